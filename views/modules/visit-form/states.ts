import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'the first step for a home', on: 'visit' },
  { name: 'the first step for a project', on: 'visit of a project' },
];
