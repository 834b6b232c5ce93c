import { OwnersFirst } from '../wire/owners-first';
import { OpportunityRepository } from './opportunity.repository';

/** For changes of an opportunity by its owner. */
export const MadeByCaller = (word: string) =>
  OwnersFirst(OpportunityRepository, word, (opportunities, { memberId }, id) =>
    opportunities.findOwn(memberId, id),
  );
