import { Button } from '../components/Button';
import { Icon } from '../components/Icon';
import { PageLink } from './PageLink';

/** A link to the parent page that looks like a button. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Button as={PageLink} to={to}>
      <Icon name="previous" size={20} /> {children}
    </Button>
  );
}
