// The pages rewrite how Remix loads their code (frontend/app/shell/painted-first.server.ts). This
// renders a page with Remix and checks that the rewritten patterns still exist: an upgrade with
// different output would silently make all pages slower.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { transformSync } from '@swc/core';
import { inHouse } from './house.mjs';

const REWRITES = 'frontend/app/shell/painted-first.server.ts';
const ENDS = [
  ['<script nonce="n1" type="text/plain" id="starts">', 'the script that fetches the code'],
  ['<link rel="later" href="/assets/entry.js"/>', 'the links that fetch the code beforehand'],
];

/** The patterns of Remix's output that are no longer rewritten; empty if all are. */
export async function unwrittenRemixOutput(file = REWRITES) {
  const { code } = transformSync(fs.readFileSync(inHouse(file), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const { paintedFirst } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const page = paintedFirst(pageOfRemix(), 'n1');
  return ENDS.filter(([words]) => !page.includes(words)).map(
    ([, what]) => `${file} does not find ${what} in Remix's output.`,
  );
}

/** The smallest page Remix can render: one route, without data. */
function pageOfRemix() {
  const require = createRequire(inHouse('frontend', 'package.json'));
  const { createElement } = require('react');
  const { renderToString } = require('react-dom/server');
  const { RemixServer, Scripts } = require('@remix-run/react');
  const root = {
    default: () => createElement('body', null, createElement(Scripts, { nonce: 'n1' })),
  };
  const context = {
    manifest: {
      version: '1',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: [] },
      routes: { root: { id: 'root', path: '', module: '/assets/root.js' } },
    },
    routeModules: { root },
    serverHandoffString: '{}',
    future: {},
    renderMeta: {},
    staticHandlerContext: {
      matches: [{ params: {}, pathname: '/', pathnameBase: '/', route: { id: 'root', path: '' } }],
      loaderData: {},
      location: { pathname: '/', search: '', hash: '', state: null, key: 'first' },
    },
  };
  return renderToString(createElement(RemixServer, { context, url: 'http://127.0.0.1/' }));
}
