import { styled } from 'styled-components';
import type { hero } from '#site';
import { PageLink } from '../navigation/PageLink';
import { underlined } from '../theme/fragments';
import { media } from '../theme/media';

interface PresentPostsProps {
  posts: typeof hero.posts;
  /** The path of the page with the experience, to which the firms' names link. */
  path?: string;
}

/** The owner's present posts and firms, one sentence for each post. */
export function PresentPosts({ posts, path }: PresentPostsProps) {
  return (
    <div>
      {posts.map(({ before, firm, after }) => (
        <Post key={before + firm}>
          <span>
            {before}
            {path ? (
              <PageLink to={path} section="experience">
                {firm}
              </PageLink>
            ) : (
              <strong>{firm}</strong>
            )}
            {after}
          </span>
        </Post>
      ))}
    </div>
  );
}

const Post = styled.p`
  --light: var(--stroke-1);

  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  max-width: 32em;
  margin-block-start: 10px;
  color: var(--text-body);
  font-size: var(--size-large);
  line-height: 1.5;

  & + & {
    --light: var(--stroke-2);

    margin-block-start: 4px;
  }

  &::before {
    width: 14px;
    height: 3px;
    margin-block-start: calc(0.75em - 1px);
    border-radius: 1px;
    background: var(--light);
    content: '';
    forced-color-adjust: none;
  }

  a, strong {
    color: var(--text);
    font-weight: 600;
  }

  a {
    ${underlined}
  }

  ${media.from768} {
    margin-block-start: 14px;
  }
`;
