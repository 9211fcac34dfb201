import type { Locale } from '../views/domain/locale.ts';
import { type SeenSubject, withSeen } from '../views/domain/seen/seen-items.ts';
import { activated } from './boot/activated.ts';
import { showSeen } from './seen/show-seen.ts';
import { storedSeen, storeSeen } from './seen/stored-seen.ts';

// The script of the pages of homes and projects, which this device remembers, and of the pages that
// list what was seen. A page that is rendered ahead was not seen before it is activated.
void activated.then(() => {
  const { seen } = document.body.dataset;
  const before = storedSeen();
  if (seen !== undefined && before !== 'off') {
    const subject = JSON.parse(seen) as SeenSubject;
    storeSeen(withSeen(before, { ...subject, ...seenPlace() }, Date.now()));
  }
  for (const section of document.querySelectorAll<HTMLElement>('[data-seen-list]')) {
    showSeen(section);
  }
});

/** The page's language, and its path in each language. */
function seenPlace() {
  const locale = document.documentElement.lang as Locale;
  const others = document.querySelectorAll<HTMLLinkElement>(
    'link[hreflang]:not([hreflang=x-default])',
  );
  const paths: Partial<Record<Locale, string>> = { [locale]: location.pathname };
  for (const { hreflang, href } of others) paths[hreflang as Locale] = new URL(href).pathname;
  return { locale, paths };
}
