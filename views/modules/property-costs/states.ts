import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [{ name: 'of a home for sale', on: 'home for sale' }];
