import { openDialogs, openedDialog } from './boot/dialogs.ts';
import { revealOnEntry } from './boot/effects.ts';
import { markFirstScreen } from './boot/first-paint.ts';
import { focusInPanels } from './boot/focus.ts';
import { hydrateOnInteraction, watchIslands } from './boot/islands.ts';
import { closeOnLeave } from './boot/leave.ts';
import { storeListPosition } from './boot/list.ts';
import { importPageScripts } from './boot/page-scripts.ts';
import { runPopup } from './boot/popup.ts';
import { printSheets } from './boot/print.ts';
import { watchScroll } from './boot/scroll.ts';
import { keySendings } from './boot/sending-key.ts';
import { makeTabs } from './boot/tabs.ts';
import { nameTransitions } from './boot/transitions.ts';
import { parsed } from './boot/parsed.ts';

// The boot script of every page. It holds no React: that is imported with the first island.
// Listeners are added at once; what reads the document waits for `parsed`.
nameTransitions();
closeOnLeave();
openDialogs();
focusInPanels();
printSheets();
keySendings();
markFirstScreen();
hydrateOnInteraction();
void parsed.then(() => {
  openedDialog();
  makeTabs();
  watchScroll();
  revealOnEntry();
  storeListPosition();
  watchIslands();
  runPopup();
  importPageScripts();
});
