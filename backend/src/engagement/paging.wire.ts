export { PageQuery } from '../wire/paging';
