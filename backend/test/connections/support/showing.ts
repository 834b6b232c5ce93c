import contract from '../../../openapi.json';
import type { Person } from '../../support/people';

/** Two members, each with a name and a word that nothing else bears. */
export interface Marked {
  readonly person: Person;
  readonly name: string;
  readonly word: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: { readonly type?: string };
}

interface Call {
  readonly path: string;
  readonly parameters: readonly Parameter[];
}

/** Calls without a member's data for members, of administrators, and of what everybody may read. */
const ELSEWHERE =
  /^\/api\/v1\/(admin|auth|dev|login|exports|uploads|patientConsent|certificates|blogs|site|events|session|visitor|search(Medical|Region|City)\w*|get(City|All)\w*)\b/;
const TEXTS: Record<string, 'name' | 'word'> = {
  searchKey: 'name',
  searchTerm: 'name',
  query: 'name',
  q: 'word',
  text: 'word',
};

const asked = (word: string, of: Marked, ids: readonly number[]): readonly (string | number)[] => {
  const text = TEXTS[word];
  if (text) return [of[text]];
  if (word === 'any') return [1];
  return /^(?!count|city|special).*id$/i.test(word) ? ids : [];
};

/** Every address of one reading call: each id in each place of an id, and with the other's words. */
function addressesOf({ path, parameters }: Call, of: Marked, ids: readonly number[]): string[] {
  let made = [path.replace('/api/v1/', '')];
  for (const { name } of parameters.filter((one) => one.in === 'path'))
    made = made.flatMap((each) =>
      asked(name, of, ids).map((value) => each.replace(`{${name}}`, String(value))),
    );
  const inQuery = parameters.filter((one) => one.in === 'query');
  const more = inQuery.flatMap(({ name }) =>
    asked(name, of, ids).map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  const isMine = inQuery.some(({ name }) => name === 'fromMyCases');
  const queries = isMine ? [...more, ...more.map((one) => `${one}&fromMyCases=1`)] : more;
  return made.flatMap((each) => [each, ...queries.map((query) => `${each}?${query}`)]);
}

const reading: Call[] = Object.entries(contract.paths).flatMap(([path, calls]) => {
  const call = (calls as { get?: { parameters?: Parameter[] } }).get;
  return call && !ELSEWHERE.test(path) ? [{ path, parameters: call.parameters ?? [] }] : [];
});

/**
 * The reading calls, by their path, in whose reply somebody finds another's name or words. Each is
 * made with every one of the ids.
 */
export async function showing(
  reader: Marked,
  of: Marked,
  ids: readonly number[],
): Promise<Set<string>> {
  const shown = new Set<string>();
  const marks = [of.name, of.word];
  const shows = async (address: string) => {
    const { body } = await reader.person.get(address);
    const text = JSON.stringify(body ?? '').toLowerCase();
    return marks.some((mark) => text.includes(mark.toLowerCase()));
  };
  for (const call of reading) {
    const found = await Promise.all(addressesOf(call, of, ids).map(shows));
    if (found.includes(true)) shown.add(call.path.slice(8));
  }
  return shown;
}
