import express, { type RequestHandler } from 'express';

/** A day: the name of a file may stay when the agency replaces it. */
const MAX_AGE = '1d';

/**
 * Serves a folder of the agency's own files (videos, a street map), in parts where a player or a map
 * asks for parts. A name that is not in the folder is left to the next handler.
 */
export function agencyFiles(dir: string): RequestHandler {
  return express.static(dir, { index: false, redirect: false, maxAge: MAX_AGE });
}
