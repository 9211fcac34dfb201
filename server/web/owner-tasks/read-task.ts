import type { OwnerTask } from '../../../views/routing/owner-path.ts';
import { MAX_QUESTION, MAX_REMARKS } from '../../../views/forms/fields/field-lengths.ts';
import { visitorText } from '../../../views/mail/mail-words.ts';
import type { OpenedTask } from './opened-task.ts';

/** Names of the fields, in the order of the pages. */
export const TASK_FIELDS = ['visit', 'answer', 'file', 'Content'] as const;
export type TaskField = (typeof TASK_FIELDS)[number];

/** What an owner can say about a planned visit: it suits, or another time is better. */
export const VISIT_ANSWERS = ['suits', 'move'] as const;

export type TaskFault =
  | 'textMissing'
  | 'visitMissing'
  | 'answerMissing'
  | 'tooLong'
  | 'visitGone'
  | 'whenMissing'
  | 'fileMissing'
  | 'fileAgain'
  | 'fileTooLarge'
  | 'fileKind';

/** What was typed, and what is wrong with it. */
export interface ReadTask {
  typed: Partial<Record<TaskField, string>>;
  faults: Partial<Record<TaskField, TaskFault>>;
}

/** Characters of the text of each task. */
export const MAX_TEXT: Readonly<Record<OwnerTask, number>> = {
  write: MAX_QUESTION,
  'answer-visit': MAX_REMARKS,
  'hand-in': MAX_REMARKS,
};

/**
 * Reads the fields of a task.
 * @param valueOf the value that was sent under a name.
 */
export function readTask(
  { task, visits }: Pick<OpenedTask, 'task' | 'visits'>,
  valueOf: (name: TaskField) => string | undefined,
): ReadTask {
  const content = visitorText(valueOf('Content') ?? '').trim();
  const isTooLong = [...content].length > MAX_TEXT[task];
  if (task === 'answer-visit') return readAnswer({ visits, content, isTooLong }, valueOf);
  const isMissing = task === 'write' && content === '';
  return {
    typed: { Content: content },
    faults: {
      ...(isMissing && { Content: 'textMissing' }),
      ...(isTooLong && { Content: 'tooLong' }),
    },
  };
}

function readAnswer(
  { visits, content, isTooLong }: ReadAnswer,
  valueOf: (name: TaskField) => string | undefined,
): ReadTask {
  const visit = valueOf('visit') ?? '';
  const answer = VISIT_ANSWERS.find((one) => one === valueOf('answer'));
  const isGone = visits !== undefined && visits.every(({ id }) => id !== visit);
  return {
    typed: { visit, answer: answer ?? '', Content: content },
    faults: {
      ...(isGone && { visit: visit === '' ? 'visitMissing' : 'visitGone' }),
      ...(answer === undefined && { answer: 'answerMissing' }),
      ...(answer === 'move' && content === '' && { Content: 'whenMissing' }),
      ...(isTooLong && { Content: 'tooLong' }),
    },
  };
}

interface ReadAnswer extends Pick<OpenedTask, 'visits'> {
  content: string;
  isTooLong: boolean;
}

export function hasFaults({ faults }: Pick<ReadTask, 'faults'>): boolean {
  return Object.keys(faults).length > 0;
}
