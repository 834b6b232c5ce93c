import type { RowOf } from '../../platform/database/statement';
import type { SharedCase } from '../shared-cases';
import type { ChatMessage } from './chat-message.entity';
import type { MESSAGE } from './message.sql';

export type MessageKind = ChatMessage['kind'];

export type MessageRow = RowOf<typeof MESSAGE>;

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
