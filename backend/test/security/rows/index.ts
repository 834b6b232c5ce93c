import type { Rows } from '../support/row';
import { auth } from './auth';
import { beyondAndExplore } from './beyond-and-explore';
import { clinicalPosts } from './clinical-posts';
import { eventsAndLearning } from './events-and-learning';
import { opportunities } from './opportunities';
import { people } from './people';
import { profiles } from './profiles';
import { publicAndAdmin } from './public-and-admin';

/** A row for every call of the contract: who gets what. A call without one fails `authorisation.spec.ts`. */
export const rows: Rows = {
  ...auth,
  ...profiles,
  ...clinicalPosts,
  ...beyondAndExplore,
  ...people,
  ...opportunities,
  ...eventsAndLearning,
  ...publicAndAdmin,
};
