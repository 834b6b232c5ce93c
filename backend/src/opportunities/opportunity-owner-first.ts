import { OwnersFirst } from '../wire/owners-first';
import { OpportunityRepository } from './opportunity.repository';

/** Tells anyone but the opportunity's owner so before their fields are validated. */
export const OpportunityOwnerFirst = (word: string) =>
  OwnersFirst(OpportunityRepository, word, (opportunities, { memberId }, id) =>
    opportunities.findOwn(memberId, id),
  );
