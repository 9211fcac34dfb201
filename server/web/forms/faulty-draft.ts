import { z } from 'zod';
import {
  FIELD_FAULTS,
  type FormFaults,
  type FormValues,
} from '../../../views/domain/forms/form-field.ts';

/** What a draft says beside the values of a step that was not accepted. */
export interface FaultyStep {
  /** From 1. */
  step: number;
  /** What the form is about: a draft is shown at no other page. */
  about: string;
  faults: FormFaults;
  /** The accepted values, with which those of the step are compared when it is sent again. */
  before: FormValues;
}

const faultySchema = z.object({
  step: z.int(),
  about: z.string(),
  faults: z.record(z.string(), z.enum(FIELD_FAULTS)),
  before: z.record(z.string(), z.string()),
});

/** Entry of a draft with its `FaultyStep` as JSON. */
const ENTRY = 'faulty';

/** The draft of a step that was not accepted: its page shows the faults again. */
export function withFaults<Values extends FormValues>(values: Values, faulty: FaultyStep): Values {
  const entry = { [ENTRY]: JSON.stringify(faulty) };
  return { ...values, ...entry };
}

/** The draft without its faults, and the faults; of another release they may have other names. */
export function readFaulty<Values extends FormValues>(
  draft: Values,
): { values: Values; faulty?: FaultyStep } {
  const { [ENTRY]: entry, ...others } = draft as Values & { [ENTRY]?: string };
  const values = others as unknown as Values;
  if (entry === undefined) return { values };
  const read = faultySchema.safeParse(JSON.parse(entry));
  return { values, ...(read.success && { faulty: read.data }) };
}
