import type { ShownContent } from '../model/lead-content.ts';

/** What is visited too, as a row for the agency, in its language; none where there is one home. */
export function furtherHomes({ agency, answers }: Pick<ShownContent, 'agency' | 'answers'>) {
  return (agency?.answers ?? answers).filter(({ field }) => field === 'further');
}
