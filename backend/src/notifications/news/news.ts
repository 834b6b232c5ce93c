import { withRequestId } from '../../platform/logging/request-context';
import type { JobKind } from '../../platform/outbox/job';
import type { NotificationKind } from '../notification.kinds';

/** Something that members are told of. */
export interface Fact {
  readonly kind: NotificationKind;
  readonly recipients: readonly number[];
  /** Null where nobody did anything: the house tells. */
  readonly actorId: number | null;
  /** A path of our own pages. */
  readonly link: string;
  /** Names the fact: one fact is told to one member once. */
  readonly about: string;
  /** Facts of one kind and group are one line: "Dr. A and 3 others". Without it each has its own. */
  readonly group?: string;
  /** Said in the place of the kind's own sentence; `{who}` is the actor. Never clinical: it is read on locked screens. */
  readonly words?: string;
}

/** A signal as it is heard. */
export interface Heard<Payload = object> {
  readonly name: string;
  readonly payload: Payload;
  /** The id that logs tell of what comes of it; without it that of who hears it. */
  readonly scope?: string;
}

/** Takes signals of one name, and brings the facts of each. */
type Hearing = (signals: readonly Heard<never>[]) => Promise<readonly (readonly Fact[])[]>;

/**
 * What a domain's signals mean to members: one entry for each signal. Whatever a signal speaks of may be undone by the time it is
 * heard; then there is no fact.
 */
export abstract class News {
  /** Signal → facts. */
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

/** The same for what comes so often that those which wait together are looked up together. */
export function hearsTogether<Payload extends object>(
  signal: JobKind<Payload>,
  facts: (payloads: readonly Payload[]) => Promise<readonly (readonly Fact[])[]>,
): [string, Hearing] {
  return [
    signal.name,
    (signals: readonly Heard<Payload>[]) => facts(signals.map(({ payload }) => payload)),
  ];
}
