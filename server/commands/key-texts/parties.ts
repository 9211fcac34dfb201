import type { KeyTexts } from './key-texts.ts';

/** What the keys of an entry of `thirdParties` mean, for an agency. */
export const partyTexts: KeyTexts = {
  kind: 'The kind of service.',
  id: 'A name of your choice, by which pages name it: small letters, digits and hyphens.',
  name: 'Its name for visitors.',
  category:
    'What visitors agree to: analytics_storage, ad_storage, ad_user_data or ad_personalization. necessary is for what only a click opens, and for analytics with a reason (withoutConsent).',
  hosts: 'Other servers that it may contact, such as https://api.service.example.',
  script: 'The address of its script, as the service gives it.',
  account: 'The id of your account there. For gtag: the measurement id, such as G-AB12CD34EF.',
  queue: 'The name of the list that the loader reads.',
  cookies: 'Cookies that it sets, removed when a visitor withdraws; * may end a name.',
  tracker: 'The address of matomo.php, where it is not beside the script.',
  siteId: 'The number of your site there.',
  setsCookies: 'Whether Matomo may set cookies. Then it needs consent.',
  withoutConsent:
    'Why it may run without consent: it sets no cookies and recognizes nobody. Only with the category necessary; the module third-party-list shows it.',
  domain: 'The name of your site in Plausible.',
  pageViews:
    'manual: this site counts pages, without what visitors typed into an address; automatic: the script does, with the whole address.',
  attributes: 'data- attributes of the script, by their names without data-.',
  link: 'The same content on the service’s own site, by language, for who does not agree.',
  timeout: 'Seconds after which the link is shown instead.',
  embedId: 'The id of your reviews there.',
  key: 'Your key there.',
  button: 'The button of the script that is pressed for the visitor, as a CSS selector.',
  confirmation: 'What the service says after a booking.',
  'confirmation.title': 'The heading.',
  'confirmation.text': 'The text.',
  api: 'The name of the object that the script defines, which opens the chat.',
  title: 'The heading above it.',
};
