import { aBeyondPost, aPhoto, beyondForm } from '../../beyond-surgery/support/beyond';
import { idIn } from '../../clinical-cases/support/cases';
import { aFilm, begunPost, manyReels, UROLOGY, videoForm } from '../../explore/support/explore';
import { announced, append, begun } from '../../media/support/pieces';
import { aPortrait } from '../../profiles/uploads';
import {
  about,
  type Expected,
  each,
  members,
  ownerOnly,
  type Row,
  type Rows,
  row,
} from '../support/row';
import type { Scene } from '../support/scene';

/** Posts beyond surgery are not seen by whom their author has blocked. */
const UNSEEN = { blocked: 404 };

const onPost = (expected: Expected, more: object = {}): Row =>
  about(expected, async ({ owner }) => ({
    body: { beyond_surgery_id: await aBeyondPost(owner), ...more },
  }));
const onReel = (expected: Expected): Row =>
  about(expected, async (scene) => ({ body: { post_id: await aReel(scene) } }));

async function aReel({ app, owner }: Scene): Promise<number> {
  return (await manyReels(app, owner, ['Urology']))[0] ?? 0;
}

async function aHeldVideo(scene: Scene): Promise<number> {
  const [row] = await scene.app.rows<{ id: number }>(
    `update asset set is_held = true, state = 'held' where id = (select asset_id from explore_post where id = ?) returning id`,
    [await aReel(scene)],
  );
  await scene.app.rows(
    `insert into asset_check (asset_id, state, asks_for_sound, created_at, ended_at) values (?, 'failed', false, now(), now())`,
    [row?.id],
  );
  return row?.id ?? 0;
}

async function aComment({ owner }: Scene): Promise<number> {
  return idIn(
    await owner.post('addCommentForBeyondId', {
      beyond_surgery_id: await aBeyondPost(owner),
      curruntComment: 'Mine.',
    }),
  );
}

const TUS = { 'tus-resumable': '1.0.0' };
const onUpload = (expected: Expected, headers: Record<string, string> = {}): Row =>
  about(expected, async ({ owner }) => ({
    path: { uploadId: await begun(owner, { bytes: 100 }) },
    headers: { ...TUS, ...headers },
  }));

/** Posts beyond surgery, films, and what comes in pieces. */
export const beyondAndExplore: Rows = {
  'POST getBeyondPost': row(members(), { body: {} }),
  'POST addBeyondPost': each(members(), async () => ({
    body: beyondForm({ title: 'A summit', indemnity: true }, await aPhoto()),
  })),
  'POST editBeyondPost/{id}': {
    expected: ownerOnly(403, 200, UNSEEN),
    prepare: async ({ owner }) => {
      const id = await aBeyondPost(owner);
      return () => ({ path: { id }, body: beyondForm({ title: 'Changed', indemnity: true }) });
    },
  },
  'POST deleteBeyondPost': onPost(ownerOnly(403, 200, UNSEEN)),
  'POST addBeyondPostLike': onPost(members(200, UNSEEN)),
  'POST addBeyondPostToCollection': onPost(members(200, UNSEEN)),
  'POST getBeyondCollection': row(members(), { body: {} }),
  'POST getLikeListOfBeyond': onPost(members(200, UNSEEN)),
  'POST getCommentForBeyondId': onPost(members(200, UNSEEN)),
  'POST addCommentForBeyondId': onPost(members(200, UNSEEN), { curruntComment: 'Which route?' }),
  'PUT beyond/comments/{id}': about(ownerOnly(403, 200, UNSEEN), async (scene) => ({
    path: { id: await aComment(scene) },
    body: { comment: 'Changed.' },
  })),
  'POST beyond/comments/{id}/like': about(members(200, UNSEEN), async (scene) => ({
    path: { id: await aComment(scene) },
  })),
  'DELETE beyond/comments/{id}/like': about(members(200, UNSEEN), async (scene) => ({
    path: { id: await aComment(scene) },
  })),
  'POST deleteCommentForBeyondId': about(ownerOnly(403, 200, UNSEEN), async (scene) => ({
    body: { comment_id: await aComment(scene) },
  })),
  'POST addBeyondReportReason': onPost(members(200, { owner: 403, ...UNSEEN }), {
    reason: 'Not his picture.',
  }),
  'POST searchBeyondUsers': row(members(), { body: { searchKey: 'Olga' } }),
  'POST loadUserById': about(members(200, UNSEEN), async ({ owner }) => ({
    body: { id: owner.id },
  })),

  'GET explore': row(members()),
  'GET explore/saved/posts': row(members()),
  'GET explore/post': about(members(200, UNSEEN), async (scene) => ({
    query: `id=${await aReel(scene)}`,
  })),
  'PUT explore/save': onReel(members(200, UNSEEN)),
  'POST explore/posts/{id}/views': about(members(200, UNSEEN), async (scene) => ({
    path: { id: await aReel(scene) },
  })),
  'POST beyond/comments/{id}/report': each(
    members(200, { owner: 409, ...UNSEEN }),
    async ({ owner }) => {
      const said = { beyond_surgery_id: await aBeyondPost(owner), curruntComment: 'Well done.' };
      return {
        path: { id: idIn(await owner.post('addCommentForBeyondId', said)) },
        body: { reason: 'Not right.' },
      };
    },
  ),
  'POST explore/posts/{id}/report': each(
    members(200, { owner: 403, ...UNSEEN }),
    async (scene) => ({
      path: { id: await aReel(scene) },
      body: { reason: 'A face is seen.' },
    }),
  ),
  'POST createExplorePost': row(members(), { body: UROLOGY }),
  'POST uploadExploreVideo': {
    expected: ownerOnly(403),
    prepare: async ({ owner }) => {
      const [id, film] = [await begunPost(owner), await aFilm()];
      return () => ({ body: videoForm(id, film) });
    },
  },
  'POST explore/delete': onReel(ownerOnly(403)),
  'GET me/held': row(members()),
  'GET me/held/{id}': about(ownerOnly(404), async (scene) => ({
    path: { id: await aHeldVideo(scene) },
  })),
  'POST me/held/{id}': about(ownerOnly(404), async (scene) => ({
    path: { id: await aHeldVideo(scene) },
    body: { decisions: [{ looked: true }], sound: 'keep' },
  })),

  'POST uploads': row(members(201), { headers: announced({ bytes: 1000 }) }),
  'HEAD uploads/{uploadId}': onUpload(ownerOnly(404)),
  'PATCH uploads/{uploadId}': onUpload(ownerOnly(404, 204), {
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  }),
  'GET uploads/{uploadId}/check': about(ownerOnly(404), async (scene) => {
    const uploadId = await aScan(scene);
    await scene.app.rows(
      `insert into file_check (upload_id, state, created_at) values (?, 'nothing', now())`,
      [uploadId],
    );
    return { path: { uploadId } };
  }),
  'GET uploads/{uploadId}/preview': about(ownerOnly(404), async (scene) => ({
    path: { uploadId: await aScan(scene) },
  })),
  'DELETE uploads/{uploadId}': onUpload(ownerOnly(404, 204)),
};

/** A picture that waits for its call. */
async function aScan({ app, owner }: Scene): Promise<string> {
  const bytes = await aPortrait();
  const id = await begun(owner, {
    bytes: bytes.length,
    name: 'scan.jpg',
    type: 'image/jpeg',
    purpose: 'case-image',
  });
  await append(app, owner, { id, offset: 0, bytes });
  return id;
}
