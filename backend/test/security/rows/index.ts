import { callsOf, readsAsGet } from '../support/calls';
import type { Asked, Row, Rows } from '../support/row';
import { asking } from './asking';
import { auth } from './auth';
import { beyondAndExplore } from './beyond-and-explore';
import { clinicalPosts } from './clinical-posts';
import { eventsAndLearning } from './events-and-learning';
import { moderation } from './moderation';
import { opportunities } from './opportunities';
import { papers } from './papers';
import { patientConsent } from './patient-consent';
import { people } from './people';
import { polls } from './polls';
import { posts } from './posts';
import { profiles } from './profiles';
import { publicAndAdmin } from './public-and-admin';
import { scans } from './scans';

const KNOWN = new Set(callsOf().map(({ name }) => name));

const written: Rows = {
  ...auth,
  ...profiles,
  ...clinicalPosts,
  ...asking,
  ...papers,
  ...patientConsent,
  ...polls,
  ...posts,
  ...beyondAndExplore,
  ...people,
  ...opportunities,
  ...eventsAndLearning,
  ...publicAndAdmin,
  ...scans,
  ...moderation,
};

/** A POST call with its fields in the query. */
const inQuery = ({ body = {}, ...asked }: Asked): Asked => ({
  ...asked,
  query: String(new URLSearchParams({ ...body } as Record<string, string>)),
});

const asGet = ({ expected, prepare }: Row): Row => ({
  expected,
  prepare: async (scene) => {
    const ask = await prepare(scene);
    return async (actor) => inQuery(await ask(actor));
  },
});

/** A read that is also offered as GET responds like its POST. */
const reads = readsAsGet().flatMap(({ name }) => {
  const row = written[name.replace(/^GET/, 'POST')];
  return row ? [[name, asGet(row)] as const] : [];
});

/** The parts of a case stand under two addresses, with the same answers. */
const aliases = Object.entries(written).flatMap(([name, row]) => {
  const alias = name.replace(' clinicalCases/{id}/', ' posts/{id}/');
  return KNOWN.has(alias) && !(alias in written) ? [[alias, row] as const] : [];
});

/**
 * A row for every call of the contract with the expected response for each actor. A call without a
 * row fails `authorisation.spec.ts`.
 */
export const rows: Rows = { ...written, ...Object.fromEntries([...reads, ...aliases]) };
