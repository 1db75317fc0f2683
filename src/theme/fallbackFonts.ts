import { css } from 'styled-components';

const regular = "local('Arial'), local('ArialMT'), local('Roboto'), local('Liberation Sans')";
const bold = "local('Arial Bold'), local('Arial-BoldMT'), local('Roboto Bold'), local('Liberation Sans Bold')";

/**
 * Local fallbacks with the web fonts' average width (measured on the site's Spanish text against Arial) and line
 * height, so that nothing shifts when the web fonts arrive.
 */
export const fallbackFonts = css`
  @font-face {
    font-family: 'Bricolage fallback';
    src: ${bold};
    font-weight: 620;
    size-adjust: 82%;
    ascent-override: 113.4%;
    descent-override: 32.9%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: 'Bricolage fallback';
    src: ${regular};
    font-weight: 440;
    size-adjust: 94.5%;
    ascent-override: 98.4%;
    descent-override: 28.6%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: 'Instrument fallback';
    src: ${regular};
    font-weight: 400 500;
    size-adjust: 101.2%;
    ascent-override: 95.9%;
    descent-override: 24.7%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: 'Instrument fallback';
    src: ${bold};
    font-weight: 501 600;
    size-adjust: 96.6%;
    ascent-override: 100.4%;
    descent-override: 25.9%;
    line-gap-override: 0%;
  }
`;
