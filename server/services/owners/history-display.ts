import type { HistoryDisplay } from '../../../views/domain/history/history-display.ts';
import type { OwnerHome } from '../../../views/domain/owner/owner-home.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';

interface Source {
  site: { info: Pick<SiteInfo, 'history' | 'offices'> };
  catalogue: { data: { team: readonly { name: string }[] } };
}

/**
 * By what the history of a home is shown to its owner: on its page, in its files and in mails alike.
 * @param changes the clock and random letters, and what links to documents have.
 */
export function historyDisplay(
  { site, catalogue }: Source,
  owner: HistoryDisplay['owner'],
  home: Pick<OwnerHome, 'city' | 'street' | 'streetNames'>,
  changes: Pick<HistoryDisplay, 'now' | 'random' | 'seal'>,
): HistoryDisplay {
  const { history: flags, offices } = site.info;
  return {
    flags,
    owner,
    places: [
      home.city,
      home.street,
      ...Object.values(home.streetNames ?? {}),
      ...offices.flatMap(({ city }) => Object.values(city)),
    ],
    staff: catalogue.data.team.map(({ name }) => name),
    ...changes,
  };
}
