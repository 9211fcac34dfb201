import type { Locale } from '../../../../views/domain/locale.ts';
import { type Manager, managerSchema } from '../../../../views/domain/property/property.ts';
import { runSync, type Steps } from '../../../platform/concurrency/in-slices.ts';
import { securedUrl } from '../secured-url.ts';
import { idIn, recordsIn, textIn, type WireRecord, withoutAbsent } from '../wire-values.ts';

/** Estates per step. */
const STEP = 50;

/** The first representative of an estate; undefined if it has none that can be read. */
export function managerFrom(estate: WireRecord, language: Locale): Manager | undefined {
  return peopleFrom(estate, language)[0];
}

/** Everybody who represents one of the estates, in the order in which they appear. */
export function teamFrom(estates: Iterable<WireRecord>, language: Locale): Manager[] {
  return runSync(teamInSteps(estates, language));
}

/** The same of many estates, a few in each step. */
export function* teamInSteps(estates: Iterable<WireRecord>, language: Locale): Steps<Manager[]> {
  const team = new Map<number, Manager>();
  let count = 0;
  for (const estate of estates) {
    count += 1;
    if (count % STEP === 0) yield;
    for (const person of peopleFrom(estate, language)) {
      if (!team.has(person.id)) team.set(person.id, person);
    }
  }
  return [...team.values()];
}

function peopleFrom(estate: WireRecord, language: Locale): Manager[] {
  return recordsIn(estate['representatives']).flatMap((record) => {
    const parsed = managerSchema.safeParse(personFrom(record, language));
    return parsed.success ? [parsed.data] : [];
  });
}

/** The names of these fields are guesses of one client (docs/whise.md, "People"). */
function personFrom(record: WireRecord, language: Locale): WireRecord {
  const text = (...names: string[]) =>
    names.map((name) => textIn(record[name])).find((found) => found !== undefined);
  const role = text('function');
  return withoutAbsent({
    id: idIn(record['id']),
    name: [text('firstName'), text('lastName', 'name')].filter(Boolean).join(' '),
    photo: securedUrl(text('picture', 'photo')),
    function: role === undefined ? {} : { [language]: role },
    directPhone: text('directLine', 'phone'),
    mobilePhone: text('mobile'),
    email: text('email'),
  });
}
