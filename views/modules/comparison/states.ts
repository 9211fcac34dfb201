import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'of four homes', on: 'comparison' },
  { name: 'of one home', on: 'comparison of one home' },
];
