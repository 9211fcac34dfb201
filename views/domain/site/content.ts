import type { Article } from './article.ts';
import type { FaqCategory } from './faq.ts';
import type { Testimonial } from './testimonial.ts';

/** The agency's texts, validated: each exists in all of the site's languages. */
export interface SiteContent {
  /** Newest first. */
  articles: readonly Article[];
  /** In the order of their files. */
  faq: readonly FaqCategory[];
  /** Newest first. */
  testimonials: readonly Testimonial[];
}
