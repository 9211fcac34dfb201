'use client';

import { useState, useSyncExternalStore } from 'react';

interface Props {
  texts: { copy: string; copied: string; byHand: string; device: string };
  shared: { title: string; url: string };
}

/**
 * What sharing needs script for: copying the link, and the device's own way where it has one. Where
 * copying is not allowed the link stands in a field to be copied by hand.
 */
export function ShareButtons({ texts, shared }: Props) {
  const [copied, setCopied] = useState<'yes' | 'failed'>();
  const canShare = useSyncExternalStore(never, deviceShares, () => false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shared.url);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  // The visitor closing the device's window is no failure.
  const share = () => navigator.share(shared).catch(() => undefined);

  return (
    <div className="share-buttons">
      <button className="button button-line" type="button" onClick={() => void copy()}>
        {texts.copy}
      </button>
      {canShare && (
        <button className="button button-line" type="button" onClick={() => void share()}>
          {texts.device}
        </button>
      )}
      <span role="status">
        {copied === 'yes' && texts.copied}
        {copied === 'failed' && texts.byHand}
      </span>
      {copied === 'failed' && (
        <input
          className="input"
          readOnly
          aria-label={texts.byHand}
          value={shared.url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}

const never = () => () => undefined;
const deviceShares = () => 'share' in navigator;
