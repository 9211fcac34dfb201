import { LOCALES } from '../../../views/domain/locale.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';
import { hasText, isTexts } from './written-texts.ts';

/** Files with texts in a language that the site does not have: they are not shown. */
export function unusedTexts({ json, site }: CheckedFolder): Warning[] {
  const { languages } = site.info;
  const others = LOCALES.filter((locale) => !languages.includes(locale));
  const found = new Map<string, { path: string; count: number; codes: Set<string> }>();
  for (const { file, path, value } of json.nodes()) {
    if (!isTexts(value)) continue;
    const codes = others.filter((code) => hasText(value, code));
    if (codes.length === 0) continue;
    const before = found.get(file) ?? { path, count: 0, codes: new Set<string>() };
    for (const code of codes) before.codes.add(code);
    found.set(file, { ...before, count: before.count + 1 });
  }
  return Array.from(found, ([file, { path, count, codes }]) => ({
    file,
    path: '',
    reason: `${texts(count)} also in ${[...codes].join(', ')}, which the site does not have; the first is ${path}`,
    remedy: 'remove these languages, or name them in languages of site.json',
  }));
}

function texts(count: number): string {
  return count === 1 ? '1 text is' : `${count} texts are`;
}
