import { emailKey } from '../auth/account.entity';
import { canonicalEmail, isEmailShaped } from './email-address';

describe('[D-905] An email address', () => {
  it('has one form: lower-case, NFC, the domain in ASCII', () => {
    const forms = ['Dr@München.example', ' dr@mu\u0308nchen.EXAMPLE ', 'dr@xn--mnchen-3ya.example'];
    for (const form of forms) expect(canonicalEmail(form)).toBe('dr@xn--mnchen-3ya.example');
    expect(canonicalEmail('JOSE\u0301@example.org')).toBe('josé@example.org');
    expect(canonicalEmail('dr@Example。org')).toBe('dr@example.org');
  });

  it('is refused with anything in it that cannot be seen', () => {
    const unseen = [
      '\u200b',
      '\u200d',
      '\u00ad',
      '\u2060',
      '\ufeff',
      '\u3164',
      '\ufe0f',
      '\u2800',
      '\u00a0',
    ];
    for (const one of unseen) {
      expect([one, isEmailShaped(`dr${one}@example.com`)]).toEqual([one, false]);
      expect([one, isEmailShaped(`dr@exa${one}mple.com`)]).toEqual([one, false]);
    }
    for (const good of ['dr@example.com', 'josé@münchen.example', 'dr+a.b@sub.example.org'])
      expect([good, isEmailShaped(good)]).toEqual([good, true]);
    for (const bad of ['dr', 'dr@example', 'dr@@example.com', 'd r@example.com', 'dr@.com'])
      expect([bad, isEmailShaped(bad)]).toEqual([bad, false]);
  });

  it('that looks like another one has the same key, and is another address', () => {
    expect(emailKey('ｄr@example.com')).toBe(emailKey('dr@example.com'));
    expect(canonicalEmail('ｄr@example.com')).not.toBe(canonicalEmail('dr@example.com'));
  });
});
