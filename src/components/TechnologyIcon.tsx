import { styled } from 'styled-components';
import { media } from '../theme/media';
import { Picture } from './Picture';

/** A technology's logo. Light logos need a dark background, which forced colours may replace. */
export const TechnologyIcon = styled(Picture)`
  ${media.forcedColors} {
    background: #000;
    forced-color-adjust: none;
  }
`;
