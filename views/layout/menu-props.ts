import type { Locale } from '../domain/locale.ts';
import { perItem } from '../domain/memo/per-item.ts';
import type { SiteInfo } from '../domain/site/site.ts';
import { phoneOf } from '../domain/format/phone.ts';
import type { PageContext } from '../page-context.ts';
import { languageLinks } from './language-links.ts';
import { officeLines } from '../domain/site/office-lines.ts';
import { hereOf, pageLinks } from './page-names.ts';

/** Props of the menu (client/islands/NavDrawer.tsx), as a drawer and as the extra menu. */
export function menuProps(ctx: PageContext) {
  const { t, site, locale } = ctx;
  const { navigation, extraMenu } = site.info;
  const phone = phoneOf(site.info.phone);
  const login = ctx.links.page('login');
  const here = hereOf(ctx);
  return {
    texts: {
      menu: t('nav.menu'),
      close: t('nav.close'),
      offices: t('footer.offices'),
    },
    pages: pageLinks(ctx, navigation, here),
    furtherPages: [
      ...pageLinks(ctx, extraMenu?.pages ?? [], here),
      ...(login === undefined ? [] : [{ href: login, text: t('nav.login') }]),
    ],
    languages: languageLinks(ctx),
    ...(phone && { phone }),
    ...(extraMenu && { extra: extraOf(site.info, locale) }),
  };
}

/** Frozen: its text for the island's cache is made once. */
const extraOf = perItem((info: SiteInfo, locale: Locale) => {
  const { extraMenu, offices } = info;
  const reader = { locale, site: { info } };
  return Object.freeze({
    offices: extraMenu?.showOffices ? offices.map((one) => officeLines(one, reader)) : [],
  });
});
