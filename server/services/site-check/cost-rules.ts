import { COST_RULES } from '../site/read-cost-rules.ts';
import { concernsOfRules } from '../site/cost-rule-concerns.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

/**
 * Rules of the costs of buying that nobody has compared with their source for a year, or that have ended
 * without another, if the site shows any, and the part of homes' pages that leads to a page the site does not have.
 */
export function costRules({ site, today, json }: CheckedFolder): Warning[] {
  const published = site.pages.filter(({ status }) => status === 'Published');
  const shows = (kind: string) =>
    published.find(({ params }) => params.modules.some(({ relations }) => relations.type === kind));
  const concerns = shows('buying-costs') ? concernsOfRules(site.costRules ?? [], today) : [];
  const link = shows('property-costs');
  const isLost = link && !published.some(({ name }) => name === 'buying-costs');
  return [
    ...concerns.map((reason) => ({
      file: COST_RULES,
      path: 'rules',
      reason,
      remedy: 'compare each with its source, and write what holds with today’s checkedOn',
    })),
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
