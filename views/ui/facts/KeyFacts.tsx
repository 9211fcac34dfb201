import { Icon, type IconName } from '../Icon.tsx';
import type { EnergyLabel } from '../../domain/energy/energy-label.ts';
import { EnergyLetter } from '../energy/EnergyLetter.tsx';

export interface KeyFact {
  icon: IconName;
  value: string;
  label: string;
  /** The energy label that the value is the text of. */
  energy?: EnergyLabel;
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
      {facts.map(({ icon, value, label: name, energy }) => (
        <div key={icon}>
          <dt>
            <Icon name={icon} />
            {name}
          </dt>
          <dd className="numerals">{energy ? <EnergyLetter label={energy} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
