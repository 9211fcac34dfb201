import { sameEmail } from '../../../../views/domain/format/same-email.ts';
import { rawTextIn, type WireRecord } from '../wire-values.ts';

/** A lead as it was sent. */
export interface ReceivedLead {
  endpoint: string;
  parameters: WireRecord;
}

const ENDPOINTS: readonly string[] = ['ContactOnMe', 'ContactOnMeProject', 'DemandRegister'];

/**
 * The leads that an emulated CRM received. It stores each call: no client shows that the CRM knows a
 * repetition.
 */
export class EmulatedInbox {
  /** In the order in which they came. */
  readonly leads: ReceivedLead[] = [];

  takes(endpoint: string): boolean {
    return ENDPOINTS.includes(endpoint);
  }

  /** Whether it is stored, as the CRM answers; undefined, a refusal, without an e-mail address. */
  take(endpoint: string, parameters: WireRecord): true | undefined {
    if (!rawTextIn(parameters['Email']).includes('@')) return undefined;
    this.leads.push({ endpoint, parameters });
    return true;
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
