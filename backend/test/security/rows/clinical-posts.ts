import { aCase, caseForm, idIn } from '../../clinical-cases/support/cases';
import { anImage, aPng, form, imageFields } from '../../community/support/posts';
import type { Person } from '../../support/people';
import type { Expected } from '../support/row';
import { about, each, members, ownerOnly, type Row, type Rows, row } from '../support/row';

/** A case of the owner under one of its many names. */
const onCase = (expected: Expected, word: string, more: object = {}): Row =>
  about(expected, async ({ owner }) => ({ body: { [word]: await aCase(owner), ...more } }));
const atCase = (expected: Expected): Row =>
  about(expected, async ({ owner }) => ({ path: { id: await aCase(owner) } }));
const onImage = (expected: Expected, word: string, more: object = {}): Row =>
  about(expected, async ({ owner }) => ({ body: { [word]: await anImage(owner), ...more } }));

async function aComment(
  by: Person,
  call: 'clinicalCases/comment' | 'addCommentForCommunityId',
): Promise<number> {
  const post = await aCase(by);
  return idIn(
    await by.post(call, {
      clinicalCaseId: post,
      community_id: post,
      comment: 'Mine.',
      curruntComment: 'Mine.',
    }),
  );
}

const A_STEP = { kind: 'operation', day: 0, text: 'Resected.', consent: true };

async function aStep(by: Person): Promise<{ id: number; stepId: number }> {
  const id = await aCase(by);
  return { id, stepId: idIn(await by.post(`clinicalCases/${id}/steps`, A_STEP)) };
}

/** What members see of it: whom its author has blocked finds nothing. */
const UNSEEN = { blocked: 404 };
const seen = members(200, UNSEEN);
const theirs = ownerOnly(403, 200, UNSEEN);

