import type { ComponentStates } from '../component-state.ts';

const crumbs = [
  { text: 'Kade & Linde', href: '/' },
  { text: 'Gent', href: '/' },
];

export const states: ComponentStates = {
  Breadcrumbs: [
    { name: 'one', props: { crumbs: crumbs.slice(1) } },
    { name: 'several', props: { crumbs } },
  ],
  FoldedText: [{ name: 'a description', on: 'home for sale' }],
  SectionHead: [
    { name: 'a title', props: { title: 'Kade & Linde' } },
    { name: 'with a link', props: { title: 'Kade & Linde', more: { href: '/', text: 'Gent' } } },
  ],
};
