import type { MutedKind } from './member-mute.entity';

/** What is muted by whom, and the current time: each is SQL. */
interface Muting {
  readonly by: string;
  readonly kind: MutedKind;
  readonly subject: string;
  readonly now?: string;
}

/** SQL for whether a member has muted something, and the time has not ended. */
export function isMuted({ by, kind, subject, now = ':now' }: Muting): string {
  return `exists (select from member_mute mute where mute.member_id = ${by} and mute.kind = '${kind}' and mute.subject_id = ${subject}
    and (mute.until is null or mute.until > ${now}))`;
}
