import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../refusal';
import { AskingPreference } from './asking-preference.entity';
import { EFFECTIVE } from './asking-preferences.sql';

/** When a member may be asked: their own settings, with defaults for the rest. */
export interface AskingPreferences {
  readonly takes: boolean;
  /** Per 24 hours. */
  readonly maxPerDay: number;
  /** ISO 639-1 codes. */
  readonly languages: readonly string[];
  /** An IANA name. */
  readonly timeZone: string;
  /** HH:mm in that zone, like `quietTo`; no quiet hours if both are the same. */
  readonly quietFrom: string;
  readonly quietTo: string;
  /** Whether no push of any kind is sent in them. */
  readonly quietPushes: boolean;
}

export type AskingChoices = {
  readonly [Name in keyof AskingPreferences]?: AskingPreferences[Name] | undefined;
};

@Injectable()
export class AskingPreferencesService {
  constructor(private readonly em: EntityManager) {}

  async of(memberId: number): Promise<AskingPreferences> {
    const effective = await EFFECTIVE.first(this.em, { accountId: memberId });
    if (!effective) throw new Refusal('not-found');
    return effective;
  }

  /** Changes only the given settings. */
  async choose(memberId: number, choices: AskingChoices): Promise<AskingPreferences> {
    await this.em.transactional(async (em) => {
      const accountId = memberId;
      await em.upsert(AskingPreference, { accountId }, { onConflictAction: 'ignore' });
      const chosen = await em.findOneOrFail(AskingPreference, { accountId });
      chosen.takes = choices.takes ?? chosen.takes;
      chosen.maxPerDay = choices.maxPerDay ?? chosen.maxPerDay;
      chosen.languages = [...(choices.languages ?? chosen.languages)];
      chosen.timeZone = choices.timeZone ?? chosen.timeZone;
      chosen.quietFrom = choices.quietFrom ?? chosen.quietFrom;
      chosen.quietTo = choices.quietTo ?? chosen.quietTo;
      chosen.quietPushes = choices.quietPushes ?? chosen.quietPushes;
    });
    return this.of(memberId);
  }
}
