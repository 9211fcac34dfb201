import { SAVING_FORM } from '../views/domain/saved/saved-fields.ts';
import { keysNow } from './saved/saved-cookie.ts';
import { type Change, Changes } from './saved/send-changes.ts';

// The script of the hearts, which every page loads after what it needs to be shown. It shows what
// is saved, on the hearts and as a number in the header, and sends what is pressed.
class Hearts {
  readonly #form: HTMLFormElement;
  readonly #changes: Changes;
  /** Tells the other tabs. */
  readonly #tabs = new BroadcastChannel('saved');

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#changes = new Changes(form.action, (status) => this.#answered(status));
  }

  start(): void {
    const show = () => this.#show();
    document.addEventListener('submit', (event) => this.#press(event));
    document.addEventListener('visibilitychange', show);
    addEventListener('pageshow', show);
    this.#tabs.addEventListener('message', show);
    // Cards come later too: further pages of lists, maps.
    new MutationObserver(show).observe(document.body, { childList: true, subtree: true });
    show();
  }

  #press(event: SubmitEvent): void {
    const { target, submitter } = event;
    if (target !== this.#form || !(submitter instanceof HTMLButtonElement)) return;
    const { name, value } = submitter;
    const isHeart = submitter.ariaPressed !== null;
    // Several at once, and what concerns the page, by a new page.
    if (!isHeart && name !== 'restore') return;
    event.preventDefault();
    const isSaved = submitter.ariaPressed === 'true';
    this.#changes.add(value, isHeart ? (isSaved ? 'remove' : 'save') : (name as Change));
    this.#show();
  }

  #answered(status: number): void {
    const { full, failed } = this.#form.dataset;
    if (status !== 200) this.#say((status === 409 ? full : failed) ?? '');
    this.#show();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    this.#tabs.postMessage(0);
  }

  /** What the cookie holds, as it will be after what was pressed. */
  #keys(): ReadonlySet<string> {
    const keys = new Set(keysNow());
    for (const [key, change] of this.#changes.pending) {
      if (change === 'remove') keys.delete(key);
      else keys.add(key);
    }
    return keys;
  }

  /** Touches only what differs: it is called for its own changes too. */
  #show(): void {
    const keys = this.#keys();
    for (const heart of document.querySelectorAll<HTMLButtonElement>('.heart')) {
      const state = String(keys.has(heart.value));
      if (heart.ariaPressed !== state) heart.ariaPressed = state;
    }
    const count = document.querySelector('.saved-count');
    const text = keys.size > 0 ? String(keys.size) : '';
    if (count && count.textContent !== text) count.textContent = text;
    dispatchEvent(new CustomEvent('saved', { detail: keys }));
  }

  #say(text: string): void {
    document.querySelector('.saved-said')?.remove();
    const said = document.createElement('p');
    said.className = 'saved-said';
    said.role = 'alert';
    said.textContent = text;
    document.body.append(said);
    // Gone with the next press.
    document.addEventListener('click', () => said.remove(), { once: true });
  }
}

const form = document.getElementById(SAVING_FORM) as HTMLFormElement | null;
if (form) new Hearts(form).start();
