import { LOCALES } from '../../../../../views/domain/locale.ts';
import assert from 'node:assert/strict';
import type { TFunction } from 'i18next';
import type { DataPort } from '../../../../../views/data-port.ts';
import type { PlaceSuggestion } from '../../../../../views/domain/list/finding.ts';
import { sitePaths } from '../../../../../views/subjects/site-paths.ts';
import { createLinks } from '../../../../../views/subjects/create-links.ts';
import { searchAnswer } from '../../../../../views/ui/search/search-answer.ts';
import { sampleSite } from '../../routing/sample-site.ts';

const place = (at: number, sale: number): PlaceSuggestion => ({
  name: `Place ${at}`,
  zip: String(9000 + at),
  countryId: 10,
  region: { city: `Place ${at}`, zip: String(9000 + at) },
  isExact: false,
  counts: { sale, rent: 0, sold: 0, projects: 0 },
});

describe('what the search box shows', () => {
  function shown(places: readonly PlaceSuggestion[]): string[] {
    const data = {
      suggest: () => ({ places, homes: [] }),
      projects: () => [],
      sentence: () => undefined,
      list: () => ({ total: 0 }),
    };
    const answer = searchAnswer(
      {
        t: ((key: string) => key) as TFunction,
        locale: 'nl',
        today: '2026-11-24',
        links: createLinks(sitePaths(sampleSite()), 'nl'),
        data: data as unknown as DataPort,
        site: { info: { ignoredLabels: [3, 4], languages: LOCALES } },
      },
      'place',
    );
    return answer.places.map(({ text }) => text);
  }

  const places = (count: number, sale: (at: number) => number) =>
    Array.from({ length: count }, (_, at) => place(at, sale(at)));
  const names = (...of: number[]) => of.map((at) => `Place ${at} [${9000 + at}]`);

  it('is at most the first six places with homes, and no other', () => {
    assert.deepEqual(shown(places(20, (at) => at % 2)), names(1, 3, 5, 7, 9, 11));
    assert.deepEqual(shown(places(2, (at) => at)), names(1));
  });

  it('is at most three places where none has homes', () => {
    assert.deepEqual(shown(places(20, () => 0)), names(0, 1, 2));
  });
});
