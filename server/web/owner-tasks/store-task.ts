import type { Locale } from '../../../views/domain/locale.ts';
import { formatBytes } from '../../../views/domain/format/bytes.ts';
import { KIND_FACTS, type FileKind } from '../../services/handed-in/file-kind.ts';
import type { HandedInStore, ReceivedFile } from '../../services/handed-in/handed-in-store.ts';
import type { LeadContent } from '../../services/leads/model/lead-content.ts';
import type { Leads } from '../../services/leads/leads.ts';
import { newLead } from '../../services/leads/model/new-lead.ts';
import { ownerContent } from '../../services/leads/owners/owner-content.ts';
import { OWNER_FORMS } from '../../services/leads/owners/owner-forms.ts';
import type { OpenedTask } from './opened-task.ts';
import { type ReadTask, type TaskField, VISIT_ANSWERS } from './read-task.ts';
import { labelOf } from './task-page.ts';

/** A document whose content was looked through. */
export interface CheckedFile {
  received: ReceivedFile;
  kind: FileKind;
  /** Under which the agency saves it. */
  name: string;
}

interface Options {
  leads: Pick<Leads, 'store' | 'refused' | 'wake'>;
  handedIn: HandedInStore;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Stores what an owner sends as a lead about the home, and starts its delivery. A file is kept
 * first, under the id of the lead; what is sent twice within minutes is one lead.
 * @returns its reference.
 * @throws when it cannot be stored; nothing is left of the file then.
 */
export async function storeTask(
  opened: OpenedTask,
  { typed }: Pick<ReadTask, 'typed'>,
  file: CheckedFile | undefined,
  { leads, handedIn, now }: Options,
): Promise<string> {
  const { exchange, owner, homeId, home, task, locale } = opened;
  const form = OWNER_FORMS[task];
  const content = ownerContent(exchange.source, {
    owner: { ...owner, email: owner.mailbox },
    homeId,
    home,
    form,
    locale,
    answersIn: (to) => answersIn(opened, typed, file, to),
    ...(file && { document: { name: file.name, kind: file.kind, size: file.received.size } }),
  });
  const visitor = `owner ${owner.id} ${file?.received.hash ?? ''}`;
  const lead = newLead({ form, content, key: undefined, visitor }, now());
  if (file) await handedIn.keep(file.received, lead.id);
  try {
    const { isNew, reference } = await leads.refused.watch(() => leads.store.accept(lead));
    if (file && !isNew) await handedIn.remove(lead.id);
    leads.wake();
    return reference;
  } catch (error) {
    if (file) await handedIn.remove(lead.id);
    throw error;
  }
}

/** What was sent, in a language. */
function answersIn(
  { exchange, task, visits }: OpenedTask,
  typed: ReadTask['typed'],
  file: CheckedFile | undefined,
  locale: Locale,
): LeadContent['answers'] {
  const t = exchange.source.i18n.t(locale);
  const answer = VISIT_ANSWERS.find((one) => one === typed.answer);
  const visit = visits?.find(({ id }) => id === typed.visit);
  const values: [TaskField, string | undefined][] = [
    ['visit', visit?.textIn(locale)],
    ['answer', answer && t(`ownerTasks.answers.${answer}`)],
    ['file', file && fileText(file, t)],
    ['Content', typed.Content],
  ];
  return values.flatMap(([field, value]) => {
    if (value === undefined || value === '') return [];
    return [{ field, label: labelOf(t, task, field), value }];
  });
}

function fileText({ name, kind, received }: CheckedFile, t: Parameters<typeof formatBytes>[1]) {
  return `${name} (${KIND_FACTS[kind].extension.toUpperCase()}, ${formatBytes(received.size, t)})`;
}
