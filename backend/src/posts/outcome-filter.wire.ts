import { applyDecorators } from '@nestjs/common';
import { OUTCOME_FILTERS } from '../clinical-cases/clinical-post.repository';
import { OneOf } from '../wire/rules';
import { Wire } from '../wire/wire';

const MESSAGE = `The outcome is one of ${OUTCOME_FILTERS.join(', ')}.`;

/** Filters cases: `reported` have an outcome, `awaited` are closed without one. */
export const OutcomeField = (): PropertyDecorator =>
  applyDecorators(
    Wire('outcome', { optional: true, words: OUTCOME_FILTERS }),
    OneOf(OUTCOME_FILTERS, MESSAGE),
  );
