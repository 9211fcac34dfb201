import { isCore, isParticle, peopleIn } from './contact-people.ts';
import { SURNAME_PREFIXES } from './tables/about-names.ts';
import { COMMON_WORDS, isCommon } from './tables/common-words.ts';
import { TOWNS } from './tables/towns.ts';
import { joinedKeys } from './word-keys.ts';
import { LONGEST_NAME, type Word, wordsOf } from './words.ts';

/** What a name is besides: nothing, a word of the language, a town, or the owner's own. */
export type NameKind = 'plain' | 'word' | 'town' | 'own';

/** A word of contacts by which a person is known. */
export interface NameWord {
  kind: NameKind;
  /** The contacts that have it, by their place in the list. */
  contacts: Set<number>;
  /** Particles that stand before it in a contact, joined: `de`, `vanden`. */
  leads: Set<string>;
}

/** Words written as one or in a row: `desmet`, `janpeeters`, `peetersj`. */
export interface JoinedWords {
  contacts: Set<number>;
  kind: NameKind;
}

/** The names of contacts, ready to be found in texts. */
export interface ContactNames {
  contacts: readonly string[];
  words: ReadonlyMap<string, NameWord>;
  /** By loose keys. */
  looseWords: ReadonlyMap<string, NameWord>;
  joined: ReadonlyMap<string, JoinedWords>;
  looseJoined: ReadonlyMap<string, JoinedWords>;
  /** Initials of contacts with two words or more: `jp`, `pj`. */
  initials: ReadonlyMap<string, Set<number>>;
  /** Words that are never hidden as those of people who are no contacts. */
  kept: ReadonlySet<string>;
  /** Towns that the home or the agency lies in. */
  places: ReadonlySet<string>;
}

class Index {
  readonly words = new Map<string, NameWord>();
  readonly looseWords = new Map<string, NameWord>();
  readonly joined = new Map<string, JoinedWords>();
  readonly looseJoined = new Map<string, JoinedWords>();
  readonly initials = new Map<string, Set<number>>();
  readonly kindOf: (word: Word) => NameKind;

  constructor(kindOf: (word: Word) => NameKind) {
    this.kindOf = kindOf;
  }

  /** The people of one contact, each in the order in which it names them. */
  add(contact: number, people: readonly (readonly Word[])[]): void {
    for (const person of people) {
      const end = person.at(-1);
      // `Mai Le`: a particle with nothing behind it is a name.
      const isNamed = (word: Word) => isCore(word) || (word === end && !word.isInitial);
      const cores = person.filter(isNamed);
      person.forEach((word, index) => {
        if (isNamed(word)) this.#addWord(contact, word, leadOf(person, index));
      });
      this.#addJoined(contact, person);
      this.#addShort(contact, person, cores);
    }
  }

