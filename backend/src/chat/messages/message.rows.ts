import type { AssetState, Renditions } from '../../media/asset';
import type { DbTime } from '../../platform/database/columns';
import type { AuthorRow } from '../../profiles/author';
import type { RoomKind } from '../rooms/room.rows';
import type { SharedCase } from '../shared-cases';
import type { Reaction } from './reactions.rules';

export type MessageKind = 'text' | 'file' | 'image' | 'case';

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

/** The message that another one answers, as it is now: what was deleted or hidden meanwhile has no words. */
export interface QuotedMessage {
  readonly id: number;
  readonly sender: string;
  readonly isSenderGone: boolean;
  readonly kind: MessageKind;
  /** Its first words; of a file without any, its name. */
  readonly text: string;
  readonly isGone: boolean;
}

export interface ReactionCount {
  readonly reaction: Reaction;
  readonly count: number;
  /** One of them is the viewer's. */
  readonly mine: boolean;
}

export interface MessageRow extends AuthorRow {
  readonly id: number;
  readonly roomId: number;
  readonly roomKind: RoomKind;
  /** Its place among the messages of its room, from 1. */
  readonly number: number;
  readonly kind: MessageKind;
  /** Empty once deleted. Of a file, its caption. */
  readonly text: string;
  readonly clientId: string;
  readonly createdAt: DbTime;
  readonly isGone: boolean;
  /** Its sender has left the network. */
  readonly isSenderGone: boolean;
  readonly file: MessageFile | null;
  readonly quoted: QuotedMessage | null;
  readonly editedAt: DbTime | null;
  readonly reactions: readonly ReactionCount[];
  /** The case that it shares. */
  readonly sharedPostId: number | null;
}

/** With what the viewer may see of the case that it shares. */
export type ShownMessage = MessageRow & { readonly shared: SharedCase | null };

/** Which messages of a room are asked for. */
export interface MessageWindow {
  /** Only ids below: earlier ones, the latest of them. */
  readonly before: number;
  /** Only ids above: what came since, the first of it. */
  readonly after: number | undefined;
  readonly limit: number;
}
