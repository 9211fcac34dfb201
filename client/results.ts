import { activated } from './boot/activated.ts';
import { storeResults, storedResults } from './results/stored-results.ts';
import { showResultsNav } from './results/show-results-nav.ts';

// The script of lists, whose items it stores for this tab, and of the pages of items, where it
// shows links through that list. A page that is rendered ahead waits until it is activated: the
// list is stored when its page is left.
void activated.then(() => {
  storeResults();
  const results = storedResults();
  for (const ways of document.querySelectorAll<HTMLElement>('.results-ways')) {
    if (results) showResultsNav(ways, results);
  }
});
