// Run by `npm run test:runtimes` with one version of Node: builds and starts the product like `npm
// start`, and requests pages and a log-in; with --specs, also runs specs that depend on the
// version: modules, passwords, images, video, sockets, queues.
import { buildWhatIsStale } from '../build.mjs';
import { compiled, demandNode, withoutSettings } from './house.mjs';
import { Refused, run, say, seconds } from './say.mjs';
import { conclude, runJest, startProduct } from './suites.mjs';

const SPECS = [
  'backend/test/(blogs|platform)/',
  'backend/test/auth/(signing-in|passkeys)',
  'backend/test/chat/',
  'backend/test/media/(pictures|videos|documents)',
  'backend/test/operations/(backup|doctor|metrics)',
  'workers/test/(mails|media.processors|repeated-jobs)',
];
const PAGES = ['/login', '/blogs', '/api/openapi.json', '/readyz'];

async function demand(address, options) {
  const reply = await fetch(address, options);
  if (!reply.ok) throw new Refused(`${address} answered ${reply.status}.`);
  return reply;
}

async function startAndAsk() {
  const since = Date.now();
  const product = await startProduct({ STAGE: 'local' });
  let failed = true;
  try {
    say(`Ready after ${seconds(since)}.`);
    for (const page of PAGES) await demand(`${product.address}${page}`);
    const { demoAccounts } = await compiled('demo/demo-accounts.js');
    const [{ email: emailId, password }] = demoAccounts;
    const reply = await demand(`${product.address}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailId, password }),
    });
    const { code } = await reply.json();
    if (code !== 200) throw new Refused(`The log-in answered ${code}.`);
    failed = false;
  } finally {
    await product.stop({ failed });
  }
}

await run(async () => {
  demandNode();
  const since = Date.now();
  await buildWhatIsStale();
  say(`Built in ${seconds(since)}.`);
  await startAndAsk();
  if (process.argv.includes('--specs'))
    conclude([await runJest({ env: withoutSettings(), args: SPECS })]);
});
