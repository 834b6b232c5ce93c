import { connect } from 'node:net';
import { type Check, type Finding, inTime, NOTHING, reasonOf } from './check';

/**
 * Push services: whether this machine can reach those with a fixed name. Patterns (`*.example`)
 * cannot be checked.
 */
export const pushServices: Check = {
  of: 'Push services',
  examine: async ({ push }) => {
    const tried = push.hosts.filter((host) => !host.startsWith('*.'));
    if (tried.length === 0) return { holds: ['all are patterns, none can be tried'], problems: [] };
    return gathered(tried.map((host) => [host, `https://${host}/`, 'PUSH_HOSTS'] as const));
  },
};

/** Google and Apple: whether the discovery documents are where the settings say. */
export const socialSignIn: Check = {
  of: 'Social log-in',
  examine: async ({ google, apple }) =>
    gathered([
      ...(google ? [['Google', discovery(google.issuer), 'GOOGLE_ISSUER'] as const] : []),
      ...(apple ? [['Apple', discovery(apple.issuer), 'APPLE_ISSUER'] as const] : []),
    ]),
};

const discovery = (issuer: string) =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

async function gathered(places: readonly (readonly [string, string, string])[]): Promise<Finding> {
  const found = await Promise.all(
    places.map(async ([name, address, setting]) => {
      try {
        await inTime(fetch(address, { method: 'GET', redirect: 'manual' }));
        return { holds: [`${name} answers`], problems: [] };
      } catch (error) {
        const reason = reasonOf((error as Error).cause ?? error);
        return { holds: [], problems: [`${name} (${setting}) cannot be reached: ${reason}.`] };
      }
    }),
  );
  return {
    holds: found.flatMap(({ holds }) => holds),
    problems: found.flatMap(({ problems }) => problems),
  };
}

const UNSCANNED: Finding = {
  holds: [],
  problems: [
    'CLAMD_URL is not set, so uploads are not scanned for viruses. Set it, or UPLOADS=unscanned if you do without.',
  ],
};

/** The virus scanner; a live service has one, or has decided against it. */
export const scanner: Check = {
  of: 'Virus scanner',
  examine: async ({ clamdUrl, isLive, waived }) => {
    if (!clamdUrl) return isLive && !waived.scanner ? UNSCANNED : NOTHING;
    try {
      const answer = await inTime(ping(new URL(clamdUrl)));
      return answer === 'PONG'
        ? { holds: ['answers'], problems: [] }
        : { holds: [], problems: [`CLAMD_URL answers “${answer}” instead of PONG.`] };
    } catch (error) {
      return {
        holds: [],
        problems: [`CLAMD_URL cannot be used, so uploads are refused: ${reasonOf(error)}.`],
      };
    }
  },
};

async function ping({ protocol, hostname, port, pathname }: URL): Promise<string> {
  const socket = protocol === 'unix:' ? connect(pathname) : connect(Number(port || 3310), hostname);
  socket.end('zPING\0');
  let answer = '';
  for await (const piece of socket) answer += String(piece);
  return answer.replace(/\0+$/, '').trim();
}
