import { functionLines } from '../../domain/text/function-text.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import type { Picture } from '../../domain/property/picture.ts';
import type { Manager } from '../../domain/property/property.ts';
import { personNode } from '../../domain/structured-data/person-node.ts';
import type { SubjectContext } from '../../page-context.ts';
import type { Crumb } from '../../ui/text/crumb.ts';
import { absolutePictures } from '../../ui/absolute-pictures.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { SubjectKind } from '../subject-kind.ts';
import { findPerson, personPath, TEAM_PAGE, TEMPLATE } from './person-path.ts';
import type { PersonSubject } from './person-subject.ts';

/** A person of the agency's team. */
export const personKind: SubjectKind<PersonSubject> = {
  template: TEMPLATE,
  mailedPath: undefined,
  preview: {
    option: 'person',
    path: (paths, locale, id) => {
      const team = paths.named(TEAM_PAGE, locale);
      return team && `${team}/${id}`;
    },
  },

  path: (paths, locale, { person }) => personPath(paths, locale, person),
  find: findPerson,
  sharedQuery: () => new URLSearchParams(),
  all: (paths, data) => {
    const page = paths.page(TEMPLATE);
    return page ? data.team().map((person) => ({ kind: 'person', page, person })) : [];
  },
  sitemapGroup: () => 'pages',
  pictures: ({ person }) => portraits(person),
  cacheRule: () => 'cached',

  name: (_ctx, { person }) => person.name,
  title: (ctx, { person }) => [person.name, ...lines(ctx, person).slice(0, 1)].join(' · '),
  description: (ctx, { person }) => [person.name, ...lines(ctx, person)].join(', '),
  picture: (_ctx, { person }) => portraits(person)[0],
  published: () => undefined,
  canonicalQuery: () => '',
  parent: () => TEAM_PAGE,
  crumbs: (ctx) => [...homeCrumb(ctx), ...teamCrumb(ctx)],
  structuredData: (ctx, { person }, { url }) => [
    personNode(person, {
      site: { origin: ctx.origin, name: ctx.site.info.name },
      url,
      jobTitle: lines(ctx, person).join(', '),
      images: absolutePictures(ctx, portraits(person)).map((file) => file.url),
    }),
  ],
};

function lines(ctx: SubjectContext, person: Manager): string[] {
  return functionLines(person.function, ctx);
}

function portraits({ photo, name }: Manager): Picture[] {
  return photo === undefined
    ? []
    : [{ source: photo, name: { nl: name, fr: name, en: name, de: name } }];
}

/** The breadcrumb of the team's page, as a list of one; empty if the language has none. */
function teamCrumb({ links, site, locale }: SubjectContext): Crumb[] {
  const href = links.page(TEAM_PAGE);
  const page = site.pages.find(({ name }) => name === TEAM_PAGE);
  return href === undefined || !page ? [] : [{ href, text: textOf(page.params.title, locale) }];
}
