import type { NotificationKind } from './notification.kinds';

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
