import { Wire } from '../wire/wire';

/** Which page of a list is meant. */
export class PageQuery {
  @Wire('before', { optional: true }) readonly before?: number;
  @Wire('limit', { optional: true }) readonly limit?: number;
}
