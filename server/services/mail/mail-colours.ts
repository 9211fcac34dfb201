import type { MailColours } from '../../../views/mail/lead-mail.ts';
import { perItem } from '../../../views/domain/memo/per-item.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { readablePalette } from '../site/colours/palette.ts';
import { nearestPassing } from '../site/colours/passing-colour.ts';

/** WCAG 2.2, level AA, for text. */
const TEXT = 4.5;

/**
 * The site's colours for mails. In the dark scheme paper and ink change places, and the others are
 * the nearest that can be read on ink.
 */
export const mailColours = perItem((info: SiteInfo): MailColours => {
  const { colours } = readablePalette(info);
  const { ink, paper, muted, primary } = colours;
  const onInk = (colour: string) =>
    nearestPassing(colour, [{ against: ink, ratio: TEXT }]) ?? paper;
  return {
    light: {
      ground: colours.ground,
      paper,
      text: ink,
      muted,
      line: colours.line,
      link: primary,
      onLink: paper,
    },
    dark: {
      ground: ink,
      paper: ink,
      text: paper,
      muted: onInk(colours.line),
      line: muted,
      link: onInk(primary),
      onLink: ink,
    },
  };
});
