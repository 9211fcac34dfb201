import { open } from 'node:fs/promises';
import path from 'node:path';
import type { OwnerDocument } from '../owner-port.ts';

/** The folder of the documents in an agency's folder. */
const FOLDER = 'owners/documents';

/**
 * Opens a document by its file name; undefined if it is missing. A name that leads elsewhere than
 * into the folder is missing too.
 */
export async function openDocument(
  dir: string,
  fileName: string,
): Promise<OwnerDocument | undefined> {
  if (path.basename(fileName) !== fileName || fileName.startsWith('.')) return undefined;
  try {
    const file = await open(path.join(dir, FOLDER, fileName));
    const { size } = await file.stat();
    return { size, content: file.createReadStream() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
