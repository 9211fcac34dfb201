import type { Ref } from 'react';
import type { Notice } from './network-notice.ts';

interface Props extends Notice {
  ref: Ref<HTMLParagraphElement>;
  className: string;
}

/** Why a form was not accepted, with whom to call; it can take the focus. */
export function NoticeText({ ref, className, text, phone }: Props) {
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
