import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Counts,
  type EngagementSubjects,
  type Hiding,
  type SubjectDescription,
  SubjectRegistry,
} from '../../engagement/subjects';
import { arrayOf } from '../../platform/database/columns';

export const CHAT_MESSAGE = 'chat-message';

/** Messages as things that can be reported: they are neither liked nor discussed, but hidden until review. */
@Injectable()
export class ReportedMessages implements EngagementSubjects, OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly subjects: SubjectRegistry,
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

  pathOf(id: number): string {
    return `/admin/reports?message=${id}`;
  }
}
