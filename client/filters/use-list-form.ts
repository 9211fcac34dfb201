import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { changed } from '../../views/domain/list/list-filters.ts';
import { listParameters, parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../views/domain/list/list-query.ts';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import { listSearch, subscribeList } from '../list/list-view.tsx';
import { fillForm, queryOf } from './fill-form.ts';

interface Options {
  listKind: ListKind;
  /** The query string that the page was rendered for. */
  search: string;
  /** Called after a change by the visitor has been written to the form. */
  onAsk: (form: HTMLFormElement) => void;
}

interface ListForm {
  form: RefObject<HTMLFormElement | null>;
  /** The query in the form. */
  query: ListQuery;
  /** The query of the list as shown; also changed by links outside the form. */
  shown: URLSearchParams;
  /** Changes parts of the query that have no field of their own. */
  ask: (changes: Partial<ListQuery>) => void;
  /** Discards changes that were not applied. */
  undo: () => void;
}

/**
 * Keeps a list's form and its URL in step. The fields are uncontrolled: a choice made before
 * hydration counts, and text being typed is not overwritten.
 */
export function useListForm({ listKind, search, onAsk }: Options): ListForm {
  const form = useRef<HTMLFormElement>(null);
  const shown = new URLSearchParams(useSyncExternalStore(subscribeList, listSearch, () => search));
  const queryString = queryStringOf(parseListQuery(shown, listKind));
  const [query, setQuery] = useState(() => parseListQuery(shown, listKind));
  const [submitCount, setSubmitCount] = useState(0);
  /** Whether what the form has is still to be asked for: no list that arrives replaces it. */
  const isUnasked = useRef(false);

  const take = (fields: HTMLFormElement, next: ListQuery) => {
    fillForm(fields, next);
    setQuery(next);
    // A submission without a change adds no history entry.
    if (queryStringOf(next) === queryStringOf(query)) return;
    isUnasked.current = true;
    setSubmitCount((times) => times + 1);
  };
  const onChange = useEffectEvent(({ target }: Event) => {
    // Inputs without a name are parts of a field that reports its changes itself.
    if (!form.current || !(target instanceof Element) || !target.getAttribute('name')) return;
    const fields = form.current;
    // The browser shows the choice itself: what follows from it may come after the next paint.
    startTransition(() => take(fields, queryOf(fields, listKind)));
  });
  /** Applies choices that were made before hydration. */
  const onReady = useEffectEvent(() => {
    const early = form.current && queryOf(form.current, listKind);
    if (early && queryStringOf(early) !== queryString) take(form.current!, early);
  });
  const follow = (typed: Element | null) => {
    const next = parseListQuery(new URLSearchParams(queryString), listKind);
    if (form.current) fillForm(form.current, next, typed);
    setQuery(next);
  };
  const onArrival = useEffectEvent(() => {
    if (!isUnasked.current) follow(focusedTextField());
  });
  const onAsked = useEffectEvent(() => {
    isUnasked.current = false;
    if (form.current) onAsk(form.current);
  });

  useEffect(() => {
    const fields = form.current;
    onReady();
    fields?.addEventListener('change', onChange);
    return () => fields?.removeEventListener('change', onChange);
  }, []);
  const arrived = useRef(queryString);
  useEffect(() => {
    if (arrived.current !== queryString) onArrival();
    arrived.current = queryString;
  }, [queryString]);
  useEffect(() => {
    if (submitCount > 0) onAsked();
  }, [submitCount]);

  const ask = (changes: Partial<ListQuery>) => {
    if (form.current) take(form.current, changed(queryOf(form.current, listKind), changes));
  };
  return { form, query, shown, ask, undo: () => follow(null) };
}

/** A list's URL without its page and map; equal queries give equal URLs. */
function queryStringOf(query: ListQuery): string {
  return listParameters(changed(query, { map: false })).toString();
}

/** The text field that has the focus. */
function focusedTextField(): Element | null {
  const { activeElement } = document;
  const isTyped = activeElement?.matches('input:not([type=checkbox], [type=radio])');
  return isTyped ? activeElement : null;
}
