import type { ZodType } from 'zod';
import { schema as article } from './article/schema.ts';
import { schema as articles } from './articles/schema.ts';
import { schema as faq } from './faq/schema.ts';
import { schema as hero } from './hero/schema.ts';
import { schema as notFound } from './not-found/schema.ts';
import { schema as numbers } from './numbers/schema.ts';
import { schema as projectDescription } from './project-description/schema.ts';
import { schema as projectDocuments } from './project-documents/schema.ts';
import { schema as projectInterest } from './project-interest/schema.ts';
import { schema as projectManager } from './project-manager/schema.ts';
import { schema as projectSummary } from './project-summary/schema.ts';
import { schema as projectUnits } from './project-units/schema.ts';
import { schema as propertyCarousel } from './property-carousel/schema.ts';
import { schema as propertyDescription } from './property-description/schema.ts';
import { schema as propertyEnergy } from './property-energy/schema.ts';
import { schema as propertyFacts } from './property-facts/schema.ts';
import { schema as propertyGallery } from './property-gallery/schema.ts';
import { schema as propertyList } from './property-list/schema.ts';
import { schema as propertyManager } from './property-manager/schema.ts';
import { schema as propertyMap } from './property-map/schema.ts';
import { schema as propertySummary } from './property-summary/schema.ts';
import { schema as propertyTours } from './property-tours/schema.ts';
import { schema as search } from './search/schema.ts';
import { schema as searchResults } from './search-results/schema.ts';
import { schema as serverError } from './server-error/schema.ts';
import { schema as share } from './share/schema.ts';
import { schema as similarHomes } from './similar-homes/schema.ts';
import { schema as team } from './team/schema.ts';
import { schema as testimonials } from './testimonials/schema.ts';
import { schema as text } from './text/schema.ts';
import { schema as valuationStrip } from './valuation-strip/schema.ts';

/**
 * The schema of the content of each module kind. The server imports these without components, which
 * are in registry.ts; a test compares the keys of both.
 */
export const moduleSchemas = {
  article,
  articles,
  faq,
  hero,
  'not-found': notFound,
  numbers,
  'project-description': projectDescription,
  'project-documents': projectDocuments,
  'project-interest': projectInterest,
  'project-manager': projectManager,
  'project-summary': projectSummary,
  'project-units': projectUnits,
  'property-carousel': propertyCarousel,
  'property-description': propertyDescription,
  'property-energy': propertyEnergy,
  'property-facts': propertyFacts,
  'property-gallery': propertyGallery,
  'property-list': propertyList,
  'property-manager': propertyManager,
  'property-map': propertyMap,
  'property-summary': propertySummary,
  'property-tours': propertyTours,
  search,
  'search-results': searchResults,
  'server-error': serverError,
  share,
  'similar-homes': similarHomes,
  team,
  testimonials,
  text,
  'valuation-strip': valuationStrip,
} satisfies Record<string, ZodType>;

export type ModuleKind = keyof typeof moduleSchemas;
