import { readdir } from '../../../platform/files/folder-fs.ts';
import path from 'node:path';

/** The JSON files of a folder by path, sorted; empty if it cannot be read, with the reason. */
export interface Listing {
  files: readonly string[];
  fault?: string;
}

/** An optional folder that is missing is empty. Hidden files are skipped. */
export async function listJson(folder: string, isOptional: boolean): Promise<Listing> {
  try {
    const names = await readdir(folder);
    const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort();
    return { files: files.map((name) => path.join(folder, name)) };
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing && isOptional) return { files: [] };
    return { files: [], fault: isMissing ? 'the folder is missing' : readFault(error) };
  }
}

/** Why a file or folder cannot be read: the error code of the file system. */
export function readFault(error: unknown): string {
  return `cannot be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}`;
}
