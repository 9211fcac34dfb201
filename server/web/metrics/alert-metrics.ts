import type { AlertRuns } from '../../services/alerts/runs/alert-runs.ts';
import type { Metrics } from './metrics.ts';

/** What this server has done to tell people of homes that their saved searches find. */
export function measureAlerts(metrics: Metrics, runs: Pick<AlertRuns, 'counts'>): void {
  const { counts } = runs;
  metrics.gauge(
    'vitrine_alert_mails',
    'Mails about homes that saved searches find, stored by this server since its start.',
    () => counts.mails,
  );
  metrics.gauge(
    'vitrine_alert_run_seconds',
    'Seconds that the last comparison of saved searches with changed homes took.',
    () => (counts.at === undefined ? NaN : counts.took / 1000),
  );
}
