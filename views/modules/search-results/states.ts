import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'search results', on: 'search results' },
  { name: 'search without results', on: 'search without results' },
];
