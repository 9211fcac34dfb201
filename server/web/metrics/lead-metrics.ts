import type { LeadWatch } from '../../services/leads/lead-watch.ts';
import type { Metrics } from './metrics.ts';

/** The metrics of the leads, as of the last check of the store. */
export function measureLeads(metrics: Metrics, watch: Pick<LeadWatch, 'counts' | 'age'>): void {
  const gauge = (
    name: 'stored' | 'quarantined' | 'waiting' | 'parked',
    help: string,
    of = 'leads',
  ) => metrics.gauge(`vitrine_${of}_${name}`, help, () => watch.counts?.[name] ?? NaN);
  gauge('stored', 'Leads in the store.');
  gauge('quarantined', 'Leads that were set aside.');
  gauge('waiting', 'Deliveries of leads that are attempted again.', 'lead_deliveries');
  gauge('parked', 'Deliveries of leads that are not attempted any more.', 'lead_deliveries');
  metrics.gauge(
    'vitrine_leads_undelivered_seconds',
    'Since the oldest lead came that is not delivered; 0 if all are.',
    () => watch.age / 1000,
  );
}
