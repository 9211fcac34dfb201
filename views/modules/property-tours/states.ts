import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [{ name: 'home with tours', on: 'home with tours' }];
