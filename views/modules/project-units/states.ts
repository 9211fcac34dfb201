import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'a project', on: 'project' },
  { name: 'several buildings', on: 'project with several buildings' },
  { name: 'a chosen unit', on: 'project with a chosen unit' },
];
