import { applyDecorators } from '@nestjs/common';
import { OneOf } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { OUTCOME_FILTERS } from '../clinical-post.repository';

const MESSAGE = `The outcome is one of ${OUTCOME_FILTERS.join(', ')}.`;

/** Which cases a list holds: `reported` those with an outcome, `awaited` the closed ones without. */
export const OutcomeField = (): PropertyDecorator =>
  applyDecorators(
    Wire('outcome', { optional: true, words: OUTCOME_FILTERS }),
    OneOf(OUTCOME_FILTERS, MESSAGE),
  );
