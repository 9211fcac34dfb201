import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { RichTexts } from '../../../views/domain/text/rich-text-schema.ts';
import { articleSchema } from '../../../views/domain/site/article.ts';
import type { SiteContent } from '../../../views/domain/site/content.ts';
import { faqCategorySchema } from '../../../views/domain/site/faq.ts';
import { testimonialSchema } from '../../../views/domain/site/testimonial.ts';
import { cleanRichTexts } from '../../platform/clean/clean-texts.ts';
import { checkContent, type ContentFiles, type Entry } from './check-content.ts';
import { checkWritten, readTextIfExists } from '../../platform/files/json-file.ts';
import { namesIn } from '../../platform/files/names-in.ts';
import type { SiteProblem } from './site-error.ts';

interface LoadedContent {
  content: SiteContent;
  problems: SiteProblem[];
  /** Changes with every byte of the files. */
  digest: string;
}

/**
 * Reads and checks `articles/*.json`, `faq/*.json` and `testimonials.json` of the agency's folder
 * (spec section 3); all are optional. Returns all problems, and the valid entries.
 * @param days by which dates are shifted.
 */
export async function loadContent(dir: string, days?: number): Promise<LoadedContent> {
  const reader = new ContentReader(dir, days);
  const files = {
    articles: await reader.folder('articles', articleSchema),
    faq: await reader.folder('faq', faqCategorySchema),
    testimonials: await reader.list('testimonials.json', testimonialSchema),
  };
  const pictures = new Set(await namesIn(path.join(dir, 'pictures')));
  const problems = [...reader.problems, ...checkContent(files, pictures)];
  return { content: contentOf(files), problems, digest: reader.digest() };
}

function contentOf({ articles, faq, testimonials }: ContentFiles): SiteContent {
  return {
    articles: newestFirst(articles.map(({ value }) => withCleanText(value))),
    faq: faq.map(({ value }) => ({ ...value, articles: value.articles.map(withCleanText) })),
    testimonials: newestFirst(
      testimonials.map(({ value }) => ({ ...value, text: cleanRichTexts(value.text) })),
    ),
  };
}

/** HTML pasted into a text is cleaned like the CRM's. */
function withCleanText<T extends { fullText: RichTexts }>(article: T): T {
  return { ...article, fullText: cleanRichTexts(article.fullText) };
}

/** With the same date the higher id comes first, so that the order is the same on every machine. */
function newestFirst<T extends { id: number; date: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

class ContentReader {
  readonly problems: SiteProblem[] = [];
  readonly #dir: string;
  readonly #days: number | undefined;
  readonly #hash = createHash('sha256');

  constructor(dir: string, days: number | undefined) {
    this.#dir = dir;
    this.#days = days;
  }

  /** One entry per file, ordered by file name. */
  async folder<T>(folder: string, schema: z.ZodType<T>): Promise<Entry<T>[]> {
    const names = await namesIn(path.join(this.#dir, folder));
    const entries: Entry<T>[] = [];
    for (const name of names.filter((file) => file.endsWith('.json')).sort()) {
      const file = `${folder}/${name}`;
      const value = await this.#read(file, schema);
      if (value !== undefined) entries.push({ file, at: '', value });
    }
    return entries;
  }

  /** A file with a list of entries. */
  async list<T>(file: string, schema: z.ZodType<T>): Promise<Entry<T>[]> {
    const values = (await this.#read(file, z.array(schema))) ?? [];
    return values.map((value, index) => ({ file, at: `[${index}]`, value }));
  }

  digest(): string {
    return this.#hash.digest('hex');
  }

  async #read<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const text = await readTextIfExists(path.join(this.#dir, file));
    if (text === undefined) return undefined;
    this.#hash.update(`\0${file}\0${text}`);
    const checked = checkWritten(text, schema, this.#days);
    if (checked.ok) return checked.value;
    this.problems.push(...checked.problems.map((problem) => ({ file, ...problem })));
    return undefined;
  }
}
