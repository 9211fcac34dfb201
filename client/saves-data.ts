export const REDUCED_DATA = '(prefers-reduced-data: reduce)';

interface WithConnection {
  connection?: { saveData?: boolean };
}

/** Whether the visitor wants to use less data, by the browser's setting or by a preference of the system. */
export function savesData(): boolean {
  const { connection } = navigator as WithConnection;
  return connection?.saveData === true || matchMedia(REDUCED_DATA).matches;
}
