/**
 * Hosts whose links people send to an agency: portals of homes in Belgium and its neighbours, maps,
 * public registers, and where people share photographs. Links to them, and to hosts below them, count for nothing. Sources: the
 * portals' own addresses.
 */
const KNOWN_HOSTS: ReadonlySet<string> = new Set([
  'immoweb.be',
  'zimmo.be',
  'immoscoop.be',
  'immovlan.be',
  'logic-immo.be',
  'logic-immo.com',
  'realo.be',
  'spotto.be',
  'biddit.be',
  'notaris.be',
  'notaire.be',
  '2ememain.be',
  '2dehands.be',
  'hebbes.be',
  'vlan.be',
  'immotransit.be',
  'immoproxio.be',
  'century21.be',
  'era.be',
  'ikot.be',
  'huurwoningen.nl',
  'funda.nl',
  'pararius.nl',
  'pararius.com',
  'jaap.nl',
  'seloger.com',
  'leboncoin.fr',
  'pap.fr',
  'bienici.com',
  'immobilienscout24.de',
  'immoscout24.de',
  'immowelt.de',
  'immonet.de',
  'kleinanzeigen.de',
  'athome.lu',
  'wortimmo.lu',
  'immotop.lu',
  'maps.app.goo.gl',
  'maps.google.com',
  'maps.google.be',
  'photos.app.goo.gl',
  'photos.google.com',
  'icloud.com',
  'wetransfer.com',
  'we.tl',
  'openstreetmap.org',
  'geopunt.be',
  'geoportail.wallonie.be',
  'wallonie.be',
  'vlaanderen.be',
  'brussels',
  'belgium.be',
  'fgov.be',
]);

/** Labels of a known host at most. */
const MAX_LABELS = 3;

/** Whether a link goes to such a host. */
export function isKnownHost(link: string): boolean {
  const url = URL.parse(/^https?:\/\//i.test(link) ? link : `https://${link}`);
  const labels = url?.hostname.toLowerCase().split('.').slice(-MAX_LABELS) ?? [];
  return labels.some((_, index) => KNOWN_HOSTS.has(labels.slice(index).join('.')));
}
