import { BEYOND_POST } from '../../backend/src/beyond-surgery/beyond-post.sql';
import { pictureOf } from '../beyond/picture';
import { beyondPosts, type DemoPost, remarks } from '../beyond/posts';
import { Random } from '../random';
import { eachOf, insertAll, takeIds } from './bulk';
import { keepPicture } from './demo-files';
import type { DemoStage, Writing } from './demo-stage';
import { type MemberIds, memberIds } from './member-ids';
import { altTexts } from './scene-words';

const PICTURES_AT_ONCE = 4;
const HOUR_MS = 3_600_000;
/** The period before now in which posts were made, in hours. */
const SPAN_HOURS = 900;
const MOST_LIKES = 34;

interface Written {
  readonly post: DemoPost;
  readonly id: number;
  readonly createdAt: Date;
  readonly likes: readonly { readonly by: string; readonly at: Date }[];
  readonly said: readonly { readonly by: string; readonly text: string; readonly at: Date }[];
}

/** Draws the images. @returns a function that writes posts, likes, comments and saved posts */
export async function prepareBeyondPosts(stage: DemoStage): Promise<Writing> {
  const ids = await memberIds(stage);
  const missing = await missingPosts(stage, ids);
  const files = await eachOf(missing, PICTURES_AT_ONCE, async (post) =>
    keepPicture(stage, {
      purpose: 'beyond-post',
      name: `beyond ${post.by} ${post.title}`,
      bytes: await pictureOf(post),
      altText: altTexts[post.scene],
    }),
  );
  return async (within) => {
    const written = await timed(within, missing, ids);
    const assetIds = await takeIds(within.em, 'asset', written.length);
    const held = written.map(({ post, createdAt }) => ({
      owner_id: ids.of(post.by),
      created_at: createdAt,
      attached_at: createdAt,
    }));
    const stored = written.map(({ post }) => files[missing.indexOf(post)]);
    await insertAll(
      within.em,
      'asset',
      stored.map((file, index) => ({ id: assetIds[index], ...file, ...held[index] })),
    );
    await insertAll(
      within.em,
      'beyond_post',
      written.map(({ post, id, createdAt, likes, said }, index) => ({
        id,
        author_id: ids.of(post.by),
        title: post.title,
        asset_id: assetIds[index],
        indemnity_given_at: createdAt,
        like_count: likes.length,
        comment_count: said.length,
        version: 1,
        created_at: createdAt,
      })),
    );
    await writeEngagement(within, written, ids);
  };
}

/** Compared by author and caption. */
async function missingPosts({ em }: DemoStage, ids: MemberIds): Promise<DemoPost[]> {
  const rows = await em.execute<{ author_id: number; title: string }[]>(
    'select author_id, title from beyond_post',
  );
  const there = new Set(rows.map(({ author_id, title }) => `${author_id} ${title}`));
  return beyondPosts.filter(({ by, title }) => !there.has(`${ids.of(by)} ${title}`));
}

/** Oldest first, the order of ids. */
async function timed(
  { em, now }: DemoStage,
  posts: readonly DemoPost[],
  ids: MemberIds,
): Promise<Written[]> {
  const oldestFirst = [...posts].reverse();
  const postIds = await takeIds(em, 'beyond_post', oldestFirst.length);
  return oldestFirst.map((post, index) => {
    const share = (oldestFirst.length - index) / oldestFirst.length;
    const createdAt = new Date(now.getTime() - (2 + SPAN_HOURS * share ** 1.4) * HOUR_MS);
    const random = new Random(`beyond ${post.title}`);
    const others = ids.keys.filter((key) => key !== post.by);
    const moment = () =>
      new Date(
        createdAt.getTime() +
          (now.getTime() - createdAt.getTime()) * random.between(0.02, 0.9) ** 2,
      );
    const likes = random
      .some(others, random.whole(4, MOST_LIKES))
      .map((by) => ({ by, at: moment() }));
    const texts = random.some(remarks, random.whole(1, 5));
    const speakers = random.some(others, texts.length);
    const said = texts.map((text, at) => ({ text, by: speakers[at] as string, at: moment() }));
    return { post, id: postIds[index] as number, createdAt, likes, said };
  });
}

async function writeEngagement(
  { em, now }: DemoStage,
  written: readonly Written[],
  ids: MemberIds,
): Promise<void> {
  const about = { subject_kind: BEYOND_POST };
  const inOrder = <Done extends { at: Date }>(done: Done[]) =>
    done.sort((one, other) => one.at.getTime() - other.at.getTime());
  const likes = inOrder(
    written.flatMap(({ id, likes: all }) => all.map(({ by, at }) => ({ subject_id: id, by, at }))),
  );
  const said = inOrder(
    written.flatMap(({ id, said: all }) => all.map((one) => ({ subject_id: id, ...one }))),
  );
  const likeIds = await takeIds(em, 'engagement_like', likes.length);
  const commentIds = await takeIds(em, 'comment', said.length);
  await insertAll(
    em,
    'engagement_like',
    likes.map(({ subject_id, by, at }, index) => ({
      id: likeIds[index],
      ...about,
      subject_id,
      member_id: ids.of(by),
      created_at: at,
    })),
  );
  await insertAll(
    em,
    'comment',
    said.map(({ subject_id, by, at, text }, index) => ({
      id: commentIds[index],
      ...about,
      subject_id,
      parent_id: null,
      author_id: ids.of(by),
      text,
      created_at: at,
    })),
  );
  const random = new Random('beyond saved');
  const saved =
    written.length === 0
      ? []
      : ids.keys.flatMap((by) =>
          random.some(written, random.whole(0, 4)).map(({ id }) => ({ by, id })),
        );
  await insertAll(
    em,
    'collection_item',
    saved.map(({ by, id }) => ({
      member_id: ids.of(by),
      ...about,
      subject_id: id,
      created_at: now,
    })),
  );
}
