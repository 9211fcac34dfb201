import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { TFunction } from 'i18next';
import { emailDoubt, doubtedIn, withDoubts } from '../../../../views/domain/forms/doubts.ts';
import type { FormField, ParsedForm } from '../../../../views/domain/forms/form-field.ts';
import { CONFIRMED_PREFIX } from '../../../../views/domain/forms/form-names.ts';
import { parseForm } from '../../../../views/domain/forms/parse-form.ts';
import { parseListQuery } from '../../../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../../../views/domain/list/list-query.ts';
import { isLocale, LANGUAGE_NAMES, type Locale } from '../../../../views/domain/locale.ts';
import { hasLanguage } from '../../../../views/domain/site/languages.ts';
import { defineField } from '../../../../views/forms/fields/define-field.ts';
import { MAX_EMAIL } from '../../../../views/forms/fields/field-lengths.ts';
import {
  LANGUAGE_PARAMETER,
  listToSave,
  savedParameters,
  saveSearchHref,
} from '../../../../views/routing/save-search-href.ts';
import { fieldFaultText } from '../../../../views/forms/fields/field-fault.ts';
import {
  FREQUENCIES,
  type Frequency,
  type NewSearch,
} from '../../../services/alerts/saved-search.ts';
import { searchLine, searchWords } from '../../../services/alerts/search-words.ts';
import { requestLocale } from '../../../platform/http/request-locale.ts';
import { queryOf } from '../../../platform/http/request-query.ts';
import { captureSource, type PageSource } from '../../pages/page-source.ts';
import type { SignedPageContent } from '../../pages/signed-page.ts';
import { fieldOf, fieldsOf } from '../form-body.ts';

/** How often, unless the visitor chooses. */
const USUAL: Frequency = 'daily';

/** The form that saves a search, as it is asked for. */
export interface SavedForm {
  source: PageSource;
  locale: Locale;
  t: TFunction;
  query: ListQuery;
  /** URL of the form. */
  href: string;
}

/** Undefined where no list is named that can be saved, or the agency does not offer it. */
export function savedForm(live: PageSource, req: Request): SavedForm | undefined {
  const source = captureSource(live);
  const parameters = queryOf(req);
  const list = listToSave(parameters);
  const { info } = source.site;
  if (list === undefined || !info.savedSearches) return undefined;
  const locale = languageOf(source, req);
  const query = parseListQuery(parameters, list);
  const href = saveSearchHref(locale, query);
  return { source, locale, t: source.i18n.t(locale), query, href };
}

/** The language that the query string names, else the best for the browser. */
export function languageOf({ site }: Pick<PageSource, 'site'>, req: Request): Locale {
  const { languages } = site.info;
  const named = queryOf(req).get(LANGUAGE_PARAMETER);
  return isLocale(named) && hasLanguage(languages, named) ? named : requestLocale(req, languages);
}

/** What was sent. */
export interface ReadForm extends ParsedForm {
  frequency: Frequency;
  /** Of the mails. */
  language: Locale;
}

/** A choice that is none counts as not made. */
export function readForm({ source, t, locale }: SavedForm, body: unknown): ReadForm {
  const fields = [emailField(t)];
  const parsed = parseForm(fields, (name) => fieldsOf(body, name));
  const asked = (name: string) => fieldOf(body, CONFIRMED_PREFIX + name);
  const language = fieldOf(body, 'language');
  return {
    ...withDoubts(fields, parsed, asked, emailDoubt),
    frequency: FREQUENCIES.find((one) => one === fieldOf(body, 'frequency')) ?? USUAL,
    language:
      isLocale(language) && hasLanguage(source.site.info.languages, language) ? language : locale,
  };
}

function emailField(t: TFunction): FormField {
  return defineField(t, 'Email', 'email', { autoComplete: 'email', maxLength: MAX_EMAIL });
}

/** The form, with what was typed before and its faults. */
export function formPage(form: SavedForm, read?: ReadForm): SignedPageContent {
  const { source, t, locale, query } = form;
  const words = searchWords(source, asSearch(query), locale);
  const { faults = {}, values = {} } = read ?? {};
  const { Email: email = '' } = values;
  const fault = faults.Email;
  const field = emailField(t);
  const href = source.paths.named('privacy', locale);
  return {
    title: t('savedSearch.form.title'),
    paragraphs: [searchLine(words), t('savedSearch.form.text')],
    fields: [
      {
        name: field.name,
        type: 'email',
        label: field.label,
        values: [email],
        ...(fault && { fault: fieldFaultText(t, field, fault, email) }),
      },
      frequencyField(t, read?.frequency ?? USUAL),
      ...languageField(source, t, read?.language ?? locale),
    ],
    hidden: Object.entries(doubtedIn({ values, faults })).map(([name, value = '']) => ({
      name: CONFIRMED_PREFIX + name,
      value,
    })),
    privacy: {
      text: t('savedSearch.form.privacy'),
      link: t('forms.privacyLink'),
      ...(href !== undefined && { href }),
    },
    submit: t('savedSearch.form.submit'),
  };
}

type Field = NonNullable<SignedPageContent['fields']>[number];

export function frequencyField(t: TFunction, chosen: Frequency): Field {
  return {
    name: 'frequency',
    type: 'choice',
    label: t('savedSearch.frequency'),
    options: FREQUENCIES.map((value) => ({ value, text: t(`savedSearch.frequencies.${value}`) })),
    values: [chosen],
  };
}

/** None on a site of one language. */
export function languageField(
  { site }: Pick<PageSource, 'site'>,
  t: TFunction,
  chosen: Locale,
): Field[] {
  const { languages } = site.info;
  if (languages.length < 2) return [];
  const options = languages.map((value) => ({ value, text: LANGUAGE_NAMES[value] }));
  return [
    {
      name: 'language',
      type: 'choice',
      label: t('savedSearch.language'),
      options,
      values: [chosen],
    },
  ];
}

/** @param now milliseconds since 1970. */
export function newSearch({ query }: SavedForm, read: ReadForm, now: number): NewSearch {
  return {
    id: randomUUID(),
    email: read.values.Email ?? '',
    locale: read.language,
    frequency: read.frequency,
    ...asSearch(query),
    createdAt: now,
  };
}

function asSearch(query: ListQuery): Pick<NewSearch, 'list' | 'query'> {
  return { list: query.listKind, query: savedParameters(query).toString() };
}
