import { Account } from '../../auth/account.entity';
import { boolean, columns, statement, text, time } from '../../platform/database/statement';
import { MemberBlock } from '../blocks/member-block.entity';
import { Connection } from '../connection.entity';

const OF_MEMBER = { memberId: columns(Account, 'id').id };
const NAME = `trim(o.first_name || ' ' || o.last_name) as name`;

export const CONNECTIONS_OF = statement({
  takes: OF_MEMBER,
  gives: { name: text, askedByMe: boolean, ...columns(Connection, 'askedAt', 'acceptedAt') },
  sql: `select ${NAME}, c.sender_id = :memberId as "askedByMe", c.asked_at as "askedAt", c.accepted_at as "acceptedAt"
    from connection c join account o on o.id = case when c.sender_id = :memberId then c.receiver_id else c.sender_id end
    where (c.sender_id = :memberId or c.receiver_id = :memberId) and o.deleted_at is null order by c.id`,
});

export const BLOCKED_BY = statement({
  takes: { memberId: columns(MemberBlock, 'blockerId').blockerId },
  gives: { name: text, blockedAt: time },
  sql: `select ${NAME}, b.created_at as "blockedAt" from member_block b join account o on o.id = b.blocked_id
    where b.blocker_id = :memberId and o.deleted_at is null order by b.id`,
});
