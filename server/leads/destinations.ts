import { TELL_A_FRIEND } from '../../views/forms/tell-a-friend/friend-fields.ts';
import { type Destination, DESTINATIONS } from './lead-store.ts';

/** Where what was sent with a form goes: a message to a friend to the friend alone. */
export function destinationsOf(form: string): readonly Destination[] {
  return form === TELL_A_FRIEND ? ['visitor-mail'] : DESTINATIONS;
}
