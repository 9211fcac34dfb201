import type { ComponentStates } from '../component-state.ts';

const phone = { href: 'tel:+3292784016', text: '+32 9 278 40 16' };
const mail = { email: 'info@kadelinde.example', mailto: 'mailto:info@kadelinde.example' };

export const states: ComponentStates = {
  ManagerPerson: [{ name: 'with a portrait', on: 'person' }],
  ContactWays: [
    { name: 'by phone and e-mail', props: { phones: [phone], ...mail } },
    { name: 'by e-mail', props: { phones: [], ...mail } },
  ],
};
