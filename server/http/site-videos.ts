import express, { type RequestHandler } from 'express';

/** A day: the name of a video may stay when the agency replaces it. */
const MAX_AGE = '1d';

/**
 * Serves the agency's own videos, in parts where a player asks for parts. A name that is not in the
 * folder is left to the next handler.
 */
export function siteVideos(dir: string): RequestHandler {
  return express.static(dir, { index: false, redirect: false, maxAge: MAX_AGE });
}
