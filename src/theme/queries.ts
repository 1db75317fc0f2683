/** Media queries that scripts also use. */
export const queries = {
  /** The inline navigation replaces the mobile menu. */
  from768: '(min-width: 768px)',
  still: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
};
