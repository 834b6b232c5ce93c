import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Channels, KINDS, kindOf, type NotificationKind } from '../notification.kinds';
import { NotificationDigest } from '../notification-digest.entity';
import { NotificationPreference } from './notification-preference.entity';

export const FREQUENCIES = ['daily', 'weekly', 'never'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The default for members who have not chosen. */
export const USUAL_FREQUENCY: Frequency = 'daily';

export interface Preference extends Channels {
  readonly kind: NotificationKind;
}

export interface Preferences {
  readonly kinds: readonly Preference[];
  /** How often members who are away get an email. */
  readonly digest: Frequency;
}

function channelsOf({ inApp, push, mail }: Channels): Channels {
  return { inApp, push, mail };
}

/** Which kinds of notifications reach a member through which channel. */
@Injectable()
export class PreferencesService {
  constructor(private readonly em: EntityManager) {}

  async of(memberId: number): Promise<Preferences> {
    const chosen = await this.em.find(NotificationPreference, { memberId });
    const byKind = new Map(chosen.map((each) => [each.kind, channelsOf(each)]));
    const digest = await this.em.findOne(NotificationDigest, { memberId });
    return {
      kinds: KINDS.map((kind) => ({ ...kindOf(kind).channels, ...byKind.get(kind), kind })),
      digest: digest?.frequency ?? USUAL_FREQUENCY,
    };
  }

  /** Omitted kinds stay unchanged. */
  async save(memberId: number, { kinds = [], digest }: Partial<Preferences>): Promise<void> {
    await this.em.transactional(async () => {
      const rows = kinds.map((each) => ({ memberId, kind: each.kind, ...channelsOf(each) }));
      if (rows.length > 0) await this.em.upsertMany(NotificationPreference, rows);
      if (digest) await this.setDigest(memberId, digest);
    });
  }

  async setDigest(memberId: number, frequency: Frequency): Promise<void> {
    await this.em.upsert(NotificationDigest, { memberId, frequency });
  }
}
