import { domainToASCII } from 'node:url';

/**
 * Hosts of Gmail, which ignores the dots of a name (support.google.com/mail/answer/7436150); both
 * have the same mailboxes.
 */
const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an e-mail address most likely reaches, under which mails to it are counted: in
 * small letters, without what follows a plus sign (RFC 5233, "subaddressing"), and without the dots
 * of Gmail. On a host where these are different mailboxes they share a count.
 */
export function foldedAddress(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const typed = address.slice(at + 1).replace(/\.+$/, '');
  const host = domainToASCII(typed) || typed;
  const name = address.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/s, '');
  if (!GMAIL.has(host)) return `${name}@${host}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
