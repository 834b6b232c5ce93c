import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import type { RowOf } from '../../platform/database/statement';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import { MembersRepository } from '../members.repository';
import { ADD_NOTE, NOTES_ABOUT, REMOVE_NOTE } from './notes.sql';

export type Note = RowOf<typeof NOTES_ABOUT>;

/** Administrators' notes about members. Nobody can read or write notes about themselves. */
@Injectable()
export class NotesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly members: MembersRepository,
    private readonly audit: AuditLog,
  ) {}

  /** Newest first. @throws Refusal `admin.own-notes`, `not-found` */
  async about(actor: Actor, memberId: number, { before, limit }: Window): Promise<Page<Note>> {
    demandAnother(actor, memberId);
    if (!(await this.members.isThere(memberId))) throw new Refusal('not-found');
    return Page.of(await NOTES_ABOUT.rows(this.em, { memberId, before, most: limit + 1 }), limit);
  }

  /** @throws Refusal `admin.own-notes`, `not-found` */
  async add(actor: Actor, memberId: number, text: string): Promise<number> {
    demandAnother(actor, memberId);
    return this.em.transactional(async () => {
      const createdAt = this.clock.now();
      const note = { memberId, authorId: actor.memberId, text, createdAt };
      const added = await ADD_NOTE.first(this.em, note);
      if (!added) throw new Refusal('not-found');
      await this.tell(actor, memberId, 'member-note-added');
      return added.id;
    });
  }

  /** Only the author can. @throws Refusal `not-found` */
  async remove(actor: Actor, memberId: number, id: number): Promise<void> {
    await this.em.transactional(async () => {
      const note = { id, memberId, authorId: actor.memberId };
      if (!(await REMOVE_NOTE.first(this.em, note))) throw new Refusal('not-found');
      await this.tell(actor, memberId, 'member-note-removed');
    });
  }

  private tell(actor: Actor, memberId: number, action: string): Promise<void> {
    const object = `member ${memberId}`;
    return this.audit.write({ actorId: actor.memberId, action, object, result: 'done' });
  }
}

function demandAnother(actor: Actor, memberId: number): void {
  if (actor.memberId === memberId) throw new Refusal('admin.own-notes');
}
