import { anyOf, filledTextsOf, type Translated, translatedList } from '../wire/wire-texts.ts';
import { idIn, isRecord, textIn, type WireRecord } from '../../wire-values.ts';

/**
 * The documents of a home, a project or a history.
 * @param base address below which their files are; without it they are the site's own files.
 */
export function documentsFromWire(translated: Translated, base?: string) {
  const entries = translatedList(translated, documentsIn, (entry) => textIn(entry['FileName']));
  return entries.flatMap((entry) => {
    const wire = anyOf(entry);
    const fileName = textIn(wire['FileName']);
    if (fileName === undefined) return [];
    const comment = filledTextsOf(entry, 'Comment');
    const documentTypeName = filledTextsOf(entry, 'DocumentTypeName');
    const documentTypeId = idIn(wire['DocumentTypeID']);
    return [
      {
        ...(comment && { comment }),
        fileName,
        ...(base !== undefined && { url: base + encodeURIComponent(fileName) }),
        ...(documentTypeId !== undefined && { documentTypeId }),
        ...(documentTypeName && { documentTypeName }),
      },
    ];
  });
}

/** The records of the first filled list; an entry that is a text is the name of a file. */
function documentsIn(record: WireRecord): WireRecord[] {
  const lists = ['DocumentItems', 'Documents'].map((field) => {
    const value = record[field];
    const entries: unknown[] = Array.isArray(value) ? value : [];
    return entries
      .map((entry) => (isRecord(entry) ? entry : { FileName: entry }))
      .filter((entry) => textIn(entry['FileName']) !== undefined);
  });
  return lists.find((list) => list.length > 0) ?? [];
}
