import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

/** Languages of an office's or a person's mails that the site lacks: theirs are the agency's then. */
export function mailLanguages({ site }: CheckedFolder): Warning[] {
  const { languages, leads, offices } = site.info;
  const named = [
    ...leads.people.map(({ language }, at) => ({ path: `leads.people[${at}].language`, language })),
    ...offices.map(({ language }, at) => ({ path: `offices[${at}].language`, language })),
  ];
  return named.flatMap(({ path, language }) => {
    const lacks = language !== undefined && !languages.includes(language);
    if (!lacks) return [];
    const reason = `the site has no ${language}: mails are in the language of leads.language`;
    return [{ file: 'site.json', path, reason, remedy: `name one of ${languages.join(', ')}` }];
  });
}
