import pictures from 'virtual:pictures';

interface PictureProps {
  /** Path of the master in `src/assets`, without extension. */
  name: string;
  /** Empty for a decorative picture. */
  alt: string;
  title?: string;
  /** Layout size in CSS pixels; by default the master's size. */
  width?: number;
  height?: number;
  /** CSS width at which it is shown, from which the browser chooses a file. */
  sizes?: string;
  /** Maximum width in CSS pixels at which it is shown: of the files of at least twice that only the narrowest is offered. */
  maxWidth?: number;
  loading?: 'lazy' | 'eager';
  /** `low` if other pictures matter more to the first screen. */
  fetchPriority?: 'low';
  className?: string;
  lang?: string;
}

/** Whether a picture is higher than wide, as a screenshot of a phone is. */
export function isPortrait(name: string): boolean {
  const { width = 0, height = 0 } = pictures[name] ?? {};
  return height > width;
}

/** What the element of a video gets, if a picture is the poster of one. */
export function videoOf(name: string) {
  const { video, file, width, height } = pictures[name] ?? {};
  return video === undefined ? undefined : { src: video, poster: file, width, height };
}

/** Path in `dist` of a picture's file for every browser. */
export function pictureFile(name: string): string | undefined {
  return pictures[name]?.file;
}

/** A picture of `src/assets` in the formats and sizes that the build made of it. Throws if there is no such picture. */
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
  const { file, width, height, avif } = picture;
  const common = {
    width,
    height,
    loading,
    decoding: loading === 'eager' ? ('sync' as const) : ('async' as const),
    draggable: false,
    ...rest,
  };
  const image = <img {...common} alt={alt} src={file} />;
  if (!avif) return image;
  const sourceSet = avif.widths
    .filter((_, index) => (avif.widths[index - 1] ?? 0) < 2 * maxWidth)
    .map((w) => `${avif.stem}-${w}.avif ${w}w`)
    .join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet} sizes={sizes} />
      {image}
    </picture>
  );
}
