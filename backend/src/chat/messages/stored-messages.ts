import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Asset } from '../../media/asset';
import { MediaService } from '../../media/media.service';
import { MediaGate } from '../../media/media-gate';
import type { Actor } from '../../wire/access';
import type { Seat } from '../rooms/room.rows';
import { MessageRepository, type NewMessage } from './message.repository';
import type { MessageRow, ShownMessage } from './message.rows';
import { type ChatPlace, MessagePlaces } from './message-places';
import { ShownMessages } from './shown-messages';

/** The room of a new message, and the message it replies to. */
export interface Addressed {
  readonly roomId: number;
  /** The same for every retry of a message. */
  readonly clientId: string | undefined;
  readonly replyToId?: number | undefined;
  /** What it points at. */
  readonly places: readonly ChatPlace[];
}

export type Said = Pick<
  NewMessage,
  'kind' | 'text' | 'digest' | 'sharedPostId' | 'keptFindings'
> & {
  readonly asset: Asset | null;
  /** The file came without its sender's decisions. */
  readonly isUndecided?: boolean;
};

/** Checked in seconds; a film takes longer than a request can wait. */
const SETTLED: readonly Asset['kind'][] = ['image', 'pdf'];

/** Stores messages with their files and the places that they point at. */
@Injectable()
export class StoredMessages {
  constructor(
    private readonly em: EntityManager,
    private readonly messages: MessageRepository,
    private readonly places: MessagePlaces,
    private readonly media: MediaService,
    private readonly gate: MediaGate,
    private readonly shown: ShownMessages,
  ) {}

  /**
   * @returns undefined if it was stored before
   * @throws Refusal for a place that is in no file of the message, or that it quotes
   */
  add(
    { memberId }: Actor,
    room: Seat,
    { asset, isUndecided = false, clientId, replyToId, places, ...said }: Said & Addressed,
  ): Promise<MessageRow | undefined> {
    const message = {
      ...said,
      senderId: memberId,
      clientId: clientId ?? randomUUID(),
      assetId: asset?.id ?? null,
      replyToId: replyToId ?? null,
    };
    if (!asset && places.length === 0) return this.messages.add(room, message);
    return this.em.transactional(async () => {
      const row = await this.messages.add(room, message);
      if (!row) return undefined;
      if (places.length > 0) await this.places.add(row.id, places);
      if (asset) await this.media.hold(memberId, [asset]);
      // A conversation keeps its sound, as it keeps its words.
      if (asset && isUndecided) await this.gate.holdBack({ asset, isSoundDecided: true });
      return places.length > 0 ? this.messages.read(row.id, memberId) : row;
    });
  }

  /** The message as it is once its picture was checked, if that does not take long. */
  async settled(
    actor: Actor,
    row: MessageRow,
    { asset, isUndecided }: Said,
  ): Promise<ShownMessage> {
    if (!isUndecided || !asset || !SETTLED.includes(asset.kind)) return this.shown.one(actor, row);
    await this.gate.settle([asset.id]);
    return this.shown.read(actor, row.id);
  }
}
