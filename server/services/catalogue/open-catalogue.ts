import type { Media } from '../media/media.ts';
import type { AllPictureData } from '../media/picture-data.ts';
import type { Catalogue, CatalogueParts } from './catalogue.ts';
import { createCatalogue } from './live-catalogue.ts';

interface Options extends Omit<CatalogueParts, 'pictures' | 'prepare'> {
  media: Pick<Media, 'picture' | 'prepare'>;
  /** What names pictures: the catalogue adds itself. */
  wanted: Pick<AllPictureData, 'add'>;
}

/** Opens the catalogue, filled from the CRM, or from its copy if the CRM does not answer in time. */
export async function openCatalogue({ media, wanted, ...parts }: Options): Promise<Catalogue> {
  const catalogue = createCatalogue({
    ...parts,
    pictures: (source) => media.picture(source),
    prepare: ({ homes, projects }) => media.prepare([homes, projects]),
  });
  wanted.add({
    version: () => catalogue.version,
    data: () => {
      const { homes, projects, team } = catalogue.data;
      return [homes, projects, team];
    },
  });
  await catalogue.start();
  return catalogue;
}
