import { PERSON } from '../support/forms/typed.ts';

/** A contact form that is found again by its marker: in the e-mail address and what was written. */
export function markedForm(marker: string, sending: string) {
  return { ...PERSON, Email: `${marker}@example.be`, Content: marker, sending };
}
