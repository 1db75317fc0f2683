import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../components/Button';
import { Ticks } from '../components/Ticks';
import { Title } from '../components/Title';
import { useHydrated } from '../hooks/useHydrated';
import type { contactForm } from '../site/contactForm';
import { media } from '../theme/media';
import { clearDraft, clearFields } from './draft';
import { Field } from './Field';
import { focusFirstWrongField } from './focusFirstWrongField';
import { OtherWays } from './OtherWays';
import { sendMessage } from './sendMessage';
import { useDraft } from './useDraft';
import { useFieldErrors } from './useFieldErrors';
import { forgetOutcome, submit, useSubmission } from './useSubmission';

export function ContactForm({ content }: { content: typeof contactForm }) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { underWay, outcome } = useSubmission();
  const [outcomeOnArrival] = useState(outcome);
  const { fields, honeypot } = content;
  const { draft, save } = useDraft(form, fields.title.limit);
  const { errors, explain, explainAgain } = useFieldErrors(fields, outcome);
  const isHydrated = useHydrated();

  // Other pages report an outcome that comes later, so this one must be gone before the next page is drawn.
  useLayoutEffect(() => forgetOutcome, []);

  useEffect(() => {
    if (!form.current || !outcome || outcome === outcomeOnArrival) return;
    if (outcome.sent) clearFields(form.current);
    if (outcome.errors) {
      focusFirstWrongField(form.current);
      return;
    }
    // Disabling the button dropped its focus; restore it unless the visitor has moved on.
    if (document.activeElement === document.body) button.current?.focus();
    // On a phone the status below the button may be off screen.
    status.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, outcomeOnArrival]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = save();
    forgetOutcome();
    if (explain(event.currentTarget)) {
      focusFirstWrongField(event.currentTarget);
      return;
    }
    const message = new FormData(event.currentTarget);
    submit(async () => {
      const result = await sendMessage(message, content);
      if (result.sent) clearDraft(sent);
      return result;
    });
  }

  function handleInput(event: FormEvent) {
    save();
    explainAgain(event);
  }

  return (
    <Panel aria-labelledby="contact-form">
      <Title level={2} id="contact-form" text={content.heading} />
      <Intro>{content.intro}</Intro>
      <Form
        ref={form}
        action={content.action}
        method="post"
        encType={content.encoding}
        // The form's own check knows more than the browser's, which stays for browsers without scripts.
        noValidate={isHydrated}
        onInput={handleInput}
        onSubmit={handleSubmit}
      >
        <Field name="name" label={fields.name.label} error={errors?.name} required autoComplete="given-name" />
        <Field
          name="lastname"
          label={fields.lastname.label}
          error={errors?.lastname}
          required
          autoComplete="family-name"
        />
        <Field
          name="title"
          label={fields.title.label}
          error={errors?.title}
          note={content.optional}
          autoComplete="off"
        />
        <Field
          name="email"
          label={fields.email.label}
          error={errors?.email}
          type="email"
          required
          autoComplete="email"
        />
        <Field name="message" label={fields.message.label} error={errors?.message} required multiline />
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
        {honeypot && <input type="checkbox" name={honeypot} hidden autoComplete="off" />}
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

  ${media.print} {
    display: none;
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

  /* Stays in the DOM so that changes are announced, but takes no space while empty. */
  &:empty {
    position: absolute;
  }

  &:not(:empty) {
    padding: 17px 20px;
    border: 1px solid var(--error-border);
    border-radius: var(--radius-alert);
    background: var(--error-surface);
    font-weight: 600;
  }

  &[data-sent='true'] {
    border-color: var(--success-border);
    background: var(--success-surface);
  }
`;
