import { TELL_A_FRIEND } from '../../../../views/forms/tell-a-friend/friend-fields.ts';
import { type Destination, DESTINATIONS } from './lead-store.ts';

/** The destinations of a lead; a message to a friend has only the friend. */
export function destinationsOf(form: string): readonly Destination[] {
  return form === TELL_A_FRIEND ? ['visitor-mail'] : DESTINATIONS;
}
