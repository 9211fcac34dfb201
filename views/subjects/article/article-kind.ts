import { textOf } from '../../domain/multilingual.ts';
import { firstParagraph } from '../../domain/rich-text.ts';
import { articlePicture } from '../../ui/article-picture.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { SubjectKind } from '../subject-kind.ts';
import { articlesCrumb } from './articles-crumb.ts';
import type { ArticleSubject } from './article-subject.ts';

/** An article that the agency has written. */
export const articleKind: SubjectKind<ArticleSubject> = {
  name: ({ locale }, { article }) => textOf(article.title, locale),
  title: ({ locale }, { article }) => textOf(article.title, locale),
  description: ({ locale }, { article }) => firstParagraph(textOf(article.fullText, locale)),
  picture: (ctx, { article }) => articlePicture(ctx, article),
  published: ({ article }) => article.date,
  canonicalQuery: () => '',
  parent: () => 'articles',
  crumbs: (ctx) => [...homeCrumb(ctx), ...articlesCrumb(ctx)],
  structuredData: () => [],
};
