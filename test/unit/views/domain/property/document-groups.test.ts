import { readerOf } from '../sample-reader.ts';
import assert from 'node:assert/strict';
import { documentsByType } from '../../../../../views/domain/property/document-groups.ts';
import type { PropertyDocument } from '../../../../../views/domain/property/property.ts';

const document = (fileName: string, type?: string): PropertyDocument => ({
  fileName,
  ...(type !== undefined && { documentTypeName: { nl: type } }),
});

describe('the documents of a home', () => {
  it('stand by type in the order of the CRM, those of unknown type last', () => {
    const documents = [
      document('soil.pdf', 'Bodemattest'),
      document('letter.pdf'),
      document('epc.pdf', 'Attest'),
      document('soil-2.pdf', ' Bodemattest '),
      document('note.pdf', ' '),
    ];
    assert.deepEqual(
      documentsByType(documents, readerOf('nl')).map((group) => [
        group.type,
        group.documents.map(({ fileName }) => fileName),
      ]),
      [
        ['Bodemattest', ['soil.pdf', 'soil-2.pdf']],
        ['Attest', ['epc.pdf']],
        [undefined, ['letter.pdf', 'note.pdf']],
      ],
    );
  });
});
