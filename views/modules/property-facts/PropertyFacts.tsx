import type { ModuleComponent } from '../../page-context.ts';
import { factGroups } from './fact-groups.ts';
import type { Content } from './schema.ts';

/** Everything that is known of the home, as a definition list per group (look.md, Property). */
export const PropertyFacts: ModuleComponent<Content> = ({ ctx }) => {
  const groups = ctx.property ? factGroups(ctx, ctx.property) : [];
  if (groups.length === 0) return null;
  return (
    <section>
      <h2 className="facts-title">{ctx.t('home.facts')}</h2>
      {groups.map(({ group, title, facts }) => (
        <section key={group} className="fact-group">
          <h3>{title}</h3>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="numerals">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
};
