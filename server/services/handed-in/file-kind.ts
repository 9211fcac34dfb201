import { kindOf as pictureKind } from '../media/fetch/picture-bytes.ts';

/** The kinds of file that an owner may hand in, as their content says. */
export const FILE_KINDS = ['pdf', 'jpeg', 'png', 'webp', 'avif'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The extension and the media type of each kind. */
export const KIND_FACTS: Readonly<Record<FileKind, { extension: string; type: string }>> = {
  pdf: { extension: 'pdf', type: 'application/pdf' },
  jpeg: { extension: 'jpg', type: 'image/jpeg' },
  png: { extension: 'png', type: 'image/png' },
  webp: { extension: 'webp', type: 'image/webp' },
  avif: { extension: 'avif', type: 'image/avif' },
};

/** ISO 32000-1, section 7.5.2: the first line of a PDF file is its header. */
const PDF_HEADER = /^%PDF-[12]\.\d/;
/** Bytes of the header of a PDF file. */
const PDF_HEADER_LENGTH = 8;

/** The kind of a file by its first bytes; undefined for any other. */
export function fileKindOf(bytes: Buffer): FileKind | undefined {
  if (PDF_HEADER.test(bytes.toString('latin1', 0, PDF_HEADER_LENGTH))) return 'pdf';
  try {
    return pictureKind(bytes);
  } catch {
    // Its only error is that the bytes are of no picture.
    return undefined;
  }
}

/** Whether this is the name of a kind: names in the store may come from another release. */
export function isFileKind(name: string): name is FileKind {
  return FILE_KINDS.some((one) => one === name);
}
