import type { EnergyLabel } from '../../domain/energy/energy-label.ts';

interface Props {
  label: Pick<EnergyLabel, 'text' | 'letter'>;
  className?: string;
}

/** The letter of an energy label on the colour of its band. */
export function EnergyLetter({ label: { text, letter }, className = '' }: Props) {
  const colour = letter === undefined ? '' : `energy-${letter.toLowerCase()}`;
  return <span className={`energy-letter ${colour} ${className}`.trim()}>{text}</span>;
}
