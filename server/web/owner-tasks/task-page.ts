import type { TFunction } from 'i18next';
import type { z } from 'zod';
import type { OwnerHome } from '../../../views/domain/owner/owner-home.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { addressLines } from '../../../views/domain/place/address.ts';
import type { schema } from '../../../views/modules/signed-page/schema.ts';
import type { OwnerTask } from '../../../views/routing/owner-path.ts';
import { FILE_KINDS, KIND_FACTS } from '../../services/handed-in/file-kind.ts';
import type { OpenedHome, OpenedTask } from './opened-task.ts';
import {
  MAX_TEXT,
  type ReadTask,
  TASK_FIELDS,
  type TaskFault,
  type TaskField,
  VISIT_ANSWERS,
} from './read-task.ts';

type Content = z.input<typeof schema>;
type Field = NonNullable<Content['fields']>[number];

/** What the browser lets be chosen: what a file is, its content says. */
const ACCEPT = FILE_KINDS.flatMap((kind) => [
  KIND_FACTS[kind].type,
  `.${KIND_FACTS[kind].extension}`,
]).join(',');

/** Why the form is shown again, besides the faults of its fields. */
export type TaskNotice = 'down' | 'tooOften' | 'tooMany' | 'notStored' | 'noRoom' | 'busy';

/** The page of a task: what its button does, and its fields. */
export function taskPage(opened: OpenedTask, read?: ReadTask, notice?: TaskNotice): Content {
  const { t, task, visits } = opened;
  const isEmpty = task === 'answer-visit' && visits?.length === 0;
  return {
    ...headOf(opened),
    title: t(`ownerTasks.${task}.title`),
    paragraphs: [isEmpty ? t('owner.nothingPlanned') : t(`ownerTasks.${task}.text`)],
    ...(notice && { warning: t(`ownerTasks.notice.${notice}`), hasPhone: notice !== 'tooOften' }),
    ...(!isEmpty && {
      fields: fieldsOf(opened).map((field) => withTyped(field, opened, read)),
      submit: t(`ownerTasks.${task}.submit`),
    }),
  };
}

/** That it was sent, and what comes next. @param reference of the lead. */
export function sentTaskPage(opened: OpenedTask, reference: string): Content {
  const { t, task } = opened;
  return {
    ...headOf(opened),
    title: t(`ownerTasks.${task}.sent`),
    reference,
    paragraphs: [t(`ownerTasks.${task}.next`)],
  };
}

/** The home, and the way back. */
export function headOf({ t, locale, home, homeId, back }: OpenedHome): Content {
  return {
    back: { text: t('ownerTasks.back'), href: back },
    rows: [{ label: t('visits.whatLabel'), value: homeText(home, homeId, locale) }],
  };
}

function homeText(home: OwnerHome | undefined, id: number, locale: Locale): string {
  if (!home) return String(id);
  const address = addressLines({ ...home, publishAddress: true }, locale).join(', ');
  return `${address} (${id})`;
}

function fieldsOf({ t, task, visits, locale }: OpenedTask): Field[] {
  const words = (name: TaskField) => ({ name, label: labelOf(t, task, name) });
  const content: Field = { ...words('Content'), type: 'lines' };
  if (task === 'write') return [content];
  if (task === 'hand-in') {
    const file = { ...words('file'), type: 'file', accept: ACCEPT } as const;
    return [
      { ...file, help: t('ownerTasks.field.fileHelp') },
      { ...content, isOptional: true },
    ];
  }
  const options = (visits ?? []).map(({ id, textIn }) => ({ value: id, text: textIn(locale) }));
  const values = options.length === 1 ? options.map(({ value }) => value) : [];
  return [
    { ...words('visit'), type: 'choice', options, values },
    { ...words('answer'), type: 'choice', options: answersOf(t) },
    { ...content, help: t('ownerTasks.field.visitHelp'), isOptional: true },
  ];
}

/** The label of a field of a task. */
export function labelOf(t: TFunction, task: OwnerTask, name: TaskField): string {
  return name === 'Content' ? t(`ownerTasks.${task}.Content`) : t(`ownerTasks.field.${name}`);
}

function answersOf(t: TFunction) {
  return VISIT_ANSWERS.map((value) => ({ value, text: t(`ownerTasks.answers.${value}`) }));
}

/** The field with what was typed, and what is wrong with it; a browser sends no file back. */
function withTyped(field: Field, { t, task }: OpenedTask, read: ReadTask | undefined): Field {
  const name = TASK_FIELDS.find((one) => one === field.name);
  const typed = name && read?.typed[name];
  const fault = name && read?.faults[name];
  return {
    ...field,
    ...(typed !== undefined && { values: [typed] }),
    ...(fault && { fault: faultText(t, task, fault) }),
  };
}

function faultText(t: TFunction, task: OpenedTask['task'], fault: TaskFault): string {
  if (fault === 'tooLong') return t('forms.tooLong', { max: String(MAX_TEXT[task]) });
  return t(`ownerTasks.fault.${fault}`);
}
