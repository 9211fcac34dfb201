'use client';

import { useEffect, useRef, useState } from 'react';
import type { OfficeLines } from '../../views/domain/site/office-lines.ts';
import { OfficeAddress } from '../../views/ui/contact/OfficeAddress.tsx';
import { Icon } from '../../views/ui/Icon.tsx';
import { type LanguageLink, LanguageList } from '../../views/ui/LanguageList.tsx';
import { type PageLink, PageList } from '../../views/ui/PageList.tsx';
import { keepFocusWithin } from '../keep-focus-within.ts';

interface Props {
  texts: { menu: string; close: string; offices: string };
  pages: readonly PageLink[];
  furtherPages: readonly PageLink[];
  languages: readonly LanguageLink[];
  phone?: { href: string; text: string };
  /** The extra menu: shown on wide screens too, with the offices. */
  extra?: { offices: readonly OfficeLines[] };
}

/**
 * The menu that covers the page: on a phone, and as the extra menu everywhere. Without script it is
 * a details element that also stops the page from scrolling (drawer.css); hydrated it contains the
 * focus, and Escape closes it.
 */
export function NavDrawer({ texts, pages, furtherPages, languages, phone, extra }: Props) {
  const drawer = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  // Opened before hydration.
  useEffect(() => setOpen(drawer.current?.open ?? false), []);

  useEffect(() => {
    const details = drawer.current;
    if (!open || !details) return;
    return keepFocusWithin(details, () => {
      details.open = false;
      details.querySelector('summary')?.focus();
    });
  }, [open]);

  return (
    <details
      className={extra ? 'drawer drawer-extra' : 'drawer'}
      ref={drawer}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="drawer-button">
        <span className="drawer-open">
          <Icon name="menu" />
          {texts.menu}
        </span>
        <span className="drawer-close">
          <Icon name="close" />
          {texts.close}
        </span>
      </summary>
      <div className="drawer-panel">
        <nav aria-label={texts.menu}>
          <PageList className="drawer-pages" links={pages} />
          {furtherPages.length > 0 && <PageList className="drawer-further" links={furtherPages} />}
        </nav>
        {extra && extra.offices.length > 0 && (
          <Offices heading={texts.offices} offices={extra.offices} />
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
    </details>
  );
}

function Offices({ heading, offices }: { heading: string; offices: readonly OfficeLines[] }) {
  return (
    <section className="drawer-offices">
      <h2>{heading}</h2>
      {offices.map((office) => (
        <OfficeAddress key={office.email} office={office} />
      ))}
    </section>
  );
}
