import { keepsOrder, roomsGone } from '../../../scripts/lib/room-order.mjs';

const HOUSE = 'backend/src/chat';
const arrow = (from: string, to: string) => ({ from: `${HOUSE}/${from}`, to: `${HOUSE}/${to}` });

describe('The order inside a domain', () => {
  it.each([
    ['the core', arrow('rooms/room.sql.ts', 'chat-message.entity.ts')],
    ['a room before it', arrow('messages/welcome.ts', 'rooms/room.repository.ts')],
    ['any room, from the last', arrow('member-data/data.ts', 'messages/message.sql.ts')],
  ])('lets a room import %s', (_, imported) => expect(keepsOrder(imported)).toBe(true));

  it.each([
    ['a later room', arrow('rooms/room.sql.ts', 'messages/message.sql.ts')],
    ['a room, from the core', arrow('chat.wire.ts', 'rooms/room.rows.ts')],
    ['a neighbour without an order', arrow('member-data/data.ts', 'beside/it.ts')],
  ])('refuses %s', (_, imported) => expect(keepsOrder(imported)).toBe(false));

  it('lets a core import the rooms that stand below it', () => {
    const core = 'backend/src/connections/connections.service.ts';
    expect(keepsOrder({ from: core, to: 'backend/src/connections/blocks/blocks.ts' })).toBe(true);
    expect(keepsOrder({ from: 'backend/src/connections/blocks/blocks.ts', to: core })).toBe(false);
  });

  it('names rooms that are there', () => expect(roomsGone()).toEqual([]));
});
