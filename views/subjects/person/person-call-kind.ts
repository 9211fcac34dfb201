import { colon } from '../../domain/text/colon.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import type { Locale } from '../../domain/locale.ts';
import type { SitePaths } from '../../routing/site-paths.ts';
import { itemFormSegment } from '../item-form/item-form-path.ts';
import type { Found, RequestedPath, SubjectKind } from '../subject-kind.ts';
import type { PersonCallSubject } from './person-call-subject.ts';
import { personKind } from './person-kind.ts';
import { findPerson, personPath } from './person-path.ts';

/** A form about a person, below their page; the times in it depend on the clock. */
export const personCallKind: SubjectKind<PersonCallSubject> = {
  template: 'call',
  mailedPath: undefined,
  preview: undefined,

  path: personCallPath,
  find: findPersonCall,
  sharedQuery: () => new URLSearchParams(),
  all: () => [],
  sitemapGroup: () => 'pages',
  pictures: () => [],
  cacheRule: () => 'no-store',

  name: (ctx, { page }) => textOf(page.params.title, ctx.locale),
  title: (ctx, { page, person }) =>
    textOf(page.params.title, ctx.locale) + colon(ctx.locale) + person.name,
  description: () => '',
  picture: () => undefined,
  published: () => undefined,
  canonicalQuery: () => '',
  parent: () => undefined,
  crumbs: (ctx, { page, person }) => {
    const subject = { kind: 'person', page, person } as const;
    const href = ctx.links.person(person);
    const above = personKind.crumbs(ctx, subject);
    return href === undefined ? above : [...above, { href, text: person.name }];
  },
  structuredData: () => [],
};

function personCallPath(
  paths: SitePaths,
  locale: Locale,
  { person }: PersonCallSubject,
): string | undefined {
  const above = personPath(paths, locale, person);
  const segment = itemFormSegment(paths, locale, 'call');
  return above === undefined || segment === undefined ? undefined : `${above}/${segment}`;
}

function findPersonCall(requested: RequestedPath): Found<PersonCallSubject> | undefined {
  const { paths, path, segments, own, locale } = requested;
  const page = paths.page('call');
  if (!page || !own || segments.length < 2) return undefined;
  if (segments.at(-1)?.toLowerCase() !== itemFormSegment(paths, locale, 'call')) return undefined;
  const found = findPerson({
    ...requested,
    path: path.slice(0, path.lastIndexOf('/')),
    segments: segments.slice(0, -1),
  });
  if (!found) return undefined;
  const subject = { kind: 'person-call', page, person: found.subject.person } as const;
  const canonical = personCallPath(paths, own, subject);
  return canonical === undefined ? undefined : { subject, path: canonical };
}
