import { activated } from './boot/activated.ts';
import { parsed } from './boot/parsed.ts';
import { keepResults, storedResults } from './results/stored-results.ts';
import { showWays } from './results/show-ways.ts';

// The script of lists, whose items it keeps for this tab, and of the pages of items, where it shows
// the ways through that list. A page that is fetched ahead waits until it is shown: the list is
// kept when it is left.
void Promise.all([parsed, activated]).then(() => {
  keepResults();
  const results = storedResults();
  for (const ways of document.querySelectorAll<HTMLElement>('.results-ways')) {
    if (results) showWays(ways, results);
  }
});
