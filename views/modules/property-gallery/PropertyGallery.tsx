import type { ModuleComponent } from '../../page-context.ts';
import { listItemOf } from '../../subjects/subject.ts';
import { PictureGallery } from './PictureGallery.tsx';

/** Photographs and floor plans of the page's home or project. */
export const PropertyGallery: ModuleComponent = ({ ctx }) => (
  <PictureGallery ctx={ctx} pictures={listItemOf(ctx)?.pictures ?? []} />
);
