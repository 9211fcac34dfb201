import {
  type Consent,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
} from '../../views/domain/consent/consent.ts';
import type { Decision } from './decision.ts';

/**
 * The consent sheet: shown while the visitor has not decided, and from the footer (docs/look.md,
 * "Consent and popup"). Buttons anywhere name their action by `data-consent`; the name of a category
 * allows it, beside what is allowed already.
 */
export function runConsentSheet(decision: Decision): void {
  const sheet = document.getElementById('consent');
  if (sheet) new ConsentSheet(sheet, decision).run();
}

class ConsentSheet {
  readonly #sheet: HTMLElement;
  readonly #decision: Decision;
  /** What opened the sheet; undefined if it opened automatically. */
  #opener: HTMLElement | undefined;

  constructor(sheet: HTMLElement, decision: Decision) {
    this.#sheet = sheet;
    this.#decision = decision;
  }

  run(): void {
    addEventListener('click', this.#onClick);
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && this.#opener) this.#close();
    });
    // Before it is shown, so that it does not move.
    this.#reserve();
    new ResizeObserver(() => this.#reserve()).observe(this.#sheet);
    this.#decision.follow(() => this.#close());
  }

  readonly #onClick = (event: MouseEvent): void => {
    const target = event.target as Partial<Element>;
    const button = target.closest?.<HTMLElement>('[data-consent]');
    if (!button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const action = button.dataset['consent'];
    if (action === 'accept') this.#decision.decide(new Set(OPTIONAL_CATEGORIES));
    else if (action === 'refuse') this.#decision.decide(new Set());
    else if (action === 'save') this.#decision.decide(this.#chosen());
    else if (action === 'choose') this.#choose();
    else if (action === 'open') {
      event.preventDefault();
      this.#opener = button;
      this.#choose();
    } else if (action) {
      // The button is hidden then: the focus goes to the place that it was in.
      this.#opener = button.closest<HTMLElement>('[tabindex]') ?? undefined;
      const consent = this.#decision.consent ?? [];
      this.#decision.decide(new Set([...consent, action as OptionalCategory]));
    }
  };

  /** Shows a switch for each category, as it was decided. */
  #choose(): void {
    for (const box of this.#switches()) {
      box.checked = this.#decision.consent?.has(box.name as never) ?? false;
    }
    this.#sheet.hidden = false;
    this.#sheet.dataset['choosing'] = '';
    this.#sheet.focus({ preventScroll: true });
  }

  /**
   * Resets the page to its initial state. Focus returns to what opened the sheet; where nothing
   * did, it goes from the sheet to the page's content: hidden, the sheet would lose it.
   */
  #close(): void {
    if (this.#sheet.matches(':focus-within')) {
      this.#opener ??= document.getElementById('content') ?? undefined;
    }
    delete this.#sheet.dataset['choosing'];
    this.#sheet.hidden = this.#decision.consent !== undefined;
    this.#opener?.focus({ preventScroll: true });
    this.#opener = undefined;
  }

  #chosen(): Consent {
    const names = this.#switches().map((box) => box.checked && box.name);
    return new Set(OPTIONAL_CATEGORIES.filter((category) => names.includes(category)));
  }

  #switches(): HTMLInputElement[] {
    return [...this.#sheet.querySelectorAll<HTMLInputElement>('input:enabled')];
  }

  /**
   * Measures the sheet, and the bar at the foot of a home's page on a phone: both and the foot of
   * the page stay clear of each other (views/layout/consent.css).
   */
  #reserve(): void {
    const { style } = document.documentElement;
    const bar = document.querySelector<HTMLElement>('.contact-bar');
    // Both are read before either is set, which would restyle the page in between.
    const [ownHeight, barHeight] = [this.#sheet.offsetHeight, bar?.offsetHeight ?? 0];
    style.setProperty('--consent', `${ownHeight}px`);
    style.setProperty('--contact-bar', `${barHeight}px`);
  }
}
