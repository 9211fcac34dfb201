import type { Locale } from '../../../../views/domain/locale.ts';
import type { CallKind } from '../calls/call-policies.ts';
import type { Owner } from '../../../../views/domain/owner/owner.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import { type SignedInOwner, type Standing, UnclearRefusal } from '../owner-port.ts';
import {
  idIn,
  isRecord,
  LANGUAGE_IDS,
  recordsIn,
  textIn,
  type WireRecord,
} from '../wire-values.ts';
import type { CrmCalls } from './crm-calls.ts';
import { ownerFromWire, type SignedInPerson, signedInPerson } from './owners/owner-from-wire.ts';
import { BAD_CUSTOMER, CrmRefusal, itemsOf } from './wire-answer.ts';
import { wholeList } from './wire-pages.ts';

/** A non-existent person (RFC 2606): a list of their homes must be empty. */
const NOBODY = 'nobody@agency.invalid';
/** Fields by which a related home may name its owner, in lower case. */
const OWNER_FIELDS: readonly string[] = ['ownerid', 'proprietorid'];

interface Typed {
  email: string;
  password: string;
  language: Locale;
}

/** How the CRM is asked. */
interface How {
  signal: AbortSignal | undefined;
  language: Locale;
  /** `read` without one. */
  kind?: CallKind;
}

/** The owners of a CRM behind HTTP, at sign-in. */
export class OwnerSource {
  readonly #calls: CrmCalls;
  readonly #config: HttpCrmConfig;

  constructor(calls: CrmCalls, config: HttpCrmConfig) {
    this.#calls = calls;
    this.#config = config;
  }

  /**
   * The owner with this e-mail and password; undefined for a wrong one: an answer without a person,
   * or a refusal by one of `wrongPasswordCodes`.
   * @throws UnclearRefusal for any other refusal of the password.
   */
  async signIn(typed: Typed, signal: AbortSignal | undefined): Promise<SignedInOwner | undefined> {
    const found = await this.#login(typed, signal);
    if (!found) return undefined;
    const { id } = found;
    const { language } = typed;
    // Where the sign-in says all, the rest is asked only to notice a later change.
    const further = { signal, language, kind: 'optional' as const };
    const [known, related] = await Promise.all([
      textIn(found.person['Name']) === undefined
        ? this.#person(id, { signal })
        : this.#person(id, further).catch(untold),
      found.propertyIds
        ? this.#related(typed.email, further).catch(untold)
        : this.#filtered(typed, signal),
    ]);
    const homes = related && idsOf(related, id);
    const person = { ...known, ...found.person };
    const owner = ownerFromWire({ id, person, propertyIds: found.propertyIds ?? homes }, typed);
    return { ...owner, standing: { account: known && accountOf(known), homes } };
  }

  /** The person and the homes that the CRM has now; what it refuses to tell is absent. */
  async standing(
    { id, email }: Pick<Owner, 'id' | 'email'>,
    signal: AbortSignal | undefined,
  ): Promise<Standing> {
    const how = { signal, language: 'nl' as const, kind: 'optional' as const };
    const [known, related] = await Promise.all([
      this.#person(id, how),
      this.#related(email, how).catch(unlessBadCustomer),
    ]);
    return { account: known && accountOf(known), homes: related && idsOf(related, id) };
  }

  async #login(typed: Typed, signal: AbortSignal | undefined): Promise<SignedInPerson | undefined> {
    const { options } = this.#config;
    const parameters = {
      Email: typed.email,
      Password: typed.password,
      IsProprietors: true,
      LanguageId: LANGUAGE_IDS[typed.language],
    };
    try {
      // Not repeated: the CRM may count wrong passwords.
      const how = { signal, kind: 'write' } as const;
      return signedInPerson(await this.#calls.call('CheckPersonLogin', parameters, how), options);
    } catch (error) {
      if (!(error instanceof CrmRefusal) || error.code === BAD_CUSTOMER) throw error;
      if (options.wrongPasswordCodes.includes(error.code ?? 0)) return undefined;
      throw new UnclearRefusal(error);
    }
  }

  /** What the CRM has of the person: nothing for somebody else; undefined where it refuses. */
  async #person(id: number, how: Pick<How, 'signal' | 'kind'>): Promise<WireRecord | undefined> {
    try {
      const value = await this.#calls.call('GetPerson', { ID: id }, how);
      const found = isRecord(value) ? value : recordsIn(value)[0];
      const isOther = found && 'ID' in found && idIn(found['ID']) !== id;
      return isOther ? {} : { ...found };
    } catch (error) {
      return unlessBadCustomer(error);
    }
  }

  /**
   * The homes that the CRM relates to an e-mail.
   * @throws when it relates homes to a person that does not exist: then it does not filter.
   */
  async #filtered(
    { email, language }: Typed,
    signal: AbortSignal | undefined,
  ): Promise<WireRecord[]> {
    const related = this.#related(email, { signal, language });
    const [homes] = await Promise.all([related, this.#assertFiltered(signal)]);
    return homes;
  }

  async #related(email: string, { language, ...how }: How): Promise<WireRecord[]> {
    const { options } = this.#config;
    const endpoint = 'GetRelatedProperties' as const;
    const parameters = { Email: email, LanguageId: LANGUAGE_IDS[language] };
    const request = { endpoint, parameters, options, endsShort: true, ...how };
    return recordsIn(await wholeList(this.#calls, request));
  }

  async #assertFiltered(signal: AbortSignal | undefined): Promise<void> {
    const endpoint = 'GetRelatedProperties';
    const one = { Email: NOBODY, Limit1: 1, Limit2: 1 };
    try {
      const value = await this.#calls.call(endpoint, one, { signal });
      if (itemsOf(endpoint, value, this.#config.options.countField).items.length === 0) return;
    } catch (error) {
      if (error instanceof CrmRefusal && error.code !== BAD_CUSTOMER) return;
      throw error;
    }
    throw new Error(`${endpoint} lists homes of a person that does not exist: it does not filter`);
  }
}

/** What cannot be asked at a sign-in that needs it not is not watched; the pages say what fails. */
function untold(): undefined {
  return undefined;
}

/** Nothing where the CRM refuses a call. @throws any other error. */
function unlessBadCustomer(error: unknown): undefined {
  if (!(error instanceof CrmRefusal) || error.code === BAD_CUSTOMER) throw error;
  return undefined;
}

/** Names of fields of a person that change with the account. */
const ACCOUNT_FIELDS = /^e-?mail$|password/i;

/** What changes with a person's account; '' for nobody. */
function accountOf(person: WireRecord): string {
  const fields = Object.entries(person).filter(([name]) => ACCOUNT_FIELDS.test(name));
  return Object.keys(person).length === 0
    ? ''
    : JSON.stringify(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The ids of the homes that do not name another owner. */
function idsOf(homes: readonly WireRecord[], owner: number): number[] {
  return homes.filter((home) => isOwnedBy(home, owner)).flatMap((home) => idIn(home['ID']) ?? []);
}

/** Whether nothing in a home names another owner. */
function isOwnedBy(home: WireRecord, ownerId: number): boolean {
  return Object.entries(home)
    .filter(([name]) => OWNER_FIELDS.includes(name.toLowerCase()))
    .every(([, value]) => [undefined, ownerId].includes(idIn(value)));
}
