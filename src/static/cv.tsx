import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { cv } from '../content/cv';
import { fontFile } from './fontFiles';

const COLORS = ['#e33b26', '#d98400', '#0d9f8d'];

const styles = StyleSheet.create({
  page: { padding: '42 48', fontFamily: 'Text', fontSize: 9.5, lineHeight: 1.5, color: '#1c1c21' },
  header: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', paddingBottom: 14 },
  name: { fontFamily: 'Display', fontSize: 30, lineHeight: 1.1 },
  role: { fontSize: 12, color: '#55555f' },
  contact: { textAlign: 'right', fontSize: 9 },
  strokes: { gap: 2, paddingBottom: 16 },
  stroke: { height: 1.6 },
  section: { flexDirection: 'row', paddingBottom: 14 },
  heading: { width: 108, fontFamily: 'Display', fontSize: 11.5, lineHeight: 1.2 },
  body: { flex: 1, gap: 7 },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  bold: { fontWeight: 600 },
  muted: { color: '#55555f' },
});

function Section({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <View style={styles.section}>
      <Text style={styles.heading}>{heading}</Text>
      <View style={styles.body}>{children}</View>
    </View>
  );
}

function Entry({ title, time, text }: { title: string; time?: string; text: string }) {
  return (
    <View wrap={false}>
      <View style={styles.row}>
        <Text style={styles.bold}>{title}</Text>
        <Text style={styles.muted}>{time}</Text>
      </View>
      <Text>{text}</Text>
    </View>
  );
}

function Curriculum() {
  return (
    <Document title={cv.title} author={cv.name} subject={cv.subject} language="es">
      <Page size="A4" style={styles.page}>
        <View style={styles.header}>
          <View>
            <Text style={styles.name}>{cv.name}</Text>
            <Text style={styles.role}>{cv.role}</Text>
          </View>
          <View style={styles.contact}>
            {cv.contact.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </View>
        </View>
        <View style={styles.strokes}>
          {COLORS.map((backgroundColor) => (
            <View key={backgroundColor} style={[styles.stroke, { backgroundColor }]} />
          ))}
        </View>
        <Section heading={cv.profile.heading}>
          <Text>{cv.profile.text}</Text>
        </Section>
        <Section heading={cv.experience.heading}>
          {cv.experience.items.map((item) => (
            <Entry key={item.title} {...item} />
          ))}
        </Section>
        <Section heading={cv.projects.heading}>
          {cv.projects.items.map((project) => (
            <Entry key={project.id} title={project.title} text={project.description} />
          ))}
        </Section>
        <Section heading={cv.skills.heading}>
          <Text>{cv.skills.items.join(', ')}</Text>
        </Section>
        <Section heading={cv.studies.heading}>
          {cv.studies.items.map((item) => (
            <Entry key={item.title} {...item} />
          ))}
        </Section>
        <Section heading={cv.languages.heading}>
          <Text>{cv.languages.text}</Text>
        </Section>
      </Page>
    </Document>
  );
}

async function registerFonts() {
  const source = async (name: Parameters<typeof fontFile>[0]) =>
    `data:font/ttf;base64,${(await fontFile(name)).toString('base64')}`;
  Font.register({ family: 'Display', src: await source('display') });
  Font.register({
    family: 'Text',
    fonts: [{ src: await source('text') }, { src: await source('textBold'), fontWeight: 600 }],
  });
  // Words stay whole: the library would hyphenate them by English rules.
  Font.registerHyphenationCallback((word) => [word]);
}

/** The curriculum as a PDF of one or two A4 pages. */
export async function curriculum(): Promise<Buffer> {
  await registerFonts();
  return renderToBuffer(<Curriculum />);
}
