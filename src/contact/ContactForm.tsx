import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../components/Button';
import { Ticks } from '../components/Ticks';
import { Title } from '../components/Title';
import type { contactForm } from '../content/contactForm';
import { media } from '../theme/media';
import { clearDraft, clearFields } from './draft';
import { Field } from './Field';
import { focusField } from './focusField';
import { OtherWays } from './OtherWays';
import { sendMessage } from './sendMessage';
import { useDraft } from './useDraft';
import { useSubmission } from './useSubmission';

export function ContactForm({ content }: { content: typeof contactForm }) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { draft, save } = useDraft(form);
  const status = useRef<HTMLParagraphElement>(null);
  const { underWay, outcome, submit } = useSubmission();
  const [outcomeOnArrival] = useState(outcome);
  const { fields, honeypot } = content;
  const errors = outcome?.errors;

  useEffect(() => {
    if (!form.current || !outcome || outcome === outcomeOnArrival) return;
    if (outcome.sent) clearFields(form.current);
    const wrongField = form.current.querySelector<HTMLElement>('[aria-invalid]');
    if (wrongField) {
      focusField(wrongField);
      return;
    }
    // Disabling the button dropped its focus; restore it unless the visitor has moved on.
    if (document.activeElement === document.body) button.current?.focus();
    // On a phone the status below the button may be off screen.
    status.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome, outcomeOnArrival]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = new FormData(event.currentTarget);
    const sent = save();
    submit(async () => {
      const result = await sendMessage(message, content);
      if (result.sent) clearDraft(sent);
      return result;
    });
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
        onInput={save}
        onSubmit={handleSubmit}
      >
        <Field name="name" texts={fields.name} errors={errors} required autoComplete="given-name" />
        <Field name="lastname" texts={fields.lastname} errors={errors} required autoComplete="family-name" />
        <Field name="title" texts={fields.title} errors={errors} note={content.optional} autoComplete="off" />
        <Field name="email" texts={fields.email} errors={errors} type="email" required autoComplete="email" />
        <Field name="message" texts={fields.message} errors={errors} required multiline />
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