  #addWord(contact: number, word: Word, lead: string): void {
    const known = this.words.get(word.key) ?? {
      kind: this.kindOf(word),
      contacts: new Set<number>(),
      leads: new Set<string>(),
    };
    known.contacts.add(contact);
    if (lead !== '') known.leads.add(lead);
    for (const key of word.keys.exact) this.words.set(key, known);
    if (word.keys.loose !== '' && known.kind !== 'own') this.looseWords.set(word.keys.loose, known);
    for (const particle of SURNAME_PREFIXES) this.#addTail(word, particle, contact);
  }

  /** `Berghe` of `Vandenberghe`, behind a particle of its own. */
  #addTail(word: Word, particle: string, contact: number): void {
    const tail = word.key.slice(particle.length);
    if (!word.key.startsWith(particle) || tail.length < 3) return;
    this.#join(contact, `~${tail}`, 'plain');
    for (const short of shortened(particle)) this.#join(contact, `${short}${tail}`, 'plain');
  }

  /** Every row of words of a person, also with the surname first. */
  #addJoined(contact: number, person: readonly Word[]): void {
    const count = person.length;
    const round = [...person, ...person];
    for (let start = 0; start < count; start += 1) {
      for (let size = 2; size <= Math.min(count, LONGEST_NAME); size += 1) {
        const row = round.slice(start, start + size);
        const cores = row.filter(isCore);
        if (cores.length === 0 || (row.at(-1) && !isCore(row.at(-1)!) && !row.at(-1)!.isInitial))
          continue;
        const keys = joinedKeys(row.map(({ keys: own }) => own));
        const isNew = cores.some((word) => this.kindOf(word) !== 'own');
        if (!isNew) continue;
        const kind = cores.length > 1 ? 'plain' : this.kindOf(cores[0]!);
        for (const key of keys.exact) this.#join(contact, key, kind);
        if (keys.loose !== '' && kind === 'plain')
          this.looseJoined.set(keys.loose, this.joined.get(keys.exact[0])!);
      }
    }
  }

  /** Initials, and initials with a surname: `jpeeters`, `peetersj`, `jp`. */
  #addShort(contact: number, person: readonly Word[], cores: readonly Word[]): void {
    const letters = person
      .filter((word) => isCore(word) || word.isInitial)
      .map(({ key }) => key[0]);
    for (const text of [letters.join(''), letters.toReversed().join(''), withParticles(person)]) {
      if (text.length < 2) continue;
      this.initials.set(text, (this.initials.get(text) ?? new Set()).add(contact));
    }
    for (const [index, one] of cores.entries()) {
      for (const other of cores.slice(0, index).concat(cores.slice(index + 1))) {
        const name = leadOf(person, person.indexOf(other)) + other.key;
        if (other.key.length < 4) continue;
        this.#join(contact, `${one.key[0]}${name}`, 'plain');
        this.#join(contact, `${name}${one.key[0]}`, 'plain');
      }
    }
  }

  #join(contact: number, key: string, kind: NameKind): void {
    const found = this.joined.get(key) ?? { contacts: new Set<number>(), kind };
    found.contacts.add(contact);
    if (kind === 'plain' && !COMMON_WORDS.has(key) && !TOWNS.has(key)) found.kind = 'plain';
    else if (COMMON_WORDS.has(key)) found.kind = 'word';
    this.joined.set(key, found);
  }
}

function withParticles(person: readonly Word[]): string {
  return person.map(({ key }) => key[0]).join('');
}

/** Abbreviations of particles, as people write them: `vd` of `vanden`. */
function shortened(particle: string): string[] {
  if (/^(?:van(?:de[nr]?)|v)$/.test(particle))
    return ['vd', 'vdn', 'vand', 'vande', 'vanden', 'vander', 'vdr'];
  if (/^de[nr]?$/.test(particle)) return ['d', 'de', 'den', 'der'];
  return [];
}

/** The particles before a word, joined. */
function leadOf(person: readonly Word[], index: number): string {
  let lead = '';
  for (let at = index - 1; at >= 0 && isParticle(person[at]!); at -= 1)
    lead = person[at]!.key + lead;
  return lead;
}

export interface OtherNames {
  /** The owner's names. */
  own: readonly string[];
  /** Names of places that are not hidden without cause. */
  places: readonly string[];
  /** People who are named openly: the agency's. */
  staff?: readonly string[];
}

/** The names of contacts, and those of others that are not hidden with them. */
export function namesOf(
  contacts: readonly string[],
  { own, places, staff = [] }: OtherNames,
): ContactNames {
  const ownKeys = new Set(own.flatMap(wordsOf).map(({ key }) => key));
  const placeKeys = new Set(places.flatMap(wordsOf).map(({ key }) => key));
  const index = new Index((word) => {
    if (ownKeys.has(word.key)) return 'own';
    if (placeKeys.has(word.key) || TOWNS.has(word.key)) return 'town';
    return isCommon(word) ? 'word' : 'plain';
  });
  contacts.forEach((contact, at) => index.add(at, peopleIn(contact)));
  const kept = new Set([...ownKeys, ...placeKeys, ...staff.flatMap(wordsOf).map(({ key }) => key)]);
  return { contacts, kept, places: placeKeys, ...pick(index) };
}

function pick({ words, looseWords, joined, looseJoined, initials }: Index) {
  return { words, looseWords, joined, looseJoined, initials };
}
