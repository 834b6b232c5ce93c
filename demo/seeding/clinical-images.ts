import { CONSENT_TEXT_VERSION } from '../../backend/src/clinical-cases/consent/consent.rules';
import { type DemoImage, images } from '../cases/images';
import { eachOf, insertAll, type Row, takeIds } from './bulk';
import { drawClinical, keepPicture, type StoredFile } from './demo-files';
import type { DemoStage, Writing } from './demo-stage';
import { type MemberIds, memberIds } from './member-ids';
import { wordsOf } from './picture-words';

const PICTURES_AT_ONCE = 4;
/** Posted after the last case, so that ids and times increase together. */
const APART_MS = 4 * 60_000;

interface DrawnImage {
  readonly image: DemoImage;
  readonly stored: StoredFile;
}

/** Clinical images: a title, a description and one image each. */
export async function prepareImages(stage: DemoStage): Promise<Writing> {
  const ids = await memberIds(stage);
  const missing = await missingImages(stage);
  const drawn = await eachOf(missing, PICTURES_AT_ONCE, async (image): Promise<DrawnImage> => {
    const bytes = await drawClinical(stage, image.picture, image.title);
    const altText = wordsOf(image.picture).alt;
    return {
      image,
      stored: await keepPicture(stage, {
        purpose: 'community-image',
        name: image.title,
        bytes,
        altText,
      }),
    };
  });
  return (within) => writeImages(within, drawn, ids);
}

async function missingImages({ em }: DemoStage): Promise<DemoImage[]> {
  const rows = await em.execute<{ title: string }[]>(
    `select title from clinical_post where kind = 'image'`,
  );
  const there = new Set(rows.map(({ title }) => title));
  return images.filter(({ title }) => !there.has(title));
}

const CONSENT = {
  text_version: CONSENT_TEXT_VERSION,
  scope: ['members'],
  way: 'written',
  language: 'en',
};

async function writeImages(
  { em, now }: DemoStage,
  drawn: readonly DrawnImage[],
  ids: MemberIds,
): Promise<void> {
  const postIds = await takeIds(em, 'clinical_post', drawn.length);
  const assetIds = await takeIds(em, 'asset', drawn.length);
  const consentIds = await takeIds(em, 'clinical_post_consent', drawn.length);
  const posted = drawn.map(({ image, stored }, index) => ({
    image,
    stored,
    id: postIds[index],
    asset_id: assetIds[index],
    consent_id: consentIds[index],
    author_id: ids.of(image.author),
    created_at: new Date(now.getTime() - (drawn.length - index) * APART_MS),
  }));
  await insertAll(
    em,
    'clinical_post',
    posted.map(({ id, author_id, image, created_at }) => ({
      id,
      author_id,
      ...postRow(image, created_at),
    })),
  );
  await insertAll(
    em,
    'clinical_post_consent',
    posted.map(({ id, consent_id, created_at }) => ({
      id: consent_id,
      post_id: id,
      given_at: created_at,
      ...CONSENT,
    })),
  );
  await insertAll(
    em,
    'asset',
    posted.map(({ stored, asset_id, author_id, created_at }) => ({
      id: asset_id,
      ...stored,
      owner_id: author_id,
      created_at,
      attached_at: created_at,
    })),
  );
  await insertAll(
    em,
    'clinical_post_file',
    posted.map(({ id, asset_id, consent_id }) => ({
      post_id: id,
      position: 1,
      asset_id,
      category: 'IMAGE',
      consent_id,
    })),
  );
}

function postRow(
  { speciality, title, description, isSensitive = false }: DemoImage,
  at: Date,
): Row {
  return {
    kind: 'image',
    speciality,
    title,
    description,
    is_sensitive: isSensitive,
    indemnity_given_at: at,
    consent_given_at: at,
    relevance_given_at: at,
    created_at: at,
    has_video: false,
    like_count: 0,
    comment_count: 0,
    version: 1,
  };
}
