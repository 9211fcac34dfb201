/** The steps of a visit request (spec section 4), as `?step=` names them. */
export const VISIT_STEPS = {
  /** The e-mail address, by which a complete profile is looked up. */
  email: 1,
  /** No complete profile: it is asked for. */
  profile: 2,
  /** A complete profile: it is used again, or entered again. */
  reuse: 3,
  /** Thanks; a time may be chosen. */
  thanks: 4,
  /** The appointment widget is loaded and its button pressed. */
  appointment: 5,
} as const;

export type VisitStep = (typeof VISIT_STEPS)[keyof typeof VISIT_STEPS];

/** The requested step, by default the first; undefined if there is no such step. */
export function readVisitStep(text: string | null): VisitStep | undefined {
  const wanted = text === null ? VISIT_STEPS.email : Number(text);
  return Object.values(VISIT_STEPS).find((step) => step === wanted);
}

/** Query parameter of an item's page on which a visit request continues with choosing a time. */
export const APPOINTMENT_PARAMETER = 'appointment';

/** Name of the button that confirms that the form of a third party is filled in. */
export const FILLED_ELSEWHERE = 'filled';

/** Answers of step 3. */
export const REUSE = 'reuse';
export const REENTER = 'again';
