import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { assetsBySubject } from '../../engagement/stored-subjects';
import {
  type Counts,
  type EngagementSubjects,
  type Hiding,
  type SubjectDescription,
  SubjectRegistry,
} from '../../engagement/subjects';
import type { Asset } from '../../media/asset';
import { MediaService } from '../../media/media.service';
import { ChatMessage } from '../chat-message.entity';
import { FILES_OF } from './message-changes.sql';
import { REPORTED_MESSAGES } from './reported-messages.sql';

export const CHAT_MESSAGE = 'chat-message';

/** Makes messages reportable: they have no likes or comments, but can be hidden until review. */
@Injectable()
export class ReportedMessages implements EngagementSubjects, OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly subjects: SubjectRegistry,
    private readonly media: MediaService,
  ) {}

  onModuleInit(): void {
    this.subjects.register(CHAT_MESSAGE, this);
  }

  async count(): Promise<Counts | undefined> {
    return undefined;
  }

  async hide(id: number, { at, until }: Hiding): Promise<void> {
    const shown = { id, $or: [{ hiddenAt: null }, { hiddenUntil: { $ne: null } }] };
    await this.em.nativeUpdate(ChatMessage, shown, { hiddenAt: at, hiddenUntil: until });
  }

  async unhide(id: number): Promise<void> {
    await this.em.nativeUpdate(ChatMessage, { id }, { hiddenAt: null, hiddenUntil: null });
  }

  describe(ids: readonly number[]): Promise<SubjectDescription[]> {
    return REPORTED_MESSAGES.rows(this.em, { ids });
  }

  filesOf(ids: readonly number[]): Promise<Map<number, Asset[]>> {
    return assetsBySubject(this.media, () => FILES_OF.rows(this.em, { ids }));
  }

  pathOf(): string {
    return '/chat';
  }
}
