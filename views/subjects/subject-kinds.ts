import { canBeVisited } from '../domain/property/visit.ts';
import { articleKind } from './article/article-kind.ts';
import { pageKind } from './page/page-kind.ts';
import { personCallKind } from './person/person-call-kind.ts';
import { personKind } from './person/person-kind.ts';
import { projectKind } from './project/project-kind.ts';
import { propertyKind } from './property/property-kind.ts';
import { callFormKind } from './item-form/call-form-kind.ts';
import { documentFormKind } from './item-form/document-form-kind.ts';
import { openHouseFormKind } from './item-form/open-house-form-kind.ts';
import { itemFormKind } from './item-form/item-form-kind.ts';
import type { ItemFormName, ItemFormSubject } from './item-form/item-form-subject.ts';
import type { Subject, SubjectKindName } from './subject.ts';
import type { SubjectKind } from './subject-kind.ts';
import { thankYouKind } from './thank-you/thank-you-kind.ts';

type SubjectOf<K> = K extends ItemFormName ? ItemFormSubject<K> : Extract<Subject, { kind: K }>;
type KindTable = { [K in SubjectKindName]: SubjectKind<SubjectOf<K>> };

/**
 * Every kind of subject, in the order in which paths are matched. A new kind is a folder, a line
 * here and a line in {@link Subject}.
 */
export const SUBJECT_KINDS: KindTable = {
  page: pageKind,
  article: articleKind,
  person: personKind,
  'person-call': personCallKind,
  project: projectKind,
  property: propertyKind,
  question: itemFormKind('question'),
  visit: itemFormKind('visit', (about, { site }) => canBeVisited(about, site.info.ignoredLabels)),
  document: documentFormKind,
  'open-house': openHouseFormKind,
  call: callFormKind,
  'thank-you': thankYouKind,
};

/** The table of a subject's kind. */
export function kindOf<S extends Subject>(subject: S): SubjectKind<S> {
  // TypeScript cannot infer that the entry for `subject.kind` accepts this subject.
  return SUBJECT_KINDS[subject.kind] as unknown as SubjectKind<S>;
}
