import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../components/VisuallyHidden';
import type { Stage } from '../site/career';
import { brightens } from '../theme/fragments';
import { media } from '../theme/media';
import { TimeLineTexts } from './TimeLineTexts';

interface TimeLineStageProps {
  stage: Stage;
  /** The heading of the stage. */
  children: ReactNode;
}

/** One post, study or certificate with its time, heading and texts. */
export function TimeLineStage({ stage, children }: TimeLineStageProps) {
  const { title, time, paragraphs, highlights, unfold } = stage;
  const texts = paragraphs.length + highlights.length > 0 && (
    <TimeLineTexts paragraphs={paragraphs} highlights={highlights} />
  );
  return (
    <Row>
      {time.length > 0 && (
        <Time>
          {time.map(({ date, text }, index) => (
            <Fragment key={text}>
              {index > 0 && ' – '}
              {date ? <time dateTime={date}>{text}</time> : text}
            </Fragment>
          ))}
        </Time>
      )}
      <Details>
        {children}
        {unfold && texts ? (
          <details>
            <summary>
              {unfold}
              {title && <VisuallyHidden>: {title}</VisuallyHidden>}
            </summary>
            {texts}
          </details>
        ) : (
          texts
        )}
      </Details>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    gap: 0;
    align-items: baseline;

    > * {
      padding-inline: var(--gutter);
    }
  }
`;

const Time = styled.p`
  color: var(--text-muted);
  font-size: var(--size-small);

  time {
    display: inline-block;
  }
`;

const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  summary {
    ${brightens}
    position: relative;
    width: fit-content;
    padding-block: 9px;
    padding-inline-start: 18px;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  /* Two strokes form a plus sign. When the texts are unfolded, both strokes overlap and form a minus sign. */
  summary::before, summary::after {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 0;
    width: 8px;
    height: 2px;
    translate: 0 -50%;
    background: var(--light);
    content: '';
    forced-color-adjust: none;
  }

  details:not([open]) > summary::after {
    rotate: 90deg;
  }

  ${media.print} {
    summary {
      display: none;
    }

    details::details-content {
      content-visibility: visible;
    }
  }

  ${media.from1024} {
    grid-column: 2;
  }
`;
