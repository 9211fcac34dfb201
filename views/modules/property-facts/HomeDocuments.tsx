import { documentFormat, documentName, documentsByType } from '../../domain/document-groups.ts';
import type { Property } from '../../domain/property.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  ctx: PageContext;
  home: Property;
}

/** The documents of a home by type. They are asked for, so that each has a lock and none a link. */
export function HomeDocuments({ ctx, home }: Props) {
  const { t, locale } = ctx;
  return (
    <>
      <dl className="documents">
        {documentsByType(home.documents, locale).map(({ type, documents }) => (
          <div key={type ?? ''}>
            <dt>{type ?? t('documents.unknown')}</dt>
            {documents.map((document) => (
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
