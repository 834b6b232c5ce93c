import { WIDE } from '../art/clip';
import { announcements, type DemoLearning, learning } from '../learning';
import { people } from '../people';
import { keyOf } from '../people/person';
import { Random } from '../random';
import { eachOf, insertAll, type Row, takeIds } from './bulk';
import { drawClinical, keepClip, keepPicture, type StoredFile } from './demo-files';
import type { DemoStage, Writing } from './demo-stage';
import { type MemberIds, memberIds } from './member-ids';

const AT_ONCE = 2;
const DAY_MS = 24 * 3_600_000;
const DAYS_APART = 4;

interface Made {
  readonly kind: 'image' | 'video';
  readonly title: string;
  readonly description: string;
  readonly from: DemoLearning;
  readonly stored: StoredFile;
}

/**
 * Educational images and videos, which share their drawings.
 * @returns a function that writes them, and some announcements
 */
export async function prepareLearning(stage: DemoStage): Promise<Writing> {
  const ids = await memberIds(stage);
  const missing = await notThere(stage, 'learning_item', learning);
  const made = (await eachOf(missing, AT_ONCE, (from) => draw(stage, from))).flat();
  return async (within) => {
    const [items, assets] = [
      await takeIds(within.em, 'learning_item', made.length),
      await takeIds(within.em, 'asset', made.length),
    ];
    const held = made.map((one, index) => ({
      ...heldBy(one, ids),
      at: new Date(within.now.getTime() - (made.length - index) * DAYS_APART * DAY_MS),
    }));
    const files = held.map(({ stored, authorId, at }, index): Row => {
      return { id: assets[index], ...stored, owner_id: authorId, created_at: at, attached_at: at };
    });
    await insertAll(within.em, 'asset', files);
    const rows = held.map(({ kind, title, description, from, authorId, at }, index): Row => {
      const told = { kind, title, description, speciality: from.speciality };
      return {
        id: items[index],
        ...told,
        author_id: authorId,
        asset_id: assets[index],
        published_at: at,
        created_at: at,
      };
    });
    await insertAll(within.em, 'learning_item', rows);
    await announce(within);
  };
}

async function draw(stage: DemoStage, from: DemoLearning): Promise<Made[]> {
  const { picture, title, description, film } = from;
  const bytes = await drawClinical(stage, picture, `learning ${title}`);
  const stored = await keepPicture(stage, {
    purpose: 'learning-image',
    name: `learning ${title}`,
    bytes,
  });
  const image: Made = { kind: 'image', title, description, from, stored };
  if (!film) return [image];
  const clip = {
    purpose: 'learning-video',
    name: `learning ${film.title}`,
    drawing: bytes,
    side: 1,
    frame: WIDE,
  } as const;
  return [image, { kind: 'video', ...film, from, stored: await keepClip(stage, clip) }];
}

/** The author is a member of the same speciality, if there is one. */
function heldBy(one: Made, ids: MemberIds): Made & { authorId: number } {
  const peers = people.filter(({ speciality }) => speciality === one.from.speciality);
  const [author] = new Random(`learning ${one.from.title}`).some(
    peers.length > 0 ? peers : people,
    1,
  );
  return { ...one, authorId: ids.of(author ? keyOf(author) : '') };
}

async function announce(within: DemoStage): Promise<void> {
  const missing = await notThere(within, 'announcement', announcements);
  const oldestFirst = [...missing].sort((one, other) => other.daysAgo - one.daysAgo);
  const ids = await takeIds(within.em, 'announcement', missing.length);
  const rows = oldestFirst.map(({ title, text, daysAgo }, index): Row => {
    return {
      id: ids[index],
      title,
      text,
      published_at: new Date(within.now.getTime() - daysAgo * DAY_MS),
      version: 1,
    };
  });
  await insertAll(within.em, 'announcement', rows);
}

/** Compared by title. */
async function notThere<One extends { title: string }>(
  { em }: DemoStage,
  table: 'learning_item' | 'announcement',
  all: readonly One[],
): Promise<One[]> {
  const rows = await em.execute<{ title: string }[]>(
    `select title from ${table} where title in (select jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(all.map(({ title }) => title))],
  );
  const there = new Set(rows.map(({ title }) => title));
  return all.filter(({ title }) => !there.has(title));
}
