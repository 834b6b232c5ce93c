import { aCase, caseForm, idIn } from '../../clinical-cases/support/cases';
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

/** What members see of it: whom its author has blocked finds nothing. */
const UNSEEN = { blocked: 404 };
const seen = members(200, UNSEEN);
const theirs = ownerOnly(403, 200, UNSEEN);
const CHANGED = { diagnosis: 'Changed', consent: true };
const answered = members(200, { blocked: 403 });

const atPost = (expected: Expected, body?: object): Row =>
  about(expected, async ({ owner }) => ({
    path: { id: await aCase(owner) },
    ...(body && { body }),
  }));

async function aComment({ owner }: Scene) {
  const post = await aCase(owner);
  return { path: { id: idIn(await owner.post(`posts/${post}/comments`, { text: 'Mine.' })) } };
}

/** Posts and comments in the words of the house; the same policies as their older calls. */
export const posts: Rows = {
  'GET posts': row(members()),
  'GET posts/newer': row(members(), { query: 'after=1' }),
  'POST posts/similar': row(members(), { body: { text: 'Gallstone ileus' } }),
  'POST posts': row(members(), { body: caseForm() }),
  'POST posts/review': row(members(), { body: caseForm() }),
  'POST posts/findings': row(members(), { body: { history: 'Seen by Mrs. Lindqvist' } }),
  'POST posts/{id}': atPost(theirs, CHANGED),
  'POST posts/{id}/review': atPost(theirs, CHANGED),
  'DELETE posts/{id}': atPost(theirs),
  'GET posts/{id}': atPost(seen),
  'GET members/{id}/posts': about(members(), async ({ owner }) => ({ path: { id: owner.id } })),
  'GET me/posts': row(members()),
  'GET me/saved': row(members()),
  'GET me/followed': row(members()),
  'PUT posts/{id}/like': atPost(answered),
  'DELETE posts/{id}/like': atPost(members()),
  'PUT posts/{id}/save': atPost(seen),
  'DELETE posts/{id}/save': atPost(members()),
  'PUT posts/{id}/follow': atPost(seen),
  'DELETE posts/{id}/follow': atPost(members()),
  'GET posts/{id}/likers': atPost(seen),
  // Three who report the same case hide it from the next.
  'POST posts/{id}/report': each(members(200, { owner: 403, ...UNSEEN }), async ({ owner }) => ({
    path: { id: await aCase(owner) },
    body: { reason: 'A name is readable.' },
  })),
  'GET posts/{id}/pins': atPost(seen),
  'GET posts/{id}/seen': atPost(theirs),
  'GET posts/{id}/comments': atPost(seen),
  'POST posts/{id}/comments': atPost(answered, { text: 'I would wait.' }),
  'POST comments/{id}': about(ownerOnly(403), async (scene) => ({
    ...(await aComment(scene)),
    body: { text: 'Changed.' },
  })),
  'DELETE comments/{id}': about(ownerOnly(403), aComment),
  'PUT comments/{id}/like': about(answered, aComment),
  'PUT comments/{id}/pins': about(ownerOnly(403), async (scene) => ({
    ...(await aComment(scene)),
    body: { pins: [] },
  })),
};
