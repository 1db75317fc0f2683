import { styled } from 'styled-components';
import { media } from '../theme/media';
import { Picture } from './Picture';

/** A technology's logo. Some are light: where the page may not be dark, they bring the dark along. */
export const TechnologyIcon = styled(Picture)`
  ${media.forcedColors} {
    background: #000;
    forced-color-adjust: none;
  }
`;
