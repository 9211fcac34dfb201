import type { ComponentStates } from '../component-state.ts';

export const states: ComponentStates = {
  PlateLabel: [{ name: 'a label of the site', on: 'sold home' }],
  OpenHousePlate: [{ name: 'a day', on: 'home with an open house' }],
  StatePlate: [
    { name: 'under option', props: { state: 'option' } },
    { name: 'sold', props: { state: 'sold' } },
  ],
};
