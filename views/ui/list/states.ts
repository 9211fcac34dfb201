import type { ComponentStates } from '../component-state.ts';

export const states: ComponentStates = {
  Pager: [
    { name: 'the first page', props: { page: 1, pageCount: 9 } },
    { name: 'in the middle', props: { page: 5, pageCount: 9 } },
    { name: 'the last page', props: { page: 9, pageCount: 9 } },
  ],
};
