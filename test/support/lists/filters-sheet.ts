import type { Page } from 'puppeteer';

/**
 * Opens the sheet of filters of a phone, by default from the list, and waits for its fields, which
 * come a frame after it and take no focus before (decision 215).
 */
export async function openFiltersSheet(page: Page, opener = '.filters-open'): Promise<void> {
  await page.click(opener);
  await page.waitForFunction(() =>
    document.querySelector('.filters-sheet:popover-open .filters-row > *')?.checkVisibility(),
  );
}
