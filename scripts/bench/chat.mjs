// Measures chat: one room of fifty listeners against a plain Socket.IO room, and a thousand sockets
// in rooms of twenty.
import { once } from 'node:events';
import { inHouse } from '../lib/house.mjs';
import { say } from '../lib/say.mjs';
import { CORE, pinned } from './processes.mjs';
import { startReference } from './product.mjs';
import { FAN_OUT_MEMBERS, ROOM_MEMBERS, ROOMS } from './sizes.mjs';

const members = (from, count) => Array.from({ length: count }, (_, i) => from + i + 1);
const fifty = [{ id: ROOMS.fanOut, members: members(0, FAN_OUT_MEMBERS) }];
const twenties = Array.from({ length: ROOMS.ofTwenty }, (_, i) => ({
  id: ROOMS.firstOfTwenty + i,
  members: members(FAN_OUT_MEMBERS + i * ROOM_MEMBERS, ROOM_MEMBERS),
}));

export async function measureChat({ product, database, port, sizes, seconds, rounds }) {
  const bareRoom = await startReference('room', { database, port, sizes });
  let bare;
  let fanOut;
  for (let round = 0; round < rounds; round += 1) {
    bare = quicker(
      bare,
      await talk({ kind: 'bare', address: bareRoom.address, rooms: fifty, perSecond: 10, seconds }),
    );
    fanOut = quicker(
      fanOut,
      await talk({
        kind: 'product',
        address: product.address,
        rooms: fifty,
        perSecond: 10,
        seconds,
      }),
    );
  }
  await bareRoom.stop();
  const many = await talkInTwenties(product, { perSecond: 50, seconds });
  for (const [name, { p50, p95, p99, lost, doubled, said, refused }] of Object.entries({
    bare,
    fanOut,
    many,
  }))
    say(
      `  ${name}: ${said} said, p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)} p99 ${p99.toFixed(1)} ms, ${lost} lost, ${doubled} doubled, ${refused} refused`,
    );
  return { bare, fanOut, many };
}

/** A thousand sockets in rooms of twenty. */
export const talkInTwenties = ({ address }, pace) =>
  talk({ kind: 'product', address, rooms: twenties, ...pace });

/**
 * Keeps the faster round, since noise only makes things slower. Lost and duplicated messages of all
 * rounds are added up.
 */
function quicker(one, other) {
  if (!one) return other;
  return {
    ...(one.p95 <= other.p95 ? one : other),
    lost: one.lost + other.lost,
    doubled: one.doubled + other.doubled,
  };
}

async function talk(asked) {
  const child = pinned(CORE.others, [inHouse('scripts/bench/talk.mjs'), JSON.stringify(asked)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  await once(child, 'close');
  return JSON.parse(output);
}
