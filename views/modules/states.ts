import { states as article } from './article/states.ts';
import { states as articles } from './articles/states.ts';
import { states as backgroundVideo } from './background-video/states.ts';
import { states as beforeAfter } from './before-after/states.ts';
import { states as buyingCosts } from './buying-costs/states.ts';
import { states as callToAction } from './call-to-action/states.ts';
import { states as comparison } from './comparison/states.ts';
import { states as component } from './component/states.ts';
import { states as contact } from './contact/states.ts';
import { states as demand } from './demand/states.ts';
import { states as demandWizard } from './demand-wizard/states.ts';
import { states as faq } from './faq/states.ts';
import { states as hero } from './hero/states.ts';
import { states as html } from './html/states.ts';
import { states as managerContact } from './manager-contact/states.ts';
import { states as mapMarkers } from './map-markers/states.ts';
import { states as notFound } from './not-found/states.ts';
import { states as numbers } from './numbers/states.ts';
import { states as ownerHistory } from './owner-history/states.ts';
import { states as ownerHome } from './owner-home/states.ts';
import { states as ownerLogin } from './owner-login/states.ts';
import { states as person } from './person/states.ts';
import { states as personHomes } from './person-homes/states.ts';
import { states as projectDescription } from './project-description/states.ts';
import { states as projectDocuments } from './project-documents/states.ts';
import { states as projectInterest } from './project-interest/states.ts';
import { states as projectManager } from './project-manager/states.ts';
import { states as projectSummary } from './project-summary/states.ts';
import { states as projectUnits } from './project-units/states.ts';
import { states as propertyCarousel } from './property-carousel/states.ts';
import { states as propertyCosts } from './property-costs/states.ts';
import { states as propertyDescription } from './property-description/states.ts';
import { states as propertyEnergy } from './property-energy/states.ts';
import { states as propertyFacts } from './property-facts/states.ts';
import { states as propertyGallery } from './property-gallery/states.ts';
import { states as propertyList } from './property-list/states.ts';
import { states as propertyManager } from './property-manager/states.ts';
import { states as propertyMap } from './property-map/states.ts';
import { states as propertySummary } from './property-summary/states.ts';
import { states as propertyTours } from './property-tours/states.ts';
import { states as openHouseForm } from './open-house-form/states.ts';
import { states as documentForm } from './document-form/states.ts';
import { states as callForm } from './call-form/states.ts';
import { states as questionForm } from './question-form/states.ts';
import { states as savedHomes } from './saved-homes/states.ts';
import { states as search } from './search/states.ts';
import { states as searchResults } from './search-results/states.ts';
import { states as recentlySeen } from './recently-seen/states.ts';
import { states as refused } from './refused/states.ts';
import { states as serverError } from './server-error/states.ts';
import { states as share } from './share/states.ts';
import { states as signedPage } from './signed-page/states.ts';
import { states as similarHomes } from './similar-homes/states.ts';
import { states as simpleContact } from './simple-contact/states.ts';
import { states as slideshow } from './slideshow/states.ts';
import { states as problems } from './problems/states.ts';
import { states as ofStates } from './states/states.ts';
import { states as team } from './team/states.ts';
import { states as testimonials } from './testimonials/states.ts';
import { states as text } from './text/states.ts';
import { states as thankYou } from './thank-you/states.ts';
import { states as thirdParty } from './third-party/states.ts';
import { states as thirdPartyList } from './third-party-list/states.ts';
import { states as valuation } from './valuation/states.ts';
import { states as valuationDemand } from './valuation-demand/states.ts';
import { states as valuationStrip } from './valuation-strip/states.ts';
import { states as visitForm } from './visit-form/states.ts';
import type { ModuleState } from './module-state.ts';
import type { ModuleKind } from './schemas.ts';

/** The example states of each module kind, which `/states` shows and the tests go through. */
export const moduleStates: Readonly<Record<ModuleKind, readonly ModuleState[]>> = {
  article,
  articles,
  'background-video': backgroundVideo,
  'before-after': beforeAfter,
  'buying-costs': buyingCosts,
  'call-to-action': callToAction,
  comparison,
  component,
  contact,
  demand,
  'demand-wizard': demandWizard,
  faq,
  hero,
  html,
  'manager-contact': managerContact,
  'map-markers': mapMarkers,
  'not-found': notFound,
  numbers,
  'owner-history': ownerHistory,
  'owner-home': ownerHome,
  'owner-login': ownerLogin,
  person,
  'person-homes': personHomes,
  'project-description': projectDescription,
  'project-documents': projectDocuments,
  'project-interest': projectInterest,
  'project-manager': projectManager,
  'project-summary': projectSummary,
  'project-units': projectUnits,
  'property-carousel': propertyCarousel,
  'property-costs': propertyCosts,
  'property-description': propertyDescription,
  'property-energy': propertyEnergy,
  'property-facts': propertyFacts,
  'property-gallery': propertyGallery,
  'property-list': propertyList,
  'property-manager': propertyManager,
  'property-map': propertyMap,
  'property-summary': propertySummary,
  'property-tours': propertyTours,
  'document-form': documentForm,
  'open-house-form': openHouseForm,
  'call-form': callForm,
  'question-form': questionForm,
  'saved-homes': savedHomes,
  search,
  'search-results': searchResults,
  'recently-seen': recentlySeen,
  refused,
  'server-error': serverError,
  share,
  'signed-page': signedPage,
  'similar-homes': similarHomes,
  'simple-contact': simpleContact,
  slideshow,
  problems,
  states: ofStates,
  team,
  testimonials,
  text,
  'thank-you': thankYou,
  'third-party': thirdParty,
  'third-party-list': thirdPartyList,
  valuation,
  'valuation-demand': valuationDemand,
  'valuation-strip': valuationStrip,
  'visit-form': visitForm,
};
