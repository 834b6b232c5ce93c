import { Injectable } from '@nestjs/common';
import { messageSent } from '../../chat/chat.signals';
import { MessageRepository } from '../../chat/messages/message.repository';
import type { Fact } from '../fact';
import { hears, News } from './news';

@Injectable()
export class ChatNews extends News {
  constructor(private readonly messages: MessageRepository) {
    super();
  }

  override readonly heard = new Map([hears(messageSent, (message) => this.ofMessage(message))]);

  /** All messages of a room are one line; not sent to members who have read it by then. */
  private async ofMessage({ messageId }: { messageId: number }): Promise<Fact[]> {
    const waiting = await this.messages.waitingFor(messageId);
    if (!waiting) return [];
    const { roomId, senderId, memberIds } = waiting;
    const [link, group] = [`/chat?room=${roomId}`, `room ${roomId}`];
    return [
      {
        kind: 'message',
        recipients: memberIds,
        actorId: senderId,
        link,
        about: `message ${messageId}`,
        group,
      },
    ];
  }
}
