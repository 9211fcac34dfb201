import { documentTitles } from '../domain/property/document-words.ts';
import type { ListItem } from '../domain/list/list-item.ts';
import type { PropertyDocument } from '../domain/property/property.ts';
import { documentKey } from '../domain/site-file.ts';
import type { SharedContext } from '../page-context.ts';
import { documentHref } from '../routing/document-href.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  ctx: SharedContext;
  /** The home or the project. */
  about: ListItem;
}

/** Id of a document's dialog, for the link that opens it (client/boot/dialogs.ts). */
export function documentDialog(about: ListItem, document: PropertyDocument): string {
  return `document-${documentKey(about, document)}`;
}

/**
 * The dialogs with the form before each document (spec section 4). The form is fetched when its
 * dialog is opened; a browser that may open the document closes it and saves the file
 * (client/boot/form-dialog.ts).
 */
export function DocumentDialogs({ ctx, about }: Props) {
  const titles = documentTitles(about.documents, ctx);
  return about.documents.map((document) => {
    const id = documentDialog(about, document);
    return (
      <Dialog key={id} ctx={ctx} id={id} title={titles.get(document) ?? ctx.t('documents.unknown')}>
        <a
          className="button"
          href={documentHref(ctx.links, about, document)}
          rel="nofollow"
          data-form=""
        >
          {ctx.t('documents.open')}
        </a>
      </Dialog>
    );
  });
}
