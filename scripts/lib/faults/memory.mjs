// The memory of each process over a long run: of the last third, it may be hardly more than of the
// middle one, when everything has been used once.
import fs from 'node:fs';

const EVERY_MS = 5_000;
/** A process that has just started is still growing. */
const GROWN_AFTER_MS = 30_000;
const MOST_GROWTH = 1.1;
/** In a shorter run a third says nothing. */
const LEAST_MINUTES = 30;

const medianOf = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The resident memory of a process in MB; undefined if it has ended, or without /proc. */
function residentOf(pid) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(
      fs.readFileSync(`/proc/${pid}/status`, 'utf8'),
    );
    return Number(kilobytes) / 1_024;
  } catch {
    return undefined;
  }
}

/** Looks at the processes until `stop` is called. */
export function watchMemory({ apis, workers }) {
  const samples = [];
  const seen = new Map();
  const look = () => {
    const now = Date.now();
    for (const { name, pid } of [...apis, ...workers]) {
      const id = pid();
      if (seen.get(name)?.id !== id) seen.set(name, { id, since: now });
      const megabytes = residentOf(id);
      if (megabytes && now - seen.get(name).since >= GROWN_AFTER_MS)
        samples.push({ at: now, name, megabytes });
    }
  };
  const from = Date.now();
  const timer = setInterval(look, EVERY_MS);
  const stop = () => {
    clearInterval(timer);
    return summaryOf(samples, from, Date.now());
  };
  return { stop };
}

function summaryOf(samples, from, to) {
  const third = (to - from) / 3;
  const names = [...new Set(samples.map(({ name }) => name))];
  const processes = names.map((name) => {
    const own = samples.filter((sample) => sample.name === name);
    const thirds = [0, 1, 2].map((at) =>
      medianOf(
        own
          .filter((sample) => Math.min(2, Math.floor((sample.at - from) / third)) === at)
          .map(({ megabytes }) => megabytes),
      ),
    );
    return { name, thirds };
  });
  const isLong = to - from >= LEAST_MINUTES * 60_000;
  const isFlat = ({ thirds: [, middle, last] }) => last <= middle * MOST_GROWTH;
  const lines = processes.map(
    ({ name, thirds }) => `${name} ${thirds.map((each) => each.toFixed(0)).join(', ')} MB`,
  );
  return {
    words: `memory by thirds: ${lines.join(' · ')}`,
    grows: isLong && !processes.every(isFlat),
  };
}
