// Waiting until the product answers on its port.
import { isFree } from './ports.mjs';
import { until } from './processes.mjs';
import { Refused } from './say.mjs';

const READY_LIMIT = 120_000;

export const portIsTaken = ({ host, port }) =>
  new Refused(
    `Port ${port} of ${host} is taken: stop the program that listens there, or set PORT to another one.`,
  );

/** Waits for /readyz; gives up when `hasFailed` returns true. */
export async function waitUntilReady(address, hasFailed, hasPort = () => true) {
  const isReady = async () =>
    hasFailed() ||
    (hasPort() &&
      (await fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )));
  const answer = await until(isReady, READY_LIMIT, 100);
  if (!answer || hasFailed())
    throw new Refused(`Suture did not become ready at ${address}: its log says why.`);
}

/**
 * Waits until our own processes answer: another program may have taken the port since it was found
 * free, and answer in their place.
 * @param {{ place: { host: string, port: number }, address: string }} where
 * @param {{ hasFailed: () => boolean, hasPort: () => boolean }} ours
 */
export async function waitUntilOursAreReady({ place, address }, { hasFailed, hasPort }) {
  try {
    await waitUntilReady(address, hasFailed, hasPort);
  } catch (error) {
    throw hasPort() || (await isFree(place.port, place.host)) ? error : portIsTaken(place);
  }
}
