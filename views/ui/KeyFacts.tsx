import { Icon, type IconName } from './Icon.tsx';
import { Plate } from './Plate.tsx';

export interface KeyFact {
  icon: IconName;
  value: string;
  label: string;
  /** The value is an energy letter and stands on a plate. */
  plate?: boolean;
}

/** The few facts that are looked for first, large, each under its label. */
export function KeyFacts({ facts, label }: { facts: readonly KeyFact[]; label: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={`key-facts columns-${facts.length}`} aria-label={label}>
      {facts.map(({ icon, value, label: name, plate }) => (
        <div key={icon}>
          <dt>
            <Icon name={icon} />
            {name}
          </dt>
          <dd className="numerals">{plate ? <Plate>{value}</Plate> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
