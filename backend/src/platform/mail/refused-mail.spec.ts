import { reasonOf } from './refused-mail';

describe('What a mail server refuses', () => {
  it.each([
    ['550 5.1.1 No such user', 'RCPT TO', 'unknown-address'],
    ['550-5.1.1 The account does not exist', 'RCPT TO', 'unknown-address'],
    ['550 No such user here', 'RCPT TO', 'unknown-address'],
    ['550 5.2.1 Mailbox disabled', 'RCPT TO', 'closed-mailbox'],
    ['552 5.2.2 Over quota', 'DATA', 'full-mailbox'],
    ['552 Over quota', 'RCPT TO', 'full-mailbox'],
  ])('“%s” to %s is for good', (response, command, reason) => {
    expect(reasonOf({ responseCode: Number(response.slice(0, 3)), response, command })).toBe(
      reason,
    );
  });

  it.each([
    ['450 4.2.1 Try again later', 'RCPT TO'],
    ['452 4.2.2 Over quota', 'RCPT TO'],
    ['550 5.7.1 Relaying denied', 'RCPT TO'],
    ['550 5.1.8 Bad sender domain', 'RCPT TO'],
    ['550 We do not know you', 'MAIL FROM'],
    ['554 Spam', 'DATA'],
    ['535 5.7.8 Wrong password', 'AUTH PLAIN'],
    ['552 5.3.4 Message too large', 'DATA'],
  ])('“%s” to %s is tried again', (response, command) => {
    expect(
      reasonOf({ responseCode: Number(response.slice(0, 3)), response, command }),
    ).toBeUndefined();
  });

  it('what is no answer of a server is tried again', () => {
    expect(reasonOf(new Error('connect ECONNREFUSED'))).toBeUndefined();
  });
});
