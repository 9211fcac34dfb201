import { sameEmail } from '../../../../views/domain/format/same-email.ts';
import { rawTextIn, type WireRecord } from '../wire-values.ts';

/** A lead as it was sent. */
export interface ReceivedLead {
  endpoint: string;
  key: string;
  parameters: WireRecord;
}

const ENDPOINTS: readonly string[] = ['ContactOnMe', 'ContactOnMeProject', 'DemandRegister'];

/** The leads that an emulated CRM received. */
export class EmulatedInbox {
  /** In the order in which they came, each key once. */
  readonly leads: ReceivedLead[] = [];
  readonly #keyField: string;

  constructor(keyField: string) {
    this.#keyField = keyField;
  }

  takes(endpoint: string): boolean {
    return ENDPOINTS.includes(endpoint);
  }

  /** Undefined, which is a refusal, for a lead without an e-mail address. */
  take(endpoint: string, parameters: WireRecord): WireRecord | undefined {
    if (!rawTextIn(parameters['Email']).includes('@')) return undefined;
    const key = rawTextIn(parameters[this.#keyField]);
    if (!this.leads.some((lead) => lead.key === key)) {
      this.leads.push({ endpoint, key, parameters });
    }
    return { ID: this.leads.findIndex((lead) => lead.key === key) + 1 };
  }

  /** The person with this e-mail, preferably one with a telephone number. */
  personWith(email: string): WireRecord | null {
    const of = this.leads.filter(({ parameters }) =>
      sameEmail(rawTextIn(parameters['Email']), email),
    );
    const known = of.find(({ parameters }) => parameters['PhoneNumber']) ?? of[0];
    if (!known) return null;
    const { FirstName, Name, Email, PhoneNumber = '' } = known.parameters;
    return { ID: 1, FirstName, Name, Email, PhoneNumber };
  }
}
