import { withRequestId } from '../../platform/logging/request-context';
import type { JobKind } from '../../platform/outbox/job';
import type { Fact } from '../fact';

/** A signal as received. */
export interface Heard<Payload = object> {
  readonly name: string;
  readonly payload: Payload;
  /** The request id for logging; defaults to that of the listener. */
  readonly scope?: string;
}

/** Takes signals with the same name, and returns the facts of each. */
type Hearing = (signals: readonly Heard<never>[]) => Promise<readonly (readonly Fact[])[]>;

/**
 * Converts a domain's signals into facts for members: one entry per signal. If what a signal refers
 * to was undone meanwhile, there is no fact.
 */
export abstract class News {
  /** From signal names to handlers. */
  abstract readonly heard: ReadonlyMap<string, Hearing>;
}

/** One entry of `heard`, typed by the signal's payload. */
export function hears<Payload extends object>(
  signal: JobKind<Payload>,
  facts: (payload: Payload) => Promise<readonly Fact[]>,
): [string, Hearing] {
  const hearEach = async (signals: readonly Heard<Payload>[]) => {
    const all: (readonly Fact[])[] = [];
    for (const { payload, scope } of signals)
      all.push(await (scope ? withRequestId(scope, () => facts(payload)) : facts(payload)));
    return all;
  };
  return [signal.name, hearEach];
}

/** The same for frequent signals: those waiting together are looked up together. */
export function hearsTogether<Payload extends object>(
  signal: JobKind<Payload>,
  facts: (payloads: readonly Payload[]) => Promise<readonly (readonly Fact[])[]>,
): [string, Hearing] {
  return [
    signal.name,
    (signals: readonly Heard<Payload>[]) => facts(signals.map(({ payload }) => payload)),
  ];
}
