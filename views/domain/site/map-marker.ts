import { z } from 'zod';
import type { Locale } from '../locale.ts';
import { multilingualSchema } from '../text/multilingual.ts';
import { safeLink } from '../text/safe-link.ts';
import { nameText, type Reader, shownText } from '../text/shown-text.ts';
import { officeLines } from './office-lines.ts';
import type { Office } from './office.ts';

const linkSchema = z
  .string()
  .refine(
    (link) => safeLink(link) !== undefined && !/^\s*http:/i.test(link),
    'a path of the site, https:, mailto: or tel:',
  );

/** A marker of the agency (spec section 3, "Map marker"): a place of its own, or an office. */
export const mapMarkerSchema = z
  .strictObject({
    /** Id of an office, whose name, address and position the marker has. */
    office: z.int().positive().optional(),
    position: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]).optional(),
    title: multilingualSchema.optional(),
    address: multilingualSchema.optional(),
    link: linkSchema.optional(),
    /** Colour of the plate; enamel if absent. */
    markerColor: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, 'a colour is written #rrggbb')
      .optional(),
    /** A picture of the agency, shown in 30 by 42 pixels instead of the plate. */
    markerImage: z.string().min(1).optional(),
  })
  .refine(
    ({ office, position, title, address }) =>
      office === undefined
        ? position !== undefined && title !== undefined
        : (position ?? title ?? address) === undefined,
    'needs either an office, or a position and a title',
  );
export type MapMarker = z.infer<typeof mapMarkerSchema>;

type MarkerReader = Reader & { site: { info: { offices: readonly Office[] } } };

/** The texts of a marker for a page. */
export interface MarkerWords {
  position: readonly [lat: number, lng: number];
  title: string;
  /** Language of the title, if it is not the page's. */
  titleLang?: Locale;
  /** '' if there is none. */
  address: string;
  link?: string;
  colour?: string;
  image?: string;
}

/** The marker's words; undefined for an office without a position. */
export function markerWords(marker: MapMarker, reader: MarkerReader): MarkerWords | undefined {
  const { link, markerColor: colour, markerImage: image } = marker;
  const where =
    marker.office === undefined
      ? placeWords(marker, reader)
      : officeWords(
          reader.site.info.offices.find(({ id }) => id === marker.office),
          reader,
        );
  if (!where) return undefined;
  return {
    ...where,
    ...(link !== undefined && { link }),
    ...(colour !== undefined && { colour }),
    ...(image !== undefined && { image }),
  };
}

type Where = Pick<MarkerWords, 'position' | 'title' | 'titleLang' | 'address'>;

function placeWords({ position, title, address }: MapMarker, reader: Reader): Where | undefined {
  const { text, lang } = shownText(title, reader);
  return (
    position && {
      position,
      title: text,
      ...(lang && { titleLang: lang }),
      address: nameText(address, reader),
    }
  );
}

function officeWords(office: Office | undefined, reader: Reader): Where | undefined {
  if (!office?.position) return undefined;
  const { name, street, city } = officeLines(office, reader);
  return { position: office.position, title: name, address: `${street}, ${city}` };
}
