import { styled } from 'styled-components';
import type { about } from '#site/otherPages';
import { Halves } from '../components/Halves';
import { Picture } from '../components/Picture';
import { TextWithLinks } from '../navigation/TextWithLinks';
import { Prose } from './Prose';

export function AboutStory({ content }: { content: typeof about }) {
  return (
    <>
      {content.image && (
        <Band>
          <Picture {...content.image} loading="eager" />
        </Band>
      )}
      <Halves>
        <Statement>
          <TextWithLinks short={1}>{content.statement}</TextWithLinks>
        </Statement>
        <Prose paragraphs={content.paragraphs} />
      </Halves>
    </>
  );
}

/* A narrow screen crops the ends of the picture, usually a skyline, instead of shrinking the picture. */
const Band = styled.div`
  border-block: 1px solid var(--hairline);

  img {
    width: 100%;
    height: max(340px, 44.64vw);
    object-fit: cover;
  }
`;

const Statement = styled.p`
  font: var(--weight-statement) clamp(1.375rem, 1.05rem + 1.2 * var(--vw), 2.125rem) / 1.3 var(--font-display);
  text-wrap: balance;
`;
