import { z } from 'zod';
import {
  automaticHistorySchema,
  calendarHistorySchema,
  graphSeriesSchema,
  type History,
  historySchema,
  mediaOnlineHistorySchema,
  outcomeSchema,
} from '../../../../views/domain/owner/history.ts';
import { multilingualSchema } from '../../../../views/domain/text/multilingual.ts';
import { type Owner, ownerSchema } from '../../../../views/domain/owner/owner.ts';
import type { DataProblem } from '../../../platform/files/schema-problems.ts';
import { readGraph } from './graph-details.ts';
import { PASSWORD_HASH } from './password-hash.ts';
import { statisticsFaults } from './visit-sums.ts';

const namesSchema = z.record(z.string().min(1), multilingualSchema);

/** The types of history entries, in `history-types.json`; entries refer to them by id. */
export const historyTypesSchema = z.strictObject({
  /** By typeId. */
  appointments: namesSchema,
  appointmentStatuses: namesSchema,
  /** By typeId. */
  communications: namesSchema,
  media: namesSchema,
});
export type HistoryTypes = z.infer<typeof historyTypesSchema>;

const key = z.string().min(1);
const demoHistorySchema = historySchema.omit({ faults: true }).extend({
  allPropertyTypesStatisticsGraph: z.strictObject({
    details: z.array(graphSeriesSchema).optional(),
    /** Instead of `details`: JSON text, as CRMs send it. It is read when the page is shown. */
    detailsText: z.string().optional(),
  }),
  calendarHistories: z.array(
    calendarHistorySchema
      .omit({ appointmentType: true, appointmentStatus: true, outcome: true })
      .extend({ status: key }),
  ),
  mediaOnlineHistories: z.array(
    mediaOnlineHistorySchema.omit({ typeName: true }).extend({ type: key }),
  ),
  automaticHistories: z.array(automaticHistorySchema.omit({ typeName: true })),
});

/** An owner as written in a file: the person, and the history of each of their homes. */
export const demoOwnerSchema = ownerSchema.omit({ propertyIds: true }).extend({
  passwordHash: z.string().regex(PASSWORD_HASH, 'is not what the password command prints'),
  homes: z.array(demoHistorySchema).min(1),
});
export type DemoOwner = z.infer<typeof demoOwnerSchema>;
type DemoHistory = z.infer<typeof demoHistorySchema>;

/** Faults that the schema does not find: duplicate homes, unknown types, wrong sums. */
export function* ownerFaults({ homes }: DemoOwner, types: HistoryTypes): Generator<DataProblem> {
  const ids = homes.map(({ propertyId }) => propertyId);
  for (const [index, home] of homes.entries()) {
    const at = `homes[${index}]`;
    if (ids.indexOf(home.propertyId) < index) {
      yield { path: `${at}.propertyId`, reason: `${home.propertyId} stands twice` };
    }
    for (const { path, reason } of [...statisticsFaults(home), ...typeFaults(home, types)]) {
      yield { path: `${at}.${path}`, reason };
    }
  }
}

function* typeFaults(home: DemoHistory, types: HistoryTypes): Generator<DataProblem> {
  const named = [
    ...home.calendarHistories.flatMap(({ typeId, status }, index) => [
      [`calendarHistories[${index}].typeId`, 'appointments', `${typeId}`] as const,
      [`calendarHistories[${index}].status`, 'appointmentStatuses', status] as const,
    ]),
    ...home.mediaOnlineHistories.map(
      ({ type }, index) => [`mediaOnlineHistories[${index}].type`, 'media', type] as const,
    ),
    ...home.automaticHistories.map(
      ({ typeId }, index) =>
        [`automaticHistories[${index}].typeId`, 'communications', `${typeId}`] as const,
    ),
  ];
  for (const [path, table, name] of named) {
    if (Object.hasOwn(types[table], name)) continue;
    yield { path, reason: `${table} in history-types.json has no "${name}"` };
  }
}

/** The owner as a domain object, without the password hash. */
export function ownerOf({ passwordHash: _secret, homes, ...owner }: DemoOwner): Owner {
  return { ...owner, propertyIds: homes.map(({ propertyId }) => propertyId) };
}

/** A home's history as a domain object; the file must have no faults. */
export function historyOf(home: DemoHistory, types: HistoryTypes): History {
  const { detailsText, ...graph } = home.allPropertyTypesStatisticsGraph;
  return {
    ...home,
    allPropertyTypesStatisticsGraph: detailsText === undefined ? graph : readGraph(detailsText),
    calendarHistories: home.calendarHistories.map(({ status, ...entry }) => ({
      ...entry,
      appointmentType: types.appointments[entry.typeId]!,
      appointmentStatus: types.appointmentStatuses[status]!,
      ...outcomeOf(status),
    })),
    mediaOnlineHistories: home.mediaOnlineHistories.map(({ type, ...entry }) => ({
      ...entry,
      typeName: types.media[type]!,
    })),
    automaticHistories: home.automaticHistories.map((entry) => ({
      ...entry,
      typeName: types.communications[entry.typeId]!,
    })),
  };
}

/** The key of a status is the outcome of an appointment if the domain has it. */
function outcomeOf(status: string): Pick<History['calendarHistories'][number], 'outcome'> {
  const { data } = outcomeSchema.safeParse(status);
  return data === undefined ? {} : { outcome: data };
}
