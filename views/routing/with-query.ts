/** A path with its query; without a question mark when there is nothing after it. */
export function withQuery(path: string, parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}
