import { READER, VISIBLE } from '../clinical-cases/clinical-post.sql';
import { MemberMute } from '../connections/mutes/member-mute.entity';
import { columns, number, statement, text } from '../platform/database/statement';
import { unblocked } from '../profiles/unblocked';

const { id, kind, subjectId, until } = columns(MemberMute, 'id', 'kind', 'subjectId', 'until');

const FULL_NAME = `trim(o.first_name || ' ' || o.last_name)`;
const PARTNER =
  'case when r.low_member_id = m.member_id then r.high_member_id else r.low_member_id end';

/** What it is called, as far as the member may see it; otherwise empty. */
const NAME = `case mute.kind
    when 'member' then (select ${FULL_NAME} from account o where o.id = mute.subject_id and o.deleted_at is null
      and ${unblocked('o.id', ':memberId')})
    when 'case' then (select coalesce(p.diagnosis, p.title) from clinical_post p join account a on a.id = p.author_id
      where p.id = mute.subject_id and ${VISIBLE})
    else (select case when r.kind <> 'solo' then r.name else (select ${FULL_NAME} from account o where o.id = ${PARTNER}) end
      from chat_member m join chat_room r on r.id = m.room_id
      where m.member_id = :memberId and m.room_id = mute.subject_id and m.left_at is null) end`;

/** What a member has muted, latest first; optionally of one kind and id (else '' and 0). */
export const MUTES = statement({
  takes: { ...READER, kind: text, subjectId: number, before: id, most: number },
  gives: { id, kind, subjectId, until, name: text },
  sql: `select mute.id, mute.kind, mute.subject_id as "subjectId", mute.until, coalesce(${NAME}, '') as name
    from member_mute mute where mute.member_id = :memberId and (mute.until is null or mute.until > :now)
      and (cast(:kind as text) = '' or mute.kind = :kind) and (cast(:subjectId as bigint) = 0 or mute.subject_id = :subjectId)
      and mute.id < :before order by mute.id desc limit :most`,
});
