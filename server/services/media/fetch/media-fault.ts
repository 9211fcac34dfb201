/**
 * Why a picture or document of another host cannot be had: `gone`, the host has none; `unusable`,
 * it is nothing that the site accepts; `unreachable`, it may be there later; `busy`, too many are
 * being fetched or made.
 */
type FaultKind = 'gone' | 'unusable' | 'unreachable' | 'busy';

/**
 * A picture or document that cannot be had. The message is for the log and contains nothing about
 * a visitor.
 */
export class MediaFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MediaFault';
    this.kind = kind;
  }
}

/** The fault of what finds a concurrency limit full. */
export function busyMedia(): MediaFault {
  return new MediaFault('busy', 'too many are waiting');
}
