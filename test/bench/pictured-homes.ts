import type { NetworkAccess } from '../../server/services/media/fetch/network-access.ts';
import type { Property } from '../../views/domain/property/property.ts';
import { AgencyCopy } from '../support/agency-copy.ts';

const DEMO = new URL('../../server/demo/', import.meta.url).pathname;
/** The host of the homes' pictures; it never responds. */
const HOST = 'crm.example';
const PICTURES = 10;

export const SILENT: NetworkAccess = {
  protocols: ['https:'],
  resolve: async () => [],
  mayConnect: () => false,
};

/** The home with pictures of a host that never responds. */
export function withPictures(home: Property): Property {
  const pictures = Array.from({ length: PICTURES }, (_, index) => ({
    source: `https://${HOST}/${home.id}/${index}.jpg`,
    name: { nl: `Foto ${index}` },
  }));
  return { ...home, pictures };
}

/** Folder of an agency that takes pictures from that host. */
export function agencyWithPictures(): string {
  const agency = new AgencyCopy(DEMO);
  agency.edit<{ pictureHosts: string[] }>('site.json', (site) => {
    site.pictureHosts = [HOST];
  });
  return agency.dir;
}
