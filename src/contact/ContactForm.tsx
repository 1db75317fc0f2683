import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { contactForm } from '#site/otherPages';
import { Button } from '../components/Button';
import { Ticks } from '../components/Ticks';
import { Title } from '../components/Title';
import { outcomeBox } from '../theme/fragments';
import { media } from '../theme/media';
import { type Field as Control, clearDraft, clearFields, fieldsOf } from './draft';
import { Field } from './Field';
import { OtherWays } from './OtherWays';
import { sendMessage } from './sendMessage';
import { useDraft } from './useDraft';
import { refuseBlank, reveal, useFieldErrors } from './useFieldErrors';
import { forgetOutcome, submit, useSubmission } from './useSubmission';

export function ContactForm({ content }: { content: typeof contactForm }) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { underWay, outcome } = useSubmission();
  const [outcomeOnArrival] = useState(outcome);
  const { draft, save } = useDraft(form, content.fields.title.limit);
  const { errors, explain, explainAgain, clearErrors } = useFieldErrors(content.fields, outcome);

  // Forgets the outcome before the next page is drawn, so that the next page does not repeat the outcome in a notice.
  useLayoutEffect(() => forgetOutcome, []);

  useEffect(() => {
    if (!form.current || !outcome || outcome === outcomeOnArrival) return;
    if (outcome.sent) clearFields(form.current);
    const wrong = form.current.querySelector<Control>('[aria-invalid]');
    if (wrong) return reveal(wrong);
    // Disabling the button removed its focus. Restores the focus unless the visitor has focused another element.
    if (document.activeElement === document.body) button.current?.focus();
    // On a phone, the status below the button can be outside the screen.
    status.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, outcomeOnArrival]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Fields can be filled without an event, for example from a draft, so blank fields are refused here, too.
    fieldsOf(event.currentTarget).forEach(refuseBlank);
    if (!event.currentTarget.checkValidity()) return;
    const sent = save();
    forgetOutcome();
    clearErrors();
    const message = new FormData(event.currentTarget);
    submit(async () => {
      const result = await sendMessage(message, content);
      if (result.sent) clearDraft(sent);
      return result;
    });
  }

  function handleInput(event: FormEvent) {
    save();
    explainAgain(event.target as Control);
  }

  const field = (name: keyof typeof content.fields) => ({
    name,
    label: content.fields[name].label,
    error: errors[name],
  });

  return (
    <Panel aria-labelledby="contact-form">
      <Title level={2} id="contact-form" text={content.heading} />
      <Intro>{content.intro}</Intro>
      <Form
        ref={form}
        action={content.action}
        method="post"
        encType={content.encoding}
        onInput={handleInput}
        onInvalid={explain}
        onSubmit={handleSubmit}
      >
        <Field {...field('name')} required autoComplete="given-name" />
        <Field {...field('lastname')} required autoComplete="family-name" />
        <Field {...field('title')} note={content.optional} autoComplete="off" />
        <Field {...field('email')} type="email" required autoComplete="email" />
        <Field {...field('message')} required multiline />
        <Button ref={button} type="submit" $variant="primary" disabled={underWay}>
          <span>{underWay ? content.submitting : content.submit}</span> <Ticks />
        </Button>
        <Status ref={status} role="status" aria-live="polite" data-sent={outcome?.sent}>
          {outcome?.message}
        </Status>
        {outcome?.sent === false && <OtherWays content={content.otherWays} message={draft} />}
        {Object.entries(content.hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {content.honeypot && <input type="checkbox" name={content.honeypot} hidden />}
      </Form>
    </Panel>
  );
}

const Panel = styled.section`
  padding: 24px;
  border: 1px solid var(--edge);
  border-radius: var(--radius-panel);
  background: var(--surface);
  text-shadow: none;

  h2 {
    --size: clamp(1.5rem, 1.2rem + 1.4 * var(--vw), 2.5rem);

    line-height: 1.1;
  }

  ${media.from768} {
    padding: 48px;
  }
`;

const Intro = styled.p`
  max-width: var(--measure);
  padding-block: 12px 32px;
  color: var(--text-body);
`;

const Form = styled.form`
  display: grid;
  gap: 22px;

  > :is(a, button) {
    width: 100%;
  }

  ${media.from768} {
    grid-template-columns: 1fr 1fr;

    > :is(a, button) {
      width: fit-content;
    }

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

const Status = styled.p`
  white-space: pre-line;

  /* Stays in the DOM, so that screen readers announce changes, but takes no space while empty. */
  &:empty {
    position: absolute;
  }

  &:not(:empty) {
    ${outcomeBox}
    padding: 17px 20px;
    font-weight: 600;
  }
`;
