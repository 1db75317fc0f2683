import { staticFonts } from 'virtual:fonts';
import { Document, Font, Link, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { locale } from '#content/locale';
import { palette } from '#content/palette';
import { cv as complete, pageNumber, shortened } from '../../../site/cv';
import { COLUMN, Entries, Entry, INDENT, LINK, MARGIN, Section, STROKES } from './cvParts';
import { renderTagged } from './taggedPdf';

const PAGES = 2;
const ALL = Number.POSITIVE_INFINITY;
/** How many entries each list has if the pages do not hold all: the first of these numbers with which they do. */
const FEWER = [12, 8, 6, 4, 3, 2, 1, 0];

/** Letters of the longest word that fits a line of the text, and one of the name at its usual size. */
const LONGEST_WORD = 45;
const LONGEST_NAME = 20;
const NAME_SIZE = 34;

const { text, 'text-muted': muted } = palette.paper;

const styles = StyleSheet.create({
  page: { padding: `46 ${MARGIN} 44`, fontFamily: 'Text', fontSize: 9.25, lineHeight: 1.45, color: text },
  tight: { paddingTop: 40, paddingBottom: 36, lineHeight: 1.36 },
  line: { position: 'absolute', top: 0, width: 1.6 },
  header: { paddingLeft: INDENT, paddingBottom: 8 },
  name: { fontFamily: 'Display', fontSize: sizeOf(complete.name), lineHeight: 1.05 },
  role: { fontSize: 13, lineHeight: 1.2, color: muted, paddingTop: 3.9, paddingBottom: 5.9 },
  availability: { fontWeight: 600, paddingBottom: 7 },
  contact: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, fontSize: 9.25 },
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

/** The size of the name, with which its longest word fits a line. */
function sizeOf(name: string): number {
  const longest = Math.max(...name.split(' ').map(({ length }) => length));
  return NAME_SIZE * Math.min(1, LONGEST_NAME / longest);
}

/** @param isTight Whether its lines are somewhat closer together. */
function Curriculum({ cv, isTight }: { cv: typeof complete; isTight: boolean }) {
  return (
    <Document
      title={cv.title}
      author={cv.name}
      subject={cv.subject}
      language={locale.tag}
      creator={cv.name}
      producer={cv.name}
    >
      <Page size="A4" style={isTight ? [styles.page, styles.tight] : styles.page}>
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
              <Link key={url} src={url} style={LINK} tag="LI LBody">
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
              {description && <Text tag="P">{description}</Text>}
            </Entry>
          ))}
        </Section>
        <Section heading={cv.skills.heading}>
          <Text tag="P">{cv.skills.items.join(', ')}</Text>
        </Section>
        <Entries {...cv.studies} />
        <Entries {...cv.certificates} />
        <Section heading={cv.languages.heading}>
          {cv.languages.items.length > 0 && <Text tag="P">{cv.languages.items.join('; ')}</Text>}
        </Section>
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
  // Replaces hyphenation, for which the library uses English rules. After an empty part it breaks a word without a hyphen.
  Font.registerHyphenationCallback((word) =>
    word.length > LONGEST_WORD ? [...word].flatMap((letter) => [letter, '']) : [word],
  );
}

/** Draws the curriculum as a tagged PDF of A4 pages, with a notice if it leaves something out. */
export async function draw(): Promise<Record<string, string | Buffer>> {
  registerFonts();
  const { file, most } = await fitted();
  const notice = `src/content: ${complete.file} (${locale.tag}) has the first ${most} of each list, as more do not fit ${PAGES} pages.`;
  return { [complete.file]: file, ...(most < ALL && { 'notice.txt': notice }) };
}

/**
 * The curriculum with as many entries as the pages hold, of each list the first `most`. It has one page if only a few lines
 * would be on the second.
 */
async function fitted(most = ALL): Promise<{ file: Buffer; most: number }> {
  const { file, pages } = await drawn(most);
  const fewer = pages > PAGES ? FEWER.find((number) => number < most) : undefined;
  if (fewer !== undefined) return fitted(fewer);
  const tight = pages > 1 ? await drawn(most, true) : undefined;
  return { file: tight?.pages === 1 ? tight.file : file, most };
}

function drawn(most: number, isTight = false) {
  return renderTagged(<Curriculum cv={shortened(most)} isTight={isTight} />);
}
