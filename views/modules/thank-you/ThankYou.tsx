import type { Locale } from '../../domain/locale.ts';
import { answersText } from '../../domain/site/answers-text.ts';
import { showsSimilarHomes, SIMILAR_HOMES } from '../../domain/site/similar-homes.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import { openHouseText } from '../../domain/open-house/open-house-words.ts';
import { phoneOf } from '../../domain/format/phone.ts';
import type { ListItem } from '../../domain/list/list-item.ts';
import type { SentLead, ThankYou as ThankYouName } from '../../domain/thank-you.ts';
import { formKind, isFormName } from '../../forms/form-kinds.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { VisitChoice } from '../../ui/contact/VisitChoice.tsx';
import { ThanksHead } from '../../ui/form/ThanksHead.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ComparableHomes, MatchingHomes } from './HomesNow.tsx';
import { ValuationSteps } from './ValuationSteps.tsx';

/**
 * The thank-you of a form: the reference, who answers, what was sent, and two suggestions
 * (docs/look.md). Without the cookie of a submission it is general.
 */
export const ThankYou: ModuleComponent = ({ ctx }) => {
  const { t, sent, site, subject, locale } = ctx;
  if (subject.kind !== 'thank-you') return null;
  if (subject.thankYou === 'send-to-friend') return <FriendThanks ctx={ctx} />;
  const visited = sent && visitedItem(ctx, sent);
  const about = sent && itemOf(ctx, sent);
  const isValuation = subject.thankYou === 'gratis-schatting';
  return (
    <section className="thanks" {...(sent && eventOf(ctx, sent))}>
      <h1>{titleOf(ctx, subject.thankYou)}</h1>
      {sent && (
        <ThanksHead
          ctx={ctx}
          reference={sent.reference}
          about={about}
          manager={about?.manager}
          phone={about && phoneOf(sent.office?.phone)}
        />
      )}
      {sent?.file && <ThankYouFile ctx={ctx} file={sent.file} />}
      {sent?.openHouse && <ThanksOpenHouse ctx={ctx} openHouse={sent.openHouse} />}
      <p className="thanks-next">
        {answersText({ t, info: site.info, locale }, answererOf(sent), sent?.now)}
      </p>
      {sent?.mail && <p className="thanks-mail">{t(`thanks.mail.${sent.mail}`)}</p>}
      {sent?.demand && <MatchingHomes ctx={ctx} demand={sent.demand} />}
      {visited && <VisitChoice ctx={ctx} about={visited} />}
      {isValuation && <ValuationSteps t={t} />}
      {sent?.valued && <ComparableHomes ctx={ctx} valued={sent.valued} />}
      {sent && (
        <>
          <h2>{t('thanks.answers')}</h2>
          <dl className="thanks-answers">
            {sent.answers.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <NextLinks ctx={ctx} thankYou={subject.thankYou} />
    </section>
  );
};

function answererOf(sent: SentLead | undefined) {
  return sent?.office && { ...sent.office, officeId: sent.officeId };
}

/** The property or project that the lead is about; undefined for one that is gone. */
function itemOf({ data }: PageContext, { propertyId, projectId }: SentLead): ListItem | undefined {
  if (propertyId !== undefined) return data.property(propertyId);
  return projectId === undefined ? undefined : data.project(projectId);
}

/** Whether there is a place; nothing while a doubtful lead waits for its proof. */
function ThanksOpenHouse({ ctx, openHouse }: OpenHouseProps) {
  const { seat } = openHouse;
  if (seat === 'held') return null;
  const when = openHouseText(openHouse, ctx.locale);
  const told = seat === 'called-off' ? 'calledOff' : seat;
  return <p className="thanks-next">{ctx.t(`openHouse.told.${told}`, { when })}</p>;
}

interface OpenHouseProps {
  ctx: PageContext;
  openHouse: NonNullable<SentLead['openHouse']>;
}

/** What was sent, with its labels. */
function titleOf({ t }: PageContext, thankYou: ThankYouName): string {
  if (thankYou === 'gratis-schatting') return t('thanks.valuation.title');
  return t(thankYou === 'contact-appointment' ? 'visit.thanks' : 'thanks.title');
}

interface NextLink {
  href: string | undefined;
  text: string;
  lang?: Locale | undefined;
}

/** The thank-you of a message to a friend, which gets no answer and is not stored. */
function FriendThanks({ ctx }: { ctx: PageContext }) {
  const { t } = ctx;
  return (
    <section className="thanks" data-form-submission={t('friend.title')}>
      <h1>{t('friend.thanks')}</h1>
      <p className="thanks-next">{t('friend.next')}</p>
      <NextLinks ctx={ctx} thankYou="send-to-friend" />
    </section>
  );
}

/** Two suggestions: items like the requested one, and the newest article. */
function NextLinks({ ctx, thankYou }: { ctx: PageContext; thankYou: ThankYouName }) {
  const { t, links } = ctx;
  const isValuation = thankYou === 'gratis-schatting';
  const selling = { href: links.page('sell'), text: t('valuation.how') };
  const next: NextLink[] = [isValuation ? selling : alikeLink(ctx), articleLink(ctx)].filter(
    ({ href }) => href !== undefined,
  );
  return (
    <ul className="thanks-links">
      {next.map(({ href, text, lang }) => (
        <li key={href}>
          <a className="button button-line" href={href} lang={lang}>
            {text}
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Homes like the one in question, or else the list for the search profile. */
function alikeLink({ t, data, links, sent, site }: PageContext): NextLink {
  const home = sent?.propertyId === undefined ? undefined : data.property(sent.propertyId);
  const isShown = site.pages.some((page) => page.name === 'property' && showsSimilarHomes(page));
  if (home && isShown && data.similar(home, 1).length > 0) {
    return { href: `${links.property(home)}#${SIMILAR_HOMES}`, text: t('thanks.similar') };
  }
  const isRent = sent?.goal === 'rent' || home?.goal === 1;
  return isRent
    ? { href: links.page('for-rent'), text: t('thanks.rents') }
    : { href: links.page('for-sale'), text: t('thanks.homes') };
}

function articleLink(ctx: PageContext): NextLink {
  const { t, site, links } = ctx;
  const newest = site.content?.articles[0];
  return newest
    ? { href: links.article(newest), ...shownText(newest.title, ctx) }
    : { href: links.page('articles'), text: t('thanks.articles') };
}

/** The item of a visit request: its time may be chosen now (spec section 4, step 4). */
function visitedItem({ data }: PageContext, { form, propertyId, projectId }: SentLead) {
  if (form !== 'visit') return undefined;
  if (propertyId !== undefined) return data.property(propertyId);
  return projectId === undefined ? undefined : data.project(projectId);
}

interface FileProps {
  ctx: PageContext;
  file: NonNullable<SentLead['file']>;
}

/** The requested file, which the browser downloads automatically. */
function ThankYouFile({ ctx: { t }, file: { name, href } }: FileProps) {
  return (
    <>
      <h2>{t('thanks.file')}</h2>
      <p>{t('thanks.fileOpens', { name: name ?? t('thanks.file') })}</p>
      <a className="button" href={href} rel="nofollow">
        <Icon name="download" />
        {t('thanks.fileOpen')}
      </a>
    </>
  );
}

/** The events of the form, by its title, once for each submission (spec section 7). */
function eventOf({ t }: PageContext, { form, reference, conversion }: SentLead) {
  return {
    'data-form-submission': isFormName(form) ? formKind(form).leadName(t) : form,
    'data-once': reference,
    ...(conversion !== undefined && { 'data-conversion': conversion }),
  };
}
