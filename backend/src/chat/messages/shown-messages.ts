import { Injectable } from '@nestjs/common';
import type { Actor } from '../../wire/access';
import { SharedCases } from '../shared-cases';
import { MessageRepository } from './message.repository';
import type { MessageRow, ShownMessage } from './message.rows';

type Viewer = Pick<Actor, 'memberId' | 'isAdmin'>;

/** Loads messages with the shared cases their viewer may see. */
@Injectable()
export class ShownMessages {
  constructor(
    private readonly messages: MessageRepository,
    private readonly cases: SharedCases,
  ) {}

  async of(viewer: Viewer, rows: readonly MessageRow[]): Promise<ShownMessage[]> {
    const ids = rows.flatMap(({ sharedPostId }) => sharedPostId ?? []);
    const cases = await this.cases.of(viewer, [...new Set(ids)]);
    return rows.map((row) => ({ ...row, shared: cases.get(row.sharedPostId ?? 0) ?? null }));
  }

  async one(viewer: Viewer, row: MessageRow): Promise<ShownMessage> {
    const [message] = await this.of(viewer, [row]);
    if (!message) throw new Error('One message is shown as one.');
    return message;
  }

  async read(viewer: Viewer, id: number): Promise<ShownMessage> {
    return this.one(viewer, await this.messages.read(id, viewer.memberId));
  }
}
