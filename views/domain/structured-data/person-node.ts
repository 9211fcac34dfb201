import { formatIpi } from '../format/ipi.ts';
import { phoneOf } from '../format/phone.ts';
import type { Manager } from '../property/property.ts';
import { agencyNode, type JsonLd, type SiteOrigin } from './json-ld.ts';

interface PersonPage {
  site: SiteOrigin;
  /** Canonical URL of the person's page. */
  url: string;
  /** '' if none is shown. */
  jobTitle: string;
  images: readonly string[];
}

/** A person who works for the agency. */
export function personNode(person: Manager, { site, url, jobTitle, images }: PersonPage): JsonLd {
  const phone = phoneOf(person.directPhone) ?? phoneOf(person.mobilePhone);
  const ipi = formatIpi(person.ipi);
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    url,
    name: person.name,
    worksFor: agencyNode(site),
    ...(jobTitle !== '' && { jobTitle }),
    ...(images.length > 0 && { image: images }),
    ...(person.email !== undefined && { email: person.email }),
    ...(phone && { telephone: phone.href.replace(/^tel:/, '') }),
    ...(ipi !== undefined && {
      identifier: { '@type': 'PropertyValue', propertyID: 'IPI', value: ipi },
    }),
  };
}
