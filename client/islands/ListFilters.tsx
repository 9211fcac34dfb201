'use client';

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { activeFilterCount } from '../../views/domain/list/list-filters.ts';
import { parseListQuery } from '../../views/domain/list/list-parameters.ts';
import { Icon } from '../../views/ui/Icon.tsx';
import { GoalTabs } from '../filters/GoalTabs.tsx';
import { FilterFields } from '../filters/FilterFields.tsx';
import type { ListFiltersProps } from '../filters/list-filters-props.ts';
import { hiddenFields } from '../filters/list-fields.ts';
import { useListCount } from '../filters/use-list-count.ts';
import { useListForm } from '../filters/use-list-form.ts';
import { listCounts, subscribeList } from '../list/list-view.tsx';
import { isFocusFree } from '../is-focus-free.ts';
import { keepFocusWithin } from '../keep-focus-within.ts';

/**
 * The filters of a list (docs/look.md, "List"): a GET form in one row, on a phone in a full-screen
 * popover, the sheet. Hydrated, a change is applied at once; in the open sheet only when its button
 * is pressed, which shows the number of items found.
 */
export function ListFilters(props: ListFiltersProps) {
  const { texts, listKind, action, tabs, prices } = props;
  const [isSheet, setSheet] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  /** The open sheet was closed by its button, which applies what was chosen. */
  const isApplied = useRef(false);
  const { form, query, shown, ask, undo } = useListForm({
    ...props,
    onAsk: (fields) => {
      // Where the sheet has an opener, changes are applied by the sheet's button.
      if (!opener.current?.checkVisibility()) fields.requestSubmit();
    },
  });
  const found = useListCount(isSheet, query, props.locale);
  const changedCounts = useSyncExternalStore(subscribeList, listCounts, () => undefined);
  const setCount = activeFilterCount(parseListQuery(shown, listKind));
  useSheet(isSheet, sheet, opener);
  // A popover needs no script, so it may have been opened before hydration.
  useEffect(() => setSheet(sheet.current?.matches(':popover-open') ?? false), []);

  return (
    <div className="filters">
      <button
        ref={opener}
        className="button button-line filters-open"
        type="button"
        popoverTarget="filters"
      >
        {texts.open}
        {setCount > 0 && <span className="filters-count numerals">{setCount}</span>}
      </button>
      <div
        ref={sheet}
        className="filters-sheet"
        id="filters"
        popover="auto"
        role={isSheet ? 'dialog' : undefined}
        aria-modal={isSheet || undefined}
        aria-labelledby={isSheet ? 'filters-title' : undefined}
        onToggle={({ target, currentTarget, newState }) => {
          // React's toggle events bubble: those of the panels arrive here too.
          if (target !== currentTarget) return;
          setSheet(newState === 'open');
          if (newState === 'closed' && !isApplied.current) undo();
          isApplied.current = false;
        }}
      >
        <div className="filters-head">
          <h2 id="filters-title" tabIndex={-1}>
            {texts.open}
          </h2>
          <button type="button" popoverTarget="filters" popoverTargetAction="hide">
            <Icon name="close" />
            {texts.close}
          </button>
        </div>
        <GoalTabs label={texts.offer} {...{ tabs, listKind, shown }} />
        <form
          ref={form}
          className="filters-form"
          action={action}
          method="get"
          autoComplete="off"
          noValidate
          aria-label={texts.label}
          onSubmit={() => {
            isApplied.current = true;
            sheet.current?.hidePopover();
          }}
        >
          {hiddenFields(query, shown, { hasBudget: prices !== undefined }).map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <FilterFields
            {...props}
            {...{ query, ask }}
            counts={found?.counts ?? changedCounts ?? props.counts}
          />
          <div className="filters-foot">
            <button className="button" type="submit">
              {found?.text ?? texts.apply}
            </button>
            <p className="unseen" role="status">
              {found?.text}
            </p>
          </div>
        </form>
      </div>
    </div>
  );
}

type Ref = RefObject<HTMLElement | null>;

/** Contains the focus in the open sheet and returns it to the opener. */
function useSheet(isOpen: boolean, sheet: Ref, opener: Ref): void {
  useEffect(() => {
    const element = sheet.current;
    // A phone has a second button at its foot.
    const { activeElement: pressed } = document;
    const isOpener = pressed?.matches('[popovertarget=filters]');
    const button = isOpener ? (pressed as HTMLElement) : (openerInReach() ?? opener.current);
    if (!isOpen || !element) return;
    const end = keepFocusWithin(element, () => element.hidePopover());
    // Not from a field in it: the visitor may be typing already.
    if (!element.contains(pressed)) element.querySelector('h2')?.focus();
    return () => {
      end();
      // The one at the foot is in sight wherever the page is.
      if (isFocusFree(element)) button?.focus({ preventScroll: isOpener === true });
    };
  }, [isOpen, sheet, opener]);
}

/** The visitor has left the button that opened the sheet: over the map it is another one. */
function openerInReach(): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>('[popovertarget=filters]');
  return [...all].find((one) => !one.closest('[inert], #filters') && one.checkVisibility());
}
