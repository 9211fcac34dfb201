import type { IsoDate } from '../format/date.ts';
import { Draft, type Span } from './draft.ts';
import { PhraseCursor } from './phrase-cursor.ts';
import type { NamedPlace, PlaceNames } from './place-names.ts';
import { isArea, isRoom, quantityAt } from './quantity.ts';
import { readsEnergy } from './read-energy.ts';
import { readFreeFrom } from './read-free-from.ts';
import { readQuantity } from './read-quantity.ts';
import { readWithout } from './read-without.ts';
import type { SentenceLanguage } from './sentence-language.ts';
import { MIN_SIMILAR, type Spelling } from './spelling.ts';
import { type NumberToken, type Token, tokensOf, type Word } from './token.ts';
import type { Meaning, Unit } from './vocabulary.ts';

/** Words that are compared with similar ones: each comparison goes through all names of places. */
const MAX_SIMILAR = 4;
/** Letters from which on that is so of a place that nothing announces. */
const MIN_SIMILAR_PLACE = 5;

/** Letters behind a number: `3de`, `2e`, `1st`, `3ème`. */
const ORDINAL = /^(?:de|e|ste|er|re|eme|st|nd|rd|th)$/;

interface ReaderOptions extends SentenceLanguage {
  places: PlaceNames;
  today: IsoDate;
  /** Whether words with one mistake are understood too. */
  isTolerant: boolean;
}

/** Reads a sentence in one language. */
export class SentenceReader {
  readonly draft = new Draft();
  readonly #cursor: PhraseCursor;
  readonly #numbers: Readonly<Record<string, number>>;
  readonly #spelling: Spelling;
  readonly #places: PlaceNames;
  readonly #isTolerant: boolean;
  readonly #text: string;
  readonly #today: IsoDate;
  #similar = 0;
  /** Since "with": what follows belongs to the home. */
  #isWith = false;
  #isPlaceExpected = false;

  constructor(text: string, options: ReaderOptions) {
    const { vocabulary, spelling, numbers, places, isTolerant, today } = options;
    this.#text = text;
    this.#today = today;
    this.#spelling = spelling;
    this.#places = places;
    const tokens = tokensOf(text);
    const corrected = isTolerant ? tokens.map((token) => this.#corrected(token)) : tokens;
    this.#cursor = new PhraseCursor(corrected, vocabulary);
    this.#numbers = numbers;
    this.#isTolerant = isTolerant;
    this.draft.isRent = corrected.some((_token, at) => this.#isRent(at));
    while (this.#cursor.token) this.#step();
  }

  /** Of rent the amounts are small, also those before the word. */
  #isRent(at: number): boolean {
    const meanings = this.#cursor.phraseAt(at)?.meanings ?? [];
    return meanings.some(
      (meaning) =>
        meaning.kind === 'period' || (meaning.kind === 'list' && meaning.list === 'rent'),
    );
  }

  #step(): void {
    const cursor = this.#cursor;
    const { at, token } = cursor;
    if (
      readsEnergy(this.#cursor, this.draft, this.#numbers) ||
      this.#readsDistance() ||
      this.#readsQuantity()
    )
      return;
    if (token?.kind === 'number') return this.#number(token);
    if (token?.kind !== 'word') {
      // A comma ends what "with" belongs to no more than "and" does.
      cursor.at += 1;
      return;
    }
    const phrase = cursor.phraseAt(at);
    const place = this.#places.named(cursor.wordsFrom(at).map(({ key }) => key));
    if (place && this.#isPlace(place, phrase?.words.length ?? 0, token)) {
      return this.#place(place);
    }
    if (!phrase) return this.#unknown(token);
    const span = cursor.span(at, at + phrase.words.length);
    cursor.at += phrase.words.length;
    for (const meaning of phrase.meanings) this.#take(meaning, span);
  }

  /** A longer name than the phrase; of the same length only where a place must follow. */
  #isPlace({ length }: NamedPlace, words: number, { text }: Word): boolean {
    if (length !== words) return length > words;
    return this.#isPlaceExpected && text !== text.toLowerCase() && text !== text.toUpperCase();
  }

  #place({ length, regions, isStreet }: NamedPlace): void {
    const cursor = this.#cursor;
    const { at } = cursor;
    cursor.at += length;
    const zip = cursor.token;
    // `Gent 9000`; behind a street a number is that of the house.
    if (zip?.kind === 'number' && zip.isPlain && /^\d{4}$/.test(zip.text) && !isStreet) {
      const region = this.#places.withZip(zip.text, regions[0]);
      if (region && !quantityUnit(cursor)) {
        cursor.at += 1;
        this.draft.addRegions([region], cursor.span(at, cursor.at));
        return this.#afterPlace();
      }
    }
    if (zip?.kind === 'number' && isStreet && zip.isPlain && !quantityUnit(cursor)) {
      this.draft.unsupported.push(cursor.span(cursor.at, cursor.at + 1));
      cursor.at += 1;
    }
    this.draft.addRegions(regions, cursor.span(at, at + length));
    this.#afterPlace();
  }

