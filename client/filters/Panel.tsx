import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  /** What is chosen in it, or that nothing is. */
  value: string;
  isSet: boolean;
  children: ReactNode;
}

/**
 * A field of several parts: on a wide screen a button that opens them as a popover, which needs no
 * script; on a phone they simply stand there (list-filters.css).
 */
export function Panel({ label, value, isSet, children }: Props) {
  const id = useId();
  return (
    <div className="filter">
      <span className="filter-label" aria-hidden="true">
        {label}
      </span>
      <button
        className={`select filter-button${isSet ? ' is-set' : ''}`}
        type="button"
        popoverTarget={id}
      >
        <span className="unseen">{label}: </span>
        {value}
      </button>
      <fieldset className="filter-panel" id={id} popover="auto">
        <legend>{label}</legend>
        {children}
      </fieldset>
    </div>
  );
}
