import type { Locale } from '../locale.ts';
import { textOf } from '../text/multilingual.ts';
import { isAnalyticsKind } from './analytics-kinds.ts';
import type { FrameSettings } from './frame-settings.ts';
import type { FramedParty, PartyOf, ThirdParty } from './third-party.ts';

/** What a third party may learn about the page that shows it. */
export interface PartyPage {
  locale: Locale;
  /** Origin of the site. */
  siteUrl: string;
  email: string;
  colours: Readonly<{ primary: string; accent: string }>;
  /** The home or project of the page. */
  item?: { id: number; url: string; isProject: boolean };
}

interface KindOf<P extends FramedParty> {
  /**
   * `granted`: it loads with the page, once its category is granted; `asked`: after the visitor's
   * click, if its category is granted, too.
   */
  when: 'granted' | 'asked';
  /** Its place: named by a module of a page, or shown by the site itself. */
  place: 'module' | 'site';
  parts: (party: P, on: PartyPage) => Partial<FrameSettings>;
}

/** How each kind of third party that is shown in a frame is run. */
const KINDS: { [K in FramedParty['kind']]: KindOf<PartyOf<K>> } = {
  reviews: {
    when: 'granted',
    place: 'module',
    parts: ({ embedId }) => ({ attributes: { 'embed-id': embedId } }),
  },
  script: { when: 'granted', place: 'module', parts: ({ attributes }) => ({ attributes }) },
  'property-widget': {
    when: 'granted',
    place: 'module',
    parts: ({ key }, on) => ({ attributes: { ...(key !== undefined && { key }), ...ofItem(on) } }),
  },
  form: {
    when: 'granted',
    place: 'module',
    parts: ({ siteId }, { item }) => ({
      fields: {
        objectid: item === undefined ? '' : String(item.id),
        siteid: String(siteId),
        eventtype: 'profile',
      },
    }),
  },
  appointment: {
    when: 'asked',
    place: 'site',
    parts: ({ key, button, confirmation }, on) => ({
      press: button,
      attributes: {
        key,
        email: on.email,
        'primary-colour': on.colours.primary,
        'accent-colour': on.colours.accent,
        'site-url': on.siteUrl,
        ...ofItem(on),
        'confirmation-title': textOf(confirmation.title, on.locale),
        'confirmation-text': textOf(confirmation.text, on.locale),
      },
    }),
  },
  chat: { when: 'asked', place: 'site', parts: ({ api }) => ({ api }) },
};

/** Attributes on the home or project of the page. */
function ofItem({ item }: PartyPage): Record<string, string> {
  if (!item) return {};
  return {
    'property-id': String(item.id),
    'property-url': item.url,
    'is-project': String(item.isProject),
  };
}

export function isFramed(party: ThirdParty): party is FramedParty {
  return !isAnalyticsKind(party.kind);
}

/** How a third party is run; its settings for the frame are in `frameSettings`. */
export function kindOfParty(party: FramedParty): Pick<KindOf<FramedParty>, 'when' | 'place'> {
  return KINDS[party.kind];
}

/** Settings that are sent to the frame of a third party (spec section 7, external services). */
export function frameSettings(party: FramedParty, on: PartyPage): FrameSettings {
  const { parts } = KINDS[party.kind] as KindOf<FramedParty>;
  const { attributes, ...rest } = parts(party, on);
  return {
    script: party.script,
    lang: on.locale,
    ...rest,
    attributes: { ...attributes, language: on.locale },
  };
}
