import type { ComponentStates } from '../component-state.ts';

export const states: ComponentStates = {
  PlateLabel: [{ name: 'a label of the site', on: 'sold home' }],
  StatePlate: [
    { name: 'under option', props: { state: 'option' } },
    { name: 'sold', props: { state: 'sold' } },
  ],
};
