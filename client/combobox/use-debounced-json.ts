import { useCallback, useEffect, useState } from 'react';

/** Milliseconds without typing before a request. */
const DEBOUNCE = 120;

/** The last response, and whether it belongs to the current URL. */
export interface Answer<T> {
  /** Undefined before the first response and after a failure. */
  value: T | undefined;
  isFresh: boolean;
  /** Fetches the current URL once more. Stable between renders. */
  again: () => void;
}

/**
 * Fetches JSON from a URL that changes while the visitor types. The last value stays until the next
 * arrives; responses to superseded URLs are aborted. Without a URL nothing is fetched.
 */
export function useDebouncedJson<T>(url: string | undefined): Answer<T> {
  const [answer, setAnswer] = useState<{ url: string; times: number; value: T | undefined }>();
  const [times, setTimes] = useState(0);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  useEffect(() => {
    if (url === undefined) return;
    const control = new AbortController();
    const settle = (value: T | undefined) => {
      if (!control.signal.aborted) setAnswer({ url, times, value });
    };
    const timer = setTimeout(() => {
      // After a failure the page behaves as without script.
      jsonAt<T>(url, control.signal).then(settle, () => settle(undefined));
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [url, times]);
  if (url === undefined) return { value: undefined, isFresh: false, again };
  const isFresh = answer?.url === url && answer.times === times;
  return { value: answer?.value, isFresh, again };
}

async function jsonAt<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as T;
}
