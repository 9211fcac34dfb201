import type { Page } from 'puppeteer';

/** Types into fields of the page, by their names. */
export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.type(`[name="${name}"]`, value);
}

/** Clicks what leads to another page, and waits for it. */
export async function follow(page: Page, selector: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.click(selector)]);
}

/** Sends the form, and waits for the page that answers. */
export const send = (page: Page): Promise<void> => follow(page, '.form-submit');
