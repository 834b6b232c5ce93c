// Whether memory stays constant: all activities of members, in turns for minutes, with the memory
// of the processes after each turn.
import { measure } from './measure.mjs';
import { total } from './processes.mjs';

const TURNS = [
  'feed page',
  'feed call',
  'case page',
  'search page',
  'like',
  'comment',
  'post a case',
  'send a message',
  'empty room',
];
const TURN_S = 5;

const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The ratio of the last third to the middle one, since the first is warm-up. */
export function growthOf(memory) {
  const third = Math.floor(memory.length / 3);
  return mean(memory.slice(-third)) / mean(memory.slice(third, 2 * third));
}

/**
 * @returns the MB of front end and workers for each turn, and their growth
 */
export async function measureSteady({ product, sizes, minutes }) {
  const until = Date.now() + minutes * 60_000;
  const memory = [];
  for (let turn = 0; memory.length < 3 || Date.now() < until; turn += 1) {
    await measure(product, { job: TURNS[turn % TURNS.length], seconds: TURN_S, sizes, warmUp: 0 });
    memory.push(Math.round(total(product.memory())));
  }
  return { minutes, memory, growth: growthOf(memory) };
}
