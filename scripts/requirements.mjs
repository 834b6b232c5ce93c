// Prints every requirement with the tests that show it, as Markdown:
//   node scripts/requirements.mjs             all of them
//   node scripts/requirements.mjs CA- D-270   those whose ids begin so
import { namedByTests, requirements } from './lib/requirements.mjs';

const wanted = process.argv.slice(2);
const isWanted = (id) => wanted.length === 0 || wanted.some((begin) => id.startsWith(begin));
const tests = namedByTests();

for (const { id, words } of requirements().filter(({ id }) => id && isWanted(id))) {
  console.log(`- ${id} ${words}`);
  for (const { file, title } of tests.get(id) ?? []) console.log(`  - ${file}: ${title}`);
}
