import type { History } from '../owner/history.ts';
import type { Multilingual } from '../text/multilingual.ts';
import { momentAt } from './brussels.ts';
import { type Appearance, contactLetters } from './contact-letters.ts';
import { hidePeople, nameWords, randomLetters } from './contacts.ts';
import type { ShownContact, ShownText } from './contacts.ts';
import { isHiddenType } from './flags.ts';
import type { HistoryDisplay } from './history-display.ts';

/** How contacts and the texts about them are shown. */
export interface People {
  contact(name: string | undefined): ShownContact | undefined;
  text(text: string): ShownText;
  /** A text for files and names: a person is their letter, or an ellipsis. */
  plain(text: string): string;
  /** The same in each language. */
  plainIn(texts: Multilingual): Multilingual;
}

export function peopleOf(history: History, showing: HistoryDisplay): People {
  const { flags, owner, places, staff = [], random } = showing;
  const own = [owner.firstName, owner.name].filter((part) => part !== undefined);
  const isOwner = (name: string) => name.trim().toLowerCase() === own.join(' ').toLowerCase();
  if (!flags.anonimizeContacts) return openly(isOwner);
  const letters = contactLetters(appearances(history, showing), isOwner);
  const contacts = [
    ...new Set(allEntries(history).flatMap(({ contactIdent }) => contactIdent ?? [])),
  ];
  const names = nameWords(contacts, { own, places, staff });
  const letterOf = (contact: number) => letters.get(contacts[contact] ?? '');
  const text = (one: string) => hidePeople(one, names, random, letterOf);
  return {
    contact(name) {
      if (name === undefined) return undefined;
      const letter = letters.get(name);
      return isOwner(name)
        ? { self: true }
        : { ...randomLetters(random), ...(letter !== undefined && { letter }) };
    },
    text,
    ...plainly((one) => text(one).map(plainPiece).join('')),
  };
}

function plainPiece(piece: ShownText[number]): string {
  return typeof piece === 'string' ? piece : (piece.letter ?? '…');
}

function openly(isOwner: (name: string) => boolean): People {
  return {
    contact(name) {
      if (name === undefined) return undefined;
      return isOwner(name) ? { self: true } : { name };
    },
    text: (text) => [text],
    ...plainly((text) => text),
  };
}

function plainly(plain: (text: string) => string): Pick<People, 'plain' | 'plainIn'> {
  return {
    plain,
    plainIn: (texts) =>
      Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, plain(text)])),
  };
}

/** The entries with contacts that the owner sees: those that are hidden take no letter. */
function appearances(history: History, { flags, now }: HistoryDisplay): Appearance[] {
  const today = momentAt(now);
  const appointments = history.calendarHistories
    .filter(
      ({ typeId }) => flags.showCalendarHistory && !isHiddenType(typeId, flags.hideCalendarTypeIDs),
    )
    .map(({ startTime, contactIdent }) => ({ date: startTime, contactIdent }));
  const messages = history.automaticHistories.filter(
    ({ typeId }) => flags.showAutomaticHistory && !isHiddenType(typeId, flags.hideTypeIDs),
  );
  return [...appointments, ...messages].filter(({ date }) => !flags.showPastOnly || date <= today);
}

function allEntries({ calendarHistories, automaticHistories }: History) {
  return [...calendarHistories, ...automaticHistories];
}
