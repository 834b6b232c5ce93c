import { VideosService } from '../../../src/media/videos/videos.service';
import { aVideo } from '../../media/support/samples';
import type { RunningApp } from '../../support/app';
import type { Replied } from '../../support/client';
import { lastPromised } from '../../support/jobs';
import type { Person } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';

export const UROLOGY = { title: 'Holmium laser enucleation', speciality: 'Urology' };

export type Post = Record<string, unknown>;

export const postsOf = (reply: Replied): Post[] => reply.body['posts'] as unknown as Post[];
export const idsOf = (reply: Replied): number[] =>
  postsOf(reply).map((post) => Number(post['post_id']));

/** @returns the id of a post that waits for its video */
export async function begunPost(author: Person, fields: object = UROLOGY): Promise<number> {
  const reply = await author.post('createExplorePost', fields);
  if (reply.code !== 200) throw new Error(reply.body.msg);
  return Number(reply.body['postId']);
}

export function videoForm(
  postId: number | undefined,
  bytes: Buffer,
  name = 'film.mp4',
  type = 'video/mp4',
): FormData {
  const form = new FormData();
  if (postId !== undefined) form.append('postId', String(postId));
  form.append('video', new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

/** Does what the queue would do for the video of a post. */
export async function workOn(app: RunningApp, postId: number): Promise<void> {
  const [post] = await app.rows<{ asset_id: number }>(
    'select asset_id from explore_post where id = ?',
    [postId],
  );
  const assetId = post?.asset_id ?? 0;
  const outboxId = await lastPromised(app, 'video', { assetId });
  await inUnitOfWork(app, () =>
    app.nest.get(VideosService, { strict: false }).make({ assetId, outboxId }),
  );
}

let film: Promise<Buffer> | undefined;

/** One film serves all. */
export function aFilm(): Promise<Buffer> {
  film ??= aVideo('mp4');
  return film;
}

/** A post whose video was sent and made playable. */
export async function aReel(
  app: RunningApp,
  author: Person,
  fields: object = UROLOGY,
): Promise<number> {
  const id = await begunPost(author, fields);
  const reply = await author.post('uploadExploreVideo', videoForm(id, await aFilm()));
  if (reply.code !== 200) throw new Error(reply.body.msg);
  await workOn(app, id);
  return id;
}

/** Posts straight in the tables, ready to be seen: lists do not care how they came. */
export async function manyReels(
  app: RunningApp,
  author: Person,
  specialities: readonly string[],
): Promise<number[]> {
  const now = app.clock.now();
  const ids: number[] = [];
  for (const speciality of specialities) {
    const [row] = await app.rows<{ id: number }>(
      `with kept as (insert into asset (owner_id, purpose, state, kind, mime, key, bytes, sha256, scan, created_at, attached_at)
         values (?, 'explore-video', 'ready', 'video', 'video/mp4', 'private/aa/' || gen_random_uuid(), 1, '', 'clean', ?, ?) returning id)
       insert into explore_post (author_id, title, speciality, asset_id, created_at) select ?, 'A reel', ?, id, ? from kept returning id`,
      [author.id, now, now, author.id, speciality, now],
    );
    ids.push(row?.id ?? 0);
  }
  return ids;
}
