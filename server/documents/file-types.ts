const ZIP = 'PK\x03\x04';

/** A kind of file that is passed on: its media type, and what its bytes begin with. */
interface FileType {
  type: string;
  begins: string;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** By extension. Nothing that a browser would run: no HTML, SVG or XML. */
const TYPES: Readonly<Record<string, FileType>> = {
  pdf: { type: 'application/pdf', begins: '%PDF-' },
  jpg: { type: 'image/jpeg', begins: '\xff\xd8\xff' },
  jpeg: { type: 'image/jpeg', begins: '\xff\xd8\xff' },
  png: { type: 'image/png', begins: '\x89PNG\r\n\x1a\n' },
  docx: { type: `${OFFICE}.wordprocessingml.document`, begins: ZIP },
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, begins: ZIP },
  odt: { type: 'application/vnd.oasis.opendocument.text', begins: ZIP },
  zip: { type: 'application/zip', begins: ZIP },
};

/** As many bytes tell whether a file is what its name says. */
export const FIRST_BYTES = 8;

/** The kind of a file by its name; undefined for one that is not passed on. */
export function fileTypeOf(name: string): FileType | undefined {
  const extension = /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

/** Whether a file begins as files of its kind do. */
export function beginsAs({ begins }: FileType, bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, begins.length) === begins;
}
