const paths = {
  menu: 'M3 5h18v2H3zm0 6h18v2H3zm0 6h18v2H3z',
  close: 'm5.6 4.2 6.4 6.4 6.4-6.4 1.4 1.4-6.4 6.4 6.4 6.4-1.4 1.4-6.4-6.4-6.4 6.4-1.4-1.4 6.4-6.4-6.4-6.4z',
  previous: 'm15.4 6.4-1.4-1.4-7 7 7 7 1.4-1.4L9.8 12z',
  next: 'm8.6 6.4 1.4-1.4 7 7-7 7-1.4-1.4 5.6-5.6z',
  pause: 'M8 6h2v12H8zm6 0h2v12h-2z',
  resume: 'M8 5.5 18.5 12 8 18.5zm2 3.6v5.8l4.7-2.9z',
  outward: 'M7 6h11v11h-2V9.4L7.4 18 6 16.6 14.6 8H7z',
  lock: 'M17 9V7A5 5 0 0 0 7 7v2H5v12h14V9zM9 7a3 3 0 0 1 6 0v2H9zm8 12H7v-8h10z',
  share: 'M11 15V6.4L7.9 9.5 6.5 8.1 12 2.6l5.5 5.5-1.4 1.4L13 6.4V15zM4 13h2v6h12v-6h2v8H4z',
  copy: 'M10 8h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2m0 2v9h9v-9zM5 3h9a2 2 0 0 1 2 2v1h-2V5H5v9h1v2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2',
  done: 'm9.5 15.6 9.1-9.1L20 7.9 9.5 18.4 4 12.9l1.4-1.4z',
  alert: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20m0 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16m-1 3h2v6h-2zm0 8h2v2h-2z',
};

type IconName = keyof typeof paths;

/** The icons that point in the direction of the text. In languages from right to left, these icons are mirrored. */
const POINTING: readonly IconName[] = ['previous', 'next', 'outward'];

/** A decorative icon in the colour of its text. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      data-points={POINTING.includes(name) || undefined}
    >
      <path d={paths[name]} />
    </svg>
  );
}
