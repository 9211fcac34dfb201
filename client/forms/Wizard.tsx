import { TO_STEP } from '../../views/domain/forms/form-names.ts';
import { Icon } from '../../views/ui/Icon.tsx';

export interface WizardProps {
  /** The step's plate: "2 / 4". */
  plate: string;
  /** Said instead of the plate: "Step 2 of 4". */
  said: string;
  name: string;
  back: string;
  /** The step that is shown, from 1. */
  step: number;
  /** What was answered in earlier steps, with the words of the link to each. */
  answered: readonly { step: number; label: string; text: string }[];
}

/**
 * The head of a step: a way back above the heading, the step on a plate, and what was answered
 * before (docs/look.md). The ways back are buttons, so that what was typed is kept.
 */
export function Wizard({ plate, said, name, back, step, answered }: WizardProps) {
  return (
    <div className="wizard-head">
      {/* The first button is what Enter uses: the form's own, though it stands below. */}
      <button className="unseen" type="submit" tabIndex={-1} aria-hidden="true" />
      {step > 1 && (
        <button className="wizard-back" type="submit" name={TO_STEP} value={step - 1}>
          <Icon name="arrow-left" />
          {back}
        </button>
      )}
      <h2>
        <span className="plate" aria-hidden="true">
          {plate}
        </span>
        <span className="unseen">{said}</span>
        {name}
      </h2>
      {answered.length > 0 && (
        <ul className="wizard-answered">
          {answered.map((one) => (
            <li key={one.step}>
              <button type="submit" name={TO_STEP} value={one.step}>
                <span className="unseen">{`${one.label} `}</span>
                {one.text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
