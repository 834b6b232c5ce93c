import type { MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { authorOf } from '../profiles/author';
import { AuthorView, authorFields } from '../profiles/author.wire';
import { IsId } from '../wire/ids';
import { OneOf } from '../wire/rules';
import { Wire } from '../wire/wire';
import type { BlockedRow } from './blocks/blocks.sql';
import type { ConnectionRow } from './connection-records.sql';
import { CONNECTION_STATES, type ConnectionState } from './connection-state.rules';
import type { ConnectionStatus } from './connections.service';

const WHO = 'Please name a member.';
const WHICH = 'The request is required.';
/** The only status a request can be set to: accepted. */
const ACCEPTED = 1;

export class OtherMemberBody {
  @Wire('user_two_id')
  @IsId(WHO)
  readonly memberId!: number;
}

export class RecordBody {
  @Wire('follow_id')
  @IsId(WHICH)
  readonly connectionId!: number;
}

export class AcceptBody extends RecordBody {
  @Wire()
  @OneOf([ACCEPTED], 'A request can be accepted only.')
  readonly status!: number;
}

export class BlockBody {
  @Wire()
  @IsId(WHO)
  readonly memberId!: number;
}

/** The caller's current connection to a member. */
export class ConnectionStatusView {
  /** The id of the connection record; null if there is none. */
  @Wire('follow_id', { as: 'number', nullable: true }) connectionId!: number | null;
  /** 0: pending, 1: connected; null if there is no record. */
  @Wire({ as: 'number', nullable: true }) status!: number | null;
  /** none, sent, received, connected, blocked (by the caller) or barred (by the other member). */
  @Wire('standing', { words: CONNECTION_STATES }) state!: ConnectionState;
}

export class AskedView extends ConnectionStatusView {
  @Wire({ as: 'number', nullable: true }) id!: number | null;
}

export class TowardsView extends ConnectionStatusView {
  @Wire('id') memberId!: number;
  /** The member's number of connections; 501 means more than 500. */
  @Wire() connections!: number;
  /** The number of mutual connections. */
  @Wire() mutual!: number;
}

export class WaitingView {
  /** Requests waiting for the caller's answer; 100 means more than 99. */
  @Wire() waiting!: number;
}

export class BlockedView extends AuthorView {
  /** The blocked member's id, which identifies the block. */
  @Wire() id!: number;
  @Wire('created_at') blockedAt!: Date;
}

export class BlockAddedView {
  @Wire() id!: number;
}

/**
 * A connection with the field names of both the community and Beyond Surgery; the author fields are
 * those of the other member.
 */
export class ConnectionView extends AuthorView {
  @Wire() id!: number;
  @Wire('follow_id') followId!: number;
  @Wire('community_follow_id') communityFollowId!: number;
  @Wire('beyond_surgery_follow_id') beyondFollowId!: number;
  @Wire('user_one') senderId!: number;
  @Wire('user_two') receiverId!: number;
  @Wire('sent_by') sentBy!: number;
  @Wire() status!: number;
  @Wire('sp_type') senderSpeciality!: string;
  @Wire('sp_type_two') receiverSpeciality!: string;
  @Wire('specialty') otherSpeciality!: string;
  /** Always empty: email addresses are private. */
  @Wire() email!: string;
  @Wire('created_time_date') askedAt!: Date;
  @Wire('beyond_surgery_follow_created_time_date') beyondAskedAt!: Date;
  @Wire('accepted_at', { as: 'time', nullable: true }) acceptedAt!: Date | null;
}

const STATUS: Readonly<Record<string, number>> = { sent: 0, received: 0, connected: ACCEPTED };

export function connectionStatusView({
  state,
  connectionId = null,
}: {
  state: string;
  connectionId?: number | null | undefined;
}): ConnectionStatusView {
  return Object.assign(new ConnectionStatusView(), {
    state,
    connectionId,
    status: STATUS[state] ?? null,
  });
}

export function askedView(status: ConnectionStatus): AskedView {
  return Object.assign(new AskedView(), connectionStatusView(status), {
    id: status.connectionId ?? null,
  });
}

export function connectionView(row: ConnectionRow, addresses: MediaAddresses): ConnectionView {
  const {
    id,
    senderId,
    receiverId,
    author_id: otherId,
    author_speciality: otherSpeciality,
    ownSpeciality,
  } = row;
  const askedAt = timeOf(row.askedAt);
  return Object.assign(new ConnectionView(), authorFields(authorOf(row, addresses)), {
    id,
    followId: id,
    communityFollowId: id,
    beyondFollowId: id,
    senderId,
    receiverId,
    sentBy: senderId,
    otherSpeciality,
    status: row.acceptedAt === null ? 0 : ACCEPTED,
    senderSpeciality: senderId === otherId ? otherSpeciality : ownSpeciality,
    receiverSpeciality: receiverId === otherId ? otherSpeciality : ownSpeciality,
    email: '',
    askedAt,
    beyondAskedAt: askedAt,
    acceptedAt: timeOf(row.acceptedAt),
  });
}

export function blockedView(row: BlockedRow, addresses: MediaAddresses): BlockedView {
  return Object.assign(new BlockedView(), authorFields(authorOf(row, addresses)), {
    id: row.id,
    blockedAt: timeOf(row.blockedAt),
  });
}
