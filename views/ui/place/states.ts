import type { ComponentStates } from '../component-state.ts';

export const states: ComponentStates = {
  MarkerList: [{ name: 'an office', props: { markers: [{ office: 1 }] } }],
};
