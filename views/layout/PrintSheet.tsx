import { plainText, type RichText } from '../domain/text/rich-text.ts';
import type { ShownText } from '../domain/text/shown-text.ts';
import type { ReactNode } from 'react';
import type { ListItem } from '../domain/list/list-item.ts';
import { oneLine } from '../domain/text/one-line.ts';
import { shorten } from '../domain/text/shorten.ts';
import type { SharedContext } from '../page-context.ts';
import { type KeyFact, KeyFacts } from '../ui/facts/KeyFacts.tsx';
import { Picture } from '../ui/picture/Picture.tsx';
import { Plate } from '../ui/plate/Plate.tsx';
import { firstPicture } from '../ui/absolute-pictures.ts';
import { Logo } from './Logo.tsx';
import { SheetContact } from './SheetContact.tsx';

/** Characters of the description, which leave room for the photograph. */
const TEXT_LENGTH = 420;

interface Props {
  ctx: SharedContext;
  /** The home or project. */
  about: ListItem;
  /** Text of the link back to the page. */
  back: string;
  /** Reference to quote to the agency. */
  reference: string;
  name: string;
  address: ReactNode;
  /** Labels and price, at the right. */
  price: ReactNode;
  keyFacts: readonly KeyFact[];
  text: ShownText<RichText>;
  /** Further content, before the contact. */
  children: ReactNode;
}

/** Attributes of the element around a sheet. @param title its heading. */
export function sheetAttributes(title: string) {
  return { className: 'sheet', id: 'sheet', 'aria-label': title };
}

/**
 * What is on the sheet of a home or project, on A4: picture, price, facts, energy, manager, and a QR code of
 * a short URL. It is the first page of any print; with the fragment `#sheet` it is shown alone,
 * on screen and on paper, without script.
 */
export function PrintSheet(props: Props) {
  const { ctx, about, reference, name, address, price, keyFacts, text, children } = props;
  return (
    <>
      <p className="sheet-ways">
        <a className="button button-line" href="#content">
          {props.back}
        </a>
      </p>
      <div className="sheet-paper">
        <p className="sheet-head">
          <span className="wordmark">
            <Logo ctx={ctx} ground="onLight" />
          </span>
          <Plate>{reference}</Plate>
        </p>
        <SheetPhoto ctx={ctx} about={about} />
        <div className="sheet-title">
          <div>
            {/* Either the page's own heading or this one is hidden. */}
            <p className="sheet-name" role="heading" aria-level={1}>
              {name}
            </p>
            <p>{address}</p>
          </div>
          <div className="sheet-price">{price}</div>
        </div>
        <KeyFacts facts={keyFacts} className="sheet-key" />
        <p lang={text.lang}>{shorten(oneLine(plainText(text.text)), TEXT_LENGTH)}</p>
        {children}
        <SheetContact ctx={ctx} about={about} />
      </div>
    </>
  );
}

function SheetPhoto({ ctx, about }: Pick<Props, 'ctx' | 'about'>) {
  const first = firstPicture(ctx, about.pictures);
  if (!first) return null;
  return (
    <div className="sheet-photo">
      <Picture ctx={ctx} picture={first} sizes="182mm" alt="" />
    </div>
  );
}
