import { shownText } from '../domain/text/shown-text.ts';
import { functionLines } from '../domain/text/function-text.ts';
import { formatIpi } from '../domain/format/ipi.ts';
import { qrCode } from '../domain/format/qr-code.ts';
import type { Manager } from '../domain/property/property.ts';
import { isProject, type ListItem } from '../domain/list/list-item.ts';
import { contactOf } from '../ui/contact/manager-links.ts';
import type { SharedContext } from '../page-context.ts';
import { legalLines } from './legal-lines.ts';

interface Props {
  ctx: SharedContext;
  /** The home or project. */
  about: ListItem;
}

/**
 * The foot of a sheet: manager, short URL of the page, agency. A code of the page's own URL, which has
 * the home's name, would have modules of half the size.
 */
export function SheetContact({ ctx, about }: Props) {
  const { t } = ctx;
  const { manager } = about;
  const { phone, email } = contactOf(ctx, manager);
  const office = t(isProject(about) ? 'project.detail.manager' : 'manager.office');
  const [agency = ''] = legalLines(ctx);
  const url = `${ctx.origin}${ctx.links.short(about)}`;
  return (
    <>
      <div className="sheet-contact">
        <div>
          <p className="sheet-contact-title">{manager ? t('manager.title') : office}</p>
          {manager && <Person ctx={ctx} manager={manager} />}
          {phone && <p className="numerals">{phone.text}</p>}
          <p>{email}</p>
        </div>
        <p className="sheet-address">
          {t('print.code')}
          <br />
          <span className="numerals">{url.replace(/^https?:\/\//, '')}</span>
        </p>
        <UrlQrCode url={url} />
      </div>
      <p className="sheet-legal">{agency}</p>
    </>
  );
}

function Person({ ctx, manager }: { ctx: SharedContext; manager: Manager }) {
  const ipi = formatIpi(manager.ipi);
  return (
    <>
      <p className="sheet-manager">{manager.name}</p>
      <p lang={shownText(manager.function, ctx).lang}>
        {functionLines(manager.function, ctx).join(', ')}
      </p>
      {ipi !== undefined && <p className="numerals">{ctx.t('manager.biv', { number: ipi })}</p>}
    </>
  );
}

/** Hidden from assistive technology: the URL is written out beside it. */
function UrlQrCode({ url }: { url: string }) {
  const { size, path } = qrCode(url);
  return (
    <svg className="sheet-code" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path} stroke="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
