import type { History } from '../../owner/history.ts';
import { addDays, dayAt, momentAt } from '../brussels.ts';
import { isHiddenType } from '../flags.ts';
import type { HistoryDisplay } from '../history-display.ts';
import {
  amountIn,
  answerIn,
  type AnswerKind,
  beginsWithOffer,
  isOfferType,
  namesOffer,
  termsIn,
} from './offer-words.ts';

/** Days after an offer within which an entry can be about it. */
const OF_SAME = 60;

/** What became of an offer. */
export interface OfferAnswer {
  kind: AnswerKind;
  /** The day of the entry that says it. */
  date: string;
  /** In euro, where it is another than that of the offer. */
  amount?: number;
}

/** An offer, as far as the entries tell; names are not hidden yet. */
export interface Offer {
  date: string;
  /** Who made it, as the CRM names them. */
  bidder: string | undefined;
  /** In whole euro. */
  amount: number | undefined;
  condition?: string;
  until?: string;
  answer?: OfferAnswer;
}

/** An entry of a history that may be about an offer. */
interface Entry {
  date: string;
  contact: string | undefined;
  /** Its type in each language. */
  types: readonly string[];
  isOfferType: boolean;
  title: string;
  text: string;
}

/** The offers that the shown entries tell of, the newest first. */
export function offersOf(history: History, showing: HistoryDisplay): Offer[] {
  const today = dayAt(showing.now);
  const entries = entriesOf(history, showing)
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const own = [showing.owner.firstName, showing.owner.name].filter((one) => one !== undefined);
  const ownName = own.join(' ').toLowerCase();
  const isOwner = (name: string | undefined) => name?.trim().toLowerCase() === ownName;
  const named = new Set(entries.flatMap(({ contact }) => contact ?? []));
  // The longest first: `A. Kaya and T. Remacle` is not `A. Kaya`.
  const others = [...named].toSorted((a, b) => b.length - a.length).filter((one) => !isOwner(one));
  const offers: Offer[] = [];
  for (const entry of entries) {
    const isOwn = entry.contact === undefined || isOwner(entry.contact);
    const bidder = isOwn ? others.find((one) => entry.title.includes(one)) : entry.contact;
    take(offers, entry, { bidder, isOwn });
  }
  return offers.reverse();
}

function take(
  offers: Offer[],
  entry: Entry,
  { bidder, isOwn }: { bidder: string | undefined; isOwn: boolean },
): void {
  const { date, title, text } = entry;
  const amount = amountIn(title);
  const earlier = offers.findLast(
    (one) => addDays(one.date, OF_SAME) >= date && (bidder ? one.bidder === bidder : isOwn),
  );
  const isOffer = isOne(entry, bidder !== undefined && isOwn);
  const said = answerIn(title) ?? (isOwn || !isOffer || earlier ? answerIn(text) : undefined);
  const isAbout = isOffer || namesOffer(title);
  const isNew = amount !== undefined && amount !== earlier?.amount && !isOwn && !said;
  if (earlier && isAbout && !isNew) {
    const isOther = amount !== undefined && amount !== earlier.amount;
    if (said) earlier.answer = { kind: said, date, ...(isOther && { amount }) };
  } else if (isOffer) {
    offers.push({
      date,
      bidder,
      amount: amount ?? amountIn(text),
      ...termsIn(text),
      ...(said && { answer: { kind: said, date } }),
    });
  }
}

/** @param isNamed whether its title names a contact, although it is about the owner. */
function isOne({ types, isOfferType: isConfigured, title, text }: Entry, isNamed: boolean) {
  const kinds = types.map(isOfferType);
  if (isConfigured || kinds.includes(true)) return true;
  const amount = amountIn(title);
  if (kinds.includes(undefined) && (amount ?? amountIn(text)) !== undefined) return true;
  return beginsWithOffer(title) && (amount !== undefined || isNamed);
}

/** What the flags show of messages and appointments; of hidden texts nothing is read. */
function entriesOf(
  { automaticHistories, calendarHistories }: History,
  { flags, now }: HistoryDisplay,
): Entry[] {
  const messages = automaticHistories
    .filter(({ typeId }) => flags.showAutomaticHistory && !isHiddenType(typeId, flags.hideTypeIDs))
    .map(({ date, contactIdent, typeName, typeId, subject, content }) => ({
      date,
      contact: contactIdent,
      types: Object.values(typeName),
      isOfferType: flags.offerTypeIDs.includes(typeId),
      title: subject ?? '',
      text: flags.hideCommentsCommunication ? '' : (content ?? ''),
    }));
  const moment = momentAt(now);
  const appointments = calendarHistories
    .filter(({ startTime }) => startTime <= moment)
    .filter(({ typeId }) => !isHiddenType(typeId, flags.hideCalendarTypeIDs))
    .filter(({ outcome }) => flags.showCalendarHistory && outcome !== 'cancelled')
    .map(({ startTime, contactIdent, appointmentType, appointmentName, comment }) => ({
      date: startTime.slice(0, 10),
      contact: contactIdent,
      types: Object.values(appointmentType),
      isOfferType: false,
      title: appointmentName ?? '',
      text: flags.showComments ? (comment ?? '') : '',
    }));
  return [...messages, ...appointments];
}
