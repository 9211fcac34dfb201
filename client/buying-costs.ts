/** Fields that the visitor has been in. */
const left = new WeakSet<Element>();

/** Milliseconds without a change before the page is asked for again. */
const DELAY = 250;

// The script of the costs of buying: as the visitor types, the page of what is typed is fetched and
// its parts are taken over. Without an answer the form's button does it. The address of the page stays:
// what a visitor owns is in it only when they send the form.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-costs]')) follow(form);

function follow(form: HTMLFormElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  const ask = () => {
    asking = new AbortController();
    void update(form, asking.signal);
  };
  const changed = () => {
    asking.abort();
    clearTimeout(timer);
    timer = setTimeout(ask, DELAY);
  };
  form.addEventListener('input', changed);
  // A field that is left shows its fault, which would disturb while somebody types.
  form.addEventListener('change', changed);
  form.addEventListener('focusout', ({ target }) => {
    const field = target instanceof Element && target.closest('[data-cost-field]');
    if (field) left.add(field);
  });
  if (isRestored(form)) ask();
}

/** Whether the browser has filled in what was typed before the page was loaded again. */
function isRestored(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input')].some(
    (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
  );
}

async function update(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  try {
    const response = await fetch(`${form.action}?${query}`, { signal });
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (signal.aborted) return;
    take(form, page);
  } catch {
    // A newer request, or no network.
  }
}

/** Takes over what of the page depends on the form; fields keep what is typed, and the focus. */
function take(form: HTMLFormElement, page: Document): void {
  document.querySelector('[data-costs-faults]')?.remove();
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const fresh = page.querySelector(`[data-part="${part.dataset['part']}"]`);
    if (fresh) takePart(part, fresh);
  }
  for (const field of form.querySelectorAll<HTMLElement>('[data-cost-field]')) {
    const fresh = page.querySelector(`[data-cost-field="${field.dataset['costField']}"]`);
    if (fresh && !isAwaited(field)) takeField(field, fresh);
  }
  takeLinks(page);
}

/** A part that reads the same, or in which somebody is typing, is left as it is. */
function takePart(part: HTMLElement, fresh: Element): void {
  if (part.innerHTML === fresh.innerHTML || part.contains(document.activeElement)) return;
  const open = part.querySelector('details')?.open ?? false;
  part.replaceChildren(...fresh.childNodes);
  const details = part.querySelector('details');
  if (details) details.open = open;
}

/** A field in which somebody types, or that nobody has reached, is not marked before it is left. */
function isAwaited(field: HTMLElement): boolean {
  if (field.querySelector('[aria-invalid]')) return false;
  const isEmpty = field.querySelector('input')?.value === '';
  return (isEmpty && !left.has(field)) || field.contains(document.activeElement);
}

/** Its fault, whether it is marked, and by what it is described; never its value. */
function takeField(field: HTMLElement, fresh: Element): void {
  field.className = fresh.className;
  const [fault, freshFault] = [field, fresh].map((one) => one.querySelector('[data-fault]'));
  fault?.replaceChildren(...(freshFault?.childNodes ?? []));
  const [input, freshInput] = [field, fresh].map((one) => one.querySelector('input'));
  for (const name of ['aria-invalid', 'aria-describedby']) {
    const value = freshInput?.getAttribute(name) ?? null;
    if (value === null) input?.removeAttribute(name);
    else input?.setAttribute(name, value);
  }
}

/** The other languages get the same figures. */
function takeLinks(page: Document): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
    const fresh = page.querySelector(`a[hreflang="${link.hreflang}"]`);
    const href = fresh?.getAttribute('href');
    if (href) link.setAttribute('href', href);
  }
}
