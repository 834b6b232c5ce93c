import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cookies, storage } from './browser-storage';

const HOUSE = path.join(__dirname, '../../../..');
const WRITES =
  /(?:sessionStorage|localStorage)\.setItem|indexedDB|caches\s*\.open|createCookie\(|document\.cookie|append\(\s*'Set-Cookie',\s*[[`]|return [`']\w+=[^`']*; Path=|new (?:Tus)?Upload\(file/;

/** The files that store something in the browser, with the names listed in the cookie policy. */
const KEEPERS: Record<string, string[]> = {
  'backend/src/auth/sessions/session-cookie.ts': ['suture'],
  'backend/src/auth/social/flow.ts': ['suture-sign-in'],
  'backend/src/auth/tickets/ticket-cookie.ts': ['suture-second-step'],
  'backend/src/auth/unsent/unsent-cookie.ts': ['suture-unsent'],
  'frontend/app/clinical-cases/sensitive-cover.tsx': ['lifted-…'],
  'frontend/app/explore/add/upload.ts': ['tus::…'],
  'frontend/app/explore/reels/use-sound.ts': ['reels-sound'],
  'frontend/app/lib/browser-database.ts': ['suture-drafts', 'suture-outbox', 'suture-shared'],
  'frontend/app/media/send-large-files.ts': ['tus::…'],
  'frontend/app/notifications/push-offer.tsx': ['push-declined', 'push-offered'],
  'frontend/app/notifications/push.ts': ['push-member'],
  'frontend/app/shell/enhance/time-zone.ts': ['zone'],
  'frontend/app/shell/flash.server.ts': ['toast'],
  'frontend/app/shell/kept-words.ts': [
    'chat-draft-…',
    'chat-unsent-…',
    'draft-…',
    'suture-drafts',
    'suture-outbox',
    'suture-shared',
  ],
  'frontend/app/shell/place-after-login.server.ts': ['after-login'],
  'frontend/app/shell/theme.server.ts': ['theme'],
  'frontend/app/site/notice.server.ts': ['notice'],
  'frontend/app/visitors/visitor-token.server.ts': ['visitor'],
  'frontend/public/offline.js': ['suture-outbox'],
  'frontend/public/sw.js': ['offline-…', 'suture-drafts', 'suture-outbox', 'suture-shared'],
};
/** Stored by Remix itself. */
const REMIX = ['positions', 'remix-manifest-version'];

const sources = ['backend/src', 'frontend/app', 'frontend/public'].flatMap((folder) =>
  readdirSync(path.join(HOUSE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|js)$/.test(file) && !file.endsWith('.spec.ts'))
    .map((file) => `${folder}/${file}`),
);

it('[D-362] the policy lists whatever the code keeps in a browser, and nothing else', () => {
  const keepers = sources.filter((file) =>
    WRITES.test(readFileSync(path.join(HOUSE, file), 'utf8')),
  );
  expect(keepers.sort()).toEqual(Object.keys(KEEPERS));
  const told = [...cookies, ...storage].map(([name]) => name);
  expect([...new Set([...Object.values(KEEPERS).flat(), ...REMIX])].sort()).toEqual(told.sort());
});
