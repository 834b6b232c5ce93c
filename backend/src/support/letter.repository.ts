import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { DbTime } from '../platform/database/columns';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';

interface Letter {
  /** Undefined for visitors. */
  readonly memberId: number | undefined;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly receivedAt: Date;
}

export interface NewContactMessage extends Letter {
  readonly mobileNumber: string;
}

export interface NewDeletionRequest extends Letter {
  /** E.164, null when none was given. */
  readonly phone: string | null;
  readonly dueAt: Date;
}

interface LetterRow {
  readonly id: number;
  readonly memberId: number | null;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly receivedAt: DbTime;
  readonly closedAt: DbTime | null;
}

export interface ContactMessageRow extends LetterRow {
  readonly mobileNumber: string;
}

export interface DeletionRequestRow extends LetterRow {
  readonly phone: string | null;
  readonly dueAt: DbTime;
}

type Kind = 'contact_message' | 'deletion_request';

const LETTER = `id, member_id as "memberId", name, email, message, received_at as "receivedAt", closed_at as "closedAt"`;
const COLUMNS: Readonly<Record<Kind, string>> = {
  contact_message: `${LETTER}, mobile_number as "mobileNumber"`,
  deletion_request: `${LETTER}, phone, due_at as "dueAt"`,
};

/** What people write to the provider: messages, and requests to delete an account. */
@Injectable()
export class LetterRepository {
  constructor(private readonly em: EntityManager) {}

  addMessage({
    memberId,
    name,
    email,
    mobileNumber,
    message,
    receivedAt,
  }: NewContactMessage): Promise<number> {
    return this.add(
      'insert into contact_message (member_id, name, email, mobile_number, message, received_at) values (?, ?, ?, ?, ?, ?)',
      [...[memberId ?? null, name, email, mobileNumber, message, receivedAt]],
    );
  }

  addRequest({
    memberId,
    name,
    email,
    phone,
    message,
    receivedAt,
    dueAt,
  }: NewDeletionRequest): Promise<number> {
    return this.add(
      'insert into deletion_request (member_id, name, email, phone, message, received_at, due_at) values (?, ?, ?, ?, ?, ?, ?)',
      [memberId ?? null, name, email, phone, message, receivedAt, dueAt],
    );
  }

  findMessage(id: number): Promise<ContactMessageRow | undefined> {
    return this.find<ContactMessageRow>('contact_message', id);
  }

  findRequest(id: number): Promise<DeletionRequestRow | undefined> {
    return this.find<DeletionRequestRow>('deletion_request', id);
  }

  messages(window: Window): Promise<Page<ContactMessageRow>> {
    return this.page<ContactMessageRow>('contact_message', window);
  }

  requests(window: Window): Promise<Page<DeletionRequestRow>> {
    return this.page<DeletionRequestRow>('deletion_request', window);
  }

  /** @returns whether there is such a letter; closing it twice keeps the first time */
  async close(kind: Kind, id: number, at: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update ${kind} set closed_at = coalesce(closed_at, ?) where id = ? returning id`,
      [at, id],
    );
    return rows.length > 0;
  }

  async ofMember(memberId: number): Promise<{ messages: object[]; deletionRequests: object[] }> {
    const what = `name, email, message, received_at as "sentAt"`;
    return {
      messages: await this.em.execute(
        `select ${what}, mobile_number as mobile from contact_message where member_id = ? order by id`,
        [memberId],
      ),
      deletionRequests: await this.em.execute(
        `select ${what}, phone from deletion_request where member_id = ? order by id`,
        [memberId],
      ),
    };
  }

  async removeOf(memberId: number): Promise<void> {
    await this.em.execute('delete from contact_message where member_id = ?', [memberId]);
    await this.em.execute('delete from deletion_request where member_id = ?', [memberId]);
  }

  async removeBefore(moment: Date): Promise<void> {
    await this.em.execute('delete from contact_message where received_at < ?', [moment]);
    await this.em.execute('delete from deletion_request where received_at < ?', [moment]);
  }

  private async add(statement: string, values: unknown[]): Promise<number> {
    const [row] = await this.em.execute<{ id: number }[]>(`${statement} returning id`, values);
    if (!row) throw new Error('The letter was not stored.');
    return row.id;
  }

  private async find<Row>(kind: Kind, id: number): Promise<Row | undefined> {
    const [row] = await this.em.execute<Row[]>(
      `select ${COLUMNS[kind]} from ${kind} where id = ?`,
      [id],
    );
    return row;
  }

  private async page<Row extends { id: number }>(
    kind: Kind,
    { before, limit }: Window,
  ): Promise<Page<Row>> {
    const rows = await this.em.execute<Row[]>(
      `select ${COLUMNS[kind]} from ${kind} where id < ? order by id desc limit ?`,
      [before, limit + 1],
    );
    return Page.of(rows, limit);
  }
}
