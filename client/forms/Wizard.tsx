import { TO_STEP } from '../../views/domain/forms/form-names.ts';
import { Icon } from '../../views/ui/Icon.tsx';

export interface WizardProps {
  /** The step's plate: "2 / 4". */
  plate: string;
  /** Announced instead of the plate: "Step 2 of 4". */
  said: string;
  name: string;
  back: string;
  /** The step that is shown, from 1. */
  step: number;
  /** Answers of earlier steps, with the text of the button to each. */
  answered: readonly { step: number; label: string; text: string }[];
}

/**
 * The head of a step: a way back above the heading, the step on a plate, and the answers so far
 * (docs/look.md). Earlier steps are reached by buttons, so that the typed values are submitted.
 */
export function Wizard({ plate, said, name, back, step, answered }: WizardProps) {
  return (
    <div className="wizard-head">
      {/* Enter uses the first button: it must be the form's submit button, which is shown
          below. */}
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
