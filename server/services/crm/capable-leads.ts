import type { CrmCapabilities } from './capabilities.ts';
import { demandText } from './demand-text.ts';
import type { DeliverableLead, LeadPort } from './lead-port.ts';

/** Subject of a demand for a CRM without search profiles; agencies read Dutch or French. */
const DEMAND = 'Zoekprofiel / Profil de recherche';

/** The leads of a CRM without calls that it has no capability for. */
export function capableLeads(
  leads: LeadPort,
  { demands, knowsEnough }: Pick<CrmCapabilities, 'demands' | 'knowsEnough'>,
): LeadPort {
  return {
    deliver: (key, lead, signal) =>
      leads.deliver(key, demands ? lead : withoutDemand(lead), signal),
    knowsEnough: async (email, signal) => knowsEnough && leads.knowsEnough(email, signal),
  };
}

function withoutDemand(lead: DeliverableLead): DeliverableLead {
  if (lead.kind !== 'demand') return lead;
  const { person, language, isReceivedEmail, extra } = lead;
  return {
    kind: 'contact',
    person,
    language,
    isReceivedEmail,
    ...(extra && { extra }),
    subject: DEMAND,
    content: demandText(lead),
    projectIds: [],
  };
}
