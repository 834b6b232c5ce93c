import type { Client } from '../../support/client';

export interface Item {
  readonly kind: string;
  readonly id: number;
  readonly title: string;
  readonly title_marks: [number, number][];
  readonly snippet: string;
  readonly marks: [number, number][];
  readonly path: string;
  readonly comment_by: string;
  readonly comment_path: string;
  readonly pointed_at: string;
}

export interface Answer {
  readonly total: number;
  readonly items: Item[];
  readonly ids: number[];
  readonly facets: {
    readonly specialities: { readonly name: string; readonly count: number }[];
    readonly outcomes: { readonly any: number; readonly reported: number };
    readonly states: { readonly open: number; readonly closed: number };
  };
  readonly readAs: string[];
  readonly isLoose: number;
}

/** One kind, cases unless another is named. */
export async function find(
  who: Client,
  query: string,
  more: Readonly<Record<string, string | number>> = {},
): Promise<Answer> {
  const words = new URLSearchParams({ query, kind: 'cases', ...more } as Record<string, string>);
  const { code, body } = await who.get(`search?${words}`);
  if (code !== 200) throw new Error(body.msg);
  const items = body['result'] as unknown as Item[];
  return {
    items,
    ids: items.map(({ id }) => id),
    total: Number(body['total']),
    facets: body['facets'] as unknown as Answer['facets'],
    readAs: body['also_read_as'] as string[],
    isLoose: Number(body['is_loose']),
  };
}

export const idsOf = async (who: Client, query: string, more = {}): Promise<number[]> =>
  (await find(who, query, more)).ids;

/** What is marked. */
export const markedOf = (text: string, marks: readonly (readonly [number, number])[]): string[] =>
  marks.map(([from, to]) => text.slice(from, to));
