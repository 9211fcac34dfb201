/** The providers whose videos and tours can be embedded; a site lists those that it embeds. */
export const EMBED_PROVIDERS = ['youtube', 'vimeo', 'facebook', 'matterport'] as const;
type EmbedProvider = (typeof EMBED_PROVIDERS)[number];

/** A video or tour that can be embedded in a frame of its provider. */
export interface Embed {
  kind: EmbedProvider;
  /** https URL of the frame, built from the recognised parts. */
  url: string;
}

/** Origins of the frames of `embedOf`, for the content security policy. */
const FRAME_SOURCES: Readonly<Record<EmbedProvider, readonly string[]>> = {
  youtube: ['https://www.youtube-nocookie.com'],
  vimeo: ['https://player.vimeo.com'],
  facebook: ['https://www.facebook.com'],
  matterport: ['https://matterport.com', 'https://*.matterport.com'],
};

/** Origins of the frames of some providers. */
export function frameSources(providers: readonly EmbedProvider[]): string[] {
  return providers.flatMap((provider) => FRAME_SOURCES[provider]);
}

/** Whether it is of a provider that the site embeds; a link otherwise. */
export function isEmbedded(
  embed: Embed | undefined,
  providers: readonly EmbedProvider[],
): embed is Embed {
  return embed !== undefined && providers.includes(embed.kind);
}

/** Its sites for phones and for languages (`nl-nl.facebook.com`) show the same videos. */
const FACEBOOK_HOST = /^(?:(?:www|m|web|mbasic|touch|[a-z]{2}-[a-z]{2})\.)?facebook\.com$/;

/**
 * The frame for a link to a video or 3D tour (spec section 5, video url recognition); undefined for
 * any other link, which opens in a new tab. Hosts must match a provider's exactly, except for
 * subdomains of the 3D-tour provider, on the default port. http links are accepted; the frame is
 * always https.
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

/** Ids have eleven characters; the frame is served by the cookie-free host. */
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

/** Pages of Vimeo that show a video, by its number; the second group is the hash of an unlisted one. */
const VIMEO_PATHS = [
  /^\/(\d+)(?:\/([0-9a-f]+))?\/?$/,
  /^\/channels\/[\w-]+\/(\d+)()\/?$/,
  /^\/groups\/[\w-]+\/videos\/(\d+)()\/?$/,
  /^\/(?:album|showcase)\/\d+\/video\/(\d+)()\/?$/,
];
const VIMEO_PLAYER_PATHS = [/^\/video\/(\d+)()\/?$/];

/** Pages with a video, unlisted ones, and URLs of the player. */
function vimeo(url: URL): Embed | undefined {
  const isPlayer = url.hostname === 'player.vimeo.com';
  if (!isPlayer && url.hostname !== 'vimeo.com' && url.hostname !== 'www.vimeo.com')
    return undefined;
  const paths = isPlayer ? VIMEO_PLAYER_PATHS : VIMEO_PATHS;
  const found = paths.map((path) => path.exec(url.pathname)).find((match) => match !== null);
  const [, id, inPath] = found ?? [];
  if (id === undefined) return undefined;
  const hash = inPath || (url.searchParams.get('h') ?? '');
  const suffix = /^[0-9a-f]+$/.test(hash) ? `?h=${hash}` : '';
  return { kind: 'vimeo', url: `https://player.vimeo.com/video/${id}${suffix}` };
}

/** Links to a video and share links; the provider's plugin takes the whole URL of either. */
function facebook(url: URL): Embed | undefined {
  const isShort = url.hostname === 'fb.watch' && /^\/[\w-]+\/?$/.test(url.pathname);
  const isVideo =
    FACEBOOK_HOST.test(url.hostname) &&
    (/^\/(?:[\w.-]+\/videos|reel|share\/[vr])\/[\w.-]+(?:\/\d+)?\/?$/.test(url.pathname) ||
      (/^\/(?:watch(?:\/live)?\/?|video(?:\/video)?\.php)$/.test(url.pathname) &&
        /^\d+$/.test(url.searchParams.get('v') ?? '')));
  if (!isShort && !isVideo) return undefined;
  const frame = new URL('https://www.facebook.com/plugins/video.php');
  frame.searchParams.set('href', url.href);
  return { kind: 'facebook', url: frame.href };
}

/** The 3D-tour provider's domain and its subdomains (spec section 5). */
function matterport(url: URL): Embed | undefined {
  const isProvider = url.hostname === 'matterport.com' || url.hostname.endsWith('.matterport.com');
  return isProvider ? { kind: 'matterport', url: url.href } : undefined;
}
