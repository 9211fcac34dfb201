import { isEmail } from '../../../../views/domain/format/email.ts';
import { sameEmail } from '../../../../views/domain/format/same-email.ts';
import { textIn, type WireRecord } from '../wire-values.ts';
import { LANGUAGES } from './to-estate.ts';

const REQUIRED: readonly string[] = [
  'Name',
  'PrivateEmail',
  'CountryId',
  'LanguageId',
  'OfficeIds',
];
const KNOWN: readonly string[] = [
  ...REQUIRED,
  'FirstName',
  'PrivateTel',
  'Comments',
  'ContactOriginId',
  'AgreementEmail',
  'EstateIds',
  'StatusId',
  'SearchCriteria',
];

const LISTS: readonly string[] = ['OfficeIds', 'EstateIds'];

interface Contact {
  id: number;
  email: string;
}

/** The contacts of an emulated Whise. One is known by its e-mail; each call adds its message. */
export class EmulatedContacts {
  readonly #contacts: Contact[] = [];
  /** Languages that it knows. */
  languages: readonly string[] = Object.values(LANGUAGES);
  /** Parameters that this version of the service refuses. */
  readonly refused = new Set<string>();
  /** What was sent, in the order in which it came. */
  readonly received: WireRecord[] = [];

  /** The answer of contacts/upsert. Parameters that are not known are ignored, with an error. */
  upsert(contact: WireRecord): WireRecord {
    const missing = REQUIRED.filter((name) => isEmpty(contact[name]));
    const email = textIn(contact['PrivateEmail']) ?? '';
    const { LanguageId: language, SearchCriteria: criteria = [] } = contact;
    const faults = [
      ...(this.languages.some((known) => known === language) ? [] : ['LanguageId is not known']),
      ...(Array.isArray(criteria) ? [] : ['SearchCriteria is a list']),
      ...LISTS.filter((name) => !isListOfIds(contact[name])).map(
        (name) => `${name} is a list of ids`,
      ),
      ...Object.keys(contact)
        .filter((name) => this.refused.has(name))
        .map((name) => `${name} is not valid`),
      ...missing.map((name) => `${name} is required`),
      ...(missing.length === 0 && !isEmail(email) ? [`${email} is not an e-mail address`] : []),
    ];
    if (faults.length > 0) return { isValidRequest: false, validationErrors: faults.map(faultOf) };
    this.received.push(contact);
    const known = this.#contacts.find((one) => sameEmail(one.email, email));
    const id = known?.id ?? this.#contacts.length + 1;
    if (!known) this.#contacts.push({ id, email });
    const ignored = Object.keys(contact).filter((name) => !KNOWN.includes(name));
    return {
      contactId: id,
      isValidRequest: true,
      validationErrors: ignored.map((name) => faultOf(`${name} is not a parameter`)),
    };
  }
}

function isListOfIds(value: unknown): boolean {
  if (value === undefined) return true;
  return Array.isArray(value) && value.every((id) => Number.isSafeInteger(id));
}

function faultOf(message: string): WireRecord {
  return { code: 'BadRequestFormat', message };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
