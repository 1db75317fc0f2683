import pictures from 'virtual:pictures';

interface PictureProps {
  /** The master's path in `src/assets`, without its extension. */
  name: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  title?: string;
  /** Size in CSS pixels of the place it is made for; by default the master's own. */
  width?: number;
  height?: number;
  /** The width it is shown at, for the browser's choice of file. */
  sizes?: string;
  /** The widest that it is ever shown, in CSS pixels: no file is offered that is wider than twice that. */
  maxWidth?: number;
  loading?: 'lazy' | 'eager';
  /** Low for one that is worth less to the first screen than those beside it. */
  fetchPriority?: 'low';
  className?: string;
}

/** A picture of `src/assets` in the formats and sizes that the build made of it. */
export function Picture({
  name,
  alt,
  sizes,
  maxWidth = Number.POSITIVE_INFINITY,
  loading = 'lazy',
  ...rest
}: PictureProps) {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture "${name}" in src/assets.`);
  const { file, width, height, widths } = picture;
  const common = {
    width,
    height,
    loading,
    decoding: loading === 'eager' ? ('sync' as const) : ('async' as const),
    draggable: false,
    ...rest,
  };
  if (!widths) return <img {...common} alt={alt} src={file} />;
  const sourceSet = widths.avif
    .filter((w) => w <= 2 * maxWidth)
    .map((w) => `${file}-${w}.avif ${w}w`)
    .join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet} sizes={sizes} />
      <img {...common} alt={alt} src={`${file}-${widths.webp[0]}.webp`} />
    </picture>
  );
}
