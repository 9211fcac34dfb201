import type { z } from 'zod';
import type { ModuleComponent } from '../page-context.ts';
import { Article } from './article/Article.tsx';
import { Articles } from './articles/Articles.tsx';
import { BackgroundVideo } from './background-video/BackgroundVideo.tsx';
import { BeforeAfter } from './before-after/BeforeAfter.tsx';
import { BuyingCosts } from './buying-costs/BuyingCosts.tsx';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { CallForm } from './call-form/CallForm.tsx';
import { Comparison } from './comparison/Comparison.tsx';
import { Component } from './component/Component.tsx';
import { Contact } from './contact/Contact.tsx';
import { Demand } from './demand/Demand.tsx';
import { DemandWizard } from './demand-wizard/DemandWizard.tsx';
import { Faq } from './faq/Faq.tsx';
import { Hero } from './hero/Hero.tsx';
import { Html } from './html/Html.tsx';
import { ManagerContact } from './manager-contact/ManagerContact.tsx';
import { MapMarkers } from './map-markers/MapMarkers.tsx';
import { NotFound } from './not-found/NotFound.tsx';
import { Numbers } from './numbers/Numbers.tsx';
import { OwnerHistory } from './owner-history/OwnerHistory.tsx';
import { OwnerHome } from './owner-home/OwnerHome.tsx';
import { OwnerLogin } from './owner-login/OwnerLogin.tsx';
import { Person } from './person/Person.tsx';
import { PersonHomes } from './person-homes/PersonHomes.tsx';
import { ProjectDescription } from './project-description/ProjectDescription.tsx';
import { ProjectDocuments } from './project-documents/ProjectDocuments.tsx';
import { ProjectInterest } from './project-interest/ProjectInterest.tsx';
import { ProjectManager } from './project-manager/ProjectManager.tsx';
import { ProjectSummary } from './project-summary/ProjectSummary.tsx';
import { ProjectUnits } from './project-units/ProjectUnits.tsx';
import { PropertyCarousel } from './property-carousel/PropertyCarousel.tsx';
import { PropertyCosts } from './property-costs/PropertyCosts.tsx';
import { PropertyDescription } from './property-description/PropertyDescription.tsx';
import { PropertyEnergy } from './property-energy/PropertyEnergy.tsx';
import { PropertyFacts } from './property-facts/PropertyFacts.tsx';
import { PropertyGallery } from './property-gallery/PropertyGallery.tsx';
import { PropertyList } from './property-list/PropertyList.tsx';
import { PropertyManager } from './property-manager/PropertyManager.tsx';
import { PropertyMap } from './property-map/PropertyMap.tsx';
import { PropertySummary } from './property-summary/PropertySummary.tsx';
import { PropertyTours } from './property-tours/PropertyTours.tsx';
import { OpenHouseForm } from './open-house-form/OpenHouseForm.tsx';
import { DocumentForm } from './document-form/DocumentForm.tsx';
import { QuestionForm } from './question-form/QuestionForm.tsx';
import { SavedHomes } from './saved-homes/SavedHomes.tsx';
import { Search } from './search/Search.tsx';
import { SearchResults } from './search-results/SearchResults.tsx';
import { RecentlySeen } from './recently-seen/RecentlySeen.tsx';
import { Refused } from './refused/Refused.tsx';
import { ServerError } from './server-error/ServerError.tsx';
import { SignedPage } from './signed-page/SignedPage.tsx';
import { Share } from './share/Share.tsx';
import { SimilarHomes } from './similar-homes/SimilarHomes.tsx';
import { SimpleContact } from './simple-contact/SimpleContact.tsx';
import { Slideshow } from './slideshow/Slideshow.tsx';
import { Problems } from './problems/Problems.tsx';
import { States } from './states/States.tsx';
import { Team } from './team/Team.tsx';
import { Testimonials } from './testimonials/Testimonials.tsx';
import { Text } from './text/Text.tsx';
import { ThankYou } from './thank-you/ThankYou.tsx';
import { ThirdParty } from './third-party/ThirdParty.tsx';
import { ThirdPartyList } from './third-party-list/ThirdPartyList.tsx';
import { Valuation } from './valuation/Valuation.tsx';
import { ValuationDemand } from './valuation-demand/ValuationDemand.tsx';
import { ValuationStrip } from './valuation-strip/ValuationStrip.tsx';
import { VisitForm } from './visit-form/VisitForm.tsx';
import type { ModuleKind, moduleSchemas } from './schemas.ts';

/** Output type of the schema of a kind's content. */
type ContentOf<K extends ModuleKind> = z.output<(typeof moduleSchemas)[K]>;

/**
 * The server component of each kind; TypeScript checks that it accepts the output of the kind's
 * schema.
 */
const components: { [K in ModuleKind]: ModuleComponent<ContentOf<K>> } = {
  article: Article,
  articles: Articles,
  'background-video': BackgroundVideo,
  'before-after': BeforeAfter,
  'buying-costs': BuyingCosts,
  'call-to-action': CallToAction,
  comparison: Comparison,
  component: Component,
  contact: Contact,
  demand: Demand,
  'demand-wizard': DemandWizard,
  faq: Faq,
  hero: Hero,
  html: Html,
  'manager-contact': ManagerContact,
  'map-markers': MapMarkers,
  'not-found': NotFound,
  numbers: Numbers,
  'owner-history': OwnerHistory,
  'owner-home': OwnerHome,
  'owner-login': OwnerLogin,
  person: Person,
  'person-homes': PersonHomes,
  'project-description': ProjectDescription,
  'project-documents': ProjectDocuments,
  'project-interest': ProjectInterest,
  'project-manager': ProjectManager,
  'project-summary': ProjectSummary,
  'project-units': ProjectUnits,
  'property-carousel': PropertyCarousel,
  'property-costs': PropertyCosts,
  'property-description': PropertyDescription,
  'property-energy': PropertyEnergy,
  'property-facts': PropertyFacts,
  'property-gallery': PropertyGallery,
  'property-list': PropertyList,
  'property-manager': PropertyManager,
  'property-map': PropertyMap,
  'property-summary': PropertySummary,
  'property-tours': PropertyTours,
  'document-form': DocumentForm,
  'open-house-form': OpenHouseForm,
  'call-form': CallForm,
  'question-form': QuestionForm,
  'saved-homes': SavedHomes,
  search: Search,
  'search-results': SearchResults,
  'recently-seen': RecentlySeen,
  refused: Refused,
  'server-error': ServerError,
  share: Share,
  'signed-page': SignedPage,
  'similar-homes': SimilarHomes,
  'simple-contact': SimpleContact,
  slideshow: Slideshow,
  problems: Problems,
  states: States,
  team: Team,
  testimonials: Testimonials,
  text: Text,
  'thank-you': ThankYou,
  'third-party': ThirdParty,
  'third-party-list': ThirdPartyList,
  valuation: Valuation,
  'valuation-demand': ValuationDemand,
  'valuation-strip': ValuationStrip,
  'visit-form': VisitForm,
};

/**
 * The component of a module kind. Kinds and contents were validated when the site was loaded.
 * @throws for an unknown kind.
 */
export function componentOf(kind: string): ModuleComponent<unknown> {
  const component = Object.hasOwn(components, kind) ? components[kind as ModuleKind] : undefined;
  if (!component) throw new Error(`there is no module kind "${kind}"`);
  return component as ModuleComponent<unknown>;
}
