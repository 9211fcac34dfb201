import {
  documentFormat,
  documentName,
  documentsByType,
} from '../domain/property/document-groups.ts';
import type { PropertyDocument } from '../domain/property/property.ts';
import type { PageContext } from '../page-context.ts';
import { Icon } from './Icon.tsx';

interface Props {
  ctx: PageContext;
  documents: readonly PropertyDocument[];
}

/**
 * The documents of a home or project by type. They are sent on request only, so that they have a
 * lock sign and no link.
 */
export function DocumentList({ ctx, documents }: Props) {
  const { t, locale } = ctx;
  return (
    <>
      <dl className="documents">
        {documentsByType(documents, locale).map(({ type, documents: ofType }) => (
          <div key={type ?? ''}>
            <dt>{type ?? t('documents.unknown')}</dt>
            {ofType.map((document) => (
              <dd key={document.fileName}>
                <Icon name="lock" />
                <span>
                  {documentName(document, locale)}{' '}
                  <span className="quiet">{documentFormat(document)}</span>
                  <span className="unseen"> ({t('documents.locked')})</span>
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="documents-note quiet">{t('documents.note')}</p>
    </>
  );
}
