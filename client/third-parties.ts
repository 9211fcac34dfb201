import { isGranted } from '../views/domain/consent/consent.ts';
import type { PageParties } from '../views/domain/third-party/page-parties.ts';
import { activated } from './boot/activated.ts';
import { runConsentSheet } from './third-parties/consent-sheet.ts';
import { Decision } from './third-parties/decision.ts';
import { loadLoader } from './third-parties/loader.ts';
import { watchPlaces } from './third-parties/places.ts';

// The script of pages of a site with third parties: the consent sheet, and what may load after it.
// Elsewhere nothing is loaded from third parties without a click of the visitor (maps, videos,
// tours).
void activated.then(() => {
  const { list, analytics } = JSON.parse(
    document.body.dataset['thirdParties'] ?? '',
  ) as PageParties;
  const decision = new Decision(list);
  runConsentSheet(decision);
  watchPlaces(decision);
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    if (!analytics.some(({ category }) => isGranted(decision.consent, category))) return;
    isLoading = true;
    loadLoader().then(
      ({ runAnalytics }) => runAnalytics(decision, analytics),
      // No network: retried below, or at the next decision.
      () => void (isLoading = false),
    );
  };
  decision.follow(load);
  addEventListener('online', load);
});
