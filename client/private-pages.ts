import { parsed } from './boot/parsed.ts';

/** Milliseconds between two looks at the session while the page is visible. */
const LOOK_EVERY = 60_000;
/** Name of the channel between the pages of owners that are open in this browser. */
const CHANNEL = 'owner';

// The script of owners' pages: what one of them shows does not stay readable once its owner is no
// longer signed in. The page says where the session answers, and whose homes it shows
// (views/layout/Document.tsx).

// `no-store` does not keep a page out of the back/forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) leave();
});

void parsed.then(() => {
  const { session, homes } = document.body.dataset;
  const others = new BroadcastChannel(CHANNEL);
  if (session !== undefined && homes !== undefined) {
    // What the owner writes is not lost when a session ends automatically.
    const look = (keepsText: boolean) => void leaveUnlessSignedIn(session, homes, keepsText);
    others.addEventListener('message', () => look(false));
    const lookIfVisible = () => {
      if (!document.hidden) look(true);
    };
    document.addEventListener('visibilitychange', lookIfVisible);
    setInterval(lookIfVisible, LOOK_EVERY);
  }
  // An owner who was signed in before this page may no longer be.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  others.postMessage('');
});

/**
 * Hides the page and asks for it again: without a session the sign-in is shown. Not by `reload`,
 * which would send a form again that this page answers.
 */
function leave(): void {
  document.body.hidden = true;
  location.replace(location.pathname + location.search);
}

/** A server that does not answer, or cannot tell, changes nothing. */
async function leaveUnlessSignedIn(
  session: string,
  homes: string,
  keepsText: boolean,
): Promise<void> {
  const answer = await fetch(session, { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return;
  const own = (await answer.text()).split(',');
  const isSignedIn = answer.status === 200;
  const shown = homes === '' ? [] : homes.split(',');
  if (isSignedIn ? shown.some((id) => !own.includes(id)) : !(keepsText && hasText())) leave();
}

/** Whether the owner is writing something here. */
function hasText(): boolean {
  return [...document.querySelectorAll('textarea')].some(({ value }) => value !== '');
}
