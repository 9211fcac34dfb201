/**
 * One @ with a name before it and a host name with a dot after it, in letters of any alphabet
 * (RFC 6531), as browsers and mail servers take.
 */
const EMAIL =
  /^[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z\d-]{2,59})$/iu;

/** Whether mail can be sent to it, as far as its form tells. At most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && !/^\.|\.\.|\.@/.test(text);
}
