import { type Manager, managerSchema } from '../../../views/domain/property/property.ts';
import { anyOf, textsOf, type Translated } from './wire-texts.ts';
import { idIn, textIn, withoutAbsent } from './wire-values.ts';

/** The people of the agency; who has no id or no name is left out. */
export function peopleFromWire(people: readonly Translated[]): Manager[] {
  return people.flatMap((translated) => {
    const wire = anyOf(translated);
    const person = withoutAbsent({
      id: idIn(wire['ID']),
      name: textIn(wire['Name']),
      photo: textIn(wire['Photo']),
      function: textsOf(translated, 'Function'),
      ipi: textIn(wire['IPI']),
      directPhone: textIn(wire['DirectPhone']),
      mobilePhone: textIn(wire['MobilePhone']),
      email: textIn(wire['Email']),
    });
    const checked = managerSchema.safeParse(person);
    return checked.success ? [checked.data] : [];
  });
}
