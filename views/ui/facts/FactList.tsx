/** A name and what is known of it, in words. */
export interface Fact {
  label: string;
  value: string;
}

/** Facts by their names; nothing where there are none. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numerals">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
