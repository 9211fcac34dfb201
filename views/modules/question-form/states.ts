import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [{ name: 'a question about a home', on: 'question' }];
