import type { InfoBlock } from '../../domain/site/layout-config.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { PageContext } from '../../page-context.ts';
import { RichText } from '../text/RichText.tsx';
import { OfficeBlock } from './OfficeBlock.tsx';

interface Props {
  ctx: PageContext;
  blocks: readonly InfoBlock[];
  /** Level of the headings in the blocks. */
  level: 2 | 3;
}

/** Info blocks of half or full width on a wide screen (spec section 9). */
export function InfoBlocks({ ctx, blocks, level }: Props) {
  if (blocks.length === 0) return null;
  return (
    <div className="info-blocks">
      {blocks.map((block, index) => (
        // Blocks have no id and are never reordered.
        <div key={index} className={block.desktopSpan === 6 ? 'info-block half' : 'info-block'}>
          <BlockContent ctx={ctx} block={block} level={level} />
        </div>
      ))}
    </div>
  );
}

interface ContentProps extends Omit<Props, 'blocks'> {
  block: InfoBlock;
}

function BlockContent({ ctx, block, level }: ContentProps) {
  if (block.content) {
    return <RichText {...shownText(block.content, ctx)} level={level} origin={ctx.origin} />;
  }
  const office = ctx.site.info.offices.find(({ id }) => id === block.office);
  return office && <OfficeBlock ctx={ctx} office={office} level={level} />;
}
