import type { TFunction } from 'i18next';
import type { OwnerTask } from '../../../../views/routing/owner-path.ts';

/** Name, in place of a form's, of what an owner sends by each task of their page. */
export const OWNER_FORMS: Readonly<Record<OwnerTask, string>> = {
  write: 'owner-message',
  'answer-visit': 'owner-visit',
  'hand-in': 'owner-document',
};

const TASKS = Object.keys(OWNER_FORMS) as OwnerTask[];

/** The kind of a lead of an owner: "Owner: document"; undefined for any other. */
export function ownerKind(t: TFunction, form: string): string | undefined {
  const task = TASKS.find((one) => OWNER_FORMS[one] === form);
  return task && t(`ownerTasks.kind.${task}`);
}
