import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MediaService } from '../media/media.service';
import type { ReceivedFile } from '../media/received-file';
import { uploadRules } from '../media/upload.rules';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { Settings } from '../platform/config/settings';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { SiteRepository, type Voice } from './site.repository';
import type { SiteRow, VoiceRow } from './site.sql';

export interface Mission {
  readonly video: ReceivedFile;
  /** A previously uploaded image. */
  readonly posterId: number | null;
  /** In WebVTT format. */
  readonly captions: string;
}

/**
 * Editable content of the public pages. Samples are for trying out the product: on a live service
 * they are hidden until they are edited.
 */
@Injectable()
export class SiteService {
  constructor(
    private readonly em: EntityManager,
    private readonly site: SiteRepository,
    private readonly media: MediaService,
    private readonly audit: AuditLog,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  voices(): Promise<VoiceRow[]> {
    return this.site.voices({ withSamples: !this.settings.isLive });
  }

  /** For editors. */
  allVoices(): Promise<VoiceRow[]> {
    return this.site.voices({ withSamples: true });
  }

  async look(): Promise<SiteRow> {
    const site = await this.site.site();
    return site.isSample && this.settings.isLive ? { ...site, videoKey: null } : site;
  }

  async announceUpgrade(actor: Actor, announces: boolean): Promise<void> {
    await this.em.transactional(async () => {
      await this.site.announceUpgrade(announces);
      await this.tellAudit(actor, announces ? 'site.upgrade-announced' : 'site.upgrade-over');
    });
  }

  async addVoice(actor: Actor, voice: Voice): Promise<number> {
    await this.demandPicture(voice.pictureId, 'pictureId');
    return this.em.transactional(async () => {
      const id = await this.site.addVoice(voice, this.clock.now());
      await this.tellAudit(actor, 'site.voice-written', `site-voice ${id}`);
      return id;
    });
  }

  async changeVoice(actor: Actor, id: number, voice: Voice): Promise<void> {
    await this.demandPicture(voice.pictureId, 'pictureId');
    await this.em.transactional(async () => {
      if (!(await this.site.changeVoice(id, voice, this.clock.now())))
        throw new Refusal('not-found');
      await this.tellAudit(actor, 'site.voice-written', `site-voice ${id}`);
    });
  }

  async removeVoice(actor: Actor, id: number): Promise<void> {
    await this.em.transactional(async () => {
      if (!(await this.site.removeVoice(id))) throw new Refusal('not-found');
      await this.tellAudit(actor, 'site.voice-deleted', `site-voice ${id}`);
    });
  }

  async setMission(actor: Actor, { video, posterId, captions }: Mission): Promise<void> {
    await this.demandPicture(posterId, 'posterId');
    const asset = await this.media.accept(actor.memberId, video, uploadRules['mission-video']);
    await this.em.transactional(async () => {
      await this.media.hold(actor.memberId, [asset]);
      await this.site.setMission({ videoId: asset.id, posterId, captions });
      await this.tellAudit(actor, 'site.mission-set');
    });
  }

  /**
   * Images of the public pages are among those uploaded for blogs.
   * @throws Refusal for any other image
   */
  private async demandPicture(id: number | null, field: string): Promise<void> {
    if (id === null) return;
    const [picture] = await this.media.find([id]);
    if (picture?.purpose === 'blog-picture' && picture.attachedAt !== null) return;
    throw new Refusal('fields', {
      errors: { [field]: ['Please choose one of the uploaded pictures.'] },
    });
  }

  private tellAudit(actor: Actor, action: string, object?: string): Promise<void> {
    return this.audit.write({
      actorId: actor.memberId,
      action,
      result: 'done',
      ...(object ? { object } : {}),
    });
  }
}
