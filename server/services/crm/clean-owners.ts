import type { History } from '../../../views/domain/owner/history.ts';
import { cleanLines } from '../../platform/clean/clean-html.ts';
import { withSafeTexts } from '../../platform/clean/safe-texts.ts';
import { withCleanComment, withCleanTexts } from './crm-sanitizer.ts';
import type { OwnerPort } from './owner-port.ts';

/**
 * The owners of every adapter with plain text in place of the HTML that CRMs keep in comments and
 * mails. Nothing is left out: owners see the address and price that are not published.
 */
export function cleanOwners(owners: OwnerPort): OwnerPort {
  return {
    signIn: (...given) => owners.signIn(...given),
    standing: (...given) => owners.standing(...given),
    homes: async (...given) =>
      (await owners.homes(...given))?.map(withSafeTexts).map(withCleanTexts),
    history: async (...given) => {
      const history = await owners.history(...given);
      return history && cleanHistory(withSafeTexts(history));
    },
    graphs: (...given) => owners.graphs(...given),
    document: (...given) => owners.document(...given),
    check: () => owners.check(),
  };
}

function cleanHistory(history: History): History {
  return {
    ...history,
    calendarHistories: history.calendarHistories.map((entry) => ({
      ...entry,
      appointmentName: cleanLine(entry.appointmentName),
      comment: cleanText(entry.comment),
      contactIdent: cleanText(entry.contactIdent),
    })),
    mediaOnlineHistories: history.mediaOnlineHistories.map((entry) => ({
      ...entry,
      mediaName: cleanLine(entry.mediaName),
      content: cleanText(entry.content),
    })),
    automaticHistories: history.automaticHistories.map((entry) => ({
      ...entry,
      subject: cleanLine(entry.subject),
      content: cleanText(entry.content),
      contactIdent: cleanText(entry.contactIdent),
    })),
    documents: history.documents.map(withCleanComment),
  };
}

function cleanLine(text: string | undefined): string | undefined {
  return cleanText(text)?.replaceAll('\n', ' ');
}

/** Some CRMs send a blank text for no value. */
function cleanText(text: string | undefined): string | undefined {
  return cleanLines(text ?? '').trim() || undefined;
}
