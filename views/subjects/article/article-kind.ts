import { shownText } from '../../domain/text/shown-text.ts';
import { summaryOf } from '../../domain/site/article.ts';
import { articlePicture } from '../../ui/card/article-picture.ts';
import { articleNode } from '../../domain/structured-data/page-nodes.ts';
import { absolutePictures } from '../../ui/absolute-pictures.ts';
import { homeCrumb } from '../home-crumb.ts';
import type { SubjectKind } from '../subject-kind.ts';
import { articlesCrumb } from './articles-crumb.ts';
import { articlePath, findArticle, TEMPLATE } from './article-path.ts';
import type { ArticleSubject } from './article-subject.ts';

/** An article of the agency. */
export const articleKind: SubjectKind<ArticleSubject> = {
  template: TEMPLATE,
  mailedPath: undefined,
  preview: {
    option: 'article',
    path: (paths, locale, id) => {
      const list = paths.named('articles', locale);
      return list && `${list}/${id}`;
    },
  },

  path: (paths, locale, { article }) => articlePath(paths, locale, article),
  find: findArticle,
  sharedQuery: () => new URLSearchParams(),
  all: (paths) => {
    const page = paths.page(TEMPLATE);
    const articles = paths.site.content?.articles ?? [];
    return page ? articles.map((article) => ({ kind: 'article', page, article })) : [];
  },
  sitemapGroup: () => 'articles',
  pictures: ({ article }, reader) => {
    const picture = articlePicture(reader, article);
    return picture ? [picture] : [];
  },
  cacheRule: () => 'cached',

  name: (ctx, { article }) => shownText(article.title, ctx).text,
  title: (ctx, { article }) => shownText(article.title, ctx).text,
  description: (ctx, { article }) => {
    const { text, lang } = summaryOf(article, ctx);
    return lang === undefined ? text : '';
  },
  picture: (ctx, { article }) => articlePicture(ctx, article),
  published: ({ article }) => article.date,
  canonicalQuery: () => '',
  parent: () => 'articles',
  crumbs: (ctx) => [...homeCrumb(ctx), ...articlesCrumb(ctx)],
  structuredData: (ctx, { article }, { url, title, description }) => {
    const picture = articlePicture(ctx, article);
    const pictures = picture ? absolutePictures(ctx, [picture]) : [];
    const { lang: locale = ctx.locale } = shownText(article.title, ctx);
    const about = { url, title, description, published: article.date, locale };
    return [articleNode({ ...about, pictures: pictures.map((file) => file.url) }, ctx)];
  },
};
