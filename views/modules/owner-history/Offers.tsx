import { formatDate } from '../../domain/format/date.ts';
import type { OfferAnswer } from '../../domain/history/progress/offers.ts';
import type { ShownText } from '../../domain/history/contacts.ts';
import type { ShownOffer } from '../../domain/history/shown-history.ts';
import { formatPrice } from '../../domain/property/price.ts';
import type { PageContext } from '../../page-context.ts';
import { Contact, Words } from './ShownWords.tsx';

interface Props {
  ctx: PageContext;
  offers: readonly ShownOffer[];
}

/** The offers with their amount, condition and validity in the agency's words, and the answer. */
export function Offers({ ctx, offers }: Props) {
  if (offers.length === 0) return <p>{ctx.t('owner.empty.offers')}</p>;
  return (
    <ul className="history-offers">
      {offers.map((offer, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no id and never move
        <OneOffer key={index} ctx={ctx} offer={offer} />
      ))}
    </ul>
  );
}

function OneOffer({ ctx, offer }: { ctx: PageContext; offer: ShownOffer }) {
  const { t } = ctx;
  const { date, contact, amount, condition, until, answer } = offer;
  return (
    <li className="history-entry">
      <p className="history-when numerals">{formatDate(date)}</p>
      <div>
        <p>
          <strong className="numerals">
            {amount === undefined ? t('owner.offers.unknown') : formatPrice(amount)}
          </strong>
          {contact && (
            <>
              {' '}
              – <Contact ctx={ctx} contact={contact} />
            </>
          )}
        </p>
        <dl className="offer-terms">
          <Term ctx={ctx} name="condition" text={condition} />
          <Term ctx={ctx} name="until" text={until} />
          <div>
            <dt>{t('owner.offers.answer')}</dt>
            <dd className={`offer-${answer?.kind ?? 'open'}`}>{answerText(ctx, answer)}</dd>
          </div>
        </dl>
      </div>
    </li>
  );
}

interface TermProps {
  ctx: PageContext;
  name: 'condition' | 'until';
  text: ShownText | undefined;
}

function Term({ ctx, name, text }: TermProps) {
  if (!text) return null;
  return (
    <div>
      <dt>{ctx.t(`owner.offers.${name}`)}</dt>
      <dd>
        <Words ctx={ctx} text={text} />
      </dd>
    </div>
  );
}

function answerText({ t }: PageContext, answer: OfferAnswer | undefined): string {
  if (!answer) return t('owner.offers.open');
  const { kind, date, amount } = answer;
  const price = amount === undefined ? undefined : formatPrice(amount);
  const text =
    typeof price === 'string' && kind !== 'refused'
      ? t(`owner.offers.saidAt.${kind}`, { amount: price })
      : t(`owner.offers.said.${kind}`);
  return `${text} (${formatDate(date) ?? date})`;
}
