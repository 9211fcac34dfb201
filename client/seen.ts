import { type SeenPage, withSeen } from '../views/domain/seen/seen-items.ts';
import { activated } from './boot/activated.ts';
import { showSeen } from './seen/show-seen.ts';
import { storedSeen, storeSeen } from './seen/stored-seen.ts';

// The script of the pages of homes and projects, which this device remembers, and of the pages that
// list what was seen. A page that is rendered ahead was not seen before it is activated.
void activated.then(() => {
  const { seen } = document.body.dataset;
  const before = storedSeen();
  if (seen !== undefined && before !== 'off') {
    storeSeen(withSeen(before, JSON.parse(seen) as SeenPage, Date.now()));
  }
  for (const section of document.querySelectorAll<HTMLElement>('[data-seen-list]')) {
    showSeen(section);
  }
});
