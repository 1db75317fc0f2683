import { styled } from 'styled-components';
import { Button } from './Button';
import { Icon } from './Icon';
import { useShare } from './useShare';

interface ShareButtonProps {
  /** Of the page's file, relative to the site. */
  path: string;
  title: string;
  /** `failed` stands before the address where nothing but the visitor can copy it. */
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

  /* Always there to be announced, but it takes no room. */
  &:empty {
    position: absolute;
  }
`;
