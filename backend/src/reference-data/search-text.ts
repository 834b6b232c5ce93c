export { searchText } from './search-text.rules';
