import type { Page } from 'puppeteer';

/** A shown photograph whose `sizes` say another width than it has, in CSS pixels. */
export interface WrongSize {
  module: string;
  shown: number;
  said: number;
}

/**
 * The photographs of a page whose `sizes` are under 95 or over 112 percent of the width that they
 * are shown in: browsers fetch too small or too large a file of them. A photograph that is cut to
 * its frame counts as if it were 3:2, as most are.
 */
export function wrongSizes(page: Page): Promise<WrongSize[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    const widthOf = (length: string) => {
      probe.style.cssText = `position: absolute; width: ${length}`;
      return probe.getBoundingClientRect().width;
    };
    /** Splits at commas outside of brackets. */
    const widthIn = (sizes: string) => {
      for (const size of sizes.split(/,\s*(?![^(]*\))/)) {
        const [, query, length = size] = /^(\(.*\)) (\S+)$/.exec(size) ?? [];
        if (size !== 'auto' && (!query || matchMedia(query).matches)) return widthOf(length);
      }
      return 0;
    };
    const wrong = [...document.querySelectorAll<HTMLImageElement>('picture > img')]
      .filter((img) => img.checkVisibility() && img.offsetWidth > 0)
      .map((img) => {
        const sources = [...(img.parentElement?.querySelectorAll('source') ?? [])];
        const source = sources.find(({ media }) => media === '' || matchMedia(media).matches);
        const isCut = getComputedStyle(img).objectFit === 'cover' && !source?.media;
        return {
          module: img.closest('.module')?.className ?? '',
          shown: isCut ? Math.max(img.offsetWidth, img.offsetHeight * 1.5) : img.offsetWidth,
          said: widthIn(source?.sizes ?? ''),
        };
      })
      .filter(({ shown, said }) => said < shown * 0.95 || said > shown * 1.12);
    probe.remove();
    return wrong;
  });
}
