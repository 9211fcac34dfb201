import type { ModuleState } from '../module-state.ts';

const still = {
  source: 'hero-street-dusk.jpg',
  name: {
    nl: 'Straat in de schemering met verlichte ramen',
    fr: 'Rue au crépuscule, fenêtres éclairées',
    en: 'Street at dusk with lit windows',
    de: 'Straße in der Dämmerung mit erleuchteten Fenstern',
  },
};
const title = {
  nl: 'Wanneer de lichten aangaan',
  fr: 'Quand les lumières s’allument',
  en: 'When the lights come on',
  de: 'Wenn die Lichter angehen',
};

export const states: readonly ModuleState[] = [
  { name: 'a video', module: { content: { still, title, video: 'street-dusk.mp4' } } },
  { name: 'a still alone', module: { content: { still, title } } },
  {
    name: 'a video elsewhere',
    module: { content: { still, title, link: 'https://vimeo.com/76979871' } },
  },
];
