import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  /** Summaries of what is chosen in it. */
  chosen: readonly string[];
  /** Shown while nothing is chosen. */
  none: string;
  colon: string;
  children: ReactNode;
}

/**
 * A field of several parts. On a wide screen a button opens them as a popover, without script; on a
 * phone they are shown in place (filter-panel.css).
 */
export function Panel({ label, chosen, none, colon, children }: Props) {
  const id = useId();
  const [first = none, ...others] = chosen;
  return (
    <div className="filter">
      <span className="filter-label" aria-hidden="true">
        {label}
      </span>
      <button
        className={`select filter-button${chosen.length > 0 ? ' is-set' : ''}`}
        type="button"
        popoverTarget={id}
      >
        <span className="unseen">{label + colon}</span>
        <span className="filter-value">{first}</span>
        {others.length > 0 && ` +${others.length}`}
      </button>
      <fieldset className="filter-panel" id={id} popover="auto">
        <legend>{label}</legend>
        {children}
      </fieldset>
    </div>
  );
}
