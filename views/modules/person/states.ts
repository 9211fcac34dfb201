import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [{ name: 'a person of the team', on: 'person' }];
