import { shownText } from '../../domain/text/shown-text.ts';
import { roomsByFloor } from '../../domain/property/divisions.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import { formatSurface, isFormatted } from '../../domain/format/number.ts';
import type { Division, Property } from '../../domain/property/property.ts';
import type { SharedContext } from '../../page-context.ts';
import { factText } from '../../ui/facts/fact-value.ts';

interface Props {
  ctx: SharedContext;
  home: Property;
}

/** The rooms of a home by floor; on a phone each is a card (property-facts.css). */
export function HomeRooms({ ctx, home }: Props) {
  const { t } = ctx;
  const hasComments = home.divisions.some((room) => shownText(room.comments, ctx).text !== '');
  return (
    <table className="rooms">
      <thead>
        <tr>
          <th scope="col">{t('divisions.room')}</th>
          <th scope="col" className="rooms-surface">
            {t('divisions.surface')}
          </th>
          {hasComments && <th scope="col">{t('divisions.comments')}</th>}
        </tr>
      </thead>
      {roomsByFloor(home.divisions).map(({ floor, rooms }) => (
        <tbody key={floor}>
          <tr className="rooms-floor">
            <FloorHead ctx={ctx} rooms={rooms} floor={floor} colSpan={hasComments ? 3 : 2} />
          </tr>
          {rooms.map((room) => (
            <Room key={room.id} ctx={ctx} room={room} hasComments={hasComments} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface FloorProps {
  ctx: SharedContext;
  rooms: readonly Division[];
  floor: number;
  colSpan: number;
}

/** The floor's name in the page's language, else its number, which is in that language. */
function FloorHead({ ctx, rooms, floor, colSpan }: FloorProps) {
  const names = rooms.map((room) => textOf(room.floorName, ctx.locale).trim());
  return (
    <th scope="rowgroup" colSpan={colSpan}>
      {names.find((name) => name !== '') ?? floorNumber(ctx, floor)}
    </th>
  );
}

function floorNumber(ctx: SharedContext, floor: number): string {
  if (floor === 0) return ctx.t('facts.groundFloor');
  return `${ctx.t('facts.floor')} ${factText(ctx, 'floor', floor)}`;
}

interface RoomProps {
  ctx: SharedContext;
  room: Division;
  hasComments: boolean;
}

function Room({ ctx, room, hasComments }: RoomProps) {
  const surface = formatSurface(room.surface);
  const name = shownText(room.roomTypeName, ctx);
  const comments = shownText(room.comments, ctx);
  return (
    <tr>
      <th scope="row" lang={name.lang}>
        {name.text}
      </th>
      <td className="rooms-surface numerals">{isFormatted(surface) ? surface : ''}</td>
      {hasComments && <td lang={comments.lang}>{comments.text.trim()}</td>}
    </tr>
  );
}
