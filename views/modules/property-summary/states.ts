import type { ModuleState } from '../module-state.ts';

export const states: readonly ModuleState[] = [
  { name: 'home for sale', on: 'home for sale' },
  { name: 'home without a published price', on: 'home without a published price' },
  { name: 'home without a published address', on: 'home without a published address' },
  { name: 'home to rent', on: 'home to rent' },
  { name: 'home with an open house', on: 'home with an open house' },
  { name: 'sold home', on: 'sold home' },
];
