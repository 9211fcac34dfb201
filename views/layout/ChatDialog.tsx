import { textOf } from '../domain/text/multilingual.ts';
import type { PageContext, SharedContext } from '../page-context.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ThirdPartyPlace } from '../ui/third-party/ThirdPartyPlace.tsx';

export const CHAT_DIALOG = 'chat';

/** The site's chat, if it has one. */
export function chatOf({ site }: Pick<SharedContext, 'site'>) {
  return site.info.thirdParties.find((party) => party.kind === 'chat');
}

/** The chat in a dialog, which the footer opens on every page. */
export function ChatDialog({ ctx }: { ctx: PageContext }) {
  const party = chatOf(ctx);
  if (!party) return null;
  const title = textOf(party.title, ctx.locale) || ctx.t('thirdParty.chat');
  return (
    <Dialog ctx={ctx} id={CHAT_DIALOG} title={title}>
      <ThirdPartyPlace ctx={ctx} party={party} title={title} />
    </Dialog>
  );
}
