// Many clients in rooms, run in a separate process: `talk.mjs '{ "kind": "product" | "bare", … }'`.
// Each message contains its sending time, and each client records its arrival. Prints lost and
// duplicated messages and latencies as JSON.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { io } from 'socket.io-client';
import { pause } from '../lib/processes.mjs';
import { quantiles } from './quantiles.mjs';
import { cookieHeader } from './sizes.mjs';

const { kind, address, rooms, perSecond, seconds } = JSON.parse(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
/** What has not arrived by then is lost. */
const LATE_MS = 30_000;
const LOOK_EVERY_MS = 100;
const AGAIN_MS = 1_000;
const times = [];
const heard = new Map();
const sentAt = new Map();
let refused = 0;

/** How often everything said so far has to be heard. */
const expected = () => sentAt.size * (people.length / rooms.length);

const people = rooms.flatMap(({ id, members }) => members.map((member) => ({ room: id, member })));

function hears({ member }, socket) {
  const note = (id) => {
    const began = sentAt.get(id);
    if (began === undefined) return;
    times.push(performance.now() - began);
    const key = `${id} ${member}`;
    heard.set(key, (heard.get(key) ?? 0) + 1);
  };
  socket.on('said', ({ id }) => note(id));
  socket.on('update chat messages', ({ message }) => note(message?.clientMessageId));
}

async function connect(person) {
  const extraHeaders =
    kind === 'product' ? { cookie: cookieHeader(person.member), origin: address } : {};
  const socket = io(address, { transports: ['websocket'], forceNew: true, extraHeaders });
  hears(person, socket);
  await new Promise((resolve, reject) =>
    socket.once('connect', resolve).once('connect_error', reject),
  );
  return { ...person, socket };
}

async function connectAll() {
  const connected = [];
  for (let from = 0; from < people.length; from += 20)
    connected.push(...(await Promise.all(people.slice(from, from + 20).map(connect))));
  return connected;
}

/** Over HTTP, like the form of the page: stored first. */
function post({ room, member }, id) {
  const body = JSON.stringify({
    chatRoomId: room,
    chatSendText: 'On my way to theatre two.',
    clientMessageId: id,
  });
  const headers = {
    cookie: cookieHeader(member),
    origin: address,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const asked = request(
    `${address}/api/v1/sendChatMessage`,
    { method: 'POST', agent, headers },
    (reply) => {
      if (reply.statusCode !== 200) refused += 1;
      reply.resume();
    },
  );
  asked.on('error', () => (refused += 1));
  asked.end(body);
}

function say(person) {
  const id = randomUUID();
  sentAt.set(id, performance.now());
  if (kind === 'product') post(person, id);
  else person.socket.emit('say', { id, room: person.room, text: 'On my way to theatre two.' });
}

async function talk(connected, total) {
  const began = performance.now();
  for (let said = 0; said < total; said++) {
    await pause(Math.max(0, began + (said * 1_000) / perSecond - performance.now()));
    say(connected[(said * 7) % connected.length]);
  }
  const latest = performance.now() + LATE_MS;
  while (heard.size < expected() && performance.now() < latest) await pause(LOOK_EVERY_MS);
  // Something may arrive twice.
  await pause(AGAIN_MS);
}

const connected = await connectAll();
process.send?.('connected');
await talk(connected, perSecond);
times.length = 0;
heard.clear();
sentAt.clear();
await talk(connected, perSecond * seconds);
const doubled = [...heard.values()].filter((count) => count > 1).length;
const result = {
  sockets: people.length,
  said: sentAt.size,
  refused,
  expected: expected(),
  lost: expected() - heard.size,
  doubled,
  ...quantiles(times),
};
process.stdout.write(JSON.stringify(result), () => process.exit(0));
