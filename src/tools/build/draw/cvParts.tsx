import { Link, StyleSheet, Text, type TextProps, View } from '@react-pdf/renderer';
import { Children, type ReactNode } from 'react';
import { palette } from '#content/palette';
import type { CvEntry } from '../../../site/cv';

const { text, 'text-muted': muted, hairline, 'stroke-1': first, 'stroke-2': second, 'stroke-3': third } = palette.paper;
export const STROKES = [first, second, third];

/* In points. As on screen, the page has four columns, and text starts one gutter to the right of a line. */
const WIDTH = 595.28;
export const COLUMN = WIDTH / 4;
const GUTTER = 14;
export const MARGIN = 42;
/** From the margin to where text starts. */
export const INDENT = COLUMN + GUTTER - MARGIN;

export const LINK = { color: text, textDecoration: 'none' } as const;

const styles = StyleSheet.create({
  // No space after a section: where it did not fit, an empty page would follow.
  section: { flexDirection: 'row', marginTop: 12, borderTop: `0.6 solid ${hairline}`, paddingTop: 9 },
  heading: { width: INDENT, flexDirection: 'row', gap: 6 },
  mark: { flexDirection: 'row', gap: 1.6, paddingTop: 2.4 },
  stroke: { width: 1.4, height: 9 },
  sectionTitle: { fontFamily: 'Display', fontSize: 12.5, lineHeight: 1.15 },
  body: { flex: 1 },
  others: { paddingLeft: INDENT },
  other: { paddingTop: 7 },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 12 },
  title: { flexShrink: 1, fontWeight: 600 },
  // Otherwise the library sets a title that is as wide as the row on one line with the note.
  only: { flex: 1 },
  note: { maxWidth: '60%', marginLeft: 'auto', textAlign: 'right', color: muted },
  facts: { flexGrow: 1, flexShrink: 1, color: muted },
  muted: { color: muted },
  highlight: { flexDirection: 'row', gap: 5 },
});

/** Its heading stays on one page with its first part. Nothing if there are no parts. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const [first, ...others] = Children.toArray(children);
  if (!first) return null;
  return (
    <View tag="Sect">
      <View style={styles.section} wrap={false}>
        <View style={styles.heading}>
          <View style={styles.mark}>
            {STROKES.map((backgroundColor) => (
              <View key={backgroundColor} style={[styles.stroke, { backgroundColor }]} />
            ))}
          </View>
          <Text style={styles.sectionTitle} tag="H2">
            {heading}
          </Text>
        </View>
        <View style={styles.body}>{first}</View>
      </View>
      <View style={styles.others}>
        {others.map((other, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
          <View key={index} style={styles.other} wrap={false}>
            {other}
          </View>
        ))}
      </View>
    </View>
  );
}

interface EntryProps {
  title: string;
  /** Right-aligned on the title's line. */
  note?: string;
  /** Beside the title. */
  facts?: string;
  url?: string;
  /** Below the title. */
  children?: ReactNode;
}

export function Entry({ title, note, facts, url, children }: EntryProps) {
  return (
    <View>
      <View style={styles.row}>
        <Linked url={url} style={facts ? styles.title : [styles.title, styles.only]} tag="H3">
          {title}
        </Linked>
        {facts && (
          <Text style={styles.facts} tag="P">
            {facts}
          </Text>
        )}
        {note && (
          <Text style={styles.note} tag="P">
            {note}
          </Text>
        )}
      </View>
      {children}
    </View>
  );
}

interface LinkedProps {
  url?: string;
  style: NonNullable<TextProps['style']>;
  tag: 'H3' | 'P';
  children: string;
}

/** A text, which is a link if it has an address. */
function Linked({ url, style, tag, children }: LinkedProps) {
  return url ? (
    <Link src={url} style={[LINK, style].flat()} tag={tag}>
      {children}
    </Link>
  ) : (
    <Text style={style} tag={tag}>
      {children}
    </Text>
  );
}

export function Entries({ heading, items }: { heading: string; items: readonly CvEntry[] }) {
  return (
    <Section heading={heading}>
      {items.map(({ title, url, time, organisation, text, highlights = [] }) => (
        <Entry key={`${title} ${time}`} title={title} url={url} note={time}>
          {organisation && (
            <Linked url={organisation.url} style={styles.muted} tag="P">
              {organisation.text}
            </Linked>
          )}
          {text && <Text tag="P">{text}</Text>}
          {highlights.length > 0 && (
            <View tag="L">
              {highlights.map((highlight) => (
                <View key={highlight} style={styles.highlight}>
                  <Text>–</Text>
                  <Text style={styles.body} tag="LI LBody">
                    {highlight}
                  </Text>
                </View>
              ))}
            </View>
          )}
        </Entry>
      ))}
    </Section>
  );
}
