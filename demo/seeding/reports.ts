import { COMMENT } from '../../backend/src/engagement/moderation/reported-comments';
import { MEMBER } from '../../backend/src/engagement/moderation/reported-members';
import { HIDE_SUBJECT } from '../../backend/src/engagement/subject.sql';
import { EXPLORE_POST } from '../../backend/src/explore/explore-post.sql';
import { END_THESE } from '../../backend/src/media/ended-media.sql';
import {
  appealed,
  moderator,
  reportedComment,
  reportedMember,
  reportedOpening,
} from '../administration';
import { insertAll, takeIds } from './bulk';
import type { DemoStage } from './demo-stage';
import type { MemberIds } from './member-ids';

const HOUR_MS = 3_600_000;
const OPENING = 'opportunity';

interface Subject {
  readonly subject_kind: string;
  readonly subject_id: number | undefined;
}

/** Oldest first, the order of ids. */
export async function writeReports(stage: DemoStage, ids: MemberIds): Promise<void> {
  const { em } = stage;
  const idOf = async (sql: string, value: string) =>
    (await em.execute<{ id: number }[]>(sql, [value]))[0]?.id;
  await writeAppeal(stage, ids);
  const open = [
    {
      ...about(
        OPENING,
        await idOf('select id from opportunity where title = ?', reportedOpening.title),
      ),
      ...reportedBy(reportedOpening, ids),
      created_at: ago(stage, 22),
    },
    {
      ...about(MEMBER, ids.of(reportedMember.who)),
      ...reportedBy(reportedMember, ids),
      created_at: ago(stage, 9),
    },
    {
      ...about(COMMENT, await idOf('select id from comment where text = ?', reportedComment.text)),
      ...reportedBy(reportedComment, ids),
      created_at: ago(stage, 4),
    },
  ].filter(({ subject_id }) => subject_id !== undefined);
  const reportIds = await takeIds(em, 'report', open.length);
  await insertAll(
    em,
    'report',
    open.map((row, index) => ({ id: reportIds[index], ...row, note: '' })),
  );
}

/** The video is removed as by the moderator, with its files. */
async function writeAppeal(stage: DemoStage, ids: MemberIds): Promise<void> {
  const { em } = stage;
  const [video] = await em.execute<{ id: number; author_id: number; asset_id: number }[]>(
    'select id, author_id, asset_id from explore_post where title = ? order by id limit 1',
    [appealed.title],
  );
  if (!video) return;
  const at = ago(stage, 50);
  await HIDE_SUBJECT.explore_post.rows(em, { subjectId: video.id, at, until: null });
  await END_THESE.rows(em, { ids: [video.asset_id], state: 'hidden', until: null, now: at });
  const subject = about(EXPLORE_POST, video.id);
  const decided = { decided_by: ids.of(moderator), decided_at: at };
  const ruling = { action: 'remove', note: appealed.note };
  const [reportId] = await takeIds(em, 'report', 1);
  await insertAll(em, 'report', [
    {
      id: reportId,
      ...subject,
      ...reportedBy(appealed, ids),
      created_at: ago(stage, 54),
      decision: 'upheld',
      ...ruling,
      ...decided,
    },
  ]);
  const [decisionId] = await takeIds(em, 'moderation_decision', 1);
  await insertAll(em, 'moderation_decision', [
    {
      id: decisionId,
      ...subject,
      author_id: video.author_id,
      ...ruling,
      reason: appealed.decision,
      ...decided,
    },
  ]);
  const [appealId] = await takeIds(em, 'appeal', 1);
  await insertAll(em, 'appeal', [
    {
      id: appealId,
      decision_id: decisionId,
      text: appealed.appeal,
      reason: '',
      created_at: ago(stage, 12),
    },
  ]);
}

const ago = ({ now }: DemoStage, hours: number) => new Date(now.getTime() - hours * HOUR_MS);

const about = (subject_kind: string, subject_id: number | undefined): Subject => ({
  subject_kind,
  subject_id,
});

const reportedBy = (
  { by, category, reason }: { by: string; category: string; reason: string },
  ids: MemberIds,
) => ({ reporter_id: ids.of(by), category, reason });
