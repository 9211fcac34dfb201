import type { Property } from './property.ts';
import { type Embed, embedOf } from './video-url.ts';

/** A virtual tour of a home (spec section 2); embedded if its host is known. */
export interface Tour {
  /** Announced to the visitor before it is opened. */
  kind: 'video' | 'model' | 'tour';
  /** URL given by the CRM. */
  link: string;
  embed: Embed | undefined;
}

/** Whether a page shows a tour in a frame of its host. */
export type ShownTours = 'tours' | 'no tours';

/**
 * The tours of a home, at most two, in the CRM's order; those without an http or https URL are
 * skipped.
 */
export function toursOf({
  virtualTour,
  virtualTour2,
}: Pick<Property, 'virtualTour' | 'virtualTour2'>) {
  const links = new Set([virtualTour, virtualTour2]);
  return [...links].filter(isWebUrl).map((link): Tour => {
    const embed = embedOf(link);
    return { kind: kindOf(embed), link, embed };
  });
}

function isWebUrl(link: string | undefined): link is string {
  return /^https?:$/.test(URL.parse(link ?? '')?.protocol ?? '');
}

function kindOf(embed: Embed | undefined): Tour['kind'] {
  if (!embed) return 'tour';
  return embed.kind === 'matterport' ? 'model' : 'video';
}
