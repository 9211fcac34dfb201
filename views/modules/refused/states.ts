import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'sent where no form is', module: { content: { reason: 'noForm' } } },
  { name: 'sent from another site', module: { content: { reason: 'foreign' } } },
  { name: 'too large', module: { content: { reason: 'tooLarge' } } },
];
