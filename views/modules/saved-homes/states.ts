import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'some saved, one withdrawn and one just removed', on: 'saved homes', saved: 'own' },
  { name: 'full, which a press said', on: 'saved homes', saved: 'full' },
  { name: 'nothing saved', on: 'saved homes' },
  { name: 'shared by a link', on: 'saved homes', saved: 'shared' },
];
