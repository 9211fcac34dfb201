import { documentsByType } from '../../domain/property/document-groups.ts';
import {
  documentFormat,
  documentLang,
  documentTitles,
} from '../../domain/property/document-words.ts';
import type { ShownDocument } from '../../domain/history/shown-history.ts';
import type { PageContext } from '../../page-context.ts';
import { documentPath } from '../../routing/owner-path.ts';
import { historyPath } from './history-path.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  ctx: PageContext;
  documents: readonly ShownDocument[];
}

/** The documents of the home by type; each is sent through the session. */
export function Documents({ ctx, documents }: Props) {
  const { t } = ctx;
  const history = historyPath(ctx);
  if (documents.length === 0 || history === undefined) return <p>{t('owner.empty.documents')}</p>;
  const titles = documentTitles(documents, ctx);
  return (
    <dl className="history-documents">
      {documentsByType(documents, ctx).map(({ type, lang, documents: ofType }) => (
        <div key={type ?? ''}>
          <dt lang={lang}>{type ?? t('documents.unknown')}</dt>
          {ofType.map((document) => (
            <dd key={document.fileName}>
              <a href={documentPath(history, document)} download={document.fileName}>
                <Icon name="download" />
                <span>
                  <span lang={documentLang(document, ctx)}>{titles.get(document)}</span>
                  <span className="quiet">
                    {documentFormat(document, t).map((part) => `, ${part}`)}
                  </span>
                </span>
              </a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
