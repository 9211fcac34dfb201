import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

/** Open houses that visitors cannot register for, as the site has no page for it. */
export function openHouses({ site, json, homes }: CheckedFolder): Warning[] {
  const hasPage = site.pages.some(
    ({ name, status }) => name === 'open-house' && status === 'Published',
  );
  if (hasPage) return [];
  return homes.flatMap(({ id, openHouses: all }) => {
    const index = all.findIndex(({ registration }) => registration);
    const file = json.fileOf('homes', id);
    if (index < 0 || file === 'homes') return [];
    const reason = 'visitors cannot register: there is no published page "open-house"';
    const remedy = 'add pages/open-house.json and publish it';
    return [{ file, path: `openHouses[${index}].registration`, reason, remedy }];
  });
}
