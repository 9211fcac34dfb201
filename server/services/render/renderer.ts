import type { PopupConfig } from '../../../views/domain/site/popup.ts';
import type { ListPart } from '../../../views/ui/list/list-parts.ts';
import type { MailProps } from '../../../views/mail/MailDocument.tsx';
import type { SharedContext, SubjectContext } from '../../../views/page-context.ts';

/** The input of a page: all of the context but the renderer's own part. */
export interface PageInput extends SubjectContext {
  /** What the page shares with the others of its language; absent where its links are its own. */
  shared?: SharedInput;
}

/** What pages of a language share, and until when. */
export interface SharedInput {
  context: Omit<SharedContext, 'assets'>;
  /** Changes with what is rendered from the context. */
  version: string;
  /** Whether the version is still the same. */
  isCurrent: (version: string) => boolean;
}

export interface Renderer {
  /**
   * The whole HTML document of a page in UTF-8, starting with `<!DOCTYPE html>`. A module that
   * crashes is replaced by its message; only a crash of the document rejects.
   */
  renderPage(input: PageInput): Promise<Buffer>;
  /**
   * A part of a list's page as Flight, for a browser that shows the rest of it.
   * @throws when the page has no list, or when anything in it crashes: the browser then loads the
   * whole page, which shows the message.
   */
  renderListPart(input: PageInput, part: ListPart): Promise<string>;
  /** The HTML of the promotional popup of a site that has one. */
  renderPopup(popup: PopupConfig, context: SharedInput['context']): string;
  /** The HTML document of a mail. */
  renderMail(mail: MailProps): string;
}
