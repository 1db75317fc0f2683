import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { notFound } from '#site/otherPages';
import { Picture } from '../components/Picture';
import { Title } from '../components/Title';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { media } from '../theme/media';

export function PageMissing({ content, back }: { content: typeof notFound; back: ReactNode }) {
  return (
    <Message>
      <Drawing>
        <Picture name="illustrations/not-found-small" alt="" />
        <Picture name="illustrations/not-found" alt="" />
      </Drawing>
      <Title level={1} text={content.title}>
        <VisuallyHidden>{content.code} </VisuallyHidden>
        {content.title}
      </Title>
      <p>{content.text}</p>
      {back}
    </Message>
  );
}

const Message = styled.section`
  display: grid;
  gap: 20px;
  align-content: center;
  justify-items: center;
  min-height: var(--screen);
  padding: 48px var(--gutter) 80px;
  text-align: center;

  h1 {
    --size: var(--size-h2);

    line-height: 1.05;
  }

  p {
    max-width: 20em;
    text-wrap: balance;
    color: var(--text-body);
    font-size: var(--size-large);
  }

  > a {
    margin-block-start: 16px;
  }

  ${media.above575} {
    p {
      max-width: none;
    }
  }

  ${media.above991} {
    gap: 28px;
  }
`;

/* A small screen gets a drawing without echo lines, which would blur. Lazy loading fetches only the visible drawing. */
const Drawing = styled.div`
  width: 100%;
  max-width: 1040px;

  /* The limit is the height of the template's drawings at the largest width. An owner's higher drawing must not fill the window. */
  img {
    width: 100%;
    max-height: 424px;
    object-fit: contain;
  }

  > :last-child {
    display: none;
  }

  ${media.above575} {
    width: 86%;

    > :first-child {
      display: none;
    }

    > :last-child {
      display: block;
    }
  }

  ${media.above991} {
    width: 72%;
  }
`;
