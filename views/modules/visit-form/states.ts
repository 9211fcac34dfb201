import { VISIT_STEPS } from '../../domain/visit-steps.ts';
import type { ModuleState } from '../module-state.ts';

const form = { form: 'visit', values: {}, faults: {} };
const values = { Email: 'an.peeters@visitor.example' };

export const states: readonly ModuleState[] = [
  { name: 'the first step for a home', on: 'visit' },
  { name: 'the first step for a project', on: 'visit of a project' },
  {
    name: 'the first step with a fault',
    on: 'visit',
    form: { ...form, values: { Email: 'an.peeters' }, faults: { Email: 'noAt' } },
  },
  {
    name: 'the profile, asked by a third party or by our own form',
    on: 'visit',
    form: { ...form, step: VISIT_STEPS.profile, values },
  },
  {
    name: 'a profile that is known may be used again',
    on: 'visit',
    form: { ...form, step: VISIT_STEPS.reuse, values },
  },
  { name: 'thanks', on: 'visit', form: { ...form, step: VISIT_STEPS.thanks, values } },
  {
    name: 'the appointment, on request',
    on: 'visit',
    form: { ...form, step: VISIT_STEPS.appointment, values },
  },
];
