import type { Ref } from 'react';
import type { NetworkNotice } from './network-notice.ts';
import type { Stage } from './use-sending.ts';

interface Props {
  ref: Ref<HTMLParagraphElement>;
  className: string;
  stage: Stage;
  network: NetworkNotice;
}

/** Says that there is no network, or that it is back. */
export function NetworkText({ ref, className, stage, network }: Props) {
  if (stage !== 'away' && stage !== 'back') return null;
  const { text, phone } = network[stage];
  return (
    <p className={className} ref={ref} tabIndex={-1} role="alert">
      {text}{' '}
      {phone && (
        <a className="numerals" href={phone.href}>
          {phone.text}
        </a>
      )}
    </p>
  );
}
