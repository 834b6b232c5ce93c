import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { onlyRow } from '../platform/database/only-row';
import {
  ADD_VOICE,
  ANNOUNCE_UPGRADE,
  CHANGE_VOICE,
  REMOVE_VOICE,
  SET_MISSION,
  SITE,
  type SiteRow,
  VOICES,
  type VoiceRow,
} from './site.sql';

export type VoiceKind = 'founder' | 'testimonial';

/** A person quoted on the public pages. */
export interface Voice {
  readonly kind: VoiceKind;
  /** Sort order, ascending. */
  readonly position: number;
  readonly name: string;
  /** Speciality and place: "HPB Surgery · Chennai, India". */
  readonly about: string;
  /** For founders: a short motto under the name. */
  readonly motto: string;
  readonly quote: string;
  readonly pictureId: number | null;
}

/** An upper limit instead of paging. */
const MOST_VOICES = 60;
@Injectable()
export class SiteRepository {
  constructor(private readonly em: EntityManager) {}

  voices({ withSamples }: { withSamples: boolean }): Promise<VoiceRow[]> {
    return VOICES.rows(this.em, { withSamples, most: MOST_VOICES });
  }

  async site(): Promise<SiteRow> {
    const row = await SITE.first(this.em, {});
    if (!row) throw new Error('The site has no row of its own.');
    return row;
  }

  async announceUpgrade(announcesUpgrade: boolean): Promise<void> {
    await ANNOUNCE_UPGRADE.rows(this.em, { announcesUpgrade });
  }

  async setMission(mission: {
    videoId: number;
    posterId: number | null;
    captions: string;
  }): Promise<void> {
    await SET_MISSION.rows(this.em, mission);
  }

  async addVoice(voice: Voice, at: Date): Promise<number> {
    return onlyRow(await ADD_VOICE.rows(this.em, { ...voice, at })).id;
  }

  /** @returns whether there is such a voice */
  async changeVoice(id: number, voice: Voice, at: Date): Promise<boolean> {
    return (await CHANGE_VOICE.rows(this.em, { ...voice, id, at })).length > 0;
  }

  async removeVoice(id: number): Promise<boolean> {
    return (await REMOVE_VOICE.rows(this.em, { id })).length > 0;
  }
}
