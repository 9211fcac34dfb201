import { withParameters } from './with-query.ts';

/** The query parameter of a preview's token. */
export const PREVIEW_PARAMETER = 'preview';

/** The preview that is shown. */
export interface Preview {
  /** Name of the page for which the token is valid. */
  page: string;
  token: string;
}

/** A path with the token of a preview appended. */
export function withPreviewToken(path: string, token: string): string {
  return withParameters(path, new URLSearchParams({ [PREVIEW_PARAMETER]: token }));
}
