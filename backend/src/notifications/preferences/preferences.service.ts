import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Channels, KINDS, kindOf, type NotificationKind } from '../notification.kinds';

export const FREQUENCIES = ['daily', 'weekly', 'never'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Where a member never chose. */
export const USUAL_FREQUENCY: Frequency = 'daily';

export interface Preference extends Channels {
  readonly kind: NotificationKind;
}

export interface Preferences {
  readonly kinds: readonly Preference[];
  /** How often who was away gets a mail. */
  readonly digest: Frequency;
}

interface PreferenceRow {
  readonly kind: NotificationKind;
  readonly inApp: boolean;
  readonly push: boolean;
  readonly mail: boolean;
}

/** Which kinds reach a member by which way. */
@Injectable()
export class PreferencesService {
  constructor(private readonly em: EntityManager) {}

  async of(memberId: number): Promise<Preferences> {
    const chosen = await this.em.execute<PreferenceRow[]>(
      'select kind, in_app as "inApp", push, mail from notification_preference where member_id = ?',
      [memberId],
    );
    const byKind = new Map(chosen.map((row) => [row.kind, row]));
    const [digest] = await this.em.execute<{ frequency: Frequency }[]>(
      'select frequency from notification_digest where member_id = ?',
      [memberId],
    );
    return {
      kinds: KINDS.map((kind) => ({ ...kindOf(kind).channels, ...byKind.get(kind), kind })),
      digest: digest?.frequency ?? USUAL_FREQUENCY,
    };
  }

  /** What is not named stays as it is. */
  async save(memberId: number, { kinds = [], digest }: Partial<Preferences>): Promise<void> {
    await this.em.transactional(async () => {
      for (const { kind, inApp, push, mail } of kinds) {
        await this.em.execute(
          `insert into notification_preference (member_id, kind, in_app, push, mail) values (?, ?, ?, ?, ?)
           on conflict (member_id, kind) do update set in_app = excluded.in_app, push = excluded.push, mail = excluded.mail`,
          [memberId, kind, inApp, push, mail],
        );
      }
      if (digest) await this.setDigest(memberId, digest);
    });
  }

  async setDigest(memberId: number, frequency: Frequency): Promise<void> {
    await this.em.execute(
      `insert into notification_digest (member_id, frequency) values (?, ?)
       on conflict (member_id) do update set frequency = excluded.frequency`,
      [memberId, frequency],
    );
  }
}
