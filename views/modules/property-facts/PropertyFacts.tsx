import type { ModuleComponent } from '../../page-context.ts';
import { FactTabs } from '../../ui/facts/FactTabs.tsx';
import { propertyOf } from '../../subjects/subject.ts';
import { factPanels } from './fact-panels.tsx';

/**
 * All details of a home by group (spec sections 2 and 3). In the HTML the groups follow a list of
 * links to them; the boot script turns these into tabs.
 */
export const PropertyFacts: ModuleComponent = ({ ctx }) => {
  const property = propertyOf(ctx);
  const panels = property ? factPanels(ctx, property) : [];
  if (panels.length === 0) return null;
  const label = ctx.t('home.facts');
  const tabs = panels.map(({ id, title }) => ({ id, text: title }));
  return (
    <section className="facts">
      <h2>{label}</h2>
      <FactTabs label={label} tabs={tabs} />
      {panels.map(({ id, title, content }) => (
        <section key={id} id={id} className="fact-group">
          <h3>{title}</h3>
          {content}
        </section>
      ))}
    </section>
  );
};
