import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node';
import { createRequestHandler } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { UpgradeNotice } from './upgrade-notice';

const entry = (_: Request, status: number, headers: Headers, remix: EntryContext) => {
  const context = { ...remix, serverHandoffStream: undefined };
  const page = renderToStaticMarkup(
    createElement(RemixServer, { context, url: 'http://suture.example/' }),
  );
  return new Response(page, { status, headers });
};

/** The notice on a page whose settings know these stores. */
async function shown(stores: Record<string, string>): Promise<string> {
  const module = { loader: () => ({ stores }), default: UpgradeNotice };
  const routes = { root: { id: 'root', path: '/', module } };
  const build = {
    entry: { module: { default: entry } },
    routes,
    assets: { entry: { imports: [], module: '' }, routes, url: '', version: '1' },
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild;
  const leaving = new AbortController();
  const request = new Request('http://suture.example/', { signal: leaving.signal });
  const handle = createRequestHandler(build, 'production');
  const page = await (await handle(request, {} as AppLoadContext)).text();
  // Otherwise Remix's timer for deferred data would keep the test running.
  leaving.abort();
  return page;
}

describe('[PW-22] The notice of an upgrade', () => {
  it('leads to the apps in the stores that are set, and can be closed', async () => {
    const apple = 'https://apps.apple.com/app/id1';
    const google = 'https://play.google.com/store/apps/details?id=a';
    const page = await shown({ apple, google });
    expect(page).toContain('The website is undergoing an upgrade and will be up soon.');
    for (const [href, name] of [
      [apple, 'App Store'],
      [google, 'Google Play'],
    ])
      expect(page).toMatch(new RegExp(`<a href="${href?.replace('?', '\\?')}"[^>]*>${name}</a>`));
    expect(page).toMatch(/<form[^>]* action="\/notice"[^>]*>.*>Close</s);
  });

  it('names no store where none is set', async () => {
    expect(await shown({})).not.toContain('Our apps');
  });
});
