// What the check of files for names costs whoever reads meanwhile: the feed page alone, and while
// the pictures of several cases are checked, two at a time.
import { Refused } from '../lib/say.mjs';
import { checksEnded, postWith, twoPictures } from './checks.mjs';
import { bestOf, measure } from './measure.mjs';

/** Enough for the checks to last longer than the measurement. */
const CASES = 8;

/** @returns p95 of the feed page in ms, without and with the check, and the check's length in s */
export async function measureGate({ product, database: { admin }, sizes, seconds, rounds }) {
  const read = () => measure(product, { job: 'feed page', seconds, sizes, warmUp: 1 });
  let alone;
  let beside;
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    alone = bestOf(alone, await read());
    const pictures = await Promise.all(Array.from({ length: CASES }, twoPictures));
    const began = Date.now();
    await Promise.all(pictures.map((two) => postWith(two, product)));
    const ended = checksEnded(admin);
    beside = bestOf(beside, await read());
    const measured = (Date.now() - began) / 1_000;
    const checked = ((await ended) - began) / 1_000;
    if (checked < measured)
      throw new Refused('The files were checked before the page was measured.');
    least = Math.min(least, checked);
  }
  return { alone: alone.p95, beside: beside.p95, checked: least };
}
