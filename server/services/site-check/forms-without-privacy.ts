import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

/** Modules that ask visitors for personal data. */
const FORMS: readonly string[] = [
  'contact',
  'simple-contact',
  'manager-contact',
  'demand',
  'demand-wizard',
  'valuation',
  'valuation-demand',
  'call-form',
  'question-form',
  'visit-form',
  'document-form',
  'open-house-form',
  'project-interest',
];

/** Published forms of a site without a published privacy page, to which they would link. */
export function formsWithoutPrivacy({ site, json }: CheckedFolder): Warning[] {
  const published = site.pages.filter(({ status }) => status === 'Published');
  if (published.some(({ name }) => name === 'privacy')) return [];
  return published.flatMap(({ id, params }) => {
    const index = params.modules.findIndex(
      ({ relations, status }) => status === 'Published' && FORMS.includes(relations.type),
    );
    const file = json.fileOf('pages', id);
    if (index < 0 || file === 'pages') return [];
    const reason = 'the form has no link to a privacy page: there is no published page "privacy"';
    const remedy = 'add pages/privacy.json and publish it';
    return [{ file, path: `params.modules[${index}]`, reason, remedy }];
  });
}