/** Clinical cases, and the community's posts, which are the same store. */
export const clinicalPosts: Rows = {
  'GET clinicalCases': row(members()),
  'GET clinicalCases/newer': row(members(), { query: 'after=1' }),
  'GET clinicalCases/collection': row(members()),
  'GET clinicalCases/followed': row(members()),
  'POST clinicalCases': row(members(), { body: caseForm() }),
  'POST clinicalCases/mine': about(members(), async ({ owner }) => ({
    body: { signup_id: owner.id },
  })),
  'GET clinicalCases/{id}': atCase(seen),
  'POST clinicalCases/{id}': about(theirs, async ({ owner }) => ({
    path: { id: await aCase(owner) },
    body: caseForm({ diagnosis: 'Changed' }),
  })),
  'GET clinicalCases/{id}/similar': atCase(seen),
  'POST clinicalCases/similar': row(members(), { body: { text: 'Gallstone ileus' } }),
  'POST clinicalCases/findings': row(members(), { body: { history: 'Seen by Mrs. Lindqvist' } }),
  'POST clinicalCases/review': row(members(), { body: caseForm() }),
  'POST clinicalCases/{id}/review': about(theirs, async ({ owner }) => ({
    path: { id: await aCase(owner) },
    body: caseForm({ diagnosis: 'Changed' }),
  })),
  'GET clinicalCases/{id}/check': about(theirs, async ({ owner }) => ({
    path: { id: await aCase(owner) },
  })),
  // Nothing of it is held.
  'POST clinicalCases/{id}/check': about(ownerOnly(403, 409, UNSEEN), async ({ owner }) => ({
    path: { id: await aCase(owner) },
    body: { decisions: [] },
  })),
  'GET clinicalCases/{id}/outcome': atCase(seen),
  'PUT clinicalCases/{id}/outcome': about(theirs, async ({ owner }) => ({
    path: { id: await aCase(owner) },
    body: { day: 30, text: 'Home and well.', complications: [] },
  })),
  'POST clinicalCases/{id}/followUp': about(theirs, async ({ owner }) => ({
    path: { id: await aCase(owner) },
    body: { answer: 'later' },
  })),
  'POST clinicalCases/{id}/follow': atCase(seen),
  'DELETE clinicalCases/{id}/follow': atCase(members()),
  'POST comments/{id}/like': about(members(200, { blocked: 403 }), async ({ owner }) => ({
    path: { id: await aComment(owner, 'clinicalCases/comment') },
  })),
  'DELETE comments/{id}/like': about(members(), async ({ owner }) => ({
    path: { id: await aComment(owner, 'clinicalCases/comment') },
  })),
  'GET members/{id}/advice': about(seen, async ({ owner }) => ({ path: { id: owner.id } })),
  'GET clinicalCases/{id}/steps': atCase(seen),
  'POST clinicalCases/{id}/steps': about(theirs, async ({ owner }) => ({
    path: { id: await aCase(owner) },
    body: A_STEP,
  })),
  'POST clinicalCases/{id}/steps/review': about(theirs, async ({ owner }) => ({
    path: { id: await aCase(owner) },
    body: A_STEP,
  })),
  'POST clinicalCases/{id}/steps/{stepId}': about(theirs, async ({ owner }) => ({
    path: await aStep(owner),
    body: { text: 'Changed.', consent: true },
  })),
  'DELETE clinicalCases/{id}/steps/{stepId}': about(theirs, async ({ owner }) => ({
    path: await aStep(owner),
  })),
  'GET clinicalCases/{id}/likes': atCase(seen),
  'GET clinicalCases/{id}/likers': atCase(seen),
  'GET clinicalCases/{id}/privacy': atCase(seen),
  'POST clinicalCases/{id}/consent/withdraw': atCase(theirs),
  'POST clinicalCases/delete': onCase(theirs, 'id'),
  'POST clinicalCases/like': onCase(members(200, { blocked: 403 }), 'clinicalCaseId'),
  'POST clinicalCases/dislike': onCase(members(), 'clinicalCaseId'),
  'POST clinicalCases/collection/add': onCase(seen, 'cl_case_id'),
  'POST clinicalCases/collection/remove': onCase(members(), 'cl_case_id'),
  'POST clinicalCases/comment': onCase(members(200, { blocked: 403 }), 'clinicalCaseId', {
    comment: 'I would wait.',
  }),
  'POST comments/{id}/report': each(
    members(200, { owner: 409, blocked: 404 }),
    async ({ owner }) => ({
      path: { id: await aComment(owner, 'clinicalCases/comment') },
      body: { reason: 'Not right.' },
    }),
  ),
  // Three who report the same case hide it from the next.
  'POST clinicalCases/report': each(members(200, { owner: 403, ...UNSEEN }), async ({ owner }) => ({
    body: { clinicalCaseId: await aCase(owner), reason: 'A name is readable.' },
  })),
  'POST clinicalCases/editComment': about(ownerOnly(403), async ({ owner }) => ({
    body: { comment_id: await aComment(owner, 'clinicalCases/comment'), comment: 'Changed.' },
  })),
  'POST clinicalCases/deleteComment': about(ownerOnly(403), async ({ owner }) => ({
    body: { comment_id: await aComment(owner, 'clinicalCases/comment') },
  })),
  'GET getCommentsOnClinicalCase/{id}': atCase(seen),
  'GET mentions': row(members(), { query: 'query=Olg' }),

  'POST getCommunityPost': about(members(), async ({ owner }) => ({
    body: { fromMyCases: true, id: owner.id },
  })),
  'POST addCommunityPost': each(members(), async () => ({
    body: form(imageFields(), await aPng()),
  })),
  'POST editCommunityPost/{id}': {
    expected: theirs,
    prepare: async ({ owner }) => {
      const id = await anImage(owner);
      return () => ({ path: { id }, body: form(imageFields({ title: 'Changed' })) });
    },
  },
  'POST addCommunityPost/review': each(members(), async () => ({
    body: form(imageFields(), await aPng()),
  })),
  'POST editCommunityPost/{id}/review': {
    expected: theirs,
    prepare: async ({ owner }) => {
      const id = await anImage(owner);
      return () => ({ path: { id }, body: form(imageFields({ title: 'Changed' })) });
    },
  },
  'POST deleteCommunityPost': onImage(theirs, 'community_id'),
  'POST getCommunityCollection': row(members(), { body: {} }),
  'POST addCommunityPostToCollection': onImage(seen, 'community_id'),
  'POST getCommunityPostLike': row(members(), { body: {} }),
  'POST addCommunityPostLike': onImage(members(200, { blocked: 403 }), 'community_id'),
  'POST getLikeListOfCommunity': onImage(seen, 'community_id'),
  'POST getCommentForCommunityId': onImage(seen, 'community_id'),
  'POST addCommentForCommunityId': onImage(members(200, { blocked: 403 }), 'community_id', {
    curruntComment: 'Well seen.',
  }),
  'POST deleteCommentForCommunityId': about(ownerOnly(403), async ({ owner }) => ({
    body: { comment_id: await aComment(owner, 'addCommentForCommunityId') },
  })),
  'POST addCommunityReportReason': each(
    members(200, { owner: 403, ...UNSEEN }),
    async ({ owner }) => ({
      body: { community_id: await anImage(owner), reason: 'A name is readable.' },
    }),
  ),
};
