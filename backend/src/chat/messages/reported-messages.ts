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
import { arrayOf } from '../../platform/database/columns';
import { FILES_OF } from './message-changes.sql';

export const CHAT_MESSAGE = 'chat-message';

/** Messages as things that can be reported: they are neither liked nor discussed, but hidden until review. */
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
    await this.em.execute(
      'update chat_message set hidden_at = ?, hidden_until = ? where id = ? and (hidden_at is null or hidden_until is not null)',
      [at, until, id],
    );
  }

  async unhide(id: number): Promise<void> {
    await this.em.execute(
      'update chat_message set hidden_at = null, hidden_until = null where id = ?',
      [id],
    );
  }

  describe(ids: readonly number[]): Promise<SubjectDescription[]> {
    return this.em.execute<SubjectDescription[]>(
      `select id, sender_id as "authorId", 'A chat message' as title, text, hidden_at is not null as "isHidden"
       from chat_message where deleted_at is null and id = any(?::bigint[])`,
      [arrayOf(ids)],
    );
  }

  filesOf(ids: readonly number[]): Promise<Map<number, Asset[]>> {
    return assetsBySubject(this.media, () => FILES_OF.rows(this.em, { ids }));
  }

  pathOf(): string {
    return '/chat';
  }
}
