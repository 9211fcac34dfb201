/** A path with its query string; without a question mark if that is empty. */
export function withQuery(path: string, parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** A path that may have a query string, with further parameters; one that it has is replaced. */
export function withParameters(path: string, further: URLSearchParams): string {
  const [bare = '', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  for (const [name, value] of further) parameters.set(name, value);
  return withQuery(bare, parameters);
}
