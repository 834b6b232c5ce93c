import type { FormValues } from '../lib/form-state';
import type { Publication } from '../shell/publishing/publication';
import { publicationOf } from '../shell/publishing/publication.server';
import type { PassedOn, RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { Reply } from '../wire/reply';
import { api } from '../wire/untyped.server';
import { type LearningItem, type LearningRow, toItem } from './api.server';

/** Learning content as its administrators see it. */
export interface OwnLearning extends LearningItem {
  kind: 'image' | 'video';
  /** A film is made playable after it was uploaded; what cannot be played is never published. */
  fileState: 'pending' | 'ready' | 'rejected';
  publication: Publication;
}

type OwnRow = LearningRow & {
  kind: OwnLearning['kind'];
  published_at: string | null;
  state: OwnLearning['fileState'];
};

export interface OwnAnnouncement {
  id: number;
  title: string;
  text: string;
  publication: Publication;
}

interface AnnouncementRow {
  id: number;
  title: string;
  text: string;
  published_at: string | null;
}

const LIMIT = 50;

export async function ownLearning(args: RouteArgs, before?: string) {
  const reply = await api(args).get<{ posts: OwnRow[]; nextBefore: number | null }>(
    'admin/learning',
    { params: { before, limit: LIMIT } },
  );
  const { posts, nextBefore } = answered(reply);
  return { items: posts.map(toOwn), nextBefore };
}

export async function ownLearningItem(args: RouteArgs, id: string): Promise<OwnLearning> {
  return toOwn(answered(await api(args).get<{ post: OwnRow }>(learningCall(id))).post);
}

export const draftLearning = (args: RouteArgs, form: PassedOn): Promise<Reply<{ id: number }>> =>
  api(args).post('admin/learning', form);

export const changeLearning = (
  args: RouteArgs,
  id: string,
  values: FormValues,
): Promise<Reply<unknown>> => api(args).post(learningCall(id), values);

export const learningCall = (id: string) => `admin/learning/${encodeURIComponent(id)}` as const;

export async function ownAnnouncements(args: RouteArgs, before?: string) {
  const params = { before, limit: LIMIT };
  const reply = await api(args).get<{ result: AnnouncementRow[]; nextBefore: number | null }>(
    'admin/announcements',
    { params },
  );
  const { result, nextBefore } = answered(reply);
  return { announcements: result.map(toAnnouncement), nextBefore };
}

export async function ownAnnouncement(args: RouteArgs, id: string): Promise<OwnAnnouncement> {
  return toAnnouncement(
    answered(await api(args).get<{ announcement: AnnouncementRow }>(announcementCall(id)))
      .announcement,
  );
}

export const draftAnnouncement = (
  args: RouteArgs,
  values: FormValues,
): Promise<Reply<{ id: number }>> => api(args).post('admin/announcements', values);

export const changeAnnouncement = (
  args: RouteArgs,
  id: string,
  values: FormValues,
): Promise<Reply<unknown>> => api(args).post(announcementCall(id), values);

export const announcementCall = (id: string) =>
  `admin/announcements/${encodeURIComponent(id)}` as const;

function toOwn(row: OwnRow): OwnLearning {
  return {
    ...toItem(row),
    kind: row.kind,
    fileState: row.state,
    publication: publicationOf(row.published_at),
  };
}

function toAnnouncement({ id, title, text, published_at }: AnnouncementRow): OwnAnnouncement {
  return { id, title, text, publication: publicationOf(published_at) };
}
