import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [{ name: 'hidden without script', on: 'home' }];
