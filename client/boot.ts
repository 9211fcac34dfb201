import { openDialogs } from './lib/boot-dialogs.ts';
import { riseOnEntry } from './lib/boot-effects.ts';
import { watchIslands } from './lib/boot-islands.ts';
import { closeOnLeave } from './lib/boot-leave.ts';
import { keepListPosition } from './lib/boot-list.ts';
import { printSheets } from './lib/boot-print.ts';
import { watchScroll } from './lib/boot-scroll.ts';
import { nameTransitions } from './lib/boot-transitions.ts';

// All the script that a page loads by itself. No React here: it comes with the first island.
nameTransitions();
watchScroll();
riseOnEntry();
closeOnLeave();
openDialogs();
keepListPosition();
printSheets();
watchIslands();
