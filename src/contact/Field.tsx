import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../components/Icon';

interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'required' | 'autoComplete'> {
  name: string;
  label: string;
  error?: string;
  /** A note beside the label of an optional field. */
  note?: string;
  multiline?: boolean;
}

/** A form field with its label and its error message. */
export function Field({ label, error, note, multiline, ...rest }: FieldProps) {
  const id = useId();
  const control = {
    ...rest,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : note && `${id}-note`,
  };
  return (
    <Box>
      <Labels>
        <label htmlFor={id}>{label}</label>
        {note && <Note id={`${id}-note`}>{note}</Note>}
      </Labels>
      {multiline ? <TextArea {...control} rows={6} /> : <Input {...control} />}
      {error && (
        <ErrorText>
          <Icon name="alert" size={18} /> <span id={`${id}-error`}>{error}</span>
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
  /* Keeps the label and the error in sight when the browser scrolls to the field. */
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
