import type { PageContext } from '../page-context.ts';

/** What the button says that lets something stand still, and go on. */
export function pauseTexts({ t }: Pick<PageContext, 't'>) {
  return { pause: t('slides.pause'), play: t('slides.play') };
}
