import type { ModuleState } from '../module-state.ts';

const title = {
  nl: 'Wat kost de aankoop?',
  fr: 'Que coûte l’achat ?',
  en: 'What does buying cost?',
  de: 'Was kostet der Kauf?',
};
const module = { content: { title, level: 1 } };

export const states: readonly ModuleState[] = [{ name: 'with a loan', on: 'buying costs', module }];
