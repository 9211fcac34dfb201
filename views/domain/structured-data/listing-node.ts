import type { Locale } from '../locale.ts';
import { unitsOf } from '../project/composition.ts';
import type { Project } from '../project/project.ts';
import { projectPrice, unitsForSale } from '../project/project-sale.ts';
import type { Property } from '../property/property.ts';
import { isSold } from '../property/sold.ts';
import { homeNode } from './home-node.ts';
import { agencyNode, type JsonLd, type SiteOrigin } from './json-ld.ts';
import { offerNode } from './offer-node.ts';
import { addressAndGeo } from './place-node.ts';

/** The page of a listing. */
export interface ListingPage {
  site: SiteOrigin;
  locale: Locale;
  /** Canonical URL, absolute. */
  url: string;
  name: string;
  description: string;
  /** Absolute URLs of its pictures. */
  images: readonly string[];
  /** Name of the city in the page's language. */
  city: string;
}

/** The listing of a home: first advertised, the home, the offer. */
export function homeListing(
  home: Property,
  page: ListingPage,
  ignoredLabels: readonly number[],
): JsonLd {
  return {
    ...listing(page, home.startCommercialisation),
    mainEntity: homeNode(home, { ...page, isSold: isSold(home, ignoredLabels) }),
    offers: offerNode(home, ignoredLabels, agencyNode(page.site)),
  };
}

/** The listing of a new-build project: the complex, and the lowest price of its units. */
export function projectListing(project: Project, page: ListingPage): JsonLd {
  return {
    ...listing(page, project.startCommercialisation),
    mainEntity: complexNode(project, page),
    offers: unitOffers(project, page.site),
  };
}

function listing(
  { locale, url, name, description, images }: ListingPage,
  posted: string | undefined,
): JsonLd {
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name,
    description: description === '' ? undefined : description,
    inLanguage: locale,
    datePosted: posted,
    image: images.length > 0 ? images : undefined,
  };
}

function complexNode(project: Project, { locale, url, city }: ListingPage): JsonLd {
  const units = unitsOf(project.composition).length;
  return {
    '@type': 'ApartmentComplex',
    '@id': `${url}#project`,
    name: project.name,
    ...addressAndGeo(project, city, locale),
    numberOfAccommodationUnits: units > 0 ? countNode(units) : undefined,
    numberOfAvailableAccommodationUnits:
      units > 0 ? countNode(unitsForSale(project).length) : undefined,
  };
}

function countNode(value: number): JsonLd {
  return { '@type': 'QuantitativeValue', value };
}

/** Undefined if nothing is for sale or no price is published. */
function unitOffers(project: Project, site: SiteOrigin): JsonLd | undefined {
  const lowPrice = projectPrice(project);
  if (lowPrice === undefined) return undefined;
  return {
    '@type': 'AggregateOffer',
    lowPrice,
    priceCurrency: 'EUR',
    offerCount: unitsForSale(project).length,
    seller: agencyNode(site),
  };
}
