export { type Window, windowOf } from '../wire/paging';
