import { CLINICAL_POST } from '../../backend/src/clinical-cases/clinical-post.sql';
import type { NotificationKind } from '../../backend/src/notifications/notification.kinds';
import { Random } from '../random';
import { insertAll, type Row, takeIds } from './bulk';
import type { DemoStage } from './demo-stage';
import type { MemberIds } from './member-ids';
import type { PostedCase, Said } from './timeline';

const DAY_MS = 86_400_000;
/** Members have notifications of these last days; those older than a day are read. */
const TOLD_DAYS = 10;

export interface WrittenCase extends PostedCase {
  readonly id: number;
  readonly authorId: number;
  readonly discussion: readonly Said[];
  readonly likes: readonly { readonly by: string; readonly at: Date }[];
}

type Told = Row & { readonly kind: NotificationKind; readonly at: Date };

/** Comments, likes, saved cases and the resulting notifications, each in chronological order. */
export async function writeDiscussions(
  stage: DemoStage,
  written: readonly WrittenCase[],
  ids: MemberIds,
): Promise<void> {
  const told = [
    ...(await writeComments(stage, written, ids)),
    ...(await writeLikes(stage, written, ids)),
  ];
  await insertAll(stage.em, 'collection_item', collections(stage, written, ids));
  await insertAll(stage.em, 'notification', notifications(told, stage.now));
}

async function writeComments(
  { em }: DemoStage,
  written: readonly WrittenCase[],
  ids: MemberIds,
): Promise<Told[]> {
  const all = inOrder(
    written.flatMap((post) => post.discussion.map((said) => ({ post, said, at: said.at }))),
  );
  const commentIds = await takeIds(em, 'comment', all.length);
  const idOf = new Map(all.map(({ said }, index) => [said, commentIds[index] as number]));
  await insertAll(
    em,
    'comment',
    all.map(({ post, said, at }) => ({
      id: idOf.get(said),
      subject_kind: CLINICAL_POST,
      subject_id: post.id,
      parent_id: said.answers ? idOf.get(said.answers) : null,
      author_id: ids.of(said.by),
      text: said.text,
      created_at: at,
    })),
  );
  return all.flatMap(({ post, said }) =>
    toldOfComment(post, said, { id: idOf.get(said) as number, ids }),
  );
}

/** Notifies the author of the comment replied to or, for other comments, the author of the case. */
function toldOfComment(
  post: WrittenCase,
  said: Said,
  { id, ids }: { id: number; ids: MemberIds },
): Told[] {
  const fact = {
    actor_id: ids.of(said.by),
    link: `/caseDetails/${post.id}#comment-${id}`,
    about: `comment ${id}`,
    grouping: `comment ${id}`,
    at: said.at,
  };
  const answered = said.answers && ids.of(said.answers.by);
  const replied: Told[] =
    answered === undefined ? [] : [{ ...fact, kind: 'comment-replied', recipient_id: answered }];
  return answered === post.authorId
    ? replied
    : [...replied, { ...fact, kind: 'case-commented', recipient_id: post.authorId }];
}

async function writeLikes(
  { em }: DemoStage,
  written: readonly WrittenCase[],
  ids: MemberIds,
): Promise<Told[]> {
  const all = inOrder(
    written.flatMap((post) => post.likes.map(({ by, at }) => ({ post, memberId: ids.of(by), at }))),
  );
  await insertAll(
    em,
    'engagement_like',
    all.map(({ post, memberId, at }) => ({
      subject_kind: CLINICAL_POST,
      subject_id: post.id,
      member_id: memberId,
      created_at: at,
    })),
  );
  return all.map(({ post, memberId, at }) => ({
    kind: 'case-liked',
    recipient_id: post.authorId,
    actor_id: memberId,
    link: `/caseDetails/${post.id}`,
    about: `${CLINICAL_POST} ${post.id} ${memberId}`,
    grouping: `${CLINICAL_POST} ${post.id}`,
    at,
  }));
}

/** Everyone saves a few cases of others. */
function collections({ now }: DemoStage, written: readonly WrittenCase[], ids: MemberIds): Row[] {
  return ids.keys.flatMap((key) => {
    const random = new Random(`saved ${key}`);
    const others = written.filter(({ from }) => from.author !== key);
    return random.some(others, random.whole(2, 7)).map((post) => ({
      member_id: ids.of(key),
      subject_kind: CLINICAL_POST,
      subject_id: post.id,
      created_at: new Date(random.between(post.createdAt.getTime(), now.getTime())),
    }));
  });
}

function notifications(told: readonly Told[], now: Date): Row[] {
  const recent = told.filter(
    ({ at, recipient_id, actor_id }) =>
      recipient_id !== actor_id && now.getTime() - at.getTime() < TOLD_DAYS * DAY_MS,
  );
  return inOrder(recent).map(({ at, ...fact }) => ({
    ...fact,
    created_at: at,
    read_at: now.getTime() - at.getTime() > DAY_MS ? new Date(at.getTime() + DAY_MS / 2) : null,
  }));
}

function inOrder<Event extends { readonly at: Date }>(events: readonly Event[]): Event[] {
  return [...events].sort((one, other) => one.at.getTime() - other.at.getTime());
}
