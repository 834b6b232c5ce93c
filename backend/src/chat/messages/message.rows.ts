import type { RowOf } from '../../platform/database/statement';
import type { ChatMessage } from '../chat-message.entity';
import type { SharedCase } from '../shared-cases';
import type { MESSAGE } from './message.sql';

export type MessageKind = ChatMessage['kind'];

export type MessageRow = RowOf<typeof MESSAGE>;

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
