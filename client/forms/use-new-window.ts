import { useEffect, useRef } from 'react';

/**
 * Sends forms into a new window, whose page this one reads when it has the focus again: only once
 * another page than the form's is there has the form been taken, and `taken` is called. A window
 * without a page, as without a network, leaves the form as it is.
 */
export function useNewWindow(taken: (form: HTMLFormElement) => void) {
  const sent = useRef<{ form: HTMLFormElement; opened: Window }>(undefined);
  const latest = useRef(taken);
  useEffect(() => {
    latest.current = taken;
  });
  useEffect(() => {
    const look = () => {
      if (!sent.current || document.hidden) return;
      const { form, opened } = sent.current;
      const path = pathIn(opened);
      if (path === undefined) return;
      sent.current = undefined;
      if (path !== new URL(form.action).pathname) latest.current(form);
    };
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  /** Points the form at a new window; false if the browser opens none. */
  const open = (form: HTMLFormElement): boolean => {
    const name = `sent-${Date.now()}`;
    const opened = window.open('', name);
    if (!opened) return false;
    sent.current = { form, opened };
    form.target = name;
    return true;
  };
  return { open };
}

/** Path of the page in a window; undefined while it has none, or not one of this site. */
function pathIn({ closed, location }: Window): string | undefined {
  if (closed) return undefined;
  try {
    return location.protocol.startsWith('http') ? location.pathname : undefined;
  } catch {
    // The browser's own page about an error is of another origin.
    return undefined;
  }
}
