import { cleanLineText, cleanLineTexts, cleanRichTexts } from '../clean/clean-texts.ts';
import type { Project } from '../../views/domain/project.ts';
import type { Manager, Property } from '../../views/domain/property.ts';
import { publishedHome, publishedProject } from './published-only.ts';

type Division = Property['divisions'][number];
type Document = Property['documents'][number];

/**
 * What every home, project and person goes through on its way in, whichever adapter it is from:
 * texts lose all that is no text, and what the agency does not publish is left behind.
 */
export const CRM_DOOR = { home: admitHome, project: admitProject, person: admitPerson };

// Fields keep their order: equal content stays equal text, from the CRM as from the copy on disk.

function admitHome(given: Property): Property {
  const home = publishedHome(given);
  const { priceUnitText } = home;
  return withChanges(home, {
    title: cleanLineText(home.title),
    description: cleanRichTexts(home.description),
    ...(priceUnitText && { priceUnitText: cleanLineTexts(priceUnitText) }),
    ...(home.manager && { manager: admitPerson(home.manager) }),
    documents: eachOf(home.documents, withCleanComment),
    divisions: eachOf(home.divisions, withCleanComments),
  });
}

function admitProject(given: Project): Project {
  const project = publishedProject(given);
  const { manager, priceConditions } = project;
  return withChanges(project, {
    title: cleanLineText(project.title),
    description: cleanRichTexts(project.description),
    ...(priceConditions && { priceConditions: cleanLineTexts(priceConditions) }),
    ...(manager && { manager: admitPerson(manager) }),
    documents: eachOf(project.documents, withCleanComment),
  });
}

function admitPerson(person: Manager): Manager {
  return withChanges(person, { function: cleanLineTexts(person.function) });
}

function withCleanComments(division: Division): Division {
  const { comments } = division;
  return comments ? withChanges(division, { comments: cleanLineTexts(comments) }) : division;
}

function withCleanComment(document: Document): Document {
  const { comment } = document;
  return comment ? withChanges(document, { comment: cleanLineTexts(comment) }) : document;
}

/** The same thing where nothing changed: of most homes nothing does, and there are many. */
function withChanges<T extends object>(given: T, made: { [K in keyof T]?: T[K] }): T {
  const isSame = Object.entries(made).every(([key, value]) => given[key as keyof T] === value);
  return isSame ? given : { ...given, ...made };
}

function eachOf<T>(items: T[], make: (item: T) => T): T[] {
  const made = items.map(make);
  return made.every((item, index) => item === items[index]) ? items : made;
}
