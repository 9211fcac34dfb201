import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { Shown } from '../../ui/text/Shown.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { Content } from './schema.ts';

/** Up to four figures about the agency. */
export const Numbers: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const items = content.items.slice(0, module.maxItems);
  return (
    <section className="band">
      <SectionHead title={shownText(content.title, ctx)} />
      <ul className={`numbers columns-${items.length}`}>
        {items.map(({ value, label }) => (
          <li key={value}>
            <strong className="numbers-value">{value}</strong>
            <span>
              <Shown ctx={ctx} of={label} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
