import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Point, type Shape, whyNotInFile } from '../../media/marks.rules';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import { NOT_IN_THIS_CHAT } from '../pins.wire';
import {
  ADD_PINS,
  LOCK_PINNED_MESSAGE,
  MARKED_FILES,
  MOVE_PINS,
  type PinToAdd,
} from './message-pins.sql';

/** A place in a picture or at a second of a film. */
export interface ChatPlace {
  /** The message that has the file; null for the one that points. */
  readonly fileOf: number | null;
  readonly shape: Shape;
  readonly points: readonly Point[];
  readonly page: number | null;
  readonly second: number | null;
}

/** Stores where messages point at. Call these in a transaction. */
@Injectable()
export class MessagePlaces {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal for the first place that is in no file of the message, or that it quotes */
  async add(messageId: number, places: readonly ChatPlace[]): Promise<void> {
    await this.store(messageId, await this.judged(messageId, places));
  }

  /**
   * The marks of a message move to these places, in order; further places get marks of their own,
   * and marks for which no place is left go.
   * @throws Refusal as `add`, and if the message is deleted
   */
  async move(messageId: number, places: readonly ChatPlace[]): Promise<void> {
    // Otherwise of two requests at once each would add its places.
    const [message] = await LOCK_PINNED_MESSAGE.rows(this.em, { messageId });
    if (!message) throw new Refusal('not-found');
    const pins = await this.judged(messageId, places);
    const moved = await MOVE_PINS.rows(this.em, { messageId, pins: inOrder(pins) });
    if (moved.length < pins.length) await this.store(messageId, pins.slice(moved.length));
  }

  private async store(messageId: number, pins: readonly JudgedPin[]): Promise<void> {
    const at = this.clock.now();
    await ADD_PINS.rows(this.em, { messageId, many: pins.length, pins: inOrder(pins), at });
  }

  private async judged(messageId: number, places: readonly ChatPlace[]): Promise<JudgedPin[]> {
    const ids = places.map(({ fileOf }) => fileOf ?? messageId);
    const files = await MARKED_FILES.rows(this.em, { messageId, ids, now: this.clock.now() });
    return places.map(({ fileOf, ...place }) => {
      const file_of = fileOf ?? messageId;
      const file = files.find(({ id }) => id === file_of);
      const problem = file ? whyNotInFile(file, place) : NOT_IN_THIS_CHAT;
      if (problem) throw new Refusal('fields', { errors: { pins: [problem] } });
      return { file_of, ...place };
    });
  }
}

type JudgedPin = Omit<PinToAdd, 'place'>;

const inOrder = (pins: readonly JudgedPin[]) =>
  JSON.stringify(pins.map((pin, index): PinToAdd => ({ ...pin, place: index + 1 })));
