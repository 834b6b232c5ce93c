import type { AssetState, Renditions } from '../../media/asset';
import type { DbTime } from '../../platform/database/columns';
import type { AuthorRow } from '../../profiles/author';
import type { RoomKind } from '../rooms/room.rows';

export type MessageKind = 'text' | 'file' | 'image';

/** A file of a message; null when it is none, or the file is gone. */
export interface MessageFile {
  readonly key: string;
  readonly state: AssetState;
  readonly renditions: Renditions;
  readonly name: string | null;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

export interface MessageRow extends AuthorRow {
  readonly id: number;
  readonly roomId: number;
  readonly roomKind: RoomKind;
  /** Its place among the messages of its room, from 1. */
  readonly number: number;
  readonly kind: MessageKind;
  /** Empty once deleted. */
  readonly text: string;
  readonly clientId: string;
  readonly createdAt: DbTime;
  readonly isGone: boolean;
  /** Its sender has left the network. */
  readonly isSenderGone: boolean;
  readonly file: MessageFile | null;
}

/** Which messages of a room are asked for. */
export interface MessageWindow {
  /** Only ids below: earlier ones, the latest of them. */
  readonly before: number;
  /** Only ids above: what came since, the first of it. */
  readonly after: number | undefined;
  readonly limit: number;
}
