import type { ComponentStates } from '../component-state.ts';

export const states: ComponentStates = {
  PropertyCard: [
    { name: 'a home for sale', on: 'home for sale' },
    { name: 'with a sentence, in a row of its own', on: 'home for sale', props: { wide: true } },
    { name: 'large, with two sentences', on: 'home for sale', props: { large: true } },
    { name: 'without a published price', on: 'home without a published price' },
    { name: 'without a published address', on: 'home without a published address' },
    { name: 'to rent', on: 'home to rent' },
    { name: 'with an open house', on: 'home with an open house' },
    { name: 'sold', on: 'sold home' },
    { name: 'without a photograph', on: 'home for sale', home: { pictures: [] } },
  ],
  ProjectCard: [
    { name: 'a project', on: 'project' },
    { name: 'in a row of its own', on: 'project with several buildings', props: { wide: true } },
  ],
  ArticleCard: [{ name: 'an article', on: 'article' }],
};
