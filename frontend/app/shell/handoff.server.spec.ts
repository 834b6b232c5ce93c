import type { RouteArgs } from '../wire/client.server';
import { KeptItems } from '../wire/kept-items.server';
import { pageOfPosts } from '../wire/page-of-posts.server';
import { handoffScripts } from './handoff.server';
import { takePostsBeside } from './posts-beside';

const argsOf = (isDocument: boolean) => ({ context: { isDocument } }) as unknown as RouteArgs;
const items = new KeptItems((row: { id: number; text: string }) => ({ ...row }));
const posts = [
  items.of({ id: 1, text: '</script>' }),
  items.of({ id: 2, text: 'Jaundice – 膵臓' }),
  { id: 3, text: 'not kept' },
];

afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

/** The loaders' data in the browser, after the script has run and Remix has decoded its part. */
async function taken(loaderData: Record<string, { page?: unknown } | undefined>) {
  const text = JSON.stringify(loaderData);
  const stream = new Response(text).body as ReadableStream<Uint8Array>;
  const script = Buffer.concat(await handoffScripts(stream, loaderData, 'n')).toString();
  const [, code = ''] = /^<script nonce="n">([^<]*)<\/script>$/.exec(script) ?? [];
  let sent = '';
  const streamController = { enqueue: (part: string) => (sent += part), close: () => undefined };
  const window: Record<string, unknown> = { __remixContext: { streamController } };
  new Function('window', code)(window);
  const state = { loaderData: JSON.parse(sent) };
  const encoded = JSON.stringify(state);
  window['__remixContext'] = { state };
  Object.assign(globalThis, { window });
  takePostsBeside();
  return { encoded, loaderData: state.loaderData };
}

it('The posts of a document are beside its hydration data, and in it once they are taken', async () => {
  const page = pageOfPosts(argsOf(true), { posts, nextBefore: 4 });
  expect(page.posts).toBe(posts);
  const { encoded, loaderData } = await taken({ root: undefined, feed: { page } });
  expect(encoded).toBe('{"loaderData":{"feed":{"page":{"nextBefore":4}}}}');
  expect(loaderData).toEqual({ feed: { page: { posts, nextBefore: 4 } } });
});

it('The router gets the posts in its data', async () => {
  const page = pageOfPosts(argsOf(false), { posts, nextBefore: null });
  const { encoded, loaderData } = await taken({ feed: { page }, other: {} });
  expect(encoded).toContain('Jaundice');
  expect(loaderData).toEqual({ feed: { page: { posts, nextBefore: null } }, other: {} });
});
