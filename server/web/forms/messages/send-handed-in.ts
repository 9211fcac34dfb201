import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { isFileKind, KIND_FACTS } from '../../../services/handed-in/file-kind.ts';
import type { HandedInStore } from '../../../services/handed-in/handed-in-store.ts';
import type { ShownContent } from '../../../services/leads/model/lead-content.ts';
import { FILE_HEADERS } from '../../routes/files.ts';

/** Milliseconds that a document may take, to its last byte. */
const MAX_TIME = 5 * 60_000;

/**
 * Sends the agency the document that an owner handed in: to be saved, never shown as a page of the
 * site.
 * @returns false, with nothing sent, if it is not there.
 */
export async function sendHandedIn(
  req: Request,
  res: Response,
  files: Pick<HandedInStore, 'open'>,
  lead: string,
  { details }: Pick<ShownContent, 'details'>,
): Promise<boolean> {
  const { name, kind } = details?.document ?? {};
  const file = name === undefined ? undefined : await files.open(lead);
  if (name === undefined || !file) return false;
  const type = isFileKind(kind ?? '') ? KIND_FACTS[kind as 'pdf'].type : 'application/octet-stream';
  res.attachment(name).set({ ...FILE_HEADERS, 'content-type': type });
  res.set('content-length', String(file.size));
  if (req.method === 'HEAD') {
    file.content.destroy();
    res.end();
    return true;
  }
  try {
    await pipeline(file.content, res, { signal: AbortSignal.timeout(MAX_TIME) });
  } catch (error) {
    // Who has left asks again; what is not whole is not taken for it, by its length.
    if (!res.headersSent) throw error;
  }
  return true;
}
