import { z } from 'zod';
import { multilingualSchema } from '../text/multilingual.ts';
import { documentSchema } from '../property/property.ts';

/**
 * The history of a home, as its owner may see it (spec section 3, History). Names of types are in
 * the languages of the CRM; comments are untranslated.
 */

const count = z.int().nonnegative();
const dateSchema = z.iso.date();
/** Date and time in Brussels, without a zone: 2026-05-06T17:30. */
const momentSchema = z.iso
  .datetime({ local: true, precision: -1 })
  .refine((text) => !text.endsWith('Z'), 'expected Brussels time, without a zone');
/** 0 is a contact. */
const typeIdSchema = z.int().nonnegative();

/** Page views of a home at one source: the agency's site or a portal. */
export const visitStatisticSchema = z.strictObject({
  sourceName: z.string().min(1),
  numberOfVisitsInDay: count,
  numberOfVisitsInWeek: count,
  numberOfVisitsInMonth: count,
  /** Since the home was put online. */
  numberOfVisits: count,
});

/** A line of the graph: the visits at a source per week. */
export const graphSeriesSchema = z.strictObject({
  sourceName: z.string().min(1),
  /** The Monday of the first number's week. */
  firstWeek: dateSchema,
  visits: z.array(count).min(1),
});

/** The outcome of an appointment; its display name is `appointmentStatus`. */
export const outcomeSchema = z.enum(['planned', 'done', 'cancelled', 'absent']);

/** A visit, call or meeting: done, planned or cancelled. */
export const calendarHistorySchema = z.strictObject({
  startTime: momentSchema,
  /** Absent if it adds nothing to its type. */
  appointmentName: z.string().min(1).optional(),
  appointmentType: multilingualSchema,
  appointmentStatus: multilingualSchema,
  /** Absent for any other status of the CRM. */
  outcome: outcomeSchema.optional(),
  contactIdent: z.string().optional(),
  comment: z.string().optional(),
  typeId: typeIdSchema,
});

/** Where and when the home was advertised. */
export const mediaOnlineHistorySchema = z.strictObject({
  date: dateSchema,
  typeName: multilingualSchema,
  mediaName: z.string().min(1).optional(),
  content: z.string().optional(),
});

/** An e-mail, a letter, a match with a demand, or a change of the home's data (type 13). */
export const automaticHistorySchema = z.strictObject({
  date: dateSchema,
  typeName: multilingualSchema,
  typeId: typeIdSchema,
  contactIdent: z.string().optional(),
  subject: z.string().min(1).optional(),
  content: z.string().optional(),
});

export const historySchema = z.strictObject({
  propertyId: z.int().positive(),
  visitStatistics: z.array(visitStatisticSchema),
  allPropertyTypesStatisticsGraph: z.strictObject({
    /** Absent if the CRM has none, or none that can be parsed. */
    details: z.array(graphSeriesSchema).optional(),
    /** Why the CRM's data could not be parsed, for the log. */
    fault: z.string().optional(),
  }),
  calendarHistories: z.array(calendarHistorySchema),
  mediaOnlineHistories: z.array(mediaOnlineHistorySchema),
  automaticHistories: z.array(automaticHistorySchema),
  documents: z.array(documentSchema),
  /** Why parts are missing that the CRM has or should have, for the log. */
  faults: z.array(z.string()).optional(),
});

export type Outcome = z.infer<typeof outcomeSchema>;
export type VisitStatistic = z.infer<typeof visitStatisticSchema>;
export type GraphSeries = z.infer<typeof graphSeriesSchema>;
export type History = z.infer<typeof historySchema>;
