import type { RequestHandler } from 'express';
import type { DataPort } from '../../../views/data-port.ts';
import { isProject, type ListItem } from '../../../views/domain/list/list-item.ts';
import type { PictureVariant } from '../../../views/domain/property/picture.ts';
import { pictureName } from '../../../views/domain/property/picture-name.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import type { Links } from '../../../views/subjects/links.ts';
import { type CardPhoto, cardPhotos } from '../../../views/domain/property/card-photos.ts';
import { photoClasses } from '../../../views/domain/property/photo-classes.ts';
import { readLocale, sendJson } from '../../platform/http/json-answer.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { itemOfKey } from '../../services/map/item-of-key.ts';
import type { PageSource } from '../pages/page-source.ts';

type Source = Pick<PageSource, 'site' | 'paths' | 'catalogue'>;

/**
 * `GET /api/card-photos?lang=&key=`: the photographs of a list's card, its first one included. None
 * for an unknown item, and for one without a page, whose others are shown nowhere.
 */
export function cardPhotosAnswer(source: Source): RequestHandler {
  return (req, res) => {
    const { site, paths, catalogue } = source;
    const params = queryOf(req);
    const { languages } = site.info;
    const locale = readLocale(params, languages);
    const data = catalogue.port(locale);
    const item = itemOfKey(data, params.get('key') ?? '');
    const isShown = item && hasPage(createLinks(paths, locale), item);
    const photos = isShown ? cardPhotos(item) : [];
    sendJson(res, {
      photos: photos.flatMap((picture): CardPhoto[] => {
        const files = data.picture(picture);
        if (!files) return [];
        const { text: name } = pictureName(picture, { locale, site });
        return [{ ...filesOf(files), classes: photoClasses(picture), name }];
      }),
    });
  };
}

function hasPage(links: Pick<Links, 'property' | 'project'>, item: ListItem): boolean {
  return (isProject(item) ? links.project(item) : links.property(item)) !== undefined;
}

function filesOf({
  width,
  height,
  jpeg,
  avif,
  webp,
}: NonNullable<ReturnType<DataPort['picture']>>) {
  return { width, height, src: jpeg[0]?.url ?? '', avif: srcset(avif), webp: srcset(webp) };
}

function srcset(variants: readonly PictureVariant[]): string {
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
