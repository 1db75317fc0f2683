import { Fragment } from 'react';
import { styled } from 'styled-components';
import { TextWithLinks } from '../navigation/TextWithLinks';
import type { CareerEntry, Stage } from '../site/career';
import { media } from '../theme/media';
import { TimeLineHead } from './TimeLineHead';

interface TimeLineStageProps {
  stage: Stage;
  /** None if a heading above says it. */
  organisation?: CareerEntry['organisation'];
}

/** One post, study or certificate: when, what, where and how it went. */
export function TimeLineStage({ stage, organisation }: TimeLineStageProps) {
  const { title, url, time, text, highlights } = stage;
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
        <TimeLineHead level={organisation ? 3 : 4} title={title} url={url} place={organisation} />
        {text && (
          <p>
            <TextWithLinks>{text}</TextWithLinks>
          </p>
        )}
        {highlights.length > 0 && (
          <ul>
            {highlights.map((highlight, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the highlights keep their order
              <li key={index}>
                <TextWithLinks>{highlight}</TextWithLinks>
              </li>
            ))}
          </ul>
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
  color: var(--text-body);

  > p, ul {
    max-width: var(--measure);
  }

  ul {
    display: grid;
    gap: 5px;
  }

  li {
    position: relative;
    padding-inline-start: 18px;
    overflow-wrap: anywhere;
  }

  li::before {
    position: absolute;
    inset-block-start: 0.8em;
    inset-inline-start: 0;
    width: 8px;
    height: 2px;
    translate: 0 -50%;
    background: var(--light);
    content: '';
    forced-color-adjust: none;
  }

  ${media.from1024} {
    grid-column: 2;
  }
`;
