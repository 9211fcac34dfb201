import type { ComponentStates } from '../component-state.ts';

export const states: ComponentStates = {
  Price: [
    { name: 'of a sale', on: 'home for sale' },
    { name: 'of a rent', on: 'home to rent' },
    { name: 'on request', on: 'home without a published price' },
  ],
  FromPrice: [{ name: 'of a project', on: 'project' }],
};
