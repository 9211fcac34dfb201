/** A path with its query string; without a question mark if that is empty. */
export function withQuery(path: string, parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}
