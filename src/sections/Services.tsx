import { styled } from 'styled-components';
import type { services } from '#site';
import { ExternalLink } from '../components/ExternalLink';
import { Picture } from '../components/Picture';
import { SectionHeading } from '../components/SectionHeading';
import { Ticks } from '../components/Ticks';
import { Title } from '../components/Title';
import { Typeset } from '../components/Typeset';
import { media } from '../theme/media';
import { notOnPaper } from '../theme/paper';

export function Services({ content }: { content: typeof services }) {
  return (
    <Section aria-labelledby="services">
      <SectionHeading id="services">{content.heading}</SectionHeading>
      <Cards $columns={columnsFor(content.items.length)}>
        {content.items.map(({ title, image, chatUrl }, index) => (
          <Card key={title}>
            <Picture name={image} alt="" width={170} height={150} />
            <Title level={3} id={`service-${index}`} text={title}>
              <Typeset>{title}</Typeset>
            </Title>
            <More href={chatUrl} aria-labelledby={`service-${index}-more service-${index}`}>
              <span id={`service-${index}-more`}>{content.linkLabel}</span>
              <Ticks />
            </More>
          </Card>
        ))}
      </Cards>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: clamp(32px, 4vw, 64px);

  > h2 {
    padding-inline: var(--gutter);
  }
`;

/** Returns the number of columns from 1024 px on: at most four, so that rows have nearly the same length. */
function columnsFor(count: number): number {
  return Math.ceil(count / Math.ceil(count / 4));
}

/* The cards of a shorter last row share the whole width. */
const Cards = styled.ul<{ $columns: number }>`
  --columns: ${({ $columns }) => Math.min($columns, 2)};

  display: flex;
  flex-wrap: wrap;
  border-block-end: 1px solid var(--hairline);

  ${media.from1024} {
    --columns: ${({ $columns }) => $columns};
  }
`;

const Card = styled.li`
  --column: calc(100 * var(--vw) / var(--columns) - var(--gutter) - 8px);

  display: grid;
  flex: 1 0 calc(100% / var(--columns));
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  padding-block: 28px 20px;
  padding-inline: var(--gutter) 8px;
  border-block-start: 1px solid var(--hairline);

  img {
    transition: transform var(--slow);
  }

  /* The font size is at least 1rem. A long word is hyphenated instead of being smaller. */
  h3 {
    --fitted-size: max(1rem, min(var(--size), var(--column) / var(--longest-word, 1)));

    margin-block: 24px 12px;
    hyphens: auto;
  }

  ${media.from768} {
    --column: calc(100 * var(--vw) / var(--columns) - 2 * var(--gutter));

    padding-inline: var(--gutter);
  }

  ${media.from1024} {
    padding-block: 40px 28px;

    h3 {
      min-height: 2.28em;
      margin-block: 40px 16px;
    }
  }

  ${media.hover} {
    &:hover img {
      transform: translateY(-4px);
    }
  }
`;

const More = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  font-size: 1rem;
  font-weight: 500;
  text-decoration: none;

  span:first-child {
    border-block-end: 1px solid var(--field-border);
    transition: border-color var(--fast);
  }

  span:last-child {
    opacity: 0;
    transition: opacity var(--fast);
  }

  &:hover, &:focus-visible {
    span:first-child {
      border-color: var(--text);
    }

    span:last-child {
      opacity: 1;
    }

    i {
      transform: none;
    }
  }

  ${notOnPaper}
`;
