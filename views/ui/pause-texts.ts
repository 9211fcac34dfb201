import type { PageContext } from '../page-context.ts';

/** Texts of the button that pauses and resumes. */
export function pauseTexts({ t }: Pick<PageContext, 't'>) {
  return { pause: t('slides.pause'), play: t('slides.play') };
}
