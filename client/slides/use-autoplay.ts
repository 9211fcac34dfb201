import { useEffect, useRef, useState } from 'react';
import { Autoplay, type PauseReason } from './autoplay.ts';

interface AutoplayControls {
  /** Whether the visitor has paused it, by the button or by the preference for reduced motion. */
  isPaused: boolean;
  toggle: () => void;
}

/**
 * Advances slides automatically. A mouse over their section, the focus in it, a hidden window and
 * the button hold them; with reduced motion they begin paused.
 * @param within id of an element of the section, which the server made.
 * @param every milliseconds that each slide is shown.
 */
export function useAutoplay(within: string, every: number, next: () => void): AutoplayControls {
  const [isPaused, setPaused] = useState(false);
  const autoplay = useRef<Autoplay>(undefined);
  /** The latest callback, since it may change while a slide is shown. */
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });

  useEffect(() => {
    const section = document.getElementById(within)?.closest('section');
    const play = new Autoplay({ every, next: () => latest.current(), after });
    autoplay.current = play;
    const less = matchMedia('(prefers-reduced-motion: reduce)');
    const byMotion = () => setPaused(less.matches);
    const listening = new AbortController();
    const { signal } = listening;
    if (section) holdWithin(section, play, signal);
    const byWindow = () => play.hold('hidden', document.hidden);
    document.addEventListener('visibilitychange', byWindow, { signal });
    less.addEventListener('change', byMotion, { signal });
    byMotion();
    byWindow();
    play.start();
    return () => {
      listening.abort();
      play.stop();
    };
  }, [within, every]);

  useEffect(() => autoplay.current?.hold('button', isPaused), [isPaused]);
  return { isPaused, toggle: () => setPaused((paused) => !paused) };
}

function holdWithin(section: Element, play: Autoplay, signal: AbortSignal): void {
  const holds: readonly [event: string, reason: PauseReason, isHeld: boolean][] = [
    ['pointerenter', 'pointer', true],
    ['pointerleave', 'pointer', false],
    ['focusin', 'focus', true],
    ['focusout', 'focus', false],
  ];
  for (const [event, reason, isHeld] of holds) {
    section.addEventListener(event, () => play.hold(reason, isHeld), { signal });
  }
  play.hold('pointer', section.matches(':hover'));
  play.hold('focus', section.contains(document.activeElement));
}

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
