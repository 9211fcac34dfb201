import { useEffect, useState } from 'react';
import { listParameters } from '../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../views/domain/list/list-query.ts';
import type { Locale } from '../../views/domain/locale.ts';

/** Milliseconds without a change before a request. */
const DEBOUNCE = 150;

/**
 * The text of the submit button with the number of items that a query finds; undefined while that
 * is not known. Fetched only while `isAsked`.
 */
export function useListCount(
  isAsked: boolean,
  query: ListQuery,
  locale: Locale,
): string | undefined {
  const [found, setFound] = useState<string>();
  const asked = new URLSearchParams({ lang: locale, listing: query.listKind });
  const url = `/api/list-count?${asked.toString()}&${listParameters(query).toString()}`;

  useEffect(() => {
    if (!isAsked) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      textAt(url, abort.signal).then(setFound, () => {
        // Superseded, or failed: the button then shows no number.
        if (!abort.signal.aborted) setFound(undefined);
      });
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isAsked, url]);

  return isAsked ? found : undefined;
}

async function textAt(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const { text } = (await answer.json()) as { text: string };
  return text;
}
