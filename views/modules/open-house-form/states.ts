import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'registration for an open house', on: 'open house' },
];
