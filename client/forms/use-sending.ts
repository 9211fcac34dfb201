import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isFocusFree } from '../is-focus-free.ts';
import { onceOnline } from '../once-online.ts';
import { reachesServer } from '../reaches-server.ts';

/** Milliseconds after which a form can be sent again: the visitor may have stopped the request. */
const RESEND_DELAY = 10_000;

/** `away`: nothing was sent, as there was no network; `back`: the network is back. */
export type Stage = 'ready' | 'asking' | 'sent' | 'away' | 'back';

export interface Sending {
  stage: Stage;
  /** Whether the form is being sent, so that its button has no effect. */
  isBusy: boolean;
  /**
   * Whether a submission was repeated by this module, after its check: it is not intercepted again.
   */
  isOnItsWay: () => boolean;
  /** For the message that there is no network: it gets the focus, unless the visitor moved on. */
  told: RefObject<HTMLParagraphElement | null>;
  /** Prevents a submission, and repeats it with its button once the server is reached. */
  send: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * The submission of a form, which stays on the page unchanged if there is no network. No event is
 * fired for the browser's Stop button, so the form can be sent again after a while, as the same
 * lead.
 */
export function useSending(): Sending {
  const [stage, setStage] = useState<Stage>('ready');
  const isOnItsWay = useRef(false);
  const told = useRef<HTMLParagraphElement>(null);
  /** What had the focus when the form was sent. */
  const focused = useRef<Element>(null);

  useEffect(() => {
    // The page may be restored from the back/forward cache.
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStage('ready');
    };
    addEventListener('pageshow', showAgain);
    return () => removeEventListener('pageshow', showAgain);
  }, []);

  useEffect(() => {
    if (stage === 'away' && isFocusFree(focused.current)) told.current?.focus();
    if (stage === 'away') return onceOnline(() => setStage('back'));
    if (stage !== 'sent') return undefined;
    const timer = setTimeout(() => setStage('ready'), RESEND_DELAY);
    return () => clearTimeout(timer);
  }, [stage]);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    event.preventDefault();
    focused.current = document.activeElement;
    setStage('asking');
    void reachesServer().then((isReached) => {
      setStage(isReached ? 'sent' : 'away');
      if (!isReached) return;
      isOnItsWay.current = true;
      form.requestSubmit(submitter);
      isOnItsWay.current = false;
    });
  };

  return {
    stage,
    isBusy: stage === 'asking' || stage === 'sent',
    isOnItsWay: () => isOnItsWay.current,
    told,
    send,
  };
}
