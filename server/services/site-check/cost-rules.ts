import { COST_RULES } from '../site/read-cost-rules.ts';
import { uncheckedRules } from '../site/unchecked-rules.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

/**
 * Rules of the costs of buying that nobody has compared with their source for a year, if the site
 * shows any, and the part of homes' pages that leads to a page the site does not have.
 */
export function costRules({ site, today, json }: CheckedFolder): Warning[] {
  const published = site.pages.filter(({ status }) => status === 'Published');
  const shows = (kind: string) =>
    published.find(({ params }) => params.modules.some(({ relations }) => relations.type === kind));
  const old = shows('buying-costs') && uncheckedRules(site.costRules ?? [], today);
  const link = shows('property-costs');
  const isLost = link && !published.some(({ name }) => name === 'buying-costs');
  return [
    ...(old
      ? [
          {
            file: COST_RULES,
            path: 'rules',
            reason: old,
            remedy: 'compare each with its source, and write it with today’s checkedOn',
          },
        ]
      : []),
    ...(isLost
      ? [
          {
            file: json.fileOf('pages', link.id),
            path: 'params.modules',
            reason: 'property-costs shows nothing: there is no published page "buying-costs"',
            remedy: 'add pages/buying-costs.json and publish it',
          },
        ]
      : []),
  ];
}
