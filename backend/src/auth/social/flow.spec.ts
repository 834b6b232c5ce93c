import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { SettableClock } from '../../platform/clock';
import type { Settings } from '../../platform/config/settings';
import { challengeOf, Flows } from './flow';
import { withoutSession } from './without-session';

const NOW = new Date('2026-11-26T10:00:00Z');
const clock = new SettableClock();
beforeEach(() => clock.set(NOW));

const settings = (publicUrl?: string, sessionSecret = 'one') =>
  ({ publicUrl, sessionSecret }) as Settings;
const flows = new Flows(settings('https://suture.example'), clock);
const local = new Flows(settings(), clock);

async function kept(by: Flows, flow = by.make(ABOUT)): Promise<string> {
  let header = '';
  const append = (name: string, value: string) => {
    header = `${name}: ${value}`;
  };
  await by.keep(flow, { append } as unknown as Response);
  return header;
}
const ABOUT = { provider: 'google', offersPkce: true, returnPath: '/cases' } as const;
const cookieOf = (header: string) => header.slice('Set-Cookie: '.length).split(';')[0] ?? '';
const found = (by: Flows, cookie?: string) => by.find({ headers: cookie ? { cookie } : {} });

describe('A sign-in on its way', () => {
  it('has secrets of its own, and what was asked for', () => {
    const flow = flows.make(ABOUT);
    expect(flow).toMatchObject({ provider: 'google', returnPath: '/cases' });
    const secrets = [flow.state, flow.nonce, flow.codeVerifier];
    expect(new Set(secrets).size).toBe(3);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
    const bare = flows.make({ provider: 'apple', offersPkce: false, returnPath: undefined });
    expect(Object.keys(bare)).toEqual(['provider', 'state', 'nonce']);
  });

  it('is kept in a cookie for ten minutes, which only this installation can read', async () => {
    const flow = flows.make(ABOUT);
    const header = await kept(flows, flow);
    expect(header).toMatch(
      /^Set-Cookie: __Host-suture-sign-in=[^;]+; Path=\/; HttpOnly; SameSite=None; Secure; Max-Age=600$/,
    );
    const cookie = cookieOf(header);
    expect(await found(flows, `a=1; ${cookie}; b=2`)).toMatchObject(flow);
    expect(await found(new Flows(settings('https://suture.example', 'two'), clock), cookie)).toBe(
      undefined,
    );
    clock.advance(599_000);
    expect(await found(flows, cookie)).toMatchObject(flow);
    clock.advance(1_000);
    expect(await found(flows, cookie)).toBeUndefined();
  });

  it('has a plain name where there is no https', async () => {
    const cookie = cookieOf(await kept(local));
    expect(cookie).toMatch(/^suture-sign-in=/);
    expect(await found(local, cookie)).toMatchObject({ provider: 'google' });
    expect(await found(flows, cookie)).toBeUndefined();
    const http = new Flows(settings('http://suture.example'), clock);
    expect(await found(http, cookie)).toMatchObject({ provider: 'google' });
  });

  it('is none without a cookie, or with another’s', async () => {
    for (const cookie of [undefined, 'a=1', 'suture-sign-in=x', 'xsuture-sign-in=x'])
      expect(await found(local, cookie)).toBeUndefined();
  });

  it('is forgotten', () => {
    const append = jest.fn();
    local.forget({ append } as unknown as Response);
    expect(append.mock.calls).toEqual([
      ['Set-Cookie', 'suture-sign-in=; Path=/; HttpOnly; SameSite=None; Secure; Max-Age=0'],
    ]);
  });

  it('shows a digest of what proves it', () => {
    const digest = createHash('sha256').update('verifier').digest('base64url');
    expect(challengeOf('verifier')).toBe(digest);
  });
});

describe('A form that another site posts', () => {
  it('brings the cookie of the sign-in alone', () => {
    const request = {
      headers: {
        authorization: 'Bearer x',
        cookie: 'suture=1; __Host-suture-sign-in=2; suture-sign-in=3; suture-sign-in-x=4',
      },
    };
    const next = jest.fn();
    withoutSession(request as never, {} as Response, next);
    expect(request.headers).toEqual({ cookie: '__Host-suture-sign-in=2; suture-sign-in=3' });
    expect(next).toHaveBeenCalledTimes(1);
    const bare: { headers: { cookie?: string } } = { headers: {} };
    withoutSession(bare as never, {} as Response, next);
    expect(bare.headers.cookie).toBe('');
  });
});
