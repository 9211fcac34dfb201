import path from 'node:path';
import { systemTimers } from '../../../platform/concurrency/timers.ts';
import { FolderFile } from '../../../platform/files/folder-file.ts';
import type { OwnerDocument } from '../owner-port.ts';

/** The folder of the documents in an agency's folder. */
const FOLDER = 'owners/documents';

/**
 * Opens a document by its file name; undefined if it is missing. A name with a path outside the
 * folder counts as missing.
 * @throws FolderTimeout
 */
export async function openDocument(
  dir: string,
  fileName: string,
): Promise<OwnerDocument | undefined> {
  if (path.basename(fileName) !== fileName || fileName.startsWith('.')) return undefined;
  const file = await FolderFile.open(path.join(dir, FOLDER, fileName), systemTimers);
  return file && { size: file.size, content: file.content() };
}
