import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [{ name: 'without a reference', on: 'thank-you' }];
