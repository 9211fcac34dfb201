import type { ModuleState } from '../module-state.ts';

const form = { form: 'call', values: {}, faults: {} };

export const states: readonly ModuleState[] = [
  { name: 'to be called about a home', on: 'call' },
  { name: 'to be called by a person', on: 'call by a person' },
  {
    name: 'with a number that lacks a digit',
    on: 'call',
    form: {
      ...form,
      values: { PhoneNumber: '0475 12 34 5' },
      faults: { PhoneNumber: 'phoneShort' },
    },
  },
];
