import { z } from 'zod';
import { type Tolerant, tolerantSchema } from '../../../platform/tolerant-schema.ts';

/**
 * What was said about a visit: `confirmed` a time, by the broker or by a visitor who accepts one;
 * `proposed` another time, `declined` or called off by the broker; `asked` again, moved or refused
 * by the visitor; `cancelled` by the visitor.
 */
export const STEP_ANSWERS = ['confirmed', 'proposed', 'declined', 'asked', 'cancelled'] as const;
export type StepAnswer = (typeof STEP_ANSWERS)[number];

const visitStepSchema = z.strictObject({
  answer: z.enum(STEP_ANSWERS),
  /** Of a time that is confirmed or proposed: milliseconds since 1970. */
  start: z.int().optional(),
  /** What suits the visitor: `2026-12-24 09:00-12:30`. */
  halfDays: z.array(z.string()).optional(),
  /** What the broker wrote; only behind a signed link. */
  reason: z.string().optional(),
});
export type VisitStep = z.infer<typeof visitStepSchema>;

const storedSchema = tolerantSchema(visitStepSchema);

/** A step that any release may have stored. */
export type StoredStep = Tolerant<VisitStep>;

/**
 * A step as the store has it: they are added and never changed, so that their number is the number
 * of the step that a link answers, and that of an event in calendars.
 */
export interface VisitStepRow {
  /** Id of the lead. */
  lead: string;
  /** From 1. */
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  /** When the visit starts, of a step that confirms one. */
  startsAt?: number | undefined;
  /** As JSON; the store does not read it. */
  content: string;
}

/** @param at milliseconds since 1970. */
export function visitStepRow(
  lead: string,
  number: number,
  at: number,
  step: VisitStep,
): VisitStepRow {
  const startsAt = step.answer === 'confirmed' ? step.start : undefined;
  return {
    lead,
    number,
    at,
    ...(startsAt !== undefined && { startsAt }),
    content: JSON.stringify(step),
  };
}

/** @throws for damaged content. */
export function readStep({ content }: Pick<VisitStepRow, 'content'>): StoredStep {
  return storedSchema.parse(JSON.parse(content));
}
