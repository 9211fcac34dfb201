import type { ThirdParty } from './third-party.ts';

/** The origins that a third party may contact, that of its script first, each once. */
export function partyHosts(party: ThirdParty): string[] {
  const tracker = party.kind === 'matomo' && party.tracker;
  const urls = [party.script, ...(tracker ? [tracker] : [])];
  return [...new Set([...urls.map((url) => new URL(url).origin), ...party.hosts])];
}

/**
 * Hash of the list of third parties that a visitor decides on: eight hexadecimal digits. Changes
 * with any name, category or host.
 */
export function listHash(parties: readonly ThirdParty[]): string {
  const entries = parties
    .filter(({ category }) => category !== 'necessary')
    .map((party) => [party.id, party.name, party.category, ...partyHosts(party).sort()].join(' '));
  return fnv1a(entries.sort().join('\n')).toString(16).padStart(8, '0');
}

/** FNV-1a, 32 bits: enough to tell two lists of one site apart, and the same on both sides. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
