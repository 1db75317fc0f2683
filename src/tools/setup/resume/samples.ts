import { type Notes, textsIn } from './report';
import { type Entry, isEntry } from './texts';

/** What says nothing of a real person: texts of the samples at jsonresume.org and of common templates. */
const SAMPLES =
  /^(Company|Organization|Project|Certificate|Publication|Company Name|Project Name|Job Title|Your Name|Tu nombre|(Nombre de (la|tu) )?[Ee]mpresa|Descri(ption|pción)(\.{3}|…)|Reference(\.{3}|…)|Lorem ipsum.*|John Doe|Jane Doe|A summary of John Doe.*|Richard Hendriks|Pied Piper|Started the company|DB1101 - Basic SQL|Won award at AIHacks.*|\(912\) 555-4321|2712 Broadway St|CA 94115|john@gmail\.com|richard\.hendri(c)?ks@(g)?mail\.com)$/;
const ADDRESSES =
  /\bexample\.(com|org|net)\b|^(https?:\/\/)?(www\.)?(johndoe|company|institution|organization|certificate|publication|project|richardhendricks)\.com\/?$|^https?:\/\/(www\.)?twitter\.com\/john$/;

/** A file without entries of which a value is a sample. */
export function withoutSamples(file: Entry, notes: Notes): Entry {
  const isReal = (value: unknown) => {
    const [, sample] = textsIn(value).find(([, text]) => SAMPLES.test(text) || ADDRESSES.test(text)) ?? [];
    if (sample) notes.note(isEntry(value) ? value : sample, `queda fuera, porque «${sample}» es de un ejemplo`);
    return !sample;
  };
  const filtered = (value: unknown) => (Array.isArray(value) ? value.filter(isReal) : value);
  const basics = Object.entries(isEntry(file.basics) ? file.basics : {});
  return {
    ...Object.fromEntries(Object.entries(file).map(([name, value]) => [name, filtered(value)])),
    basics: Object.fromEntries(
      basics
        .map(([name, value]) => [name, filtered(value)])
        .filter(([, value]) => Array.isArray(value) || isReal(value)),
    ),
  };
}
