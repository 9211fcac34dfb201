import assert from 'node:assert/strict';
import request from 'supertest';
import { LOCALES } from '../../../views/domain/locale.ts';
import { alternates } from '../../../views/subjects/alternates.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { resolvePath } from '../../../views/subjects/resolve-path.ts';
import type { Subject, SubjectKindName } from '../../../views/subjects/subject.ts';
import { SUBJECT_KINDS } from '../../../views/subjects/subject-kinds.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';
import { wholeSitemap } from '../../support/whole-sitemap.ts';

const KINDS = Object.keys(SUBJECT_KINDS) as SubjectKindName[];
const NO_QUERY = new URLSearchParams();

// What every kind of subject in the table has to hold, the next one too.
/** Kinds whose pages are in no sitemap: forms, and the thanks for them. */
const UNLISTED = new Set<SubjectKindName>([
  'question',
  'visit',
  'document',
  'call',
  'person-call',
  'open-house',
  'thank-you',
]);

describe('every kind of subject', () => {
  let { app, parts } = {} as SiteApp;
  before(async () => {
    ({ app, parts } = await sharedApp());
  });

  const allOf = (kind: SubjectKindName): Subject[] => {
    const { paths, catalogue } = parts.source;
    return [...SUBJECT_KINDS[kind].all(paths, catalogue.port('nl'))];
  };

  for (const kind of KINDS) {
    it(`has paths that resolve to the same subject: ${kind}`, () => {
      const { paths, catalogue } = parts.source;
      for (const subject of allOf(kind)) {
        assert.equal(subject.kind, kind);
        const own = alternates(paths, subject, NO_QUERY);
        assert.ok(Object.keys(own).length > 0);
        for (const locale of LOCALES) {
          const path = createLinks(paths, locale).to(subject);
          assert.equal(path, own[locale]);
          if (path === undefined) continue;
          const found = resolvePath(paths, path, NO_QUERY, catalogue.port(locale));
          assert.deepEqual(found, { kind: 'subject', subject, locale, path });
        }
      }
    });

    it(`stands in the sitemap with pages that are there: ${kind}`, async () => {
      const { paths } = parts.source;
      const get = (path: string) => request(app).get(path).set('Host', 'localhost');
      const sitemap = await wholeSitemap(app);
      const listed = allOf(kind).filter(({ page }) => page.params.metadata.robots === 'index');
      for (const subject of listed)
        for (const path of Object.values(alternates(paths, subject, NO_QUERY)))
          assert.ok(sitemap.includes(`${path}</loc>`), path);
      const [first] = listed;
      if (UNLISTED.has(kind)) assert.equal(first, undefined);
      else assert.ok(first);
      if (!first) return;
      for (const [locale, path] of Object.entries(alternates(paths, first, NO_QUERY))) {
        const { status, headers } = await get(path);
        assert.equal(status, 200, path);
        assert.equal(headers['content-language'], locale);
        assert.equal(headers['cache-control'], 'no-cache');
      }
    });
  }

  it('lists all that the demo agency has', () => {
    const { site, paths, catalogue } = parts.source;
    const { homes, projects } = catalogue.data;
    const count = (kind: SubjectKindName) => new Set(allOf(kind).map(idOf)).size;
    assert.equal(
      count('property'),
      homes.filter((home) => createLinks(paths, 'nl').property(home)).length,
    );
    assert.equal(count('project'), projects.length);
    assert.equal(count('article'), site.content?.articles.length);
    const shownThrough = new Set(KINDS.map((kind) => SUBJECT_KINDS[kind].template));
    const pages = site.pages.filter(
      ({ name, status }) => status === 'Published' && !shownThrough.has(name),
    );
    assert.equal(count('page'), pages.length);
  });

  it('is the one kind that a path of it resolves to', () => {
    const { paths } = parts.source;
    const seen = new Map<string, SubjectKindName>();
    for (const kind of KINDS)
      for (const subject of allOf(kind))
        for (const path of Object.values(alternates(paths, subject, NO_QUERY))) {
          assert.equal(seen.get(path), undefined, path);
          seen.set(path, kind);
        }
  });
});

function idOf(subject: Subject): number {
  if (subject.kind === 'property') return subject.property.id;
  if (subject.kind === 'project') return subject.project.id;
  return subject.kind === 'article' ? subject.article.id : subject.page.id;
}
