import type { Place } from '../../backend/src/media/checks/places.rules';
import { heldImage } from '../administration';
import { insertAll, takeIds } from './bulk';
import { drawClinical, keepPicture } from './demo-files';
import type { DemoStage, Writing } from './demo-stage';
import type { MemberIds } from './member-ids';
import { wordsOf } from './picture-words';

/** After the last image, so that ids and times increase together. */
const BEFORE_MS = 2 * 60_000;
/** In thousandths of the sides. */
const FOUND: readonly Place[] = [
  { id: 1, kind: 'text', confidence: 0.71, x: 30, y: 24, width: 180, height: 30 },
];

/** An image that only its author can see until they have decided what to do about the findings. */
export async function prepareHeldImage(stage: DemoStage, ids: MemberIds): Promise<Writing> {
  const { author, title, description, speciality, picture } = heldImage;
  const stored = await keepPicture(stage, {
    purpose: 'community-image',
    name: title,
    bytes: await drawClinical(stage, picture, title),
    altText: wordsOf(picture).alt,
  });
  return async ({ em, now }) => {
    const at = new Date(now.getTime() - BEFORE_MS);
    const authorId = ids.of(author);
    const [id] = await takeIds(em, 'clinical_post', 1);
    const [assetId] = await takeIds(em, 'asset', 1);
    const [fileId] = await takeIds(em, 'clinical_post_file', 1);
    await insertAll(em, 'clinical_post', [
      {
        id,
        kind: 'image',
        author_id: authorId,
        speciality,
        title,
        description,
        has_video: false,
        like_count: 0,
        comment_count: 0,
        version: 1,
        created_at: at,
        held_at: at,
      },
    ]);
    await insertAll(em, 'asset', [
      { id: assetId, ...stored, owner_id: authorId, created_at: at, attached_at: at },
    ]);
    await insertAll(em, 'clinical_post_file', [
      { id: fileId, post_id: id, position: 1, asset_id: assetId, category: 'IMAGE' },
    ]);
    await insertAll(em, 'post_file_check', [
      {
        file_id: fileId,
        state: 'found',
        places: FOUND,
        tries: 1,
        is_held: true,
        created_at: at,
        ended_at: at,
      },
    ]);
  };
}
