import type { Locale } from '../locale.ts';
import { unitsOf } from '../project/composition.ts';
import type { Project } from '../project/project.ts';
import { projectPrice, unitsForSale } from '../project/project-sale.ts';
import type { Property } from '../property/property.ts';
import { isSold } from '../property/sold.ts';
import { homeNode } from './home-node.ts';
import { agencyNode, type JsonLd, type SiteOrigin } from './json-ld.ts';
import { offerNode } from './offer-node.ts';
import { whereabouts } from './place-node.ts';

/** The page that a listing is. */
export interface ListingPage {
  site: SiteOrigin;
  locale: Locale;
  /** Canonical URL, absolute. */
  url: string;
  name: string;
  description: string;
  /** Absolute URLs of its pictures. */
  images: readonly string[];
  /** The city as the page calls it. */
  city: string;
}

/** The page of a home: when it came on the market, what it is, what is asked for it. */
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

/** The page of a new-build project: the buildings, and what the units begin at. */
export function projectListing(project: Project, page: ListingPage): JsonLd {
  return {
    ...listing(page, project.startCommercialisation),
    mainEntity: complexNode(project, page),
    offers: unitOffers(project, page.site),
  };
}

function listing({ locale, url, name, description, images }: ListingPage, posted: string): JsonLd {
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
    ...whereabouts(project, city, locale),
    numberOfAccommodationUnits: units > 0 ? countNode(units) : undefined,
    numberOfAvailableAccommodationUnits:
      units > 0 ? countNode(unitsForSale(project).length) : undefined,
  };
}

function countNode(value: number): JsonLd {
  return { '@type': 'QuantitativeValue', value };
}

/** Nothing where nothing is left to buy or no price is published. */
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
