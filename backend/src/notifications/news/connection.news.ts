import { Injectable } from '@nestjs/common';
import { ConnectionRepository } from '../../connections/connection.repository';
import {
  type ConnectionFact,
  connectionAccepted,
  connectionRequested,
} from '../../connections/connections.signals';
import type { Fact } from '../fact';
import { hears, News } from './news';

/** The page where requests are answered. */
const REQUESTS = '/communityFollowing';

@Injectable()
export class ConnectionNews extends News {
  constructor(private readonly connections: ConnectionRepository) {
    super();
  }

  override readonly heard = new Map([
    hears(connectionRequested, (fact) => this.ofRequest(fact)),
    hears(connectionAccepted, (fact) => this.ofAcceptance(fact)),
  ]);

  /** Repeated requests by the same member stay one line. */
  private async ofRequest({ connectionId, senderId, receiverId }: ConnectionFact): Promise<Fact[]> {
    const record = await this.connections.findOf(receiverId, connectionId);
    if (!record || record.acceptedAt) return [];
    const [about, group] = [`connection ${connectionId}`, `member ${senderId}`];
    return [
      {
        kind: 'connection-requested',
        recipients: [receiverId],
        actorId: senderId,
        link: REQUESTS,
        about,
        group,
      },
    ];
  }

  private async ofAcceptance({
    connectionId,
    senderId,
    receiverId,
  }: ConnectionFact): Promise<Fact[]> {
    const record = await this.connections.findOf(senderId, connectionId);
    if (!record?.acceptedAt) return [];
    const [about, group] = [`connection ${connectionId}`, `member ${receiverId}`];
    return [
      {
        kind: 'connection-accepted',
        recipients: [senderId],
        actorId: receiverId,
        link: `/profile/${receiverId}`,
        about,
        group,
      },
    ];
  }
}
