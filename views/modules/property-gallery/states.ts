import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'home for sale', on: 'home for sale' },
  { name: 'sold home', on: 'sold home' },
  { name: 'project', on: 'project' },
];
