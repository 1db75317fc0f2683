import type { ElementType } from 'react';
import { css, styled } from 'styled-components';
import { ExternalLink } from '../components/ExternalLink';
import { Typeset } from '../components/Typeset';
import type { Mark, RunningText } from '../schema/runningText';
import { media } from '../theme/media';
import { PageLink } from './PageLink';

interface TextWithLinksProps {
  /** The property `short` of `Typeset`. Without a number, the text is shown without `Typeset`. */
  short?: number;
  children: RunningText;
}

/** A running text of the owner, with links, bold text, emphasis and code. */
export function TextWithLinks({ short, children }: TextWithLinksProps) {
  if (typeof children === 'string') return short ? <Typeset short={short}>{children}</Typeset> : children;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
  return children.map((part, index) => <Part key={index} short={short} part={part} />);
}

function Part({ short, part }: { short?: number; part: string | Mark }) {
  if (typeof part === 'string') return <TextWithLinks short={short}>{part}</TextWithLinks>;
  const { kind, text, ...link } = part;
  const Shown = link.to ? InnerLink : SHOWN[kind];
  return (
    <Shown {...link}>
      <TextWithLinks short={short}>{text}</TextWithLinks>
    </Shown>
  );
}

const Strong = styled.strong`
  color: var(--text);
  font-weight: 600;
`;

const Code = styled.code`
  padding-inline: 0.3em;
  border: 1px solid var(--hairline);
  border-radius: 6px;
  font: inherit;
`;

/* If a link is on two lines, a complete focus ring surrounds each part. */
const inText = css`
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
  color: var(--text);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  transition: text-decoration-color var(--fast);

  ${media.hover} {
    &:hover {
      text-decoration-color: var(--stroke-1);
    }
  }
`;

const InnerLink = styled(PageLink)`
  ${inText}
`;

const OuterLink = styled(ExternalLink)`
  ${inText}
`;

const SHOWN: Record<Mark['kind'], ElementType> = { strong: Strong, em: 'em', code: Code, link: OuterLink };
