import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [{ name: 'a document of a home', on: 'document' }];
