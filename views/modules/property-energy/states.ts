import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'home for sale', on: 'home for sale' },
  { name: 'home to rent', on: 'home to rent' },
];
