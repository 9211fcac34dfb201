/** Characters of a path that is counted: longer ones are made by programs. */
const MAX_LENGTH = 200;
/** What may be about a person: an e-mail address, or digits of a phone or national number. */
const PERSONAL = /@|\d(?:[ .+/-]?\d){7}/;
/** A token or an identifier: letters and digits mixed, too long for a word or a postcode. */
const TOKEN = /(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z\d_]{16}|[\da-f]{8}-[\da-f]{4}-/i;
const INVISIBLE = /[\p{C}\p{Z}]/u;

/**
 * The path by which a request for a missing page is counted: decoded, without slashes at its end.
 * Undefined for the home page, and for paths that are not to be kept: long, malformed, or with
 * something that may be about a person or open something.
 * @param path URL path, without its query string.
 */
export function countablePath(path: string): string | undefined {
  const decoded = decode(path)?.replace(/\/+/g, '/').replace(/\/$/, '');
  if (decoded === undefined || decoded === '' || decoded.length > MAX_LENGTH) return undefined;
  const isKept = ![PERSONAL, TOKEN, INVISIBLE].some((pattern) => pattern.test(decoded));
  return isKept ? decoded : undefined;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Endings of programs, archives, databases and settings: old sites have some, programs try all. */
const PROGRAM =
  /\.(?:php\d?|phtml|aspx?|ashx|asmx|axd|jspx?|do|action|cgi|pl|py|sh|cfm|exe|dll|env|ini|conf|cfg|ya?ml|toml|json|xml|sql|sqlite|db|bak|old|orig|save|swp|log|zip|t?gz|tar|rar|7z|pem|key)$/i;
/** Hidden files, and the folders of programs that are attacked. */
const ATTACKED =
  /\/(?:\.|wp-|wordpress|cgi-bin|phpmyadmin|pma|admin|vendor|actuator|telescope|geoserver|solr|owa|autodiscover|boaform|hnap1|_ignition)/i;

/** Whether a path is mostly asked for by programs that look for weaknesses. */
export function isProbe(path: string): boolean {
  return PROGRAM.test(path) || ATTACKED.test(path);
}
