import type { ReactNode } from 'react';
import type { ListItem } from '../../domain/list/list-item.ts';
import type { PlacedParty } from '../../domain/third-party/page-parties.ts';
import { frameSettings, kindOfParty } from '../../domain/third-party/third-party-kinds.ts';
import type { FramedParty } from '../../domain/third-party/third-party.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';
import { partyPageOf } from './party-page.ts';

interface Props {
  ctx: PageContext;
  party: FramedParty;
  /** Heading of the part of the page that it fills. */
  title?: string;
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
  const { ctx, party, failed } = props;
  const { t, locale } = ctx;
  const { name } = party;
  const category = t(`consent.each.${party.category}.label`);
  const href = party.link[locale];
  const isRequested = kindOfParty(party).when === 'asked';
  return (
    <div className="third-party" data-third-party={JSON.stringify(placed(props))}>
      <div className="third-party-plain">
        <p>{t('thirdParty.by', { name })}</p>
        <noscript>
          <p>{t('thirdParty.plain')}</p>
        </noscript>
        {failed !== undefined && <p className="third-party-failed">{failed}</p>}
        <p className="third-party-ways">
          {isRequested && (
            <button className="third-party-ask button" type="button" data-third-party-ask="">
              {t(party.kind === 'chat' ? 'thirdParty.startChat' : 'thirdParty.chooseTime')}
            </button>
          )}
          {href !== undefined && (
            <a className="link-more" href={href} rel="external noopener">
              {t('thirdParty.visit', { name })}
              <Icon name="outside" />
            </a>
          )}
        </p>
        {party.category !== 'necessary' && (
          <div className="third-party-choice">
            <p>{t('thirdParty.needs', { category })}</p>
            <button className="button button-line" type="button" data-consent="open">
              {t('thirdParty.allow')}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

function placed({ ctx, party, title = '', item, isRequested }: Props): PlacedParty {
  const { id, category, timeout, name } = party;
  const when = isRequested ? 'granted' : kindOfParty(party).when;
  const settings = frameSettings(party, partyPageOf(ctx, item));
  return { id, category, when, timeout, title: title === '' ? name : title, settings };
}
