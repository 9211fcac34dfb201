import type { ComponentStates } from '../component-state.ts';

const phone = { href: 'tel:+3292234567', text: '+32 9 223 45 67' };
const mail = { email: 'info@agency.example', mailto: 'mailto:info@agency.example' };

export const states: ComponentStates = {
  ManagerPerson: [{ name: 'with a portrait', on: 'person' }],
  ContactLinks: [
    { name: 'by phone and e-mail', props: { phones: [phone], ...mail } },
    { name: 'by e-mail', props: { phones: [], ...mail } },
  ],
};
