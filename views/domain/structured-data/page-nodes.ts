import type { Locale } from '../locale.ts';
import { textOf } from '../text/multilingual.ts';
import { plainText } from '../text/rich-text.ts';
import type { FaqCategory } from '../site/faq.ts';
import type { JsonLd } from './json-ld.ts';

/** A step of the breadcrumb path. */
interface Step {
  /** URL path. */
  href: string;
  text: string;
}

/** The breadcrumb path to a page, the page itself last. */
export function breadcrumbList(
  steps: readonly Step[],
  page: { url: string; name: string },
  origin: string,
): JsonLd {
  const items = [...steps.map(({ href, text }) => ({ url: origin + href, name: text })), page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ url, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The contact page, about the agency. */
export function contactPage(page: { url: string; title: string }, origin: string): JsonLd {
  const { url, title } = page;
  return {
    '@type': 'ContactPage',
    '@id': url,
    url,
    name: title,
    about: { '@id': `${origin}/#agency` },
  };
}

interface ArticleWords {
  url: string;
  title: string;
  description: string;
  /** Date, yyyy-mm-dd. */
  published: string;
  locale: Locale;
  /** Whole URLs. */
  pictures: readonly string[];
}

/** An article, written and published by the agency. */
export function articleNode(
  { url, title, description, published, locale, pictures }: ArticleWords,
  { origin }: { origin: string },
): JsonLd {
  const agency = { '@id': `${origin}/#agency` };
  return {
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    description,
    inLanguage: locale,
    datePublished: published,
    ...(pictures.length > 0 && { image: [...pictures] }),
    author: agency,
    publisher: agency,
  };
}

/** Questions and answers of this language as plain text. */
export function faqPage(categories: readonly FaqCategory[], url: string, locale: Locale): JsonLd {
  return {
    '@type': 'FAQPage',
    '@id': url,
    url,
    inLanguage: locale,
    mainEntity: categories
      .flatMap(({ articles }) => articles)
      .map(({ title, fullText }) => ({
        name: textOf(title, locale),
        text: plainText(textOf(fullText, locale)),
      }))
      .filter(({ name, text }) => name !== '' && text !== '')
      .map(({ name, text }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
  };
}
