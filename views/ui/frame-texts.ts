import { type Embed, isEmbedded } from '../domain/property/video-url.ts';
import type { PageContext } from '../page-context.ts';

/** A video or tour in a frame of its provider, if the site embeds that provider. */
export function embedOn({ site }: PageContext, embed: Embed | undefined): Embed | undefined {
  return isEmbedded(embed, site.info.embeds) ? embed : undefined;
}

/** Texts shown before the frame of another host is loaded; they name the host. */
export function frameTexts({ t }: PageContext, { url }: Embed, title: string) {
  return {
    url,
    title,
    ask: t('tours.ask', { host: new URL(url).hostname }),
    show: t('tours.show'),
  };
}
