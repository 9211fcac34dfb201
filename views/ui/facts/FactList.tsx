/** A label and its value as text. */
export interface Fact {
  label: string;
  value: string;
  /** Language of the value, if it is not the page's. */
  lang?: string;
}

/** A description list of facts; nothing if there are none. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ label, value, lang }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numerals" lang={lang}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
