import { functionLines } from '../../domain/function-text.ts';
import { formatIpi } from '../../domain/ipi.ts';
import type { Manager } from '../../domain/property.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { ContactBar } from './ContactBar.tsx';
import { managerLinks } from './manager-links.ts';
import type { Content } from './schema.ts';

/** Who handles the home and how to reach them: a card that stays in view, on a phone a bar. */
export const PropertyManager: ModuleComponent<Content> = ({ ctx }) => {
  const { t, property } = ctx;
  const { phone, email, mailto } = managerLinks(ctx);
  return (
    <>
      <section className="manager">
        <h2 className="manager-title">
          {property?.manager ? t('manager.title') : t('manager.office')}
        </h2>
        {property?.manager && <Person ctx={ctx} manager={property.manager} />}
        <div className="manager-ways">
          {phone && (
            <a className="button numerals" href={phone.href}>
              <Icon name="phone" />
              {phone.text}
            </a>
          )}
          <a className="button button-line" href={mailto}>
            <Icon name="mail" />
            <span className="manager-email">{email}</span>
          </a>
        </div>
      </section>
      <ContactBar ctx={ctx} />
    </>
  );
};

function Person({ ctx, manager }: { ctx: PageContext; manager: Manager }) {
  const ipi = formatIpi(manager.ipi);
  return (
    <div className="manager-person">
      <Portrait ctx={ctx} photo={manager.photo} name={manager.name} sizes="96px" />
      <div>
        <p className="manager-name">{manager.name}</p>
        {functionLines(manager.function, ctx.locale).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {ipi !== undefined && <p className="numerals">{ctx.t('manager.biv', { number: ipi })}</p>}
      </div>
    </div>
  );
}
