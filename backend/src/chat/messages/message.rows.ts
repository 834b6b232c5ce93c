import type { AssetState, Renditions } from '../../media/asset';
import type { DbTime } from '../../platform/database/columns';
import type { AuthorRow } from '../../profiles/author';
import type { RoomKind } from '../rooms/room.rows';
import type { SharedCase } from '../shared-cases';
import type { Reaction } from './reactions.rules';

export type MessageKind = 'text' | 'file' | 'image' | 'case';

/** The file of a message; null if there is none, or it was deleted. */
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

/** The message being replied to, in its current state: deleted or hidden ones have no text. */
export interface QuotedMessage {
  readonly id: number;
  readonly sender: string;
  readonly isSenderGone: boolean;
  readonly kind: MessageKind;
  /** The beginning of the text; for a file without a caption, its name. */
  readonly text: string;
  readonly isGone: boolean;
}

export interface ReactionCount {
  readonly reaction: Reaction;
  readonly count: number;
  /** Whether the viewer is among them. */
  readonly mine: boolean;
}

export interface MessageRow extends AuthorRow {
  readonly id: number;
  readonly roomId: number;
  readonly roomKind: RoomKind;
  /** Its number in the room, from 1. */
  readonly number: number;
  readonly kind: MessageKind;
  /** Empty once deleted. For a file, the caption. */
  readonly text: string;
  readonly clientId: string;
  readonly createdAt: DbTime;
  readonly isGone: boolean;
  /** Whether the sender has left the network. */
  readonly isSenderGone: boolean;
  readonly file: MessageFile | null;
  readonly quoted: QuotedMessage | null;
  readonly editedAt: DbTime | null;
  readonly reactions: readonly ReactionCount[];
  /** The shared case. */
  readonly sharedPostId: number | null;
}

/** With the shared case, if the viewer may see it. */
export type ShownMessage = MessageRow & { readonly shared: SharedCase | null };

/** Which messages of a room are requested. */
export interface MessageWindow {
  /** Only smaller ids: the latest of the earlier messages. */
  readonly before: number;
  /** Only larger ids: the first of the messages since then. */
  readonly after: number | undefined;
  readonly limit: number;
}
