import { staticFonts } from 'virtual:fonts';
import { Document, Font, Link, Page, StyleSheet, Text, type TextProps, View } from '@react-pdf/renderer';
import { Children, type ReactNode } from 'react';
import { locale } from '#content/locale';
import { palette } from '#content/palette';
import { type CvEntry, cv, pageNumber } from '../../../site/cv';
import { renderTagged } from './taggedPdf';

const { text, 'text-muted': muted, hairline, 'stroke-1': first, 'stroke-2': second, 'stroke-3': third } = palette.paper;
const STROKES = [first, second, third];

/* In points. As on screen, the page has four columns, and text starts one gutter to the right of a line. */
const WIDTH = 595.28;
const COLUMN = WIDTH / 4;
const GUTTER = 14;
const MARGIN = 42;

const styles = StyleSheet.create({
  page: { padding: `46 ${MARGIN} 44`, fontFamily: 'Text', fontSize: 9.25, lineHeight: 1.45, color: text },
  line: { position: 'absolute', top: 0, width: 1.6 },
  header: { paddingLeft: COLUMN + GUTTER - MARGIN, paddingBottom: 8 },
  name: { fontFamily: 'Display', fontSize: 34, lineHeight: 1.05 },
  role: { fontSize: 13, color: muted, paddingTop: 5, paddingBottom: 7 },
  availability: { fontWeight: 600, paddingBottom: 7 },
  contact: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, fontSize: 9.25 },
  // No space after a section: where it did not fit, an empty page would follow.
  section: { flexDirection: 'row', marginTop: 12, borderTop: `0.6 solid ${hairline}`, paddingTop: 9 },
  heading: { width: COLUMN + GUTTER - MARGIN, flexDirection: 'row', gap: 6 },
  mark: { flexDirection: 'row', gap: 1.6, paddingTop: 2.4 },
  stroke: { width: 1.4, height: 9 },
  sectionTitle: { fontFamily: 'Display', fontSize: 12.5, lineHeight: 1.15 },
  body: { flex: 1 },
  others: { paddingLeft: COLUMN + GUTTER - MARGIN },
  other: { paddingTop: 7 },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 12 },
  title: { flexShrink: 1, fontWeight: 600 },
  // Otherwise the library sets a title that is as wide as the row on one line with the note.
  only: { flex: 1 },
  note: { maxWidth: '60%', textAlign: 'right', color: muted },
  facts: { flex: 1, color: muted },
  muted: { color: muted },
  highlight: { flexDirection: 'row', gap: 5 },
  link: { color: text, textDecoration: 'none' },
  // The library multiplies the line height of a `render` text again on every layout pass; 0 selects the font's own.
  number: {
    position: 'absolute',
    bottom: 22,
    left: MARGIN,
    right: MARGIN,
    fontSize: 8,
    lineHeight: 0,
    textAlign: 'right',
    color: muted,
  },
});

/** Its heading stays on one page with its first part. */
function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const [first, ...others] = Children.toArray(children);
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

function Entry({ title, note, facts, url, children }: EntryProps) {
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
    <Link src={url} style={[styles.link, style].flat()} tag={tag}>
      {children}
    </Link>
  ) : (
    <Text style={style} tag={tag}>
      {children}
    </Text>
  );
}

/** Nothing if there are no items. */
function Entries({ heading, items }: { heading: string; items: readonly CvEntry[] }) {
  if (items.length === 0) return null;
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

function Curriculum() {
  return (
    <Document
      title={cv.title}
      author={cv.name}
      subject={cv.subject}
      language={locale.tag}
      creator={cv.name}
      producer={cv.name}
    >
      <Page size="A4" style={styles.page}>
        {STROKES.map((backgroundColor, index) => (
          <View
            key={backgroundColor}
            style={[styles.line, { left: COLUMN * (index + 1), height: 34 - 7 * index, backgroundColor }]}
          />
        ))}
        <View style={styles.header}>
          <Text style={styles.name} tag="H1">
            {cv.name}
          </Text>
          <Text style={styles.role} tag="P">
            {cv.role}
          </Text>
          {cv.availability && (
            <Text style={styles.availability} tag="P">
              {cv.availability}
            </Text>
          )}
          <View style={styles.contact} tag="L">
            <Text tag="LI LBody">{cv.place}</Text>
            {[...cv.contact, ...cv.profiles].map(({ text, url }) => (
              <Link key={url} src={url} style={styles.link} tag="LI LBody">
                {text}
              </Link>
            ))}
          </View>
        </View>
        <Section heading={cv.profile.heading}>
          <Text tag="P">{cv.profile.text}</Text>
        </Section>
        <Entries {...cv.experience} />
        <Section heading={cv.projects.heading}>
          {cv.projects.items.map(({ id, title, technologies, description, url, facts }) => (
            <Entry
              key={id}
              title={title}
              note={technologies.map(({ name }) => name).join(', ')}
              facts={facts}
              url={url}
            >
              <Text tag="P">{description}</Text>
            </Entry>
          ))}
        </Section>
        <Section heading={cv.skills.heading}>
          <Text tag="P">{cv.skills.items.join(', ')}</Text>
        </Section>
        <Entries {...cv.studies} />
        <Entries {...cv.certificates} />
        {cv.languages.items.length > 0 && (
          <Section heading={cv.languages.heading}>
            <Text tag="P">{cv.languages.items.join(', ')}</Text>
          </Section>
        )}
        <Text style={styles.number} fixed render={({ pageNumber: page, totalPages }) => pageNumber(page, totalPages)} />
      </Page>
    </Document>
  );
}

function registerFonts() {
  const [title] = staticFonts.display;
  const [regular, bold = regular] = staticFonts.text;
  Font.register({ family: 'Display', src: title });
  Font.register({ family: 'Text', fonts: [{ src: regular }, { src: bold, fontWeight: 600 }] });
  // Disables hyphenation, for which the library uses English rules.
  Font.registerHyphenationCallback((word) => [word]);
}

/** Draws the curriculum as a tagged PDF of A4 pages. */
export async function draw(): Promise<Record<string, Buffer>> {
  registerFonts();
  return { [cv.file]: await renderTagged(<Curriculum />) };
}
