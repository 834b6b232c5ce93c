import { io, type Socket } from 'socket.io-client';
import { Live } from '../../src/platform/sockets/live';
import type { RunningApp } from './app';
import { aMember, type Person } from './people';

const WAIT_MS = 20_000;

/** A member's connected socket, authenticated with a token as the mobile apps do. */
export async function aSocket(app: Pick<RunningApp, 'url'>, person: Person): Promise<Socket> {
  const socket = socketWith(app, { auth: { token: tokenOf(person) } });
  await heard(socket, 'connect');
  return socket;
}

type SocketOptions = NonNullable<Parameters<typeof io>[1]>;

export function socketWith(app: Pick<RunningApp, 'url'>, options: SocketOptions): Socket {
  return io(app.url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...options,
  });
}

export const tokenOf = (person: Person) =>
  (person.headers['authorization'] ?? '').replace('Bearer ', '');

/** The payload of the next such event. */
export function heard<Payload>(socket: Socket, event: string): Promise<Payload> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No ${event} within ${WAIT_MS} ms.`)), WAIT_MS);
    socket.once(event, (payload: Payload) => {
      clearTimeout(late);
      resolve(payload);
    });
  });
}

/** Why a socket was refused. */
export async function refused(socket: Socket): Promise<{ code: number; msg: string }> {
  const error = await heard<Error & { data: { code: number; msg: string } }>(
    socket,
    'connect_error',
  );
  socket.close();
  return error.data;
}

/**
 * Waits until events of each process reach the other, because they subscribe to each other shortly
 * after they start.
 */
export async function hearEachOther(one: RunningApp, other: RunningApp): Promise<void> {
  for (const [from, at] of [
    [one, other],
    [other, one],
  ] as const) {
    const member = await aMember(from);
    const socket = await aSocket(at, member);
    const said = heard(socket, 'listening');
    const again = setInterval(() => from.nest.get(Live).toMember(member.id, 'listening', {}), 50);
    await said.finally(() => clearInterval(again));
    socket.close();
  }
}
