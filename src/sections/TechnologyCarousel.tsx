import { styled } from 'styled-components';
import type { technologyCarousel } from '#site';
import { RowCarousel } from '../carousels/RowCarousel';
import { SectionHeading } from '../components/SectionHeading';
import { TechnologyIcon } from '../components/TechnologyIcon';

const DELAY_MS = 1000;
const ITEMS_FROM = [
  { width: 0, items: 2 },
  { width: 468, items: 3 },
  { width: 576, items: 4 },
  { width: 768, items: 5 },
  { width: 1024, items: 7 },
];

export function TechnologyCarousel({ content }: { content: typeof technologyCarousel }) {
  return (
    <section aria-labelledby="technologies" data-later>
      <RowCarousel
        heading={<SectionHeading id="technologies">{content.heading}</SectionHeading>}
        labels={content.labels}
        delay={DELAY_MS}
        itemsFrom={ITEMS_FROM}
        items={content.technologies}
        renderItem={({ name, icon }, loading) => (
          <Technology key={name}>
            <TechnologyIcon name={`technologies/${icon}`} alt="" width={75} height={75} loading={loading} />
            {name}
          </Technology>
        )}
      />
    </section>
  );
}

const Technology = styled.p`
  display: grid;
  gap: 16px;
  justify-content: center;
  justify-items: center;
  /* The edges of the row fade. The first name starts beside the faded edge. */
  padding-inline: calc(3 * var(--vw));
  color: var(--text-muted);
  font-size: var(--size-small);
  text-align: center;
`;
