/** A video or tour that may be shown within the page, in its provider's frame. */
export interface Embed {
  kind: 'youtube' | 'vimeo' | 'facebook' | 'matterport';
  /** https URL for the frame, built from the parts that were recognised. */
  url: string;
}

/** Where the frames of `embedOf` come from, as a content security policy names them. */
export const FRAME_SOURCES = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.facebook.com',
  'https://matterport.com',
  'https://*.matterport.com',
] as const;

const FACEBOOK_HOSTS = ['facebook.com', 'www.facebook.com', 'm.facebook.com'];

/**
 * What a link to a video or a 3D tour can be embedded as (spec section 5, video url recognition);
 * undefined for every other link, which opens in a tab of its own. Only on the usual port, only hosts
 * that are exactly a provider's; the 3D-tour provider's subdomains are its own. A link from before
 * https is one too: the frame is asked for over https all the same.
 */
export function embedOf(link: string | undefined): Embed | undefined {
  const url = parseSecured(link);
  if (!url) return undefined;
  return youtube(url) ?? vimeo(url) ?? facebook(url) ?? matterport(url);
}

function parseSecured(link: string | undefined): URL | undefined {
  const url = URL.parse(link ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '') return undefined;
  url.protocol = 'https:';
  return url.username === '' && url.password === '' ? url : undefined;
}

/** Ids have eleven characters; the cookie-free host serves the frame. */
function youtube(url: URL): Embed | undefined {
  const id = youtubeId(url);
  if (id === undefined || !/^[\w-]{11}$/.test(id)) return undefined;
  return { kind: 'youtube', url: `https://www.youtube-nocookie.com/embed/${id}` };
}

function youtubeId(url: URL): string | undefined {
  if (url.hostname === 'youtu.be') return url.pathname.slice(1);
  const hosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
  if (!hosts.includes(url.hostname)) return undefined;
  if (url.pathname === '/watch') return url.searchParams.get('v') ?? undefined;
  return /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(url.pathname)?.[1];
}

/** `vimeo.com/id`, `vimeo.com/id/hash` for unlisted ones, and the player's own URL. */
function vimeo(url: URL): Embed | undefined {
  const isPlayer = url.hostname === 'player.vimeo.com';
  if (!isPlayer && url.hostname !== 'vimeo.com' && url.hostname !== 'www.vimeo.com')
    return undefined;
  const path = isPlayer ? /^\/video\/(\d+)()\/?$/ : /^\/(\d+)(?:\/([0-9a-f]+))?\/?$/;
  const [, id, inPath] = path.exec(url.pathname) ?? [];
  if (id === undefined) return undefined;
  const hash = inPath || (url.searchParams.get('h') ?? '');
  const suffix = /^[0-9a-f]+$/.test(hash) ? `?h=${hash}` : '';
  return { kind: 'vimeo', url: `https://player.vimeo.com/video/${id}${suffix}` };
}

/** Links to a video and links made by sharing one; the provider's plugin takes either whole. */
function facebook(url: URL): Embed | undefined {
  const isShort = url.hostname === 'fb.watch' && /^\/[\w-]+\/?$/.test(url.pathname);
  const isVideo =
    FACEBOOK_HOSTS.includes(url.hostname) &&
    (/^\/(?:[\w.-]+\/videos|reel|share\/[vr])\/[\w.-]+(?:\/\d+)?\/?$/.test(url.pathname) ||
      (/^\/watch\/?$/.test(url.pathname) && /^\d+$/.test(url.searchParams.get('v') ?? '')));
  if (!isShort && !isVideo) return undefined;
  const frame = new URL('https://www.facebook.com/plugins/video.php');
  frame.searchParams.set('href', url.href);
  return { kind: 'facebook', url: frame.href };
}

/** The 3D-tour provider: its domain and everything under it (spec section 5). */
function matterport(url: URL): Embed | undefined {
  const isProvider = url.hostname === 'matterport.com' || url.hostname.endsWith('.matterport.com');
  return isProvider ? { kind: 'matterport', url: url.href } : undefined;
}
