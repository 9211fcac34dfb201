import type { ReactNode } from 'react';
import type { ListItem } from '../../domain/list/list-item.ts';
import type { PlacedParty } from '../../domain/third-party/page-parties.ts';
import { frameSettings, kindOfParty } from '../../domain/third-party/third-party-kinds.ts';
import type { FramedParty } from '../../domain/third-party/third-party.ts';
import { colon } from '../../domain/text/colon.ts';
import type { ShownText } from '../../domain/text/shown-text.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';
import { partyPageOf } from './party-page.ts';

interface Props {
  ctx: PageContext;
  party: FramedParty;
  /** Heading of the part of the page that it fills. */
  title?: string;
  /**
   * The same heading, for a part of a page that is a single line until something is shown: what
   * would be here, why it is not, and a button that allows it.
   */
  inLine?: ShownText;
  /** The item that the third party learns about, where the page itself is not about that item. */
  item?: ListItem | undefined;
  /** The click that led to this page counts as the click that loads it. */
  isRequested?: boolean;
  /** Text shown if it cannot be shown. */
  failed?: ReactNode;
}

/**
 * The place of a third party. Its plain HTML names it, with a link to it; the script of third
 * parties opens its frame here (client/third-parties/places.ts).
 */
export function ThirdPartyPlace(props: Props) {
  const { ctx, party, inLine, failed = ctx.t('thirdParty.failed') } = props;
  const { t } = ctx;
  const isOptional = party.category !== 'necessary';
  const category = t(`consent.each.${party.category}.label`);
  return (
    <div
      className={inLine ? 'third-party third-party-line' : 'third-party'}
      tabIndex={-1}
      data-third-party={JSON.stringify(placed(props))}
    >
      <div className="third-party-plain">
        <p>
          {inLine && inLine.text !== '' && <b lang={inLine.lang}>{inLine.text}</b>}
          {t('thirdParty.by', { name: party.name })}
        </p>
        <div className="third-party-why">
          <noscript>
            <p>{t('thirdParty.plain')}</p>
          </noscript>
          <p className="third-party-failed">{failed}</p>
          {isOptional && (
            <p className="third-party-refused">{t('thirdParty.needs', { category })}</p>
          )}
        </div>
        <p className="third-party-ways">
          {isOptional && (
            <button
              className={`third-party-allow ${inLine ? 'link-more' : 'button button-line'}`}
              type="button"
              data-consent={party.category}
            >
              {t('consent.accept')}
              <span className="unseen">{colon(ctx.locale) + category}</span>
            </button>
          )}
          <Ways ctx={ctx} party={party} />
        </p>
      </div>
    </div>
  );
}

/** The button that loads it, where a visitor's click does, and the link to it. */
function Ways({ ctx, party }: Pick<Props, 'ctx' | 'party'>) {
  const { t, locale } = ctx;
  const href = party.link[locale];
  return (
    <>
      {kindOfParty(party).when === 'asked' && (
        <button className="third-party-ask button" type="button" data-third-party-ask="">
          {t(party.kind === 'chat' ? 'thirdParty.startChat' : 'thirdParty.chooseTime')}
        </button>
      )}
      {href !== undefined && (
        <a className="link-more" href={href} rel="external noopener">
          {t('thirdParty.visit', { name: party.name })}
          <Icon name="outside" />
        </a>
      )}
    </>
  );
}

function placed({ ctx, party, title = '', item, isRequested }: Props): PlacedParty {
  const { id, category, timeout, name } = party;
  const when = isRequested ? 'granted' : kindOfParty(party).when;
  const settings = frameSettings(party, partyPageOf(ctx, item));
  return { id, category, when, timeout, title: title === '' ? name : title, settings };
}
