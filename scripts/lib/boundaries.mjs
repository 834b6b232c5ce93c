// Who imports whom: dependency-cruiser's rules, and the exceptions to the order inside domains
// that are left from the time before it. Their list may only shrink: what no longer occurs has to
// be removed from it.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { inHouse, programOf } from './house.mjs';
import { keepsOrder, roomsGone } from './room-order.mjs';

const AREAS = ['backend/src', 'demo', 'workers/src', 'frontend'];
const CACHE = 'node_modules/.cache/dependency-cruiser';
const EXCEPTIONS = '.dependency-cruiser.exceptions.json';
const ORDER = 'order-of-rooms';

async function violations() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      programOf('dependency-cruiser', 'depcruise'),
      ...['--config', '.dependency-cruiser.cjs'],
      ...['--cache', CACHE, '--cache-strategy', 'content'],
      ...['--output-type', 'baseline'],
      ...AREAS.filter((folder) => fs.existsSync(inHouse(folder))),
    ],
    { cwd: inHouse(), maxBuffer: Number.POSITIVE_INFINITY },
  );
  return JSON.parse(stdout);
}

/** The file names, for each importing file, what it imports against the order. */
function exceptions() {
  const listed = JSON.parse(fs.readFileSync(inHouse(EXCEPTIONS), 'utf8'));
  return Object.entries(listed).flatMap(([from, all]) => all.map((to) => `${from} → ${to}`));
}

const arrow = ({ from, to, cycle }) =>
  [from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ');

export async function wrongBoundaries() {
  const found = await violations();
  const upward = found.filter(({ rule }) => rule.name === ORDER).filter((one) => !keepsOrder(one));
  const excepted = new Set(exceptions());
  return [
    ...found.filter(({ rule }) => rule.name !== ORDER),
    ...upward.filter((each) => !excepted.delete(arrow(each))),
  ]
    .map((each) => `${each.rule.name}: ${arrow(each)}`)
    .concat([...excepted].map((each) => `${EXCEPTIONS} lists what no longer occurs: ${each}`))
    .concat(roomsGone().map((folder) => `${folder} has an order, but is gone.`));
}
