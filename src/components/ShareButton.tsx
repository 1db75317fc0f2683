import { styled } from 'styled-components';
import { Button } from './Button';
import { Icon } from './Icon';
import { useShare } from './useShare';

interface ShareButtonProps {
  /** Path of the page's file, relative to the site. */
  path: string;
  title: string;
  /** `failed` precedes the address when the visitor has to copy it by hand. */
  labels: { share: string; copied: string; failed: string };
}

export function ShareButton({ path, title, labels }: ShareButtonProps) {
  const { shared, share } = useShare(path, title);
  return (
    <>
      <Button type="button" onClick={share}>
        <Icon name="share" size={20} /> {labels.share}
      </Button>
      <Status role="status" aria-live="polite">
        {shared && (shared.copied ? labels.copied : `${labels.failed} ${shared.url}`)}
      </Status>
    </>
  );
}

const Status = styled.p`
  align-self: center;
  font-weight: 600;
  overflow-wrap: anywhere;

  /* Stays in the DOM so that changes are announced, but takes no space while empty. */
  &:empty {
    position: absolute;
  }
`;
