import { OPEN_MS } from '../../backend/src/clinical-cases/clinical-post.entity';
import { CONSENT_TEXT_VERSION } from '../../backend/src/clinical-cases/consent/consent.rules';
import type { FileCategory } from '../../backend/src/clinical-cases/files/file-categories';
import { reportPdf } from '../art/report-pdf';
import { cases } from '../cases';
import { type DemoCase } from '../cases/demo-case';
import { isOpenToEverybody, isOpenToVisitors } from '../cases/open-cases';
import { writeAskings } from './askings';
import { eachOf, insertAll, type Row, takeIds } from './bulk';
import { drawClinical, keepPdf, keepPicture, type StoredFile } from './demo-files';
import type { DemoStage, Writing } from './demo-stage';
import { type WrittenCase, writeDiscussions } from './discussions';
import { type MemberIds, memberIds } from './member-ids';
import { writeOutcomes } from './outcomes';
import { wordsOf } from './picture-words';
import { writePolls } from './polls';
import { discussionOf, likesOf, postedCases } from './timeline';

const PICTURES_AT_ONCE = 4;

interface CaseFile {
  readonly of: DemoCase;
  readonly category: FileCategory;
  readonly stored: StoredFile;
}

/**
 * Draws the images and reports of missing cases.
 * @returns a function that writes cases, files and discussions
 */
export async function prepareCases(stage: DemoStage): Promise<Writing> {
  const ids = await memberIds(stage);
  const missing = await missingCases(stage, ids);
  const files = await eachOf(missing.flatMap(drawings), PICTURES_AT_ONCE, (draw) => draw(stage));
  return async (within) => {
    const posted = postedCases(cases, within.now).filter(({ from }) => missing.includes(from));
    const postIds = await takeIds(within.em, 'clinical_post', posted.length);
    const written = posted.map(
      (one, index): WrittenCase => ({
        ...one,
        id: postIds[index] as number,
        authorId: ids.of(one.from.author),
        discussion: discussionOf(one),
        likes: likesOf(one, ids.keys),
      }),
    );
    await insertAll(within.em, 'clinical_post', written.map(postRow));
    await writeFiles(within, written, files);
    await writeDiscussions(within, written, ids);
    await writeAskings(within, written, ids);
    await writePolls(within, written, ids);
    await writeOutcomes(within, written, ids);
  };
}

/** Compared by author and diagnosis. */
async function missingCases({ em }: DemoStage, ids: MemberIds): Promise<DemoCase[]> {
  const rows = await em.execute<{ author_id: number; diagnosis: string }[]>(
    `select author_id, diagnosis from clinical_post where kind = 'case' and author_id in (select value::bigint from jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(ids.all)],
  );
  const there = new Set(rows.map((row) => `${row.author_id} ${row.diagnosis}`));
  return cases.filter((one) => !there.has(`${ids.of(one.author)} ${one.diagnosis}`));
}

function drawings(of: DemoCase): ((stage: DemoStage) => Promise<CaseFile>)[] {
  const pictures = of.pictures.map((kind, index) => async (stage: DemoStage): Promise<CaseFile> => {
    const { category, alt } = wordsOf(kind);
    const name = `${of.author} ${of.diagnosis} ${index}`;
    const bytes = await drawClinical(stage, kind, name);
    return {
      of,
      category,
      stored: await keepPicture(stage, {
        purpose: category === 'SCAN' ? 'case-scan' : 'case-image',
        name,
        bytes,
        altText: alt,
      }),
    };
  });
  const { report } = of;
  if (!report) return pictures;
  return [
    ...pictures,
    async (stage) => ({
      of,
      category: 'REPORT',
      stored: await keepPdf(stage, {
        purpose: 'case-report',
        name: `${of.author} ${of.diagnosis} report`,
        bytes: await reportPdf(of, report),
      }),
    }),
  ];
}

function postRow({ id, authorId, from, createdAt, discussion, likes }: WrittenCase): Row {
  return {
    id,
    kind: 'case',
    author_id: authorId,
    speciality: from.speciality,
    age_value: from.age,
    age_unit: from.ageUnit ?? 'years',
    gender: from.gender,
    diagnosis: from.diagnosis,
    history: from.history,
    question: from.question,
    outcome: null,
    indemnity_given_at: createdAt,
    consent_given_at: createdAt,
    relevance_given_at: createdAt,
    has_video: false,
    is_visible_to_visitors: isOpenToVisitors(from),
    is_showcase: isOpenToEverybody(from),
    like_count: likes.length,
    comment_count: discussion.length,
    version: 1,
    created_at: createdAt,
    closes_at: new Date(createdAt.getTime() + OPEN_MS),
  };
}

async function writeFiles(
  { em }: DemoStage,
  written: readonly WrittenCase[],
  files: readonly CaseFile[],
): Promise<void> {
  const held = written.flatMap((one) =>
    files
      .filter(({ of }) => of === one.from)
      .map((file, index) => ({ ...file, one, position: index + 1 })),
  );
  const consentIds = await takeIds(em, 'clinical_post_consent', written.length);
  await insertAll(
    em,
    'clinical_post_consent',
    written.map(({ id, createdAt, from }, index) => ({
      id: consentIds[index],
      post_id: id,
      given_at: createdAt,
      text_version: CONSENT_TEXT_VERSION,
      scope: isOpenToVisitors(from) ? ['members', 'visitors'] : ['members'],
      way: 'written',
      language: 'en',
    })),
  );
  const assetIds = await takeIds(em, 'asset', held.length);
  await insertAll(
    em,
    'asset',
    held.map(({ stored, one }, index) => ({
      id: assetIds[index],
      ...stored,
      owner_id: one.authorId,
      created_at: one.createdAt,
      attached_at: one.createdAt,
    })),
  );
  await insertAll(
    em,
    'clinical_post_file',
    held.map(({ one, position, category }, index) => ({
      post_id: one.id,
      position,
      asset_id: assetIds[index],
      category,
      consent_id: consentIds[written.indexOf(one)],
    })),
  );
}
