import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'sent where no form is', module: { content: { reason: 'noForm' } } },
  { name: 'sent from another site', module: { content: { reason: 'foreign' } } },
  { name: 'too large', module: { content: { reason: 'tooLarge' } } },
  { name: 'a link to a file that has expired', module: { content: { reason: 'expired' } } },
  { name: 'a file that is gone', module: { content: { reason: 'noFile' } } },
  { name: 'a file that may be there later', module: { content: { reason: 'fileLater' } } },
  { name: 'more pages than can be made', module: { content: { reason: 'busy' } } },
  { name: 'a list in too many places', module: { content: { reason: 'tooManyPlaces' } } },
];
