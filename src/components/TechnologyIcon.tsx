import { styled } from 'styled-components';
import { media } from '../theme/media';
import { Picture } from './Picture';

/** A technology's logo. Keeps the site's background under forced colours, because the logo's colours need that background. */
export const TechnologyIcon = styled(Picture)`
  ${media.forcedColors} {
    background: var(--background);
    forced-color-adjust: none;
  }
`;
