import type { z } from 'zod';
import { shownPhone } from '../../../../views/domain/format/phone.ts';
import type { schema } from '../../../../views/modules/signed-page/schema.ts';
import { shownRows } from '../../../../views/mail/mail-rows.ts';
import { agencyShown } from '../../../services/leads/shown/shown-lead.ts';
import { halfDaysText, stateText, whenText } from '../../../services/leads/visits/visit-words.ts';
import type { VisitAction } from '../../../services/leads/visits/visit-links.ts';
import { placeOf, type VisitState } from '../../../services/leads/visits/visit.ts';
import { notStored } from '../../pages/signed-page.ts';
import { answerFields } from './answer-fields.ts';
import { openHalfDays } from './offered-half-days.ts';
import { isOfBroker, type OpenedVisit } from './opened-visit.ts';
import { type ReadAnswer, SURE } from './read-answer.ts';

type Content = z.input<typeof schema>;

/** The page behind a link: what its button will do, with the fields that it needs. */
export function answerPage(opened: OpenedVisit, read?: ReadAnswer): Content {
  const { action, t, state } = opened;
  if (action === 'show') return shownPage(opened);
  if (action === 'confirm' && openHalfDays(opened).length === 0) return halfDaysOverPage(opened);
  const page = pageOf(action, state);
  const doubtful = read?.doubtful;
  return {
    title: t(`visits.page.${page}.title`),
    reference: opened.visit.lead.reference,
    paragraphs: [t(`visits.page.${page}.text`)],
    rows: isOfBroker(action) ? brokerRows(opened) : visitorRows(opened, state),
    fields: answerFields(opened, read),
    ...(doubtful !== undefined && {
      warning: t('visits.closed'),
      hidden: [{ name: SURE, value: String(doubtful) }],
    }),
    submit: t(`visits.page.${page}.submit`),
  };
}

/** What was typed, and could not be stored. */
export function notStoredPage(opened: OpenedVisit, read: ReadAnswer): Content {
  const { step } = read;
  // A time that was said to be right is not asked about again.
  const sure = step?.answer === 'proposed' ? step.start : undefined;
  const page = answerPage(opened, { ...read, ...(sure !== undefined && { doubtful: sure }) });
  return notStored(opened.t, page);
}

/** What was done. @param state where the visit stands now. */
export function donePage(opened: OpenedVisit, state: VisitState): Content {
  const { t, action } = opened;
  if (action === 'show') return shownPage({ ...opened, state });
  return {
    title: t(`visits.page.${pageOf(action, opened.state)}.done`),
    reference: opened.visit.lead.reference,
    paragraphs: [
      stateTextOf(opened, state),
      t(isOfBroker(action) ? 'visits.page.toVisitor' : 'visits.page.toBroker'),
    ],
  };
}

/** The link was used, or somebody else has answered. */
export function answeredPage(opened: OpenedVisit): Content {
  const { t, state, visit } = opened;
  return {
    title: t('visits.page.answeredTitle'),
    reference: visit.lead.reference,
    paragraphs: [t('visits.page.answered'), stateTextOf(opened, state)],
  };
}

/** Where the visit stands, and what the broker wrote. */
function shownPage(opened: OpenedVisit): Content {
  const { t, state, visit } = opened;
  const { reason } = state;
  return {
    title: t('visits.page.show.title'),
    reference: visit.lead.reference,
    paragraphs: [stateTextOf(opened, state)],
    rows: reason === undefined ? [] : [{ label: t('visits.page.reason'), value: reason }],
  };
}

function stateTextOf({ t, locale, action }: OpenedVisit, state: VisitState): string {
  return stateText(t, state, { locale, isVisitor: !isOfBroker(action) });
}

function halfDaysOverPage(opened: OpenedVisit): Content {
  const { t, visit, state, links } = opened;
  return {
    title: t('visits.page.confirm.title'),
    reference: visit.lead.reference,
    paragraphs: [t('visits.page.halfDaysOver')],
    rows: brokerRows(opened),
    link: {
      text: t('visits.broker.propose'),
      href: links.to('propose', visit.lead.id, state),
    },
  };
}

/** The texts of a page: moving a time that was only proposed refuses it. */
function pageOf(action: Exclude<VisitAction, 'show'>, { answer }: VisitState) {
  return action === 'move' && answer === 'proposed' ? ('refuse' as const) : action;
}

/** Who asks for which home, and what they wish. */
function brokerRows({ source, visit, t, locale, state }: OpenedVisit) {
  const { about, ...shown } = agencyShown(source, visit.lead, visit.content);
  const rows = shownRows({ ...shown, wishes: [], rows: [] }, t);
  const place = about && `${about.title}\n${about.street ?? about.city} (${about.id ?? ''})`;
  const wishes = shown.wishes.filter(({ value }) => value !== '');
  return [
    ...(place === undefined ? [] : [{ label: t('visits.whatLabel'), value: place }]),
    ...rows.map(({ label, value }) => ({ label, value })),
    ...stateRows({ t, locale }, state),
    ...wishes.map(({ label, value }) => ({ label, value })),
  ];
}

/** When, where and with whom. */
function visitorRows({ visit, t, locale }: OpenedVisit, state: VisitState) {
  const place = placeOf(visit.content);
  const { about, office } = visit.content;
  return [
    ...stateRows({ t, locale }, state),
    ...(about ? [{ label: t('visits.whatLabel'), value: about.title }] : []),
    ...(place === undefined ? [] : [{ label: t('visits.whereLabel'), value: place }]),
    { label: t('visits.withLabel'), value: `${office.name}\n${shownPhone(office.phone)}` },
  ];
}

function stateRows({ t, locale }: Pick<OpenedVisit, 't' | 'locale'>, state: VisitState) {
  const { start, halfDays } = state;
  return [
    { label: t('visits.whenLabel'), value: whenText(t, start, locale) },
    { label: t('visits.halfDaysLabel'), value: halfDaysText(t, halfDays, locale) },
  ].filter(({ value }) => value !== '');
}
