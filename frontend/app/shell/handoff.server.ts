import { inScript, scriptOfItem } from '../wire/kept-items.server';
import { PageOfPosts } from '../wire/page-of-posts.server';

type LoaderData = Record<string, { page?: unknown } | null | undefined>;

/**
 * The loaders' data for hydration in a single script, in the format of Remix's own StreamTransfer,
 * and beside it the posts, which `takePostsBeside` puts into it.
 */
export async function handoffScripts(
  stream: ReadableStream<Uint8Array>,
  loaderData: LoaderData,
  nonce: string,
): Promise<Buffer[]> {
  const text = await new Response(stream).text();
  const controller = 'window.__remixContext.streamController';
  return [
    Buffer.from(`<script nonce="${nonce}">`),
    ...postsBeside(loaderData),
    Buffer.from(`${controller}.enqueue(${inScript(text)});${controller}.close();</script>`),
  ];
}

function postsBeside(loaderData: LoaderData): Buffer[] {
  const pages = Object.entries(loaderData).flatMap(([route, data]) =>
    data?.page instanceof PageOfPosts ? [{ route, posts: data.page.posts as object[] }] : [],
  );
  if (pages.length === 0) return [];
  const lists = pages.flatMap(({ route, posts }) => [
    Buffer.from(`${inScript(route)}:[`),
    ...posts.flatMap((post) => [scriptOfItem(post), COMMA]),
    Buffer.from('],'),
  ]);
  return [Buffer.from('window.postsBeside={'), ...lists, Buffer.from('};')];
}

const COMMA = Buffer.from(',');
