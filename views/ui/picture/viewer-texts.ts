import { colon } from '../../domain/text/colon.ts';
import type { PageContext } from '../../page-context.ts';

/** Texts of the gallery in full screen. Numbers in them are filled in by the island. */
export function viewerTexts({ t, locale }: PageContext) {
  const numbers = { index: '{index}', total: '{total}' };
  return {
    title: t('gallery.viewer.title'),
    photos: t('gallery.viewer.photos'),
    plans: t('gallery.viewer.plans'),
    thumbnails: t('gallery.viewer.thumbnails'),
    previous: t('gallery.viewer.previous'),
    next: t('gallery.viewer.next'),
    download: t('gallery.viewer.download'),
    zoomIn: t('gallery.viewer.zoomIn'),
    zoomOut: t('gallery.viewer.zoomOut'),
    wholeScreen: t('gallery.viewer.wholeScreen'),
    window: t('gallery.viewer.window'),
    close: t('gallery.viewer.close'),
    colon: colon(locale),
    photo: t('gallery.photo', numbers),
    plan: t('gallery.plan', numbers),
  };
}
