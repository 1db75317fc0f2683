import { isEntry } from '../../build/check/texts';
import { type Entry, nameOf } from './texts';

/** Texts of the samples at jsonresume.org and of common templates, which describe no real person. */
const SAMPLES =
  /^(Company|Organization|Project|Certificate|Publication|Award|Company Name|Project Name|Job Title|Your Name|Tu nombre|(Nombre de (la|tu) )?[Ee]mpresa|Descri(ption|pción)(\.{3}|…)|Reference(\.{3}|…)|Lorem ipsum.*|\{[^{}]*\}|John Doe|Jane Doe|A summary of John Doe.*|Richard Hendriks|Erlich Bachman|Pied Piper|Miss Direction|Started the company|There is no spoon\.?|Awarded 'Volunteer of the Month'|DB1101 - Basic SQL|CS2011 - Java Introduction|Won award at AIHacks.*|Wildlife|Ferrets|Unicorns|\(912\) 555-4321|2712 Broadway St|CA 94115|john@gmail\.com|richard\.hendri(c)?ks@(g)?mail\.com)$/;
const ADDRESSES =
  /^\S*\bexample\.(com|org|net)\b\S*$|^(https?:\/\/)?(www\.)?(johndoe|company|institution|organization|certificate|publication|project|richardhendricks)\.com\/?$|^https?:\/\/(www\.)?twitter\.com\/john$/;

/**
 * Removes the remains of a sample from a value: entries with the name of a sample, and a sample's texts from all other entries.
 *
 * @param leave Receives each text that is removed, and the entry that contains the text.
 */
export function withoutSamples(value: unknown, leave: (sample: string, entry?: Entry) => void): unknown {
  const isReal = (item: unknown, entry?: Entry) => {
    const text = isEntry(item) ? nameOf(item) : typeof item === 'string' ? item.trim() : '';
    const isSample = SAMPLES.test(text) || ADDRESSES.test(text);
    if (isSample) leave(text, entry);
    return !isSample;
  };
  const cleaned = (item: unknown, entry?: Entry): unknown => {
    if (Array.isArray(item)) return item.filter((one) => isReal(one, entry)).map((one) => cleaned(one, entry));
    if (!isEntry(item)) return item;
    const fields = Object.entries(item).filter(([, field]) => typeof field !== 'string' || isReal(field, item));
    return Object.fromEntries(fields.map(([name, field]) => [name, cleaned(field, item)]));
  };
  return cleaned(value);
}
