import { warn } from '../warn.ts';

/** Notes by the key of their home. They are never sent: no field of theirs is in a form. */
type Notes = Readonly<Record<string, string>>;

const KEY = 'saved-notes';
/** localStorage is full or not allowed. */
const FAILED = 'note not kept';

/**
 * Shows and keeps the notes of the cards on this device; other tabs follow.
 * @returns what forgets the notes of homes that are no longer saved, but for the one that may be put back.
 */
export function keepNotes(
  page: HTMLElement,
  cards: readonly HTMLElement[],
): (keys: ReadonlySet<string>) => void {
  const erase = page.querySelector<HTMLButtonElement>('.kept-memos button');
  const show = () => {
    const notes = readNotes();
    for (const card of cards) {
      const field = card.querySelector('textarea');
      const note = notes[card.dataset['kept'] ?? ''] ?? '';
      if (field && document.activeElement !== field) field.value = note;
    }
    if (erase) erase.hidden = Object.keys(notes).length === 0;
  };
  for (const card of cards) {
    card.querySelector('textarea')?.addEventListener('input', ({ target }) => {
      write(card.dataset['kept'] ?? '', (target as HTMLTextAreaElement).value);
      show();
    });
  }
  erase?.addEventListener('click', () => {
    store({});
    show();
  });
  addEventListener('storage', show);
  show();
  return (keys) => {
    const notes = Object.entries(readNotes());
    const kept = notes.filter(([key]) => keys.has(key) || cards.some((card) => isOf(card, key)));
    if (kept.length < notes.length) store(Object.fromEntries(kept));
  };
}

/** The card of a home that was removed here may be put back with its note. */
function isOf(card: HTMLElement, key: string): boolean {
  return card.dataset['kept'] === key;
}

function write(key: string, note: string): void {
  const { [key]: _before, ...others } = readNotes();
  store(note.trim() === '' ? others : { ...others, [key]: note });
}

function readNotes(): Notes {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Notes;
  } catch (error) {
    warn(FAILED, error);
    return {};
  }
}

function store(notes: Notes): void {
  try {
    if (Object.keys(notes).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(notes));
  } catch (error) {
    warn(FAILED, error);
  }
}
