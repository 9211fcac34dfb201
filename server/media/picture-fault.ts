/**
 * Why there is no picture: `gone`, the host has none; `unusable`, it is not a picture that the site
 * accepts; `unreachable`, it may be there later; `busy`, too many pictures are being made.
 */
type FaultKind = 'gone' | 'unusable' | 'unreachable' | 'busy';

/**
 * A picture that cannot be shown. The message is for the log and contains nothing about a visitor.
 */
export class PictureFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureFault';
    this.kind = kind;
  }
}
