const ZIP = 'PK\x03\x04';

/** An allowed file type: its media type, and its first bytes. */
interface FileType {
  type: string;
  begins: string;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** By extension. No types that a browser could execute: no HTML, SVG or XML. */
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

/** Number of bytes by which the type of a file is checked. */
export const SNIFFED_BYTES = 8;

/** The type of a file by its name; undefined if it is not allowed. */
export function fileTypeOf(name: string): FileType | undefined {
  const extension = /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

/** Whether a file begins with the bytes of its type. */
export function hasSignature({ begins }: FileType, bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, begins.length) === begins;
}
