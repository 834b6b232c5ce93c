import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { MemberBlock } from '../blocks/member-block.entity';
import { Connection } from '../connection.entity';
import { MemberMute } from '../mutes/member-mute.entity';
import { SuggestionPreference } from '../suggestions/suggestion-preference.entity';
import { BLOCKED_BY, CONNECTIONS_OF } from './connections-member-data.sql';

/** With whom members are connected, whom they have blocked, and what they have muted. */
@Injectable()
export class ConnectionsMemberData extends MemberData {
  override readonly name = 'connections';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    return {
      connections: await CONNECTIONS_OF.rows(this.em, { memberId }),
      blocked: await BLOCKED_BY.rows(this.em, { memberId }),
      muted: await this.em.find(MemberMute, { memberId }, { disableIdentityMap: true }),
      suggestions: await this.em.findOne(SuggestionPreference, { accountId: memberId }),
    };
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.nativeDelete(Connection, {
      $or: [{ senderId: memberId }, { receiverId: memberId }],
    });
    await this.em.nativeDelete(SuggestionPreference, { accountId: memberId });
    await this.em.nativeDelete(MemberMute, {
      $or: [{ memberId }, { kind: 'member', subjectId: memberId }],
    });
    await this.em.nativeDelete(MemberBlock, {
      $or: [{ blockerId: memberId }, { blockedId: memberId }],
    });
  }
}
