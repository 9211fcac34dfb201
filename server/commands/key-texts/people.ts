import type { KeyTexts } from './key-texts.ts';

/** What the keys of `team.json` mean, for an agency. */
export const teamTexts: KeyTexts = {
  id: 'Their number, by which homes name them (managerId).',
  name: 'First name and name.',
};

/** What the keys of `testimonials.json` mean. */
export const testimonialTexts: KeyTexts = {
  name: 'The client, as they want to be named.',
};

/** What the keys of `faq/*.json` mean. */
export const faqTexts: KeyTexts = {
  title: 'The heading of the category.',
  description: 'A sentence below it.',
  'articles[].title': 'The question.',
  'articles[].fullText': 'The answer, as a list of paragraphs.',
};
