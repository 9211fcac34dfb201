import { OPTIONAL_CATEGORIES, type OptionalCategory } from '../../views/domain/consent/consent.ts';
import { isModified } from '../boot/is-modified.ts';
import type { Decision } from './decision.ts';

/**
 * Pixels that the stylesheet keeps free for the sheet and the bar. On the document's element
 * only more is set, because a change there restyles the page.
 */
const RESERVED = 144;
const RESERVED_FOR_BAR = 76;

/**
 * The consent sheet: shown while the visitor has not decided, and from the footer (docs/look.md,
 * "Consent and popup"). Buttons anywhere name their action by `data-consent`; the name of a category
 * allows it, beside what is allowed already.
 */
export function runConsentSheet(decision: Decision): void {
  const sheet = document.getElementById('consent');
  if (!sheet) return;
  /** What opened the sheet; undefined or null if it opened automatically. */
  let opener: HTMLElement | null | undefined;

  const switches = () => [...sheet.querySelectorAll<HTMLInputElement>('input:enabled')];

  /** Shows a switch for each category, as it was decided. */
  const choose = () => {
    for (const box of switches()) box.checked = decision.consent?.has(box.name as never) ?? false;
    sheet.hidden = false;
    sheet.dataset['choosing'] = '';
    sheet.focus({ preventScroll: true });
  };

  /**
   * Resets the page to its initial state. Focus returns to what opened the sheet; where nothing
   * did, it goes from the sheet to the page's content: hidden, the sheet would lose it.
   */
  const close = () => {
    if (sheet.matches(':focus-within')) opener ??= document.getElementById('content');
    delete sheet.dataset['choosing'];
    sheet.hidden = decision.consent !== undefined;
    opener?.focus({ preventScroll: true });
    opener = undefined;
  };

  addEventListener('click', (event) => {
    const target = event.target as Partial<Element>;
    const button = target.closest?.<HTMLElement>('[data-consent]');
    if (!button || isModified(event)) return;
    const action = button.dataset['consent'];
    if (action === 'accept') decision.decide(new Set(OPTIONAL_CATEGORIES));
    else if (action === 'refuse') decision.decide(new Set());
    else if (action === 'save') {
      const names = switches().map((box) => box.checked && box.name);
      decision.decide(new Set(OPTIONAL_CATEGORIES.filter((category) => names.includes(category))));
    } else if (action === 'choose') choose();
    else if (action === 'open') {
      event.preventDefault();
      opener = button;
      choose();
    } else if (action) {
      // The button is hidden then: the focus goes to the place that it was in.
      opener = button.closest<HTMLElement>('[tabindex]');
      decision.decide(new Set([...(decision.consent ?? []), action as OptionalCategory]));
    }
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && opener) close();
  });
  new ResizeObserver(() => reserve(sheet)).observe(sheet);
  decision.follow(close);
}

/**
 * Measures the sheet, and the bar at the foot of a home's page on a phone: both, the foot of the page
 * and the map's button of a list stay clear of each other (views/layout/consent.css).
 */
function reserve(sheet: HTMLElement): void {
  const bar = document.querySelector<HTMLElement>('.contact-bar');
  // Both are read before either is set, which would restyle the page in between.
  const [ownHeight, barHeight] = [sheet.offsetHeight, bar?.offsetHeight ?? 0];
  const isTall = ownHeight > RESERVED || barHeight > RESERVED_FOR_BAR;
  const users = `html${isTall ? '' : '[style]'},.footer,.contact-bar,.list-map-ask,#consent,#popup`;
  for (const { style } of document.querySelectorAll<HTMLElement>(users)) {
    style.setProperty('--consent', `${ownHeight}px`);
    style.setProperty('--contact-bar', `${barHeight}px`);
  }
}
