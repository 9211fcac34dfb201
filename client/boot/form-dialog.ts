/**
 * Puts the form of another page in the place of the dialog's link to that page, when the dialog is
 * opened. What cannot be fetched stays a link.
 */
export async function fillFormDialog(dialog: HTMLDialogElement): Promise<void> {
  const link = dialog.querySelector<HTMLAnchorElement>('a[data-form]');
  if (!link) return;
  // Opened again while it is fetched: once is enough.
  delete link.dataset['form'];
  try {
    const page = await fetchPage(link.href);
    const form = page.querySelector('[data-form-part]');
    if (!form) return;
    await addStyles(page);
    link.replaceWith(document.adoptNode(form));
  } catch {
    // No network: the link leads to the same form.
    link.dataset['form'] = '';
  }
}

async function fetchPage(url: string): Promise<Document> {
  const response = await fetch(url);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Adds the style sheets that the page of the form has besides those of this page. */
async function addStyles(page: Document): Promise<void> {
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ attributes }) =>
      !document.querySelector(`link[href="${attributes.getNamedItem('href')?.value}"]`),
  );
  await Promise.all(
    sheets.map((sheet) => {
      const { promise, resolve } = Promise.withResolvers();
      sheet.addEventListener('load', resolve);
      sheet.addEventListener('error', resolve);
      document.head.append(sheet);
      return promise;
    }),
  );
}
