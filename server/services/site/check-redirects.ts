import type { Page } from '../../../views/domain/site/page.ts';
import type { Site } from '../../../views/domain/site/site.ts';
import type { Languages } from '../../../views/domain/site/languages.ts';
import {
  addressKey,
  OldAddresses,
  splitAddress,
} from '../../../views/domain/site/old-addresses.ts';
import { readPath } from '../../../views/routing/request-path.ts';
import { sitePaths } from '../../../views/subjects/site-paths.ts';
import { problemAt, type RedirectLine } from './read-redirects.ts';
import { unknownPageName } from './unknown-page-name.ts';
import type { SiteProblem } from './site-error.ts';

/**
 * Checks what can be known of redirects without the homes: doubles, loops and chains, old addresses
 * that are pages of this site, and languages and names of pages that there are not.
 */
export function checkRedirects(lines: readonly RedirectLine[], site: Site): SiteProblem[] {
  const addresses = new OldAddresses(lines);
  const paths = sitePaths(site);
  return [
    ...doubles(lines),
    ...lines.flatMap((one) => {
      const { path } = splitAddress(one.from);
      const { locale, segments = [] } = readPath(path);
      const page = locale && !one.from.includes('?') ? paths.at(segments, locale) : undefined;
      if (page && paths.pathOf(page, locale ?? site.info.languages[0]) === path) {
        return [problemAt(one.line, `${path} is the page "${page.name}" of this site`)];
      }
      return [
        ...unknownLanguage(one, site.info.languages),
        ...unknownPage(one, site.pages),
        ...chain(one, addresses),
      ];
    }),
  ];
}

function doubles(lines: readonly RedirectLine[]): SiteProblem[] {
  const first = new Map<string, number>();
  return lines.flatMap(({ from, line }) => {
    const { path, query } = splitAddress(from);
    query.sort();
    const key = `${addressKey(path)}?${query}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    return before === undefined
      ? []
      : [problemAt(line, `the same address stands in line ${before}`)];
  });
}

function unknownLanguage({ locale, line }: RedirectLine, languages: Languages): SiteProblem[] {
  if (locale === undefined || languages.includes(locale)) return [];
  return [problemAt(line, `"${locale}" is no language of the site`)];
}

function unknownPage({ target, line }: RedirectLine, pages: readonly Page[]): SiteProblem[] {
  if (target.kind !== 'page') return [];
  const page = pages.find(({ name }) => name === target.name);
  if (!page)
    return [
      problemAt(
        line,
        unknownPageName(
          target.name,
          pages.map(({ name }) => name),
        ),
      ),
    ];
  if (page.status !== 'Published') return [problemAt(line, `"${target.name}" is not published`)];
  return [];
}

function chain({ from, target, line }: RedirectLine, addresses: OldAddresses): SiteProblem[] {
  if (target.kind !== 'path') return [];
  const { path, query } = splitAddress(target.path.replace(/#.*/, ''));
  const next = addresses.find(path, query) as RedirectLine | undefined;
  if (!next) return [];
  const reason =
    next.from === from ? 'leads to itself' : `leads to the old address of line ${next.line}`;
  return [problemAt(line, reason)];
}
