// A thousand sockets in rooms of twenty for minutes, with 50 messages a second, while cases are
// posted and their pictures checked.
import { pause } from '../lib/processes.mjs';
import { talkInTwenties } from './chat.mjs';
import { checksEnded, postWith, twoPictures } from './checks.mjs';
import { total } from './processes.mjs';
import { growthOf } from './steady.mjs';

const PER_SECOND = 50;
const LOOK_EVERY_MS = 5_000;
const POST_EVERY_MS = 10_000;

/** @returns what was said and heard, the cases posted meanwhile, and the MB every five seconds */
export async function measureSockets({ product, database: { admin }, minutes }) {
  const memory = [];
  let isOver = false;
  let posted = 0;
  const looking = setInterval(
    () => memory.push(Math.round(total(product.memory()))),
    LOOK_EVERY_MS,
  );
  const posting = (async () => {
    for (; !isOver; posted += 1) {
      await postWith(await twoPictures(), product);
      await Promise.all([checksEnded(admin), pause(POST_EVERY_MS)]);
    }
  })();
  try {
    const talked = await talkInTwenties(product, { perSecond: PER_SECOND, seconds: minutes * 60 });
    return { minutes, ...talked, posted, memory, growth: growthOf(memory) };
  } finally {
    isOver = true;
    clearInterval(looking);
    await posting;
  }
}
