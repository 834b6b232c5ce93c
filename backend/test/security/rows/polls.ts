import { aCase } from '../../clinical-cases/support/cases';
import { aPoll, aPolledCase, optionOf, thePoll } from '../../clinical-cases/support/polls';
import { about, each, members, ownerOnly, type Rows } from '../support/row';

/** Whom the author of a case has blocked does not find it. */
const UNSEEN = { blocked: 404 };

/** Polls of cases. Each may vote or skip once; the author may not. */
export const polls: Rows = {
  'GET clinicalCases/{id}/poll': about(members(200, UNSEEN), async ({ owner }) => ({
    path: { id: await aPolledCase(owner) },
  })),
  'PUT clinicalCases/{id}/poll': about(ownerOnly(403, 200, UNSEEN), async ({ owner }) => ({
    path: { id: await aCase(owner) },
    body: aPoll(),
  })),
  'DELETE clinicalCases/{id}/poll': about(ownerOnly(403, 200, UNSEEN), async ({ owner }) => ({
    path: { id: await aPolledCase(owner) },
  })),
  'POST clinicalCases/{id}/poll/vote': each(
    members(200, { owner: 403, blocked: 403 }),
    async ({ owner }) => {
      const id = await aPolledCase(owner);
      return {
        path: { id },
        body: { option: optionOf(await thePoll(owner, id), 0), confidence: 80 },
      };
    },
  ),
  'POST clinicalCases/{id}/poll/skip': each(
    members(200, { owner: 403, ...UNSEEN }),
    async ({ owner }) => ({
      path: { id: await aPolledCase(owner) },
    }),
  ),
};
