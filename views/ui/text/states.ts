import type { ComponentStates } from '../component-state.ts';

const crumbs = [
  { text: 'Coupure', href: '/' },
  { text: 'Gent', href: '/' },
];

export const states: ComponentStates = {
  Breadcrumbs: [
    { name: 'one', props: { crumbs: crumbs.slice(1) } },
    { name: 'several', props: { crumbs } },
  ],
  FoldedText: [{ name: 'a description', on: 'home for sale' }],
  SectionHead: [
    { name: 'a title', props: { title: 'Coupure' } },
    { name: 'with a link', props: { title: 'Coupure', more: { href: '/', text: 'Gent' } } },
  ],
};
