import { Rule } from '../wire/rules';

/** Days are counted from the operation or, without one, from the first presentation. */
const FIRST_DAY = -3650;
const LAST_DAY = 3650;
const DAY = `The day must be a whole number from ${FIRST_DAY} to ${LAST_DAY}.`;

const isDay = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= FIRST_DAY && Number(value) <= LAST_DAY;

export const IsDay = (): PropertyDecorator => Rule('day', isDay, DAY);
