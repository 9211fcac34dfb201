'use client';

import { useEffect } from 'react';
import { keepFocusWithin } from '../keep-focus-within.ts';

/**
 * What script adds to the menu that covers the page (views/layout/Drawer.tsx): while it is open it
 * contains the focus, and Escape closes it. It renders nothing itself.
 */
export function NavDrawer() {
  useEffect(() => {
    const drawer = document.querySelector<HTMLDetailsElement>('.drawer');
    if (!drawer) return;
    const close = () => {
      drawer.open = false;
      drawer.querySelector('summary')?.focus();
    };
    let end: (() => void) | undefined;
    const follow = () => {
      end?.();
      end = drawer.open ? keepFocusWithin(drawer, close) : undefined;
    };
    // Opened before hydration.
    follow();
    drawer.addEventListener('toggle', follow);
    return () => {
      drawer.removeEventListener('toggle', follow);
      end?.();
    };
  }, []);
  return null;
}
