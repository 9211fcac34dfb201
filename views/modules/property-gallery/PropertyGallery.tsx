import type { ModuleComponent } from '../../page-context.ts';
import { listItemOf, propertyOf } from '../../subjects/subject.ts';
import { tourLink } from '../../ui/tour-link.ts';
import { PictureGallery } from './PictureGallery.tsx';

/** Photographs and floor plans of the page's home or project. */
export const PropertyGallery: ModuleComponent = ({ ctx }) => {
  const home = propertyOf(ctx);
  return (
    <PictureGallery
      ctx={ctx}
      pictures={listItemOf(ctx)?.pictures ?? []}
      tour={home && tourLink(ctx, home)}
    />
  );
};
