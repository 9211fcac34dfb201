import { anyOf, filledTextsOf, type Translated, translatedList } from './wire-texts.ts';
import { idIn, recordsIn, textIn } from './wire-values.ts';

/** The documents of a home, a project or a history. */
export function documentsFromWire(translated: Translated, field = 'DocumentItems') {
  const entries = translatedList(
    translated,
    (record) => recordsIn(record[field]),
    (entry) => textIn(entry['FileName']),
  );
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
        ...(documentTypeId !== undefined && { documentTypeId }),
        ...(documentTypeName && { documentTypeName }),
      },
    ];
  });
}
