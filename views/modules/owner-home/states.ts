import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [{ name: 'before signing in', on: 'owner' }];
