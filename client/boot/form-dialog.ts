/**
 * Replaces the dialog's link to another page by that page's form when the dialog is opened. If the
 * form cannot be fetched, the link stays, and so it does for the form of another release, whose
 * islands this page has no code for. Where no form is needed, because this browser may open the
 * document (server/web/routes/document-links.ts), the link is followed.
 */
export async function fillFormDialog(dialog: HTMLDialogElement): Promise<void> {
  const link = dialog.querySelector<HTMLAnchorElement>('a[data-form]');
  if (!link) return;
  try {
    const response = await fetch(link.href);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const ours = `[data-hydrate="${document.body.dataset['hydrate']}"]`;
    const form = page.querySelector(`${ours} [data-form-part]`);
    if (form) {
      await addStyles(page);
      link.replaceWith(document.adoptNode(form));
    } else if (response.status === 204) {
      dialog.close();
      location.href = link.href;
    }
  } catch {
    // No network: the link leads to the same form.
  }
}

/** Adds the style sheets that the page of the form has besides those of this page. */
async function addStyles(page: Document): Promise<void> {
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (sheet) => !document.querySelector(`link[href="${sheet.getAttribute('href')}"]`),
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
