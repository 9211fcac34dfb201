import { categoryFault } from '../../../views/domain/third-party/page-parties.ts';
import { isFramed, kindOfParty } from '../../../views/domain/third-party/third-party-kinds.ts';
import type { ThirdParty, ThirdPartyKind } from '../../../views/domain/third-party/third-party.ts';
import type { PageFile } from './check-pages.ts';
import type { SiteProblem } from './site-error.ts';

/** Kinds that the site shows itself, or that are spoken to by one global of the page. */
const ONLY_ONE: readonly ThirdPartyKind[] = ['appointment', 'chat', 'gtag', 'matomo', 'plausible'];

/**
 * Checks the site's third parties: ids are unique, those that load with a page are "necessary" only
 * with a reason that a page shows, and modules name one that a module can show.
 */
export function checkThirdParties(
  parties: readonly ThirdParty[],
  files: readonly PageFile[],
): SiteProblem[] {
  return [
    ...parties.flatMap((party, index) => checkParty(party, index, parties)),
    ...files.flatMap((file) => checkPage(file, parties)),
    ...(files.some(showsList) ? [] : parties.flatMap(checkReason)),
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
  const queue = queueOf(party);
  return [
    ...(isDouble(({ id }) => id === party.id) ? [at('id', `"${party.id}" stands twice`)] : []),
    ...(ONLY_ONE.includes(party.kind) && isDouble(({ kind }) => kind === party.kind)
      ? [at('kind', `there can be one "${party.kind}" only`)]
      : []),
    ...(queue !== undefined && isDouble((other) => queueOf(other) === queue)
      ? [at('queue', 'another third party reads the same queue')]
      : []),
    ...(fault === undefined ? [] : [at('category', fault)]),
  ];
}

/** The global array by which a loader is spoken to. */
function queueOf(party: ThirdParty): string | undefined {
  if (party.kind === 'gtag') return 'dataLayer';
  return party.kind === 'analytics' ? party.queue : undefined;
}

function showsList({ page }: PageFile): boolean {
  return page.params.modules.some(
    ({ relations, status }) => relations.type === 'third-party-list' && status === 'Published',
  );
}

/** Why a third party needs no consent must be written where visitors find it. */
function checkReason(party: ThirdParty, index: number): SiteProblem[] {
  if (!('withoutConsent' in party) || !party.withoutConsent) return [];
  const reason =
    'no page shows it to visitors: add a module "third-party-list", best to the page on cookies';
  return [{ file: 'site.json', path: `thirdParties[${index}].withoutConsent`, reason }];
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
