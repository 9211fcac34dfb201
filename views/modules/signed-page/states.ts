import type { ModuleState } from '../module-state.ts';

const rows = [
  { label: 'E-mail', value: 'an.peeters@visitor.example' },
  { label: 'Info', value: 'Coupure 12\n9000 Gent' },
];

export const states: readonly ModuleState[] = [
  {
    name: 'what was sent, with a document',
    module: {
      content: {
        title: 'An Peeters',
        reference: 'K7F3M9',
        rows,
        link: { text: 'EPC (PDF)', href: '/documents/epc.pdf' },
      },
    },
  },
  {
    name: 'a button and what it will do',
    module: { content: { title: 'K7F3M9', paragraphs: ['An Peeters'], rows, submit: 'OK' } },
  },
  {
    name: 'nothing but whom to call',
    module: { content: { title: 'K7F3M9', paragraphs: ['An Peeters'], hasPhone: true } },
  },
];
