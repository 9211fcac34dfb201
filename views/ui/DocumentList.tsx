import { documentsByType } from '../domain/property/document-groups.ts';
import { documentFormat, documentLang, documentTitles } from '../domain/property/document-words.ts';
import type { ListItem } from '../domain/list/list-item.ts';
import type { PropertyDocument } from '../domain/property/property.ts';
import type { SharedContext } from '../page-context.ts';
import { documentHref } from '../routing/document-href.ts';
import { DocumentDialogs, documentDialog } from './DocumentDialogs.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  ctx: SharedContext;
  /** The home or the project. */
  about: ListItem;
}

/**
 * The documents of a home or project by type. They are opened after the visitor has sent a form; if
 * the site has no such form, they are sent on request and have no link.
 */
export function DocumentList({ ctx, about }: Props) {
  const { t, links } = ctx;
  const isOpened = links.itemForm('document', about) !== undefined;
  return (
    <>
      <dl className="documents">
        {documentsByType(about.documents, ctx).map(({ type, lang, documents: ofType }) => (
          <div key={type ?? ''} className={ofType.length === 1 ? 'documents-single' : undefined}>
            {/* A single document needs no heading. */}
            <dt className={ofType.length === 1 ? 'unseen' : undefined} lang={lang}>
              {type ?? t('documents.unknown')}
            </dt>
            {ofType.map((document) => (
              <dd key={document.fileName}>
                <Icon name="lock" />
                <DocumentName ctx={ctx} about={about} document={document} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {isOpened && <DocumentDialogs ctx={ctx} about={about} />}
      <p className="documents-note quiet">
        {t(isOpened ? 'documents.openNote' : 'documents.note')}
      </p>
    </>
  );
}

function DocumentName({ ctx, about, document }: Props & { document: PropertyDocument }) {
  const { t, links } = ctx;
  const href = documentHref(links, about, document);
  const name = documentTitles(about.documents, ctx).get(document);
  const format = documentFormat(document, t);
  const line = (
    <>
      <span lang={documentLang(document, ctx)}>{name}</span>
      {format.length > 0 && <span className="quiet">{`, ${format.join(', ')}`}</span>}
    </>
  );
  if (href !== undefined) {
    return (
      <a href={href} rel="nofollow" data-dialog={documentDialog(about, document)}>
        {line}
      </a>
    );
  }
  return (
    <span>
      {line}
      <span className="unseen"> ({t('documents.locked')})</span>
    </span>
  );
}
