import { withRequestId } from '../../platform/logging/request-context';
import type { JobKind } from '../../platform/outbox/job';
import type { NotificationKind } from '../notification.kinds';

/** Something that members are notified of. */
export interface Fact {
  readonly kind: NotificationKind;
  readonly recipients: readonly number[];
  /** Null if nobody caused it: the notification is from Suture itself. */
  readonly actorId: number | null;
  /** A path of our own pages. */
  readonly link: string;
  /** Identifies the fact: each member is notified of it once. */
  readonly about: string;
  /**
   * Facts of the same kind and group are one line: "Dr. A and 3 others". Without a group each has
   * its own.
   */
  readonly group?: string;
  /**
   * Replaces the kind's own sentence; `{who}` is the actor. Never clinical, since it appears on
   * lock screens.
   */
  readonly words?: string;
}

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
