import { styled } from 'styled-components';
import type { CareerEntry } from '../site/career';
import { media } from '../theme/media';
import { TimeLineHead } from './TimeLineHead';
import { TimeLineStage } from './TimeLineStage';

/** The posts or studies at one organisation. Several posts have one common heading, the firm's name. */
export function TimeLineEntry({ entry: { organisation, isCurrent, stages } }: { entry: CareerEntry }) {
  const { name: title, url, place } = organisation ?? {};
  const firm = title && { title, url, place: place ? { name: place } : undefined };
  const isOne = stages.length === 1;
  return (
    <Entry data-current={isCurrent}>
      {firm && !isOne && <TimeLineHead level={3} {...firm} />}
      {stages.map((stage, index) => {
        const { title, url } = stage;
        // A single post without a title has the firm's name as its heading.
        const head = title ? { title, url, place: isOne ? organisation : undefined } : isOne && firm;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stages keep their order
          <TimeLineStage key={index} stage={stage}>
            {head && <TimeLineHead level={isOne ? 3 : 4} {...head} />}
          </TimeLineStage>
        );
      })}
    </Entry>
  );
}

/* Each entry has a ring on the line. The ring of a current entry is filled. */
const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-inline: calc(var(--gutter) + 28px) var(--gutter);

  &::before {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: calc(var(--line-at) - 5px);
    width: 11px;
    height: 11px;
    border: 3px solid var(--light);
    border-radius: 50%;
    background: var(--background);
    content: '';
    forced-color-adjust: none;
  }

  &[data-current='true']::before {
    background: var(--light);
  }

  ${media.from1024} {
    padding-inline: 0;

    &::before {
      inset-block-start: calc((1.14 * var(--size-h3) - 11px) / 2);
    }

    /* Aligns the firm above several posts with the posts. */
    > :first-child:not(:only-child) {
      padding-inline: calc(25% + var(--gutter)) var(--gutter);
    }
  }
`;
