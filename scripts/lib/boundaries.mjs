// Who imports whom: dependency-cruiser's rules, and the order inside domains.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { inHouse, programOf } from './house.mjs';
import { keepsOrder, roomsGone } from './room-order.mjs';

const AREAS = ['backend/src', 'demo', 'workers/src', 'frontend'];
const CACHE = 'node_modules/.cache/dependency-cruiser';
const ORDER = 'order-of-rooms';

async function violations() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      programOf('dependency-cruiser', 'depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      '--cache',
      CACHE,
      '--cache-strategy',
      'content',
      '--output-type',
      'baseline',
      ...AREAS.filter((folder) => fs.existsSync(inHouse(folder))),
    ],
    { cwd: inHouse(), maxBuffer: Number.POSITIVE_INFINITY },
  );
  return JSON.parse(stdout);
}

const arrow = ({ from, to, cycle }) =>
  [from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ');

export async function wrongBoundaries() {
  const found = await violations();
  return found
    .filter((one) => one.rule.name !== ORDER || !keepsOrder(one))
    .map((one) => `${one.rule.name}: ${arrow(one)}`)
    .concat(roomsGone().map((folder) => `${folder} has an order, but is gone.`));
}
