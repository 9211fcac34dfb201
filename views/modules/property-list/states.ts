import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'sale list', on: 'sale list', module: { content: { listing: 'sale' } } },
  {
    name: 'second page of the sale list',
    on: 'second page of the sale list',
    module: { content: { listing: 'sale' } },
  },
  { name: 'rent list', on: 'rent list', module: { content: { listing: 'rent' } } },
  { name: 'sold list', on: 'sold list', module: { content: { listing: 'sold' } } },
  { name: 'projects list', on: 'projects list', module: { content: { listing: 'projects' } } },
  {
    name: 'list without homes',
    on: 'list without homes',
    module: { content: { listing: 'sale' } },
  },
  { name: 'narrowed list', on: 'narrowed list', module: { content: { listing: 'sale' } } },
];
