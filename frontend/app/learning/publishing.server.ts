import type { FormValues } from '../lib/form-state';
import type { Publication } from '../shell/publishing/publication';
import { publicationOf } from '../shell/publishing/publication.server';
import { api, dataOf, type PassedOn, postForm, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';
import { type LearningItem, toItem } from './api.server';

type OwnRow = components['schemas']['ManagedLearningView'];
type AnnouncementRow = components['schemas']['ManagedAnnouncementView'];

/** Learning content as editors see it. */
export interface OwnLearning extends LearningItem {
  kind: OwnRow['kind'];
  /** Videos are converted after the upload; one that cannot be played is never published. */
  fileState: OwnRow['state'];
  publication: Publication;
  edition: string;
}

export interface OwnAnnouncement {
  id: number;
  title: string;
  html: string;
  publication: Publication;
  edition: string;
}

const LIMIT = 50;

export async function ownLearning(args: RouteArgs, before?: number) {
  const query = { before, limit: LIMIT };
  const { posts, nextBefore } = await dataOf(
    api(args).GET('/admin/learning', { params: { query } }),
  );
  return { items: posts.map(toOwn), nextBefore };
}

export async function ownLearningItem(args: RouteArgs, id: number): Promise<OwnLearning> {
  const params = { path: { id } };
  return toOwn((await dataOf(api(args).GET('/admin/learning/{id}', { params }))).post);
}

export const draftLearning = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/admin/learning', form });

export const changeLearning = (args: RouteArgs, id: number, form: FormValues) =>
  postForm(args, { path: '/admin/learning/{id}', at: { id }, form });

export async function ownAnnouncements(args: RouteArgs, before?: number) {
  const query = { before, limit: LIMIT };
  const { result, nextBefore } = await dataOf(
    api(args).GET('/admin/announcements', { params: { query } }),
  );
  return { announcements: result.map(toAnnouncement), nextBefore };
}

export async function ownAnnouncement(args: RouteArgs, id: number): Promise<OwnAnnouncement> {
  const params = { path: { id } };
  const { announcement } = await dataOf(api(args).GET('/admin/announcements/{id}', { params }));
  return toAnnouncement(announcement);
}

export const draftAnnouncement = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/admin/announcements', form });

export const changeAnnouncement = (args: RouteArgs, id: number, form: FormValues) =>
  postForm(args, { path: '/admin/announcements/{id}', at: { id }, form });

/** What was typed, as members would see it; nothing is stored. */
export async function previewAnnouncement(args: RouteArgs, form: FormValues) {
  const reply = await postForm(args, { path: '/admin/announcements/preview', form });
  return reply.ok ? { ...reply, data: reply.data.announcement } : reply;
}

function toOwn(row: OwnRow): OwnLearning {
  return {
    ...toItem(row),
    kind: row.kind,
    fileState: row.state,
    edition: row.edition,
    publication: publicationOf(row.published_at),
  };
}

function toAnnouncement(row: AnnouncementRow): OwnAnnouncement {
  const { id, title, html, edition, published_at } = row;
  return { id, title, html, edition, publication: publicationOf(published_at) };
}
