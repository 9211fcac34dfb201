import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'a home', on: 'home for sale' },
  { name: 'a project', on: 'project' },
];
