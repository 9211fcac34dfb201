import type { ZodType } from 'zod';
import { noSettings } from './no-settings.ts';
import { schema as articles } from './articles/schema.ts';
import { schema as backgroundVideo } from './background-video/schema.ts';
import { schema as beforeAfter } from './before-after/schema.ts';
import { schema as buyingCosts } from './buying-costs/schema.ts';
import { schema as callToAction } from './call-to-action/schema.ts';
import { schema as component } from './component/schema.ts';
import { schema as contact } from './contact/schema.ts';
import { schema as demand } from './demand/schema.ts';
import { schema as demandWizard } from './demand-wizard/schema.ts';
import { schema as faq } from './faq/schema.ts';
import { schema as hero } from './hero/schema.ts';
import { schema as html } from './html/schema.ts';
import { schema as managerContact } from './manager-contact/schema.ts';
import { schema as mapMarkers } from './map-markers/schema.ts';
import { schema as numbers } from './numbers/schema.ts';
import { schema as ownerLogin } from './owner-login/schema.ts';
import { schema as personHomes } from './person-homes/schema.ts';
import { schema as propertyCarousel } from './property-carousel/schema.ts';
import { schema as propertyList } from './property-list/schema.ts';
import { schema as refused } from './refused/schema.ts';
import { schema as signedPage } from './signed-page/schema.ts';
import { schema as similarHomes } from './similar-homes/schema.ts';
import { schema as simpleContact } from './simple-contact/schema.ts';
import { schema as slideshow } from './slideshow/schema.ts';
import { schema as problems } from './problems/schema.ts';
import { schema as states } from './states/schema.ts';
import { schema as team } from './team/schema.ts';
import { schema as testimonials } from './testimonials/schema.ts';
import { schema as text } from './text/schema.ts';
import { schema as thirdParty } from './third-party/schema.ts';
import { schema as thirdPartyList } from './third-party-list/schema.ts';
import { schema as valuation } from './valuation/schema.ts';
import { schema as valuationDemand } from './valuation-demand/schema.ts';
import { schema as valuationStrip } from './valuation-strip/schema.ts';
import { schema as visitForm } from './visit-form/schema.ts';

/**
 * The schema of the content of each module kind. The server imports these without components, which
 * are in registry.ts; a test compares the keys of both.
 */
export const moduleSchemas = {
  article: noSettings,
  articles,
  'background-video': backgroundVideo,
  'before-after': beforeAfter,
  'buying-costs': buyingCosts,
  'call-to-action': callToAction,
  comparison: noSettings,
  component,
  contact,
  demand,
  'demand-wizard': demandWizard,
  faq,
  hero,
  html,
  'manager-contact': managerContact,
  'map-markers': mapMarkers,
  'not-found': noSettings,
  numbers,
  'owner-history': noSettings,
  'owner-home': noSettings,
  'owner-login': ownerLogin,
  person: noSettings,
  'person-homes': personHomes,
  'project-description': noSettings,
  'project-documents': noSettings,
  'project-interest': noSettings,
  'project-manager': noSettings,
  'project-summary': noSettings,
  'project-units': noSettings,
  'property-carousel': propertyCarousel,
  'property-costs': noSettings,
  'property-description': noSettings,
  'property-energy': noSettings,
  'property-facts': noSettings,
  'property-gallery': noSettings,
  'property-list': propertyList,
  'property-manager': noSettings,
  'property-map': noSettings,
  'property-summary': noSettings,
  'property-tours': noSettings,
  'document-form': noSettings,
  'open-house-form': noSettings,
  'call-form': noSettings,
  'question-form': noSettings,
  'recently-seen': noSettings,
  refused,
  'saved-homes': noSettings,
  search: noSettings,
  'search-results': noSettings,
  'server-error': noSettings,
  share: noSettings,
  'signed-page': signedPage,
  'similar-homes': similarHomes,
  'simple-contact': simpleContact,
  slideshow,
  problems,
  states,
  team,
  testimonials,
  text,
  'thank-you': noSettings,
  'third-party': thirdParty,
  'third-party-list': thirdPartyList,
  valuation,
  'valuation-demand': valuationDemand,
  'valuation-strip': valuationStrip,
  'visit-form': visitForm,
} satisfies Record<string, ZodType>;

export type ModuleKind = keyof typeof moduleSchemas;
