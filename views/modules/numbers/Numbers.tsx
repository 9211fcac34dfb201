import { textOf } from '../../domain/text/multilingual.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { Content } from './schema.ts';

/** Up to four figures about the agency. */
export const Numbers: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const items = content.items.slice(0, module.maxItems);
  return (
    <section className="band">
      <SectionHead title={textOf(content.title, ctx.locale)} />
      <ul className={`numbers columns-${items.length}`}>
        {items.map(({ value, label }) => (
          <li key={value}>
            <strong className="numbers-value">{value}</strong>
            <span>{textOf(label, ctx.locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
