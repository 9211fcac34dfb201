import { categoryFault } from '../../../views/domain/third-party/page-parties.ts';
import { isFramed, kindOfParty } from '../../../views/domain/third-party/third-party-kinds.ts';
import type { ThirdParty, ThirdPartyKind } from '../../../views/domain/third-party/third-party.ts';
import type { PageFile } from './check-pages.ts';
import type { SiteProblem } from './site-error.ts';

/** The kinds that the site shows itself: a second one would have no place. */
const ONLY_ONE: readonly ThirdPartyKind[] = ['appointment', 'chat'];

/**
 * Checks the site's third parties: ids are unique, parties that load with a page are not
 * "necessary", and modules name one that a module can show.
 */
export function checkThirdParties(
  parties: readonly ThirdParty[],
  files: readonly PageFile[],
): SiteProblem[] {
  return [
    ...parties.flatMap((party, index) => checkParty(party, index, parties)),
    ...files.flatMap((file) => checkPage(file, parties)),
  ];
}

function checkParty(
  party: ThirdParty,
  index: number,
  parties: readonly ThirdParty[],
): SiteProblem[] {
  const at = (key: string, reason: string): SiteProblem => ({
    file: 'site.json',
    path: `thirdParties[${index}].${key}`,
    reason,
  });
  const isDouble = (same: (other: ThirdParty) => boolean) => parties.findIndex(same) < index;
  const fault = categoryFault(party);
  return [
    ...(isDouble(({ id }) => id === party.id) ? [at('id', `"${party.id}" stands twice`)] : []),
    ...(ONLY_ONE.includes(party.kind) && isDouble(({ kind }) => kind === party.kind)
      ? [at('kind', `there can be one "${party.kind}" only`)]
      : []),
    ...(fault === undefined ? [] : [at('category', fault)]),
  ];
}

function checkPage({ file, page }: PageFile, parties: readonly ThirdParty[]): SiteProblem[] {
  return page.params.modules.flatMap(({ relations, content }, index) => {
    const at = `params.modules[${index}].content`;
    if (relations.type === 'visit-form') return checkProfileForm(file, at, content, parties);
    if (relations.type !== 'third-party') return [];
    const party = parties.find(({ id }) => id === content['party']);
    if (party && isFramed(party) && kindOfParty(party).place === 'module') return [];
    const reason = party
      ? `"${party.id}" is of the kind "${party.kind}", which no module shows`
      : `there is no third party "${String(content['party'])}" in site.json`;
    return [{ file, path: `${at}.party`, reason }];
  });
}

/** The profile of a visit request may be a third party's form, but no other kind. */
function checkProfileForm(
  file: string,
  at: string,
  { profileForm }: PageFile['page']['params']['modules'][number]['content'],
  parties: readonly ThirdParty[],
): SiteProblem[] {
  const isForm = parties.some(({ id, kind }) => id === profileForm && kind === 'form');
  if (profileForm === undefined || isForm) return [];
  const reason = 'there is no third party with this id and of the kind "form" in site.json';
  return [{ file, path: `${at}.profileForm`, reason }];
}
