import { type MapView, mapViewValue, readMapView } from '../../../views/domain/place/map-view.ts';
import { writeView } from '../../list/list-history.ts';

/** In the state of a history entry that was added when the map was opened. */
const MAP_ENTRY = 'map';

/** Whether the current URL is that of a list with its map. */
export function isMapInUrl(): boolean {
  return currentParameters().has('map');
}

/** What the map shows at the current URL; undefined for all of the list. */
export function viewInUrl(): MapView | undefined {
  return readMapView(currentParameters().get('view') ?? '');
}

/**
 * The map is opened: the URL says so.
 * @param hasEntry whether Back closes the map.
 */
export function openInUrl({ hasEntry }: { hasEntry: boolean }): void {
  // The page may have been loaded with its map, or it was opened by Forward.
  if (isMapInUrl()) return;
  if (hasEntry) writeView({ map: '1' }, 'push', { [MAP_ENTRY]: true });
  else writeView({ map: '1' });
}

/** The map is closed, unless by Back: an entry that was added for it is gone back from. */
export function closeInUrl(): void {
  if (!isMapInUrl()) return;
  if ((history.state as Record<string, unknown> | null)?.[MAP_ENTRY] === true) history.back();
  else writeView({ map: undefined, view: undefined });
}

/** The visitor has moved the map. */
export function moveInUrl(view: MapView): void {
  if (isMapInUrl()) writeView({ view: mapViewValue(view) });
}

/** A link to the list in another language, or to another list, with the map as it is now. */
export function withMap(href: string, { isSameList }: { isSameList: boolean }): string {
  const url = new URL(href);
  const view = isSameList ? viewInUrl() : undefined;
  for (const name of ['map', 'view']) url.searchParams.delete(name);
  if (isMapInUrl()) url.searchParams.set('map', '1');
  if (isMapInUrl() && view) url.searchParams.set('view', mapViewValue(view));
  return url.href;
}

function currentParameters(): URLSearchParams {
  return new URLSearchParams(location.search);
}
