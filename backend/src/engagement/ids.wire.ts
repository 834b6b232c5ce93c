export { AreIds, IsId, isId } from '../wire/ids';
