import type { Property } from './property.ts';
import { type Embed, embedOf } from './video-url.ts';

/** A virtual tour of a home (spec section 2): within the page where its host is known. */
export interface Tour {
  /** What the visitor is told to expect. */
  kind: 'video' | 'model' | 'tour';
  /** The URL that the CRM gives. */
  link: string;
  embed: Embed | undefined;
}

/** The one or two tours of a home, in the CRM's order; what is no http URL is none. */
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
