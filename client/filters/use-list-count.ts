import { useEffect, useState } from 'react';
import { listParameters } from '../../views/domain/list/list-parameters.ts';
import type { ChoiceCounts } from '../../views/domain/list/finding.ts';
import type { ListQuery } from '../../views/domain/list/list-query.ts';
import type { Locale } from '../../views/domain/locale.ts';

/** Milliseconds without a change before a request. */
const DEBOUNCE = 150;

interface ListCount {
  /** Of the submit button. */
  text: string;
  counts: ChoiceCounts;
}

/**
 * The number of items that a query finds, as the text of a button and by choice; undefined while it
 * is not known. Fetched only while `isEnabled`.
 */
export function useListCount(
  isEnabled: boolean,
  query: ListQuery,
  locale: Locale,
): ListCount | undefined {
  const [found, setFound] = useState<ListCount>();
  const parameters = new URLSearchParams({ lang: locale, listing: query.listKind });
  const url = `/api/list-count?${parameters.toString()}&${listParameters(query).toString()}`;

  useEffect(() => {
    if (!isEnabled) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      countAt(url, abort.signal).then(setFound, () => {
        // Superseded or failed: the button shows no number.
        if (!abort.signal.aborted) setFound(undefined);
      });
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isEnabled, url]);

  return isEnabled ? found : undefined;
}

async function countAt(url: string, signal: AbortSignal): Promise<ListCount> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as ListCount;
}
