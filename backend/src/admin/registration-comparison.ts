import { COMPARED } from '../profiles/registrations/registration-review.entity';

const SHORTEST_SOURCE = 3;

export const SOURCE =
  'Please say where you looked it up: an address, or a sentence of 3 to 300 characters.';
export const SAME = 'Please compare name, number and council, and tick each.';

export const areAllTheSame = (value: unknown) =>
  Array.isArray(value) && COMPARED.every((one) => value.includes(one));

export const isSource = (value: unknown) =>
  typeof value === 'string' && value.trim().length >= SHORTEST_SOURCE;
