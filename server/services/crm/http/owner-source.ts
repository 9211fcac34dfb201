import type { Locale } from '../../../../views/domain/locale.ts';
import type { Owner } from '../../../../views/domain/owner/owner.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import { UnclearRefusal } from '../owner-port.ts';
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
  async signIn(typed: Typed, signal: AbortSignal | undefined): Promise<Owner | undefined> {
    const found = await this.#login(typed, signal);
    if (!found) return undefined;
    const [person, propertyIds] = await Promise.all([
      textIn(found.person['Name']) === undefined ? this.#person(found, signal) : found.person,
      found.propertyIds ?? this.#homesOf(found.id, typed, signal),
    ]);
    return ownerFromWire({ id: found.id, person, propertyIds }, typed);
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

  /** What the CRM has of the person; nothing where it refuses, or answers with somebody else. */
  async #person(
    { id, person }: SignedInPerson,
    signal: AbortSignal | undefined,
  ): Promise<WireRecord> {
    try {
      const value = await this.#calls.call('GetPerson', { ID: id }, { signal });
      const found = isRecord(value) ? value : recordsIn(value)[0];
      const isOther = found && 'ID' in found && idIn(found['ID']) !== id;
      return isOther ? person : { ...found, ...person };
    } catch (error) {
      if (error instanceof CrmRefusal) return person;
      throw error;
    }
  }

  /**
   * The ids of the homes that the CRM relates to an e-mail.
   * @throws when it relates homes to a person that does not exist: then it does not filter.
   */
  async #homesOf(
    ownerId: number,
    { email, language }: Typed,
    signal: AbortSignal | undefined,
  ): Promise<number[]> {
    const parameters = { Email: email, LanguageId: LANGUAGE_IDS[language] };
    const { options } = this.#config;
    const endpoint = 'GetRelatedProperties' as const;
    const request = { endpoint, parameters, options, signal, endsShort: true };
    const [homes] = await Promise.all([
      wholeList(this.#calls, request),
      this.#assertFiltered(signal),
    ]);
    return recordsIn(homes)
      .filter((home) => isOwnedBy(home, ownerId))
      .flatMap((home) => idIn(home['ID']) ?? []);
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

/** Whether nothing in a home names another owner. */
function isOwnedBy(home: WireRecord, ownerId: number): boolean {
  return Object.entries(home)
    .filter(([name]) => OWNER_FIELDS.includes(name.toLowerCase()))
    .every(([, value]) => [undefined, ownerId].includes(idIn(value)));
}
