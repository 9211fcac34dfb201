import { NavDrawer } from '../../client/islands/NavDrawer.tsx';
import { officeLines } from '../domain/site/office-lines.ts';
import { phoneOf } from '../domain/format/phone.ts';
import type { PageContext, SharedContext } from '../page-context.ts';
import { CachedPart } from '../ui/CachedPart.tsx';
import { OfficeAddress } from '../ui/contact/OfficeAddress.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Island } from '../ui/Island.tsx';
import { LanguageList } from '../ui/LanguageList.tsx';
import { PageList } from '../ui/PageList.tsx';
import { languageLinks } from './language-links.ts';
import { type Here, hereOf, pageLinks } from './page-names.ts';

/**
 * The menu that covers the page: on a phone, and as the extra menu on wide screens too, with the
 * offices. A details element that also stops the page from scrolling (drawer.css); its island adds
 * the keyboard's ways.
 */
export function Drawer({ ctx }: { ctx: PageContext }) {
  const { t, site } = ctx;
  const { extraMenu, offices } = site.info;
  const phone = phoneOf(site.info.phone);
  const languages = languageLinks(ctx);
  return (
    <details className={extraMenu ? 'drawer drawer-extra' : 'drawer'} data-adopted>
      <summary className="drawer-button">
        <span className="drawer-open">
          <Icon name="menu" />
          {t('nav.menu')}
        </span>
        <span className="drawer-close">
          <Icon name="close" />
          {t('nav.close')}
        </span>
      </summary>
      <div className="drawer-panel">
        <CachedPart
          ctx={ctx}
          as="nav"
          attributes={{ 'aria-label': t('nav.menu') }}
          of={DrawerPages}
          props={hereOf(ctx)}
        />
        {extraMenu?.showOffices && offices.length > 0 && (
          <CachedPart
            ctx={ctx}
            as="section"
            attributes={{ className: 'drawer-offices' }}
            of={DrawerOffices}
            props={{}}
          />
        )}
        <div className="drawer-foot">
          {phone && (
            <a className="drawer-phone numerals" href={phone.href}>
              <Icon name="phone" />
              {phone.text}
            </a>
          )}
          {languages.length > 0 && <LanguageList className="drawer-languages" links={languages} />}
        </div>
      </div>
      <Island ctx={ctx} of={NavDrawer} props={{}} when="interaction" />
    </details>
  );
}

function DrawerPages({ ctx, ...here }: Here & { ctx: SharedContext }) {
  const { navigation, extraMenu } = ctx.site.info;
  const login = ctx.links.page('login');
  const further = [
    ...pageLinks(ctx, extraMenu?.pages ?? [], here),
    ...(login === undefined ? [] : [{ href: login, text: ctx.t('nav.login') }]),
  ];
  return (
    <>
      <PageList className="drawer-pages" links={pageLinks(ctx, navigation, here)} />
      {further.length > 0 && <PageList className="drawer-further" links={further} />}
    </>
  );
}

function DrawerOffices({ ctx }: { ctx: SharedContext }) {
  return (
    <>
      <h2>{ctx.t('footer.offices')}</h2>
      {ctx.site.info.offices.map((office) => (
        <OfficeAddress key={office.id} office={officeLines(office, ctx)} />
      ))}
    </>
  );
}
