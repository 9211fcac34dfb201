import { cleanLineText, cleanLineTexts, cleanRichTexts } from '../../platform/clean/clean-texts.ts';
import type { Project } from '../../../views/domain/project/project.ts';
import type { Manager, Property } from '../../../views/domain/property/property.ts';
import { publishedHome, publishedProject } from './published-only.ts';

type Division = Property['divisions'][number];
type Document = Property['documents'][number];

/**
 * Sanitizes every home, project and person of every adapter: texts become plain or rich text, and
 * unpublished data is removed.
 */
export const CRM_SANITIZER = {
  home: sanitizeHome,
  project: sanitizeProject,
  person: sanitizePerson,
};

/** One e-mail address and nothing else: what follows it would become part of a `mailto:` link. */
const EMAIL = /^[^\s@?&#%,;:<>"]+@[^\s@?&#%,;:<>"]+\.[^\s@?&#%,;:<>"]+$/;
const HOME_LINES = ['ident', 'epcLabelText', 'recordFile'] as const;
const PERSON_LINES = ['ipi', 'directPhone', 'mobilePhone', 'email'] as const;

// Fields keep their order, so that equal content is equal text, from the CRM and from the disk
// copy.

function sanitizeHome(given: Property): Property {
  return withCleanTexts(publishedHome(given));
}

/** A home with plain or rich texts, and its unpublished data, as its owner sees it. */
export function withCleanTexts<Home extends Omit<Property, 'status'>>(given: Home): Home {
  const home: Omit<Property, 'status'> = withoutBlanks(given, HOME_LINES);
  const { priceUnitText, marqueeName } = home;
  // All but the status is of the home's own type.
  return withChanges(home, {
    title: cleanLineText(home.title),
    description: cleanRichTexts(home.description),
    ...(priceUnitText && { priceUnitText: cleanLineTexts(priceUnitText) }),
    ...(marqueeName && { marqueeName: cleanLineTexts(marqueeName) }),
    ...(home.manager && { manager: sanitizePerson(home.manager) }),
    documents: eachOf(home.documents, withCleanComment),
    divisions: eachOf(home.divisions, withCleanComments),
  }) as Home;
}

function sanitizeProject(given: Project): Project {
  const project = publishedProject(given);
  const { manager, priceConditions } = project;
  return withChanges(project, {
    title: cleanLineText(project.title),
    description: cleanRichTexts(project.description),
    ...(priceConditions && { priceConditions: cleanLineTexts(priceConditions) }),
    ...(manager && { manager: sanitizePerson(manager) }),
    documents: eachOf(project.documents, withCleanComment),
  });
}

function sanitizePerson(given: Manager): Manager {
  const person = withoutBlanks(given, PERSON_LINES);
  const email = person.email?.trim();
  const isReached = email !== undefined && EMAIL.test(email);
  return withChanges(isReached ? person : withoutField(person, 'email'), {
    ...(isReached && { email }),
    function: cleanLineTexts(person.function),
  });
}

/**
 * Removes fields whose text is blank: some CRMs send them for no value, and views show or link any
 * text.
 */
function withoutBlanks<T extends object>(given: T, names: readonly (keyof T & string)[]): T {
  const blank = names.filter((name) => String(given[name] ?? 'none').trim() === '');
  return blank.reduce(withoutField, given);
}

function withoutField<T extends object>(given: T, name: keyof T & string): T {
  if (!(name in given)) return given;
  const { [name]: _left, ...rest } = given;
  return rest as T;
}

function withCleanComments(division: Division): Division {
  const { comments } = division;
  return comments ? withChanges(division, { comments: cleanLineTexts(comments) }) : division;
}

export function withCleanComment(document: Document): Document {
  const { comment } = document;
  return comment ? withChanges(document, { comment: cleanLineTexts(comment) }) : document;
}

/** Returns the same object when nothing changed, as for most homes. */
function withChanges<T extends object>(given: T, made: { [K in keyof T]?: T[K] }): T {
  const isSame = Object.entries(made).every(([key, value]) => given[key as keyof T] === value);
  return isSame ? given : { ...given, ...made };
}

function eachOf<T>(items: T[], make: (item: T) => T): T[] {
  const made = items.map(make);
  return made.every((item, index) => item === items[index]) ? items : made;
}
