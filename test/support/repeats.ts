import type { PageState } from '../../views/subjects/page-states.ts';

/**
 * States that show the same template as another one, with other data: what the others hold in every
 * language or at every width, these hold in fewer, and in all of them in the full matrix.
 */
export const REPEATS: readonly PageState[] = [
  'second page of the sale list',
  'rent list',
  'sold list',
  'narrowed list',
  'home without a published price',
  'home without a published address',
  'home to rent',
  'home with an open house',
  'visit of a project',
  'call',
  'call by a person',
  'demand of a list',
];
