import * as runtime from 'react/jsx-runtime';

/**
 * What JSX compiles to. React's own runtime is a CommonJS module, to which each file with JSX would have a binding of its own:
 * a kilobyte, compressed.
 */
export const { Fragment, jsx, jsxs } = runtime;
