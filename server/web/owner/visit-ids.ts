/**
 * An id for each planned visit of a home, the same whenever the calendar is fetched: visits at the
 * same time are numbered, so that past visits do not change the ids of others.
 */
export function visitIds(homeId: number, visits: readonly { startTime: string }[]): string[] {
  const counts = new Map<string, number>();
  return visits.map(({ startTime }) => {
    const count = counts.get(startTime) ?? 0;
    counts.set(startTime, count + 1);
    return `${homeId}-${startTime}-${count}`;
  });
}
