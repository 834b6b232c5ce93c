import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import type { Proof } from '../deletion-request.entity';
import {
  CLOSE_REQUEST,
  type DeletionRequestRow,
  FORGET_WRITER,
  KEEP_TOKEN,
  LOCK_REQUEST,
  MARK_ASKED,
  NOTE_ERASED,
  PROVE,
  REQUEST_OF_ID,
  REQUESTS,
  REQUESTS_OPEN_SINCE,
} from './deletion-request.sql';

@Injectable()
export class DeletionRequestRepository {
  constructor(private readonly em: EntityManager) {}

  /** `openSince`: only unanswered ones received by then. */
  async list({ before, limit }: Window, openSince?: Date): Promise<Page<DeletionRequestRow>> {
    const page = { before, most: limit + 1 };
    const rows = openSince
      ? await REQUESTS_OPEN_SINCE.rows(this.em, { ...page, since: openSince })
      : await REQUESTS.rows(this.em, page);
    return Page.of(rows, limit);
  }

  find(id: number): Promise<DeletionRequestRow | undefined> {
    return REQUEST_OF_ID.first(this.em, { id });
  }

  /** Locked to the end of the transaction. */
  async claim(id: number): Promise<DeletionRequestRow | undefined> {
    await LOCK_REQUEST.rows(this.em, { id });
    return this.find(id);
  }

  async markAsked(id: number, now: Date): Promise<void> {
    await MARK_ASKED.rows(this.em, { id, now });
  }

  async keepToken(id: number, tokenHash: Buffer): Promise<void> {
    await KEEP_TOKEN.rows(this.em, { id, tokenHash });
  }

  /** @returns whether an open request was asked about with this link after `since` */
  async prove(tokenHash: Buffer, now: Date, since: Date): Promise<boolean> {
    return (await PROVE.rows(this.em, { tokenHash, now, since })).length > 0;
  }

  async close(id: number, reason: string, now: Date): Promise<void> {
    await CLOSE_REQUEST.rows(this.em, { id, reason, now });
  }

  async markErased(
    { id, email }: DeletionRequestRow,
    { proof, note }: { readonly proof: Proof; readonly note: string | null },
    now: Date,
  ): Promise<void> {
    await NOTE_ERASED.rows(this.em, { id, proof, note });
    await FORGET_WRITER.rows(this.em, { email, now });
  }
}
