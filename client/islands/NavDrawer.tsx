'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../views/ui/Icon.tsx';
import { type LanguageLink, LanguageList } from '../../views/ui/LanguageList.tsx';
import { keepFocusWithin } from '../keep-focus-within.ts';

interface Props {
  texts: { menu: string; close: string; label: string };
  pages: readonly { href: string; text: string; current?: 'page' | 'true' }[];
  languages: readonly LanguageLink[];
  phone?: { href: string; text: string };
}

/**
 * The menu on a phone. Without script it is a details element that also stops the page from
 * scrolling (drawer.css); hydrated it contains the focus, and Escape closes it.
 */
export function NavDrawer({ texts, pages, languages, phone }: Props) {
  const drawer = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

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
      className="drawer"
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
        <nav aria-label={texts.label}>
          <ul className="drawer-pages">
            {pages.map(({ href, text, current }) => (
              <li key={href}>
                <a href={href} aria-current={current}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="drawer-foot">
          {phone && (
            <a className="drawer-phone numerals" href={phone.href}>
              <Icon name="phone" />
              {phone.text}
            </a>
          )}
          <LanguageList className="drawer-languages" links={languages} />
        </div>
      </div>
    </details>
  );
}
