import { styled } from 'styled-components';
import { media } from '../theme/media';
import { Picture } from './Picture';

/** A technology's logo. Its colours need the site's background, which forced colours may replace. */
export const TechnologyIcon = styled(Picture)`
  ${media.forcedColors} {
    background: var(--background);
    forced-color-adjust: none;
  }
`;
