import pictures from 'virtual:pictures';

interface PictureProps {
  /** The path of the original picture in `src/assets`, without extension. */
  name: string;
  /** The alternative text; empty for a decorative picture. */
  alt: string;
  title?: string;
  /** The layout size in CSS pixels; by default the size of the original picture. */
  width?: number;
  height?: number;
  /** The CSS width of the shown picture, by which the browser chooses a file. */
  sizes?: string;
  /**
   * The largest width of the shown picture in CSS pixels. The browser chooses among the files up to the first file of at least
   * twice this width.
   */
  maxWidth?: number;
  loading?: 'lazy' | 'eager';
  /** `low` if other pictures matter more to the first screen. */
  fetchPriority?: 'low';
  className?: string;
  lang?: string;
}

/** Returns whether a picture is higher than wide, as a phone's screenshot is. */
export function isPortrait(name: string): boolean {
  const { width = 0, height = 0 } = pictures[name] ?? {};
  return height > width;
}

/** Returns the attributes of the `video` element if a picture is the poster of a video. */
export function videoOf(name: string) {
  const { video, file, width, height } = pictures[name] ?? {};
  return video === undefined ? undefined : { src: video, poster: file, width, height };
}

/** Returns the path in `dist` of the file that every browser can show. */
export function pictureFile(name: string): string | undefined {
  return pictures[name]?.file;
}

/** A picture of `src/assets` in the formats and sizes that the build has made. Throws if there is no such picture. */
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
