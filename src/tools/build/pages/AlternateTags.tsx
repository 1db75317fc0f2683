import { editionsWith } from '../../../site/editions';
import { file } from '../../../site/metadata/metadata';
import { folderOf } from '../../../site/paths';

/** Tells search engines and social networks of a page in all languages, its own included. In the app nobody reads that. */
export function AlternateTags({ path }: { path: string }) {
  const editions = editionsWith(path);
  const alternates = editions.map(({ tag, folder }) => ({ language: tag, folder }));
  // For visitors of all other languages: English, where there is an edition in it.
  const english = editions.find(({ code }) => code === 'EN') ?? editions[0];
  if (english) alternates.push({ language: 'x-default', folder: english.folder });
  return (
    <>
      {alternates.map(({ language, folder }) => (
        <link key={language} rel="alternate" hrefLang={language} href={file(folder + folderOf(path))} />
      ))}
      {editions.map(
        ({ tag, folder, openGraph }) => folder && <meta key={tag} property="og:locale:alternate" content={openGraph} />,
      )}
    </>
  );
}
