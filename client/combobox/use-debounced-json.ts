import { useEffect, useState } from 'react';

/** Milliseconds without typing before the server is asked. */
const DEBOUNCE = 120;

/** What the server said, and whether it is about what is asked now. */
export interface Answer<T> {
  /** Undefined before the first answer, and where asking failed. */
  value: T | undefined;
  isFresh: boolean;
}

/**
 * The JSON behind a URL that changes while the visitor types. The last answer stays until the next
 * one is there; an answer to what is no longer asked is dropped. Undefined asks nothing.
 */
export function useDebouncedJson<T>(address: string | undefined): Answer<T> {
  const [answer, setAnswer] = useState<{ address: string; value: T | undefined }>();
  useEffect(() => {
    if (address === undefined) return;
    const control = new AbortController();
    const settle = (value: T | undefined) => {
      if (!control.signal.aborted) setAnswer({ address, value });
    };
    const timer = setTimeout(() => {
      // Without an answer the page does what it does without script.
      jsonAt<T>(address, control.signal).then(settle, () => settle(undefined));
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [address]);
  if (address === undefined) return { value: undefined, isFresh: false };
  return { value: answer?.value, isFresh: answer?.address === address };
}

async function jsonAt<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as T;
}
