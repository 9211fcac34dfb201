import { articleKind } from './article/article-kind.ts';
import { pageKind } from './page/page-kind.ts';
import { projectKind } from './project/project-kind.ts';
import { propertyKind } from './property/property-kind.ts';
import type { Subject, SubjectKindName } from './subject.ts';
import type { SubjectKind } from './subject-kind.ts';

type KindTable = { [K in SubjectKindName]: SubjectKind<Extract<Subject, { kind: K }>> };

/**
 * Every kind of subject; a path is offered to them in this order. A new one is its folder, its line
 * here and its line in {@link Subject}.
 */
export const SUBJECT_KINDS: KindTable = {
  page: pageKind,
  article: articleKind,
  project: projectKind,
  property: propertyKind,
};

/** What a subject's kind says of it. */
export function kindOf<S extends Subject>(subject: S): SubjectKind<S> {
  // TypeScript does not follow that the entry under a subject's kind takes this very subject.
  return SUBJECT_KINDS[subject.kind] as unknown as SubjectKind<S>;
}
