import type { ListItem } from '../domain/list/list-item.ts';
import type { Project } from '../domain/project/project.ts';
import type { Manager, Property } from '../domain/property/property.ts';
import type { Article } from '../domain/site/article.ts';
import type { ArticleSubject } from './article/article-subject.ts';
import type { PersonCallSubject } from './person/person-call-subject.ts';
import type { PersonSubject } from './person/person-subject.ts';
import type { PageSubject } from './page/page-subject.ts';
import type { ProjectSubject } from './project/project-subject.ts';
import type { PropertySubject } from './property/property-subject.ts';
import { isItemForm, type ItemFormSubject } from './item-form/item-form-subject.ts';
import type { ThankYouSubject } from './thank-you/thank-you-subject.ts';

/** What a page is about. Every kind has a `page`: itself or its template page. */
export type Subject =
  | PageSubject
  | PropertySubject
  | ProjectSubject
  | ArticleSubject
  | PersonSubject
  | PersonCallSubject
  | ItemFormSubject
  | ThankYouSubject;

export type SubjectKindName = Subject['kind'];

/** Anything with a subject: a page's context, a resolved URL path. */
interface About {
  subject: Subject;
}

/** The property that a page is about; undefined on other pages. */
export function propertyOf({ subject }: About): Property | undefined {
  return subject.kind === 'property' ? subject.property : undefined;
}

/** The project that a page is about; undefined on other pages. */
export function projectOf({ subject }: About): Project | undefined {
  return subject.kind === 'project' ? subject.project : undefined;
}

/** The article that a page is about; undefined on other pages. */
export function articleOf({ subject }: About): Article | undefined {
  return subject.kind === 'article' ? subject.article : undefined;
}

/** The person that a page is about; undefined on other pages. */
export function personOf({ subject }: About): Manager | undefined {
  return subject.kind === 'person' ? subject.person : undefined;
}

/** The property or project that a page or a form is about; undefined on other pages. */
export function listItemOf(about: About): ListItem | undefined {
  const { subject } = about;
  return isItemForm(subject) ? subject.about : (propertyOf(about) ?? projectOf(about));
}
