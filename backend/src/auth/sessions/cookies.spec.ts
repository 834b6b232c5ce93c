import type { Response } from 'express';
import type { Settings } from '../../platform/config/settings';
import { clearTicketCookie, readTicketCookie, setTicketCookie } from '../tickets/ticket-cookie';
import { clearSessionCookie, readSessionCookie, setSessionCookie, zoneOf } from './session-cookie';

const SECURE = { publicUrl: 'https://suture.example' } as Settings;
const PLAIN = { publicUrl: 'http://suture.example' } as Settings;
const LOCAL = { publicUrl: undefined } as Settings;
const VALUE = 'a-_9'.repeat(10).concat('xyz');
const sent = (cookie?: string) => ({ headers: cookie === undefined ? {} : { cookie } });

/** The headers that a response gets. */
function headersOf(write: (response: Response) => void): string[] {
  const headers: string[] = [];
  const add = (name: string, value: string) => headers.push(`${name}: ${value}`);
  write({ append: add, setHeader: add } as unknown as Response);
  return headers;
}

const SESSION = { name: 'suture', read: readSessionCookie };
const TICKET = { name: 'suture-second-step', read: readTicketCookie };

describe.each([SESSION, TICKET])('The cookie $name', ({ name, read }) => {
  it('is bound to its host where there is https', () => {
    expect(read(sent(`__Host-${name}=${VALUE}`), SECURE)).toBe(VALUE);
    expect(read(sent(`${name}=${VALUE}`), SECURE)).toBeUndefined();
    for (const settings of [PLAIN, LOCAL]) {
      expect(read(sent(`${name}=${VALUE}`), settings)).toBe(VALUE);
      expect(read(sent(`__Host-${name}=${VALUE}`), settings)).toBeUndefined();
    }
  });

  it('is found among others', () => {
    expect(read(sent(`a=1; ${name}=${VALUE}; b=2`), LOCAL)).toBe(VALUE);
    expect(read(sent(`x${name}=${VALUE}`), LOCAL)).toBeUndefined();
    expect(read(sent(`${name}x=${VALUE}`), LOCAL)).toBeUndefined();
    expect([read(sent(), LOCAL), read(sent(''), LOCAL)]).toEqual([undefined, undefined]);
  });

  it.each(['', VALUE.slice(1), `${VALUE}x`, `${VALUE.slice(1)}.`, ` ${VALUE}`])(
    'is not one of ours with the value "%s"',
    (value) => expect(read(sent(`${name}=${value}`), LOCAL)).toBeUndefined(),
  );
});

describe('The cookie of a session', () => {
  const set = (settings: Settings, maxAgeSeconds?: number) =>
    headersOf((response) => setSessionCookie(response, settings, { value: VALUE, maxAgeSeconds }));

  it('is hidden from scripts and other sites, and lasts as long as it is told', () => {
    expect(set(SECURE, 60)).toEqual([
      `Set-Cookie: __Host-suture=${VALUE}; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60`,
    ]);
    expect(set(LOCAL)).toEqual([`Set-Cookie: suture=${VALUE}; Path=/; HttpOnly; SameSite=Lax`]);
  });

  it('is taken back with what the browser has kept', () => {
    expect(headersOf((response) => clearSessionCookie(response, LOCAL))).toEqual([
      'Set-Cookie: suture=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      'Clear-Site-Data: "cache"',
    ]);
  });
});

describe('The cookie of a log-in that waits for its second step', () => {
  it('lasts for as long as the ticket', () => {
    expect(headersOf((response) => setTicketCookie(response, SECURE, VALUE))).toEqual([
      `Set-Cookie: __Host-suture-second-step=${VALUE}; Path=/; HttpOnly; SameSite=Lax; Max-Age=600; Secure`,
    ]);
    expect(headersOf((response) => clearTicketCookie(response, LOCAL))).toEqual([
      'Set-Cookie: suture-second-step=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ]);
  });
});

describe('The time zone of a browser', () => {
  it('is what its script has said', () => {
    expect(zoneOf(sent('a=1; zone=Europe/Zurich; b=2'))).toBe('Europe/Zurich');
    expect([zoneOf(sent()), zoneOf(sent('timezone=x'))]).toEqual([undefined, undefined]);
  });
});
