import { splitAtPhoneNumbers } from './phone-numbers.ts';

/** A fixed number of random letters in place of a name, an e-mail address or a telephone number. */
export interface Hidden {
  hidden: string;
}

/** A text with its personal data hidden. */
export type ShownText = readonly (string | Hidden)[];

/** A contact as the owner sees them: by name, hidden, or the owner themselves. */
export type ShownContact = { name: string } | Hidden | { self: true };

/** From 0 to 1, without 1; handed in. */
export type Random = () => number;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LENGTH = 9;

/**
 * Random letters that reveal nothing about what they hide: neither letters nor length, nor whether
 * the same text is hidden elsewhere (spec section 6).
 */
export function randomLetters(random: Random): Hidden {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[Math.floor(random() * 26)]);
  return { hidden: letters.join('') };
}

/** A word: `d’Anne` and `Jan’s` are two, of which one may be a name. */
const WORD = /([\p{L}\p{M}\p{N}]+)/gu;
/** An e-mail address; the lookbehind makes matching linear in the length of the text. */
const EMAIL = /((?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/u;

/** Before names, or in place of a first name. */
const TITLES = setOf(
  `fam familie famille family dhr mevr mevrouw meneer heer mr mrs ms m mme mlle monsieur madame
   herr frau notaris notaire notar`,
);

/** Particles within names, in the languages of the country. */
const NO_NAMES = setOf(
  `de den der des het van von vom zu zur ten ter te la le les du di da el
   en et und and of met`,
);

/** Prefix of contacts that stand for many people: `Suchprofile Aalst (12)`. */
const MANY = setOf(
  `zoekprofielen zoekopdrachten abonnees nieuwsbrief nieuwsbrieven
   profils abonnés alertes infolettre
   suchprofile suchaufträge abonnenten interessenten rundbrief newsletter
   profiles subscribers alerts mailing`,
);

function setOf(words: string): Set<string> {
  return new Set(words.split(/\s+/));
}

/**
 * The words of contacts by which a person is known: those with a capital, `Torfs` of `Fam. Torfs
 * (tenants)`, or all of a name without one.
 * @param others texts whose words are not hidden: the owner's own names, places.
 */
export function nameWords(contacts: readonly string[], others: readonly string[]): string[] {
  const kept = new Set(others.flatMap(wordsOf).map((word) => word.toLowerCase()));
  const words = contacts.flatMap((contact) => {
    const all = wordsOf(contact);
    if (isMany(all)) return [];
    return all.some(isCapital) ? all.filter(isCapital) : all;
  });
  const names = words.filter((word) => {
    const lower = word.toLowerCase();
    return word.length > 1 && !TITLES.has(lower) && !NO_NAMES.has(lower) && !kept.has(lower);
  });
  return [...new Set(names)];
}

/** A number in brackets is not personal data: it may also distinguish people of the same name. */
function isMany(contact: readonly string[]): boolean {
  const [first = '', ...others] = contact.map((word) => word.toLowerCase());
  return MANY.has(first) && others.every((word) => word.length > 1 && !TITLES.has(word));
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/**
 * Hides names in a text that the agency wrote: each word that is one of them or its genitive, or
 * begins with one of four letters or more, as `Thelensche` does with `Thelen`. A name with a
 * capital is not hidden in a word without one: green is a colour where Mr Green is a contact.
 * E-mail addresses and telephone numbers are always hidden whole.
 */
export function hidePeople(text: string, names: readonly string[], random: Random): ShownText {
  const known = names.map((name) => ({ name: name.toLowerCase(), anyCase: !isCapital(name) }));
  const isName = (piece: string) => {
    const word = piece.toLowerCase();
    return known.some(
      ({ name, anyCase }) =>
        (anyCase || isCapital(piece)) &&
        (word === name || word === `${name}s` || (name.length > 3 && word.startsWith(name))),
    );
  };
  const hidden = () => randomLetters(random);
  const pieces = hiding(text.split(EMAIL), hidden, (mailless) =>
    hiding(splitAtPhoneNumbers(mailless), hidden, (plain) =>
      plain.split(WORD).map((piece) => (isName(piece) ? hidden() : piece)),
    ),
  );
  return joined(pieces);
}

/** Hides every second piece, and applies `rest` to the others. */
function hiding(
  pieces: readonly string[],
  hidden: () => Hidden,
  rest: (piece: string) => ShownText,
): ShownText {
  return pieces.flatMap((piece, index) => (index % 2 === 1 ? hidden() : rest(piece)));
}

/** Joins adjacent visible pieces. */
function joined(text: ShownText): ShownText {
  const pieces: (string | Hidden)[] = [];
  for (const piece of text) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string')
      pieces[pieces.length - 1] = last + piece;
    else if (piece !== '') pieces.push(piece);
  }
  return pieces;
}
