import { type Side, UPRIGHT } from '../art/clip';
import { people } from '../people';
import { keyOf } from '../people/person';
import { Random } from '../random';
import { type DemoReel, reels } from '../reels';
import { eachOf, insertAll, type Row, takeIds } from './bulk';
import { drawClinical, keepClip, type StoredFile } from './demo-files';
import type { DemoStage, Writing } from './demo-stage';
import { type MemberIds, memberIds } from './member-ids';

const AT_ONCE = 2;
const SIDES = 3;
const HOUR_MS = 3_600_000;

interface MadeReel {
  readonly of: DemoReel;
  readonly stored: StoredFile;
}

/**
 * Draws and stores missing videos; ten drawings are used for all thirty.
 * @returns a function that writes the posts
 */
export async function prepareReels(stage: DemoStage): Promise<Writing> {
  const ids = await memberIds(stage);
  const missing = await missingReels(stage, ids);
  const kinds = [...new Set(missing.map(({ kind }) => kind))];
  const made = (await eachOf(kinds, AT_ONCE, (kind) => film(stage, kind, missing))).flat();
  return async (within) => {
    const posts = made
      .map(({ of, stored }) => ({ of, stored, ...postedBy(of, within.now, ids) }))
      .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    const [assetIds, postIds] = [
      await takeIds(within.em, 'asset', posts.length),
      await takeIds(within.em, 'explore_post', posts.length),
    ];
    const assets = posts.map(({ stored, authorId, createdAt }, index): Row => {
      return {
        id: assetIds[index],
        ...stored,
        owner_id: authorId,
        created_at: createdAt,
        attached_at: createdAt,
      };
    });
    await insertAll(within.em, 'asset', assets);
    const rows = posts.map(
      ({ of: { title, speciality }, authorId, views, createdAt }, index): Row => {
        return {
          id: postIds[index],
          author_id: authorId,
          title,
          speciality,
          asset_id: assetIds[index],
          view_count: views,
          created_at: createdAt,
          // They are drawings.
          shows_patient: false,
          declared_at: createdAt,
        };
      },
    );
    await insertAll(within.em, 'explore_post', rows);
  };
}

async function film(
  stage: DemoStage,
  kind: DemoReel['kind'],
  missing: readonly DemoReel[],
): Promise<MadeReel[]> {
  const drawing = await drawClinical(stage, kind, `reel ${kind}`);
  const ofKind = missing.filter((one) => one.kind === kind);
  return eachOf(ofKind, 1, async (of) => {
    const side = (reels.indexOf(of) % SIDES) as Side;
    return {
      of,
      stored: await keepClip(stage, {
        purpose: 'explore-video',
        name: `reel ${of.title}`,
        drawing,
        side,
        frame: UPRIGHT,
      }),
    };
  });
}

/** Compared by title. */
async function missingReels({ em }: DemoStage, ids: MemberIds): Promise<DemoReel[]> {
  const rows = await em.execute<{ title: string }[]>(
    'select title from explore_post where author_id in (select value::bigint from jsonb_array_elements_text(?::jsonb))',
    [JSON.stringify(ids.all)],
  );
  const there = new Set(rows.map(({ title }) => title));
  return reels.filter(({ title }) => !there.has(title));
}

/**
 * The author from the same speciality, the time within the last four weeks, and the number of
 * views.
 */
function postedBy(
  { title, speciality }: DemoReel,
  now: Date,
  ids: MemberIds,
): { authorId: number; createdAt: Date; views: number } {
  const random = new Random(`reel ${title}`);
  const peers = people.filter((person) => person.speciality === speciality);
  const [author] = random.some(peers.length > 0 ? peers : people, 1);
  const hours = random.between(2, 28 * 24);
  return {
    authorId: ids.of(author ? keyOf(author) : ''),
    createdAt: new Date(now.getTime() - hours * HOUR_MS),
    views: Math.round(random.between(20, 60) * Math.sqrt(hours)),
  };
}
