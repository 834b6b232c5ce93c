import { domainToASCII } from 'node:url';

const LONGEST = 254;
const EMAIL = /^[^\s@<>()[\],;:\\"]{1,64}@[^\s@<>()[\],;:\\".]+(?:\.[^\s@<>()[\],;:\\".]+)+$/u;
/** Spaces, controls and whatever else shows nothing: two such addresses look the same. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * The one form in which an address is stored and compared: lower-case and NFC, and the domain in
 * ASCII, as mail servers know it (RFC 5891).
 */
export function canonicalEmail(raw: string): string {
  const typed = raw.trim().toLowerCase().normalize('NFC');
  const at = typed.lastIndexOf('@') + 1;
  const domain = typed.slice(at);
  return typed.slice(0, at) + (domainToASCII(domain) || domain);
}

/**
 * An email address: one @, a dot after it, nothing that cannot be seen, at most 254 characters. The
 * length is checked first.
 */
export function isEmailShaped(value: string): boolean {
  if (value.length > LONGEST || UNSEEN.test(value.trim())) return false;
  const email = canonicalEmail(value);
  return email.length <= LONGEST && EMAIL.test(email);
}
