import type { z } from 'zod';
import { halfDayText, readHalfDay } from '../../../../views/domain/office/half-day-text.ts';
import { MAX_REMARKS } from '../../../../views/forms/fields/field-lengths.ts';
import type { schema } from '../../../../views/modules/signed-page/schema.ts';
import { offeredHalfDays, openHalfDays } from './offered-half-days.ts';
import type { OpenedVisit } from './opened-visit.ts';
import type { AnswerFault, AnswerField, ReadAnswer } from './read-answer.ts';

type Field = NonNullable<z.input<typeof schema>['fields']>[number];

/** The fields of a page, with what was typed and what is wrong with it. */
export function answerFields(opened: OpenedVisit, read: ReadAnswer | undefined): Field[] {
  return fieldsOfAction(opened).map((field) => {
    const name = field.name as AnswerField;
    const values = read?.typed[name] ?? field.values ?? [];
    const fault = read?.faults[name];
    return {
      ...field,
      values: [...values],
      ...(fault && { fault: faultText(opened, fault) }),
    };
  });
}

function fieldsOfAction(opened: OpenedVisit): Field[] {
  const { t, action } = opened;
  const time: Field = { name: 'time', type: 'time', label: t('visits.field.time') };
  if (action === 'confirm') {
    return [halfDayField(opened), { ...time, help: t('visits.field.timeHelp') }];
  }
  if (action === 'propose')
    return [{ name: 'date', type: 'date', label: t('visits.field.date') }, time];
  if (action === 'decline') {
    const words = { label: t('visits.field.reason'), help: t('visits.field.reasonHelp') };
    return [{ name: 'reason', type: 'lines', ...words, isOptional: true }];
  }
  return action === 'move' ? halfDaysFields(opened) : [];
}

function halfDayField(opened: OpenedVisit): Field {
  const values = openHalfDays(opened);
  return {
    name: 'halfDay',
    type: 'choice',
    label: opened.t('visits.field.halfDay'),
    options: optionsOf(opened, values),
    values: values.slice(0, 1),
  };
}

/** None for an office whose hours are unknown. */
function halfDaysFields(opened: OpenedVisit): Field[] {
  const { t } = opened;
  const options = optionsOf(opened, offeredHalfDays(opened));
  if (options.length === 0) return [];
  return [
    {
      name: 'halfDays',
      type: 'ticks',
      label: t('visits.field.halfDays'),
      help: t('visits.field.halfDaysHelp'),
      isOptional: true,
      options,
    },
  ];
}

function optionsOf({ t, locale }: OpenedVisit, values: readonly string[]) {
  return values.flatMap((value) => {
    const halfDay = readHalfDay(value);
    return halfDay ? [{ value, text: halfDayText(t, halfDay, locale) }] : [];
  });
}

function faultText({ t }: OpenedVisit, fault: AnswerFault): string {
  if (fault === 'tooLong') return t('forms.tooLong', { max: String(MAX_REMARKS) });
  return t(`visits.fault.${fault}`);
}
