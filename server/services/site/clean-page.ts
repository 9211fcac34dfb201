import type { Module, Page } from '../../../views/domain/site/page.ts';
import type { RichTexts } from '../../../views/domain/text/rich-text-schema.ts';
import { cleanRichTexts } from '../../platform/clean/clean-texts.ts';

/** The field of a module's content that holds running text, by kind of module. */
const RICH_FIELD: Readonly<Record<string, string>> = {
  html: 'text',
  contact: 'description',
  valuation: 'description',
  'valuation-demand': 'description',
};

/** A module's valid content with the HTML in its running text sanitized. */
export function cleanContent(kind: string, content: Module['content']): Module['content'] {
  const field = Object.hasOwn(RICH_FIELD, kind) ? RICH_FIELD[kind]! : undefined;
  if (field === undefined || content[field] === undefined) return content;
  return { ...content, [field]: cleanRichTexts(content[field] as RichTexts) };
}

/** The same for the info blocks of a page's layout. */
export function cleanLayout(layout: Page['params']['layoutConfig']): typeof layout {
  if (!layout) return undefined;
  const list = layout.list.map((block) =>
    block.content ? { ...block, content: cleanRichTexts(block.content) } : block,
  );
  return { ...layout, list };
}
