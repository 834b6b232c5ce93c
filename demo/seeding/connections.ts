import { Random } from '../random';
import { insertAll, takeIds } from './bulk';
import type { DemoStage, Writing } from './demo-stage';
import { memberIds } from './member-ids';

const DAY_MS = 86_400_000;
/** The shares of pairs that are connected, and that have a pending request. */
const CONNECTED = 0.22;
const ASKED = 0.03;

interface Pair {
  readonly sender: string;
  readonly receiver: string;
  readonly askedAt: Date;
  readonly acceptedAt: Date | null;
}

/** Connections and pending requests. */
export async function prepareConnections(stage: DemoStage): Promise<Writing> {
  const ids = await memberIds(stage);
  const known = await knownPairs(stage);
  const pairs = pairsOf(ids.keys, stage.now).filter(
    ({ sender, receiver }) => !known.has(nameOf(ids.of(sender), ids.of(receiver))),
  );
  return async ({ em }) => {
    const connectionIds = await takeIds(em, 'connection', pairs.length);
    await insertAll(
      em,
      'connection',
      pairs.map(({ sender, receiver, askedAt, acceptedAt }, index) => ({
        id: connectionIds[index],
        sender_id: ids.of(sender),
        receiver_id: ids.of(receiver),
        asked_at: askedAt,
        accepted_at: acceptedAt,
      })),
    );
  };
}

const nameOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** Demo members may have connected by themselves. */
async function knownPairs({ em }: DemoStage): Promise<Set<string>> {
  const rows = await em.execute<{ one: number; other: number }[]>(
    'select sender_id as one, receiver_id as other from connection',
  );
  return new Set(rows.map(({ one, other }) => nameOf(one, other)));
}

/** Oldest first, the order of ids. */
function pairsOf(keys: readonly string[], now: Date): Pair[] {
  const random = new Random('connections');
  const pairs = keys.flatMap((one, index) =>
    keys.slice(index + 1).flatMap((other): Pair[] => {
      const chance = random.next();
      if (chance > CONNECTED + ASKED) return [];
      const [sender, receiver] = random.chance(0.5) ? [one, other] : [other, one];
      const isOpen = chance > CONNECTED;
      const askedAt = new Date(
        now.getTime() - (isOpen ? random.between(0.1, 6) : random.between(8, 400)) * DAY_MS,
      );
      return [
        {
          sender,
          receiver,
          askedAt,
          acceptedAt: isOpen ? null : new Date(askedAt.getTime() + random.between(0.1, 5) * DAY_MS),
        },
      ];
    }),
  );
  return pairs.sort((one, other) => one.askedAt.getTime() - other.askedAt.getTime());
}
