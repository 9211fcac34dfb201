import { type Manager, managerSchema } from '../../../../../views/domain/property/property.ts';
import { LOCALES } from '../../../../../views/domain/locale.ts';
import type { Multilingual } from '../../../../../views/domain/text/multilingual.ts';
import { candidateNumber } from '../../crm-ids.ts';
import { textIn, withoutAbsent } from '../../wire-values.ts';
import { securedUrl } from '../../secured-url.ts';
import { anyOf, textsOf, type Translated } from '../wire/wire-texts.ts';

/** A manager as a home has them, without a number. */
export type NamedManager = Omit<Manager, 'id'>;

/** The manager in the fields of a home or project (spec section 3); undefined if they have none. */
export function managerFromWire(translated: Translated): NamedManager | undefined {
  const wire = anyOf(translated);
  const manager = withoutAbsent({
    name: textIn(wire['ManagerName']),
    photo: securedUrl(textIn(wire['ManagerPhoto'])),
    function: textsOf(translated, 'ManagerFunction'),
    ipi: textIn(wire['ManagerBIV']),
    mobilePhone: textIn(wire['ManagerMobilePhone']),
    email: textIn(wire['ManagerEmail']),
  });
  return managerSchema.omit({ id: true }).safeParse(manager).data;
}

/**
 * The manager of a home: as the home has them, with what the list of people has besides; found
 * there by their number, else by e-mail or name. Who is in no list gets a number that follows from
 * these.
 */
export function managerOf(
  { named, id }: { named: NamedManager | undefined; id: number | undefined },
  team: readonly Manager[],
): Manager | undefined {
  const listed = team.find((person) => person.id === id) ?? (named && sameAs(named, team));
  if (!named) return listed;
  return {
    ...listed,
    ...named,
    id: listed?.id ?? id ?? numberOf(named),
    function: inOrder({ ...listed?.function, ...named.function }),
  };
}

/** Equal texts are in an equal order, whichever of them came from where. */
function inOrder(texts: Multilingual): Multilingual {
  const pairs = LOCALES.flatMap((locale) => {
    const text = texts[locale];
    return text === undefined ? [] : [[locale, text] as const];
  });
  return Object.fromEntries(pairs);
}

/** By name, as an e-mail address may be the office's; two of one name are told apart by e-mail. */
function sameAs(named: NamedManager, team: readonly Manager[]): Manager | undefined {
  const email = folded(named.email);
  const byName = team.filter((one) => folded(one.name) === folded(named.name));
  const byEmail = (byName.length > 0 ? byName : team).filter(
    (one) => email !== '' && folded(one.email) === email,
  );
  const found = byName.length === 1 ? byName : byEmail;
  return found.length === 1 ? found[0] : undefined;
}

function numberOf({ email, name }: NamedManager): number {
  return candidateNumber('manager', `${folded(name)} ${folded(email)}`, 0);
}

function folded(text: string | undefined): string {
  return (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
}
