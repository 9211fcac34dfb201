import type { Locale } from '../locale.ts';
import { nameText, type Reader } from '../text/shown-text.ts';
import { phoneOf } from '../format/phone.ts';
import type { Office } from '../site/office.ts';
import type { Site } from '../site/site.ts';
import { agencyNode, type JsonLd } from './json-ld.ts';
import { coordinates } from './place-node.ts';

/** The agency with its offices; the first one is its seat. */
export function agencyWithOffices(site: Site, origin: string, locale: Locale): JsonLd {
  const { info, brand } = site;
  const reader = { locale, site };
  const { name, siteEmail, legal, offices, socialLinks } = info;
  const logo = brand?.logo?.onLight.url;
  const [seat] = offices;
  return {
    ...agencyNode({ origin, name }),
    legalName: legal.companyName,
    vatID: legal.vatNumber,
    email: siteEmail,
    telephone: dialled(info.phone),
    logo: logo === undefined ? undefined : origin + logo,
    sameAs: socialLinks.length > 0 ? socialLinks.map(({ url }) => url) : undefined,
    ...(seat && officePlace(seat, reader)),
    department: offices.map((office) => officeNode(office, name, reader)),
  };
}

function officeNode(office: Office, agency: string, reader: Reader): JsonLd {
  const name = nameText(office.name, reader);
  return {
    '@type': 'RealEstateAgent',
    name: name === '' ? agency : `${agency} ${name}`,
    email: office.email,
    telephone: dialled(office.phone),
    ...officePlace(office, reader),
  };
}

function officePlace(office: Office, reader: Reader): JsonLd {
  const { street, houseNumber, zip, city, position, openingHours } = office;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${nameText(street, reader)} ${houseNumber}`.trim(),
      postalCode: zip,
      addressLocality: nameText(city, reader),
      addressCountry: 'BE',
    },
    ...(position && { geo: coordinates(position) }),
    ...(openingHours.length > 0 && {
      openingHoursSpecification: openingHours.map((hours) => ({
        '@type': 'OpeningHoursSpecification',
        ...hours,
      })),
    }),
  };
}

/** In E.164 form: `+3292223344`. */
function dialled(phone: string): string | undefined {
  return phoneOf(phone)?.href.replace(/^tel:/, '');
}
