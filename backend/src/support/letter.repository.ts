import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import { ContactMessage } from './contact-message.entity';
import { DeletionRequest } from './deletion-request.entity';
import {
  CLOSE_MESSAGE,
  type ContactMessageRow,
  MESSAGE_OF_ID,
  MESSAGES,
  MESSAGES_OF,
  REQUESTS_OF,
} from './letter.sql';

export type { ContactMessageRow } from './letter.sql';

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
  /** In E.164 format; null if none was given. */
  readonly phone: string | null;
  readonly dueAt: Date;
}

/** Messages to the provider, and requests to delete an account. */
@Injectable()
export class LetterRepository {
  constructor(private readonly em: EntityManager) {}

  addMessage({ memberId, ...told }: NewContactMessage): Promise<number> {
    const { name, email, mobileNumber, message, receivedAt } = told;
    return this.em.insert(ContactMessage, {
      memberId: memberId ?? null,
      name,
      email,
      mobileNumber,
      message,
      receivedAt,
    });
  }

  addRequest({ memberId, ...told }: NewDeletionRequest): Promise<number> {
    const { name, email, phone, message, receivedAt, dueAt } = told;
    return this.em.insert(DeletionRequest, {
      memberId: memberId ?? null,
      name,
      email,
      phone,
      message,
      receivedAt,
      dueAt,
    });
  }

  findMessage(id: number): Promise<ContactMessageRow | undefined> {
    return MESSAGE_OF_ID.first(this.em, { id });
  }

  async messages({ before, limit }: Window): Promise<Page<ContactMessageRow>> {
    return Page.of(await MESSAGES.rows(this.em, { before, most: limit + 1 }), limit);
  }

  /** @returns whether the message exists; closing it again keeps the first time */
  async closeMessage(id: number, now: Date): Promise<boolean> {
    return (await CLOSE_MESSAGE.rows(this.em, { id, now })).length > 0;
  }

  async ofMember(memberId: number): Promise<{ messages: object[]; deletionRequests: object[] }> {
    return {
      messages: await MESSAGES_OF.rows(this.em, { memberId }),
      deletionRequests: await REQUESTS_OF.rows(this.em, { memberId }),
    };
  }

  async removeOf(memberId: number): Promise<void> {
    await this.em.nativeDelete(ContactMessage, { memberId });
    await this.em.nativeDelete(DeletionRequest, { memberId });
  }

  async removeBefore(moment: Date): Promise<void> {
    await this.em.nativeDelete(ContactMessage, { receivedAt: { $lt: moment } });
    await this.em.nativeDelete(DeletionRequest, { receivedAt: { $lt: moment } });
  }
}
