import { harmless } from '../../backend/src/platform/rich-text/rich-text';
import { cover } from '../art/cover';
import { demoBlogs } from '../blogs';
import type { DemoBlog } from '../blogs/demo-blog';
import { administrator, people } from '../people';
import { emailOf, keyOf } from '../people/person';
import { eachOf, insertAll, takeIds } from './bulk';
import { keepPicture } from './demo-files';
import type { DemoStage, Writing } from './demo-stage';
import { memberIds } from './member-ids';

const DAY_MS = 86_400_000;
const AT_ONCE = 4;

/** Twelve articles with their images, which belong to the administrator. */
export async function prepareBlogs(stage: DemoStage): Promise<Writing> {
  const missing = await missingBlogs(stage);
  const pictures = await eachOf(missing, AT_ONCE, async ({ title, cover: motif }) => {
    const bytes = await cover(motif, title);
    return keepPicture(stage, {
      purpose: 'blog-picture',
      name: `blog ${title}`,
      bytes,
      altText: '',
    });
  });
  return async ({ em, now }) => {
    const [owner] = await em.execute<{ id: number }[]>(
      'select id from account where email_key = ?',
      [emailOf(administrator)],
    );
    if (!owner) throw new Error('The demo has no administrator.');
    const members = await memberIds(stage);
    const assetIds = await takeIds(em, 'asset', missing.length);
    const blogIds = await takeIds(em, 'blog', missing.length);
    await insertAll(
      em,
      'asset',
      pictures.map((picture, index) => ({
        ...picture,
        id: assetIds[index],
        owner_id: owner.id,
        created_at: now,
        attached_at: now,
      })),
    );
    // The oldest one gets the smallest id, as if they had been written one after another.
    const rows = missing.map((blog, index) =>
      blogRow(blog, {
        now,
        id: blogIds.at(-1 - index),
        pictureId: assetIds[index],
        authorId: members.of(blog.author),
      }),
    );
    await insertAll(em, 'blog', rows);
  };
}

async function missingBlogs({ em }: DemoStage): Promise<DemoBlog[]> {
  const there = new Set(
    (await em.execute<{ title: string }[]>('select title from blog')).map(({ title }) => title),
  );
  return demoBlogs.filter(({ title }) => !there.has(title));
}

interface Placed {
  now: Date;
  id: number | undefined;
  pictureId: number | undefined;
  authorId: number;
}

function blogRow(blog: DemoBlog, { now, id, pictureId, authorId }: Placed) {
  const author = authorOf(blog);
  const at = new Date(now.getTime() - blog.daysAgo * DAY_MS);
  const { title, category, summary } = blog;
  return {
    id,
    title,
    category,
    summary,
    author_name: `Dr. ${author.first} ${author.last}`,
    author_id: authorId,
    html: harmless(blog.html),
    picture_id: pictureId,
    published_at: at,
    created_at: at,
    edited_at: at,
  };
}

function authorOf({ author, title }: DemoBlog) {
  const person = people.find((one) => keyOf(one) === author);
  if (!person) throw new Error(`Nobody in the demo community is ${author}, who wrote "${title}".`);
  return person;
}
