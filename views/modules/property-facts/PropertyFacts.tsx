import type { Property } from '../../domain/property/property.ts';
import type { ModuleComponent, SharedContext } from '../../page-context.ts';
import { CachedPart } from '../../ui/CachedPart.tsx';
import { FactTabs } from '../../ui/facts/FactTabs.tsx';
import { propertyOf } from '../../subjects/subject.ts';
import { factGroups } from '../../ui/facts/fact-groups.ts';
import { factPanels, hasFacts } from './fact-panels.tsx';
import { isHigherThanScreen } from './facts-height.ts';

/**
 * All details of a home by group (spec sections 2 and 3). Where they are higher than a screen, the
 * groups follow a list of links to them in the HTML; the boot script turns these into tabs.
 */
export const PropertyFacts: ModuleComponent = ({ ctx }) => {
  const home = propertyOf(ctx);
  if (!home || !hasFacts(ctx, home)) return null;
  const attributes = { className: 'facts' };
  return <CachedPart ctx={ctx} as="section" attributes={attributes} of={Facts} props={{ home }} />;
};

function Facts({ ctx, home }: { ctx: SharedContext; home: Property }) {
  const panels = factPanels(ctx, home);
  const label = ctx.t('home.facts');
  const tabs = panels.map(({ id, title }) => ({ id, text: title }));
  return (
    <>
      <h2>{label}</h2>
      {isHigherThanScreen(factGroups(ctx, home), home) && <FactTabs label={label} tabs={tabs} />}
      {panels.map(({ id, title, content }) => (
        <section key={id} id={id} className="fact-group">
          <h3>{title}</h3>
          {content}
        </section>
      ))}
    </>
  );
}
