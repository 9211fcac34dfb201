import { openDialogs } from './boot/dialogs.ts';
import { riseOnEntry } from './boot/effects.ts';
import { focusInPanels } from './boot/focus.ts';
import { hydrateOnInteraction, watchIslands } from './boot/islands.ts';
import { closeOnLeave } from './boot/leave.ts';
import { keepListPosition } from './boot/list.ts';
import { printSheets } from './boot/print.ts';
import { watchScroll } from './boot/scroll.ts';
import { shareLinks } from './boot/share.ts';
import { makeTabs } from './boot/tabs.ts';
import { nameTransitions } from './boot/transitions.ts';
import { parsed } from './boot/parsed.ts';

// All the script that a page loads by itself. No React here: it comes with the first island.
// What listens does so at once, what looks through the document waits until it is whole.
nameTransitions();
closeOnLeave();
openDialogs();
focusInPanels();
printSheets();
hydrateOnInteraction();
void parsed.then(() => {
  makeTabs();
  shareLinks();
  watchScroll();
  riseOnEntry();
  keepListPosition();
  watchIslands();
});
