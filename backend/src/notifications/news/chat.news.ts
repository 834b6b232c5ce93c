import { Injectable } from '@nestjs/common';
import { messageSent } from '../../chat/chat.signals';
import { MessageRepository } from '../../chat/messages/message.repository';
import { ReleasedFiles } from '../../chat/messages/released-files';
import { mediaReleased } from '../../media/media.signals';
import type { Fact } from '../fact';
import { hears, News } from './news';

@Injectable()
export class ChatNews extends News {
  constructor(
    private readonly messages: MessageRepository,
    private readonly released: ReleasedFiles,
  ) {
    super();
  }

  override readonly heard = new Map([
    hears(messageSent, (message) => this.ofMessage(message)),
    hears(mediaReleased, (file) => this.ofReleased(file)),
  ]);

  /** Open pages show it; whoever is away was told of the message before. */
  private async ofReleased({ assetId }: { assetId: number }): Promise<Fact[]> {
    await this.released.announce(assetId);
    return [];
  }

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
