import type { ComponentStates } from '../component-state.ts';

export const states: ComponentStates = {
  Portrait: [
    { name: 'a portrait', on: 'person' },
    { name: 'initials', props: { name: 'An van der Meulen' } },
  ],
};
