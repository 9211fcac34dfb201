import { foldedText } from '../../text/folded-text.ts';
import { WholeWords } from '../../text/whole-words.ts';

/** What became of an offer, as far as an entry says it. */
export type AnswerKind = 'accepted' | 'refused' | 'countered';

const OFFER =
  '(?:aankoop)?bod|bieding|offre(?: d achat| de location)?|(?:purchase )?offer|bid|(?:kauf|miet|preis)?angebot|gebot';
/** A type of entries that are offers, and nothing else. */
const OFFER_TYPE = new RegExp(
  String.raw`^(?:${OFFER}|biedingen|offres|offers|bids)(?: (?:ontvangen|recue?s?|received|erhalten))?$`,
  'u',
);
/** A type that may also be what the agency offers. */
const UNCLEAR_TYPE = /^(?:angebot|offre|offer)s?$/u;
const BEGINS_WITH_OFFER = new RegExp(
  String.raw`^(?:(?:nieuw|tweede|hoger|verhoogd|nouvelle|seconde|deuxieme|new|second|higher|neues|zweites|hoheres) )?(?:${OFFER})(?![\p{L}\p{N}])`,
  'u',
);
const NAMES_OFFER = new WholeWords(`(?:tegen)?(?:${OFFER})`, 'contre offre', 'counter ?offer');

/** Sentences in which nothing has happened yet. */
const CONDITIONAL =
  /(?<![\p{L}])(?:als|indien|mocht|zou(?:den)?|si|serait|seraient|if|would|wenn|falls|würden?|\?)(?![\p{L}])|\?\s*$/iu;

const ANSWERS: Readonly<Record<AnswerKind, WholeWords>> = {
  refused: new WholeWords(
    'weiger\\p{L}*|geweigerd|afgewezen|afgeslagen',
    'niet (?:aanvaard|akkoord|ingegaan|geaccepteerd|op in\\p{L}*)|gaa?t (?:\\p{L}+ ){0,3}niet (?:op|in)',
    'refus\\p{L}*|declin\\p{L}*|rejet\\p{L}*|pas (?:\\p{L}+ ){0,3}(?:accept\\p{L}*|suite|d accord)|n accept\\p{L}* pas',
    'reject\\p{L}*|turned (?:\\p{L}+ ){0,2}down|not (?:accept\\p{L}*|agree\\p{L}*)',
    'abgelehnt|ablehn\\p{L}*|lehn\\p{L}* (?:\\p{L}+ ){0,5}ab|abgesagt|absage|nicht (?:angenommen|einverstanden|akzeptiert)',
  ),
  countered: new WholeWords(
    'tegen(?:bod|voorstel)|contre (?:offre|proposition)|counter ?(?:offer|bid|proposal)\\p{L}*|gegen(?:angebot|gebot|vorschlag)',
    '(?:antwoordt|antwoordde|repond\\p{L}*|answer(?:ed)?|antwort\\p{L}*) (?:\\p{L}+ ){0,3}\\d[\\d ]*',
  ),
  accepted: new WholeWords(
    'aanvaard\\p{L}*|geaccepteerd|accepteer\\p{L}*|akkoord|aangenomen',
    'accept\\p{L}*|accord (?:a|sur|pour|de)',
    'agree[ds]?|angenommen|(?:nimmt|nehmen) (?:\\p{L}+ ){0,5}an|einverstanden|zusage|akzeptier\\p{L}*',
  ),
};

const CONDITION = new WholeWords(
  '\\p{L}*(?:voorwaarde\\p{L}*|voorbehoud)|opschortend\\p{L}*',
  'conditions?|suspensive|sous reserve',
  'subject to|contingent|conditional\\p{L}*',
  '\\p{L}*(?:bedingung\\p{L}*|vorbehalt\\p{L}*)',
);
const VALIDITY = new WholeWords(
  'geldig|vervalt|tot(?: en met)? \\d+',
  'valable|valide|expire|jusqu au \\d+',
  'valid|until \\d+|expires',
  'gultig|befristet|bis(?: zum| ende)? \\d+',
);

