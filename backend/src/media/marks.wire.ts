import { Rule } from '../wire/rules';
import { MOST_PINS } from './marks.rules';

export const PINS_AS_JSON = { bytes: 4_096, problem: 'Marks could not be read.' };

export const FewPins = (whose = 'A comment') =>
  Rule(
    'fewPins',
    (pins) => Array.isArray(pins) && pins.length <= MOST_PINS,
    `${whose} may point at ${MOST_PINS} places at most.`,
  );
