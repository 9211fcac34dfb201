import { Icon, type IconName } from '../Icon.tsx';
import { Plate } from '../plate/Plate.tsx';

export interface KeyFact {
  icon: IconName;
  value: string;
  label: string;
  /** The value is an energy letter, shown on a plate. */
  plate?: boolean;
}

interface Props {
  facts: readonly KeyFact[];
  label?: string;
  className?: string;
}

/** The most important facts, each with its label. */
export function KeyFacts({ facts, label, className = 'key-facts' }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl className={`${className} columns-${facts.length}`} aria-label={label}>
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