/** An amount with or without thousands, and cents, which are not kept. */
const NUMBER = String.raw`\d{1,3}(?:[.,\s\u00a0\u202f’']\d{3})+|\d{3,8}`;
const CENTS = String.raw`(?:[.,](?:\d{1,2}|[-–]{1,2}))?(?!\d)`;
const SIGN = String.raw`(?:€|eur(?:os?)?(?!\p{L}))`;
const GAP = String.raw`[\s\u00a0\u202f]{0,2}`;
const THOUSANDS = String.raw`(?:${GAP}k(?![\p{L}\p{N}]))`;

/** Euro, with its sign before or behind; `305 k€`. */
const BEFORE = new RegExp(
  `${SIGN}${GAP}(?<number>${NUMBER})${CENTS}(?<thousands>${THOUSANDS})?`,
  'iu',
);
const BEHIND = new RegExp(
  `(?<![\\d.,])(?<number>${NUMBER})${CENTS}(?<thousands>${THOUSANDS})?${GAP}${SIGN}`,
  'iu',
);

/** The first amount in a text, in whole euro. */
export function amountIn(text: string): number | undefined {
  const [first] = [BEFORE.exec(text), BEHIND.exec(text)]
    .filter((one) => one !== null)
    .toSorted((a, b) => a.index - b.index);
  const { number, thousands } = first?.groups ?? {};
  if (number === undefined) return undefined;
  return Number(number.replace(/\D/g, '')) * (thousands === undefined ? 1 : 1000);
}

/** Whether entries of a type are offers; `undefined` where it depends on the entry. */
export function isOfferType(name: string): boolean | undefined {
  const text = foldedText(name);
  if (UNCLEAR_TYPE.test(text)) return undefined;
  return OFFER_TYPE.test(text);
}

/** Whether a subject begins as that of an offer: `Bod van € 290.000`. */
export function beginsWithOffer(subject: string): boolean {
  return BEGINS_WITH_OFFER.test(foldedText(subject));
}

/** Whether a text names an offer. */
export function namesOffer(text: string): boolean {
  return NAMES_OFFER.isIn(foldedText(text));
}

/** What a text says of an answer; undefined where it says nothing, or both yes and no. */
export function answerIn(text: string): AnswerKind | undefined {
  const sentences = text.split(/(?<=[.!?;])\s+/u).filter((one) => !CONDITIONAL.test(one));
  const found = new Set<AnswerKind>();
  for (const sentence of sentences) {
    const folded = withoutCondition(sentence);
    const kind = (['refused', 'accepted', 'countered'] as const).find((one) =>
      ANSWERS[one].isIn(folded),
    );
    if (kind) found.add(kind);
  }
  if (found.has('refused')) return found.has('accepted') ? undefined : 'refused';
  if (found.has('accepted')) return 'accepted';
  return found.has('countered') ? 'countered' : undefined;
}

/** What a sentence says besides a condition: `onder voorbehoud van akkoord van de bank` is no answer. */
function withoutCondition(sentence: string): string {
  const whole = foldedText(sentence);
  if (!CONDITION.isIn(whole)) return whole;
  const clauses = sentence.split(/,\s+/u).map((one) => foldedText(one));
  return clauses.map((one) => one.slice(0, CONDITION.firstIn(one))).join(' ');
}

/** The parts of a text that say under which condition, and until when, an offer holds. */
export function termsIn(text: string): { condition?: string; until?: string } {
  const clauses = text
    // The point of `4. Dezember` ends nothing.
    .split(/(?:(?<!(?<!\d)\d{1,2})\.|[;,!\n])(?=\s|$)/u)
    .map((one) => one.trim().replace(/\.$/, ''))
    .filter((one) => one !== '');
  const condition = clauses.find((one) => CONDITION.isIn(foldedText(one)));
  const until = clauses.find((one) => one !== condition && VALIDITY.isIn(foldedText(one)));
  return {
    ...(condition !== undefined && { condition }),
    ...(until !== undefined && { until }),
  };
}
