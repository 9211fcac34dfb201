import type { Ref } from 'react';
import type { NetworkNotice } from './network-notice.ts';
import { NoticeText } from './NoticeText.tsx';
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
  return <NoticeText ref={ref} className={className} {...network[stage]} />;
}
