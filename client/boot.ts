import { openDialogs } from './lib/boot-dialogs.ts';
import { riseOnEntry } from './lib/boot-effects.ts';
import { focusInPanels } from './lib/boot-focus.ts';
import { wakeOnTouch, watchIslands } from './lib/boot-islands.ts';
import { closeOnLeave } from './lib/boot-leave.ts';
import { keepListPosition } from './lib/boot-list.ts';
import { printSheets } from './lib/boot-print.ts';
import { watchScroll } from './lib/boot-scroll.ts';
import { shareLinks } from './lib/boot-share.ts';
import { makeTabs } from './lib/boot-tabs.ts';
import { nameTransitions } from './lib/boot-transitions.ts';
import { parsed } from './lib/parsed.ts';

// All the script that a page loads by itself. No React here: it comes with the first island.
// What listens does so at once, what looks through the document waits until it is whole.
nameTransitions();
closeOnLeave();
openDialogs();
focusInPanels();
printSheets();
wakeOnTouch();
void parsed.then(() => {
  makeTabs();
  shareLinks();
  watchScroll();
  riseOnEntry();
  keepListPosition();
  watchIslands();
});