  #afterPlace(): void {
    const cursor = this.#cursor;
    this.#isWith = false;
    this.#isPlaceExpected = false;
    const surroundings = cursor.after(cursor.at, 'surroundings');
    if (surroundings) {
      this.draft.radius ??= { ...cursor.span(cursor.at, surroundings.next), km: undefined };
      cursor.at = surroundings.next;
    }
  }

  /** A number without a unit: a postcode, a reference, or nothing that is known. */
  #number(token: NumberToken): void {
    const cursor = this.#cursor;
    const span = cursor.span(cursor.at, cursor.at + 1);
    cursor.at += 1;
    const region = token.isPlain && token.text.length === 4 && this.#places.withZip(token.text);
    if (region) {
      const name = this.#places.named(cursor.wordsFrom(cursor.at).map(({ key }) => key));
      const both = name && !name.isStreet && this.#places.withZip(token.text, name.regions[0]);
      if (both && name) cursor.at += name.length;
      this.draft.addRegions([both || region], span);
      this.#afterPlace();
      return;
    }
    // `4 gevels`, `5 pièces`: what is counted is known, and no filter.
    const suffix = cursor.wordsFrom(cursor.at)[0];
    const isOrdinal = suffix !== undefined && ORDINAL.test(suffix.key) && suffix.start === span.end;
    const counted = cursor.after(cursor.at + (isOrdinal ? 1 : 0), 'unsupported');
    if (!counted) return void this.draft.unknown.push(span);
    this.draft.unsupported.push({ start: span.start, end: cursor.tokens[counted.next - 1]!.end });
    cursor.at = counted.next;
  }

  #take(meaning: Meaning, span: Span): void {
    const { draft } = this;
    this.#isPlaceExpected = ['in', 'to', 'near', 'within'].includes(meaning.kind);
    switch (meaning.kind) {
      case 'type':
        if (meaning.type === 3 && draft.hasType && this.#readsPlotBehind(span)) return;
        if (draft.hasType && (this.#isWith || meaning.type === 'garage'))
          draft.unsupported.push(span);
        else draft.addType(meaning.type, span);
        return;
      case 'list':
        this.#isWith = false;
        draft.addList(meaning.list, span);
        return;
      case 'period':
        draft.addList('rent', span);
        return;
      case 'year':
        return this.#year(span);
      case 'toggle':
        // "Under option" is a state that no filter asks for.
        if (meaning.field === 'hideOption') draft.unsupported.push(span);
        else draft.toggle(meaning.field, span);
        return;
      case 'unit':
        return this.#unit(meaning.unit, span);
      case 'garages':
        draft.setAmount('garages', meaning.count, span);
        return;
      case 'bound':
        // A bound without a number: `entre Namur et Dinant`.
        draft.unsupported.push(span);
        return;
      case 'order':
        draft.order = meaning.order;
        return;
      case 'provinces':
        draft.addRegions(this.#places.provinces(meaning.ids), span);
        return this.#afterPlace();
      case 'near':
      case 'within':
        this.#isWith = false;
        this.#near(span);
        return;
      case 'surroundings':
        draft.radius ??= { ...span, km: undefined };
        return;
      case 'with':
        this.#isWith = true;
        return;
      case 'without':
        return readWithout(this.#cursor, this.draft, { places: this.#places, span });
      case 'unsupported':
        draft.unsupported.push(span);
        return;
      case 'energy':
        draft.unsupported.push(span);
        return;
      case 'free':
        return readFreeFrom(this.#cursor, draft, { span, text: this.#text, today: this.#today });
      case 'free-now':
        draft.setFreeFrom(this.#today, span);
        return;
      case 'reference':
        return this.#reference();
      default:
        return;
    }
  }

  /** Around a place that follows; nothing else can be near. */
  #near(span: Span): void {
    const cursor = this.#cursor;
    let { at } = cursor;
    for (
      let next = cursor.after(at, 'filler', 'in');
      next;
      next = cursor.after(at, 'filler', 'in')
    ) {
      at = next.next;
    }
    const words = cursor.wordsFrom(at).map(({ key }) => key);
    const token = cursor.tokens[at];
    const isZip = token?.kind === 'number' && this.#places.withZip(token.text) !== undefined;
    const isPlace = this.#places.named(words) !== undefined || isZip;
    const isStrange = words.length > 0 && !cursor.phraseAt(at);
    const isGuessed = this.#isTolerant && isStrange && this.#places.similar(words) !== undefined;
    const hasRegion = cursor.after(at, 'provinces') !== undefined;
    if (isPlace || isGuessed || hasRegion) {
      this.draft.radius ??= { ...span, km: undefined };
      return;
    }
    // `Dicht bij het station`; `nahe der Grenze`.
    const thing = cursor.after(at, 'unsupported');
    const next = thing?.next ?? (isStrange ? at + 1 : undefined);
    if (next === undefined) return;
    const list = thing || this.#isTolerant ? this.draft.unsupported : this.draft.unknown;
    list.push({ start: span.start, end: cursor.tokens[next - 1]!.end });
    cursor.at = next;
  }

  #unit(unit: Unit, span: Span): void {
    if (this.#readsCountBehind(unit, span)) return;
    if (unit === 'garages') return this.draft.addGarage(span, this.#isWith);
    const isRoomWithout = unit === 'bathrooms' || unit === 'showerrooms' || unit === 'toilets';
    if (isRoomWithout) this.draft.setAmount(unit, 1, span);
    else if (unit !== 'euro') this.draft.unsupported.push(span);
  }

  /** `Met een perceel van minstens 1000 m²`. */
  #readsPlotBehind({ start }: Span): boolean {
    const cursor = this.#cursor;
    const at = cursor.after(cursor.at, 'filler')?.next ?? cursor.at;
    const quantity = quantityAt(cursor, at, this.#numbers);
    if (!quantity || !isArea(quantity.unit)) return false;
    const span = { start, end: cursor.tokens[quantity.next - 1]!.end };
    if (!readQuantity(this.draft, { ...quantity, measure: 'plot' }, span)) return false;
    cursor.at = quantity.next;
    return true;
  }

  /** `Bouwjaar na 2000`: the year belongs to the word, and is no postcode. */
  #year({ start, end }: Span): void {
    const cursor = this.#cursor;
    const number = cursor.tokens.findIndex(
      (token, at) => at >= cursor.at && at <= cursor.at + 2 && token.kind === 'number',
    );
    if (number >= 0) cursor.at = number + 1;
    this.draft.unsupported.push({ start, end: number < 0 ? end : cursor.tokens[number]!.end });
  }

  /** `Slaapkamers: 3`, `chambres min 2`. */
  #readsCountBehind(unit: Unit, { start }: Span): boolean {
    const cursor = this.#cursor;
    if (!isRoom(unit)) return false;
    const quantity = quantityAt(cursor, cursor.at, this.#numbers);
    if (!quantity || quantity.unit !== undefined || quantity.measure !== undefined) return false;
    const span = { start, end: cursor.tokens[quantity.next - 1]!.end };
    if (!readQuantity(this.draft, { ...quantity, unit }, span)) return false;
    cursor.at = quantity.next;
    return true;
  }

  #reference(): void {
    const cursor = this.#cursor;
    const { token } = cursor;
    if (token?.kind !== 'number' || !token.isPlain) return;
    this.draft.reference = Number(token.text);
    cursor.at += 1;
  }

  /** `binnen 15 km van Gent`, `15 km rond Gent`, `Gent + 10 km`. */
  #readsDistance(): boolean {
    const cursor = this.#cursor;
    const start = cursor.at;
    let at = start;
    while (cursor.isSign(at, '+') || cursor.after(at, 'within', 'near', 'bound', 'filler')) {
      at = cursor.after(at, 'within', 'near', 'bound', 'filler')?.next ?? at + 1;
    }
    const number = cursor.tokens[at];
    const unit = cursor.after(at + 1, 'unit');
    if (number?.kind !== 'number' || unit?.meaning.unit !== 'km') return false;
    at = unit.next;
    this.draft.radius = { ...cursor.span(start, at), km: number.value };
    for (
      let next = cursor.after(at, 'filler', 'near', 'in', 'within');
      next;
      next = cursor.after(at, 'filler', 'near', 'in', 'within')
    ) {
      at = next.next;
    }
    cursor.at = at;
    this.#isPlaceExpected = true;
    return true;
  }

  #readsQuantity(): boolean {
    const cursor = this.#cursor;
    const quantity = quantityAt(cursor, cursor.at, this.#numbers);
    if (!quantity) return false;
    const { digits, isBare, next } = quantity;
    const isZip = isBare && digits.length === 4 && this.#places.withZip(digits) !== undefined;
    // Digits alone are a reference or a postcode, known or not.
    const isAlone = isBare && digits !== '' && cursor.tokens.length === 1;
    if (isZip || isAlone) return false;
    const span = cursor.span(cursor.at, next);
    // The size of a garden is not that of the home.
    if (quantity.unit === 'm2' && isOfGarden(cursor, cursor.at)) this.draft.unsupported.push(span);
    else if (!readQuantity(this.draft, quantity, span)) {
      const isNamed = quantity.unit !== undefined || !isBare;
      if (!isNamed) return false;
      this.draft.unknown.push(span);
    }
    cursor.at = next;
    return true;
  }

  /** A word that no table has: maybe with one mistake. */
  #unknown(token: Word): void {
    const cursor = this.#cursor;
    const { at } = cursor;
    const span = cursor.span(at, at + 1);
    if (this.#isTolerant && this.#mayBePlace(token) && this.#similar < MAX_SIMILAR) {
      this.#similar += 1;
      const place = this.#places.similar(cursor.wordsFrom(at).map(({ key }) => key));
      if (place) return this.#place(place);
    }
    cursor.at += 1;
    this.draft.unknown.push(span);
  }

  /** Where a place must follow, or as the only place of a sentence. */
  #mayBePlace({ key }: Word): boolean {
    if (this.#isPlaceExpected) return key.length >= MIN_SIMILAR;
    const isFew = this.#cursor.tokens.length < 3;
    return (
      this.draft.places.length === 0 && key.length >= (isFew ? MIN_SIMILAR : MIN_SIMILAR_PLACE)
    );
  }

  /** A word with one mistake as the one that it resembles, unless it names a place. */
  #corrected(token: Token): Token {
    if (token.kind !== 'word' || this.#places.named([token.key])) return token;
    const key = this.#spelling.corrected(token.key);
    return key === undefined ? token : { ...token, key };
  }
}

/** Whether the number at the cursor is counted or measured. */
function quantityUnit(cursor: PhraseCursor): boolean {
  return cursor.after(cursor.at + 1, 'unit', 'measure') !== undefined;
}

/** Whether a quantity stands right behind a garden: `tuin van 200 m²`. */
function isOfGarden(cursor: PhraseCursor, at: number): boolean {
  for (let back = 1; back <= 3; back += 1) {
    const found = cursor.meaningAt(at - back);
    if (!found) continue;
    if (found.meaning.kind === 'toggle') return found.meaning.field === 'garden';
    if (found.meaning.kind !== 'filler') return false;
  }
  return false;
}
