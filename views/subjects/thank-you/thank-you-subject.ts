import type { Page } from '../../domain/site/page.ts';
import type { ThankYou } from '../../domain/thank-you.ts';

/** The thank-you page of a form. */
export interface ThankYouSubject {
  kind: 'thank-you';
  page: Page;
  thankYou: ThankYou;
}
