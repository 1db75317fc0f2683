import { type Entry, isEntry, nameOf, textOf } from './texts';

/** What says nothing of a real person: texts of the samples at jsonresume.org and of common templates. */
const SAMPLES =
  /^(Company|Organization|Project|Certificate|Publication|Company Name|Project Name|Job Title|Your Name|Tu nombre|(Nombre de (la|tu) )?[Ee]mpresa|Descri(ption|pción)(\.{3}|…)|Reference(\.{3}|…)|Lorem ipsum.*|John Doe|Jane Doe|A summary of John Doe.*|Richard Hendriks|Pied Piper|Started the company|DB1101 - Basic SQL|Won award at AIHacks.*|\(912\) 555-4321|2712 Broadway St|CA 94115|john@gmail\.com|richard\.hendri(c)?ks@(g)?mail\.com)$/;
const ADDRESSES =
  /\bexample\.(com|org|net)\b|^(https?:\/\/)?(www\.)?(johndoe|company|institution|organization|certificate|publication|project|richardhendricks)\.com\/?$|^https?:\/\/(www\.)?twitter\.com\/john$/;

/** A file without entries of lists, and without fields of others, of which a value is a sample. */
export function withoutSamples(file: Entry, left: string[]): Entry {
  const isReal = (item: unknown, section: string) => {
    const sample = sampleIn(item);
    if (sample) left.push(`${section} «${isEntry(item) ? nameOf(item) : sample}»: «${sample}» es de un ejemplo`);
    return !sample;
  };
  const fields = Object.entries(file).map(([name, value]) => {
    if (isEntry(value)) return [name, withoutSamples(value, left)];
    const items = [value].flat().filter((item) => isReal(item, name));
    return [name, Array.isArray(value) ? items : items[0]];
  });
  return Object.fromEntries(fields);
}

function sampleIn(value: unknown): string | undefined {
  const texts = typeof value === 'object' ? Object.values(value ?? {}).map(sampleIn) : [textOf(value)];
  return texts.find((text) => text && (SAMPLES.test(text) || ADDRESSES.test(text)));
}
