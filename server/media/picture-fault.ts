/**
 * Why there is no picture: `gone`, the host has none; `unusable`, what it has is no picture that
 * we take; `unreachable`, it may be there another time; `busy`, we cannot look now.
 */
type FaultKind = 'gone' | 'unusable' | 'unreachable' | 'busy';

/** A picture that cannot be shown. The message is for the log: it names no visitor. */
export class PictureFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureFault';
    this.kind = kind;
  }
}
