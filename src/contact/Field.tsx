import { type ComponentProps, type FormEvent, type InvalidEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../components/Icon';
import { focusField } from './focusField';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** `missing` is the error for an empty required field, `invalid` the one for a wrong format. */
export interface FieldTexts {
  label: string;
  missing?: string;
  invalid?: string;
}

interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'required' | 'autoComplete'> {
  name: string;
  texts: FieldTexts;
  /** What the server says of the last message's fields, by name. */
  errors?: Partial<Record<string, string>>;
  /** Shown beside the label of an optional field. */
  note?: string;
  multiline?: boolean;
}

/** A form field that shows the browser's validation errors in the page's language, and the server's. */
export function Field({ texts, errors, note, multiline, ...rest }: FieldProps) {
  const { label, missing, invalid } = texts;
  const id = useId();
  const serverError = errors?.[rest.name];
  const [lastServerError, setLastServerError] = useState(serverError);
  const [error, setError] = useState(serverError);
  if (serverError !== lastServerError) {
    setLastServerError(serverError);
    setError(serverError);
  }

  function errorOf({ validity }: Control) {
    if (validity.valid) return undefined;
    return validity.valueMissing ? missing : invalid;
  }

  function explain(event: InvalidEvent<Control>) {
    event.preventDefault();
    const field = event.currentTarget;
    setError(errorOf(field));
    const fields = Array.from(field.form?.elements ?? []) as Control[];
    if (fields.find(({ validity }) => !validity.valid) === field) focusField(field);
  }

  function explainAgain(event: FormEvent<Control>) {
    if (error) setError(errorOf(event.currentTarget));
  }

  const control = {
    ...rest,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : note && `${id}-note`,
    onInvalid: explain,
    onInput: explainAgain,
  };
  return (
    <Box>
      <Labels>
        <label htmlFor={id}>{label}</label>
        {note && <Note id={`${id}-note`}>{note}</Note>}
      </Labels>
      {multiline ? <TextArea {...control} rows={6} /> : <Input {...control} />}
      {error && (
        <ErrorText id={`${id}-error`}>
          <Icon name="alert" size={18} /> <span>{error}</span>
        </ErrorText>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
`;

const Labels = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  font-size: var(--size-small);

  label {
    font-weight: 600;
  }
`;

const Note = styled.span`
  color: var(--text-muted);
`;

const Input = styled.input`
  width: 100%;
  min-height: 54px;
  /* Of its label and of its error. */
  scroll-margin-block: 2.5rem;
  padding: 12px 18px;
  border: 1px solid var(--field-border);
  border-radius: var(--radius-field);
  background: var(--background);
  transition: border-color var(--fast);

  &:hover {
    border-color: var(--text-muted);
  }

  &[aria-invalid] {
    padding-inline: 17px;
    border: 2px solid var(--error);
  }
`;

const TextArea = styled(Input).attrs({ as: 'textarea' })<{ rows: number }>`
  display: block;
  min-height: 166px;
  resize: vertical;
`;

const ErrorText = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  color: var(--error);
  font-size: var(--size-small);

  svg {
    flex: none;
  }
`;
