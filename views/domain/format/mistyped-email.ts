/** Providers of mail that many people of the region use, with the ends of their domains. */
const PROVIDERS: readonly (readonly [name: string, ends: string])[] = [
  ['gmail', 'com'],
  ['googlemail', 'com'],
  ['hotmail', 'com be fr nl de it es co.uk'],
  ['outlook', 'com be fr de es it'],
  ['live', 'com be fr nl de co.uk'],
  ['msn', 'com'],
  ['yahoo', 'com fr de nl be it es co.uk'],
  ['ymail', 'com'],
  ['icloud', 'com'],
  ['me', 'com'],
  ['mac', 'com'],
  ['mail', 'com be de'],
  ['email', 'com de'],
  ['protonmail', 'com ch'],
  ['proton', 'me'],
  ['gmx', 'com de net at ch fr'],
  ['web', 'de'],
  ['t-online', 'de'],
  ['freenet', 'de'],
  ['telenet', 'be'],
  ['skynet', 'be'],
  ['proximus', 'be'],
  ['scarlet', 'be'],
  ['pandora', 'be'],
  ['belgacom', 'net be'],
  ['voo', 'be'],
  ['edpnet', 'be'],
  ['pt', 'lu'],
  ['orange', 'fr be'],
  ['wanadoo', 'fr nl'],
  ['free', 'fr'],
  ['sfr', 'fr'],
  ['laposte', 'net'],
  ['ziggo', 'nl'],
  ['kpnmail', 'nl'],
  ['planet', 'nl'],
  ['xs4all', 'nl'],
];

const DOMAINS: ReadonlySet<string> = new Set(
  PROVIDERS.flatMap(([name, ends]) => ends.split(' ').map((end) => `${name}.${end}`)),
);

/** Characters of a domain from which on two may be wrong; a shorter one has many neighbours. */
const LONG = 10;

/**
 * The address that was probably meant: its domain is that of a provider with one character wrong,
 * missing, added or swapped (two in a long one), or that of a provider with another end
 * (`gmail.be`). Undefined for every other address: what is not known is not doubted.
 */
export function suggestedEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || DOMAINS.has(domain)) return undefined;
  const meant = otherEnd(domain) ?? nearest(domain);
  return meant === undefined ? undefined : email.slice(0, at + 1) + meant;
}

function nearest(domain: string): string | undefined {
  let found: { domain: string; distance: number } | undefined;
  for (const known of DOMAINS) {
    // Short names, such as `me.com`, are near to too many others.
    const most = known.length >= LONG ? 2 : Number(known.length > 6);
    if (Math.abs(known.length - domain.length) > most) continue;
    const distance = editDistance(domain, known);
    if (distance <= most && distance < (found?.distance ?? Infinity)) {
      found = { domain: known, distance };
    }
  }
  return found?.domain;
}

/** Only of a provider with a single end: others have more than are listed. */
function otherEnd(domain: string): string | undefined {
  const [name = ''] = domain.split('.');
  const known = PROVIDERS.find((one) => one[0] === name);
  const isOnly = known !== undefined && name.length > 4 && !known[1].includes(' ');
  return isOnly ? `${name}.${known[1]}` : undefined;
}

/** Characters to change, add, remove or swap with their neighbour. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + cost,
        isSwap ? rows[i - 2]![j - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
