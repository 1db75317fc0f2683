import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { notOnPaper } from '../theme/paper';
import { ExternalLink } from './ExternalLink';
import { Icon } from './Icon';

/** An underlined link to another site, beside a button. */
export function OutwardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Underlined href={href}>
      <span>{children}</span> <Icon name="outward" size={18} />
    </Underlined>
  );
}

const Underlined = styled(ExternalLink)`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 44px;
  font-size: 1rem;
  font-weight: 600;
  text-decoration: none;

  span {
    padding-block-end: 2px;
    border-block-end: 1px solid var(--field-border);
    line-height: 1.35;
    transition: border-color var(--fast);
  }

  svg {
    flex: none;
  }

  ${media.hover} {
    &:hover span {
      border-color: var(--text);
    }
  }

  ${notOnPaper}
`;
