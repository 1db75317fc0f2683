/** Texts of the samples at jsonresume.org that say nothing of a real person. */
const SAMPLES = new Set([
  ...['John Doe', 'Jane Doe', 'Richard Hendriks', 'Pied Piper', 'Started the company', 'DB1101 - Basic SQL'],
  ...['john@gmail.com', 'richard.hendriks@mail.com', 'richard.hendricks@gmail.com', 'Won award at AIHacks'],
  ...['(912) 555-4321', '2712 Broadway St', 'CA 94115', 'Description…', 'Description...', 'Reference…', 'Reference...'],
  ...['A summary of John Doe…', 'A summary of John Doe...', 'https://johndoe.com', 'http://johndoe.com'],
  ...['https://twitter.com/john', 'https://company.com', 'https://institution.com/', 'https://organization.com/'],
  ...['https://certificate.com', 'https://publication.com', 'https://project.com/'],
  ...['http://richardhendricks.com'],
]);

export function isSample(text: string): boolean {
  return SAMPLES.has(text) || /^\S*\bexample\.(?:com|org|net)\b\S*$/.test(text);
}
