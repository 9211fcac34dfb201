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
  {
    name: 'a form with a fault and a warning',
    module: {
      content: {
        title: 'K7F3M9',
        back: { text: 'Info', href: '/nl' },
        reference: 'K7F3M9',
        rows,
        warning: '19:30',
        fields: [
          {
            name: 'halfDay',
            type: 'choice',
            label: '26/11',
            options: [
              { value: '1', text: '09:00–12:30' },
              { value: '2', text: '12:30–18:00' },
            ],
            values: ['2'],
          },
          { name: 'date', type: 'date', label: '26/11/2026', values: ['2026-11-26'] },
          {
            name: 'time',
            type: 'time',
            label: '10:30',
            help: '10:30',
            values: ['25:99'],
            fault: '25:99',
          },
          { name: 'reason', type: 'lines', label: 'Info', isOptional: true },
          { name: 'file', type: 'file', label: 'PDF', help: 'PDF', fault: 'PDF' },
        ],
        hidden: [{ name: 'sure', value: '1' }],
        submit: 'OK',
      },
    },
  },
  {
    name: 'a form that anybody may send',
    module: {
      content: {
        title: 'K7F3M9',
        fields: [{ name: 'Email', type: 'email', label: 'E-mail', values: ['an'], fault: '@' }],
        privacy: { text: 'An Peeters', link: 'Privacy', href: '/nl/privacy' },
        submit: 'OK',
        others: [{ name: 'action', value: 'erase', text: 'An Peeters' }],
      },
    },
  },
  {
    name: 'several things with a form each',
    module: {
      content: {
        title: 'K7F3M9',
        sections: ['9000 Gent', '9050 Gent'].map((title) => ({
          title,
          paragraphs: ['26/11/2026'],
          link: { text: 'Gent', href: '/nl/te-koop' },
          hidden: [{ name: 'search', value: title }],
          fields: [
            {
              name: 'frequency',
              type: 'choice' as const,
              label: '26/11',
              options: [{ value: '1', text: '1' }],
              values: ['1'],
            },
          ],
          buttons: [
            { name: 'action', value: 'change', text: 'OK' },
            { name: 'action', value: 'end', text: '26/11/2026' },
          ],
        })),
      },
    },
  },
];
