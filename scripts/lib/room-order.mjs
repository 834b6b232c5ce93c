// The order inside a domain: its rooms (sub-folders) and its core (its loose files).
import fs from 'node:fs';
import { inHouse } from './house.mjs';

const CORE = 'core';

/**
 * Rooms that others of their domain may import, in order: each imports those before it and the
 * core, which comes first unless it is named. Rooms that are not named come last and do not import
 * each other; what gathers from all rooms, such as the member data, is one of these. There are no
 * exceptions. dependency-cruiser finds the imports and this table judges them, because a rule for
 * each room made the check 3 s slower.
 */
const ROOMS = {
  'backend/src/admin': ['figures', 'waiting'],
  'backend/src/auth': [
    'measures',
    'inactivity',
    'tickets',
    'address',
    'notices',
    'sessions',
    'second-step',
    'revocation',
    'joining',
    'passwords',
    'social',
    'passkeys',
    'address-changes',
  ],
  'backend/src/chat': ['rooms', 'messages'],
  'backend/src/clinical-cases': [
    'consent',
    'files',
    CORE,
    'privacy',
    'polls',
    'outcome',
    'discussion',
    'review',
    'steps',
    'checks',
  ],
  'backend/src/connections': ['blocks', 'mutes', CORE, 'suggestions'],
  'backend/src/departure': ['exporting'],
  'backend/src/engagement': ['moderation'],
  'backend/src/learning': ['publishing'],
  'backend/src/media': [
    'threads',
    'scanning',
    CORE,
    'pictures',
    'documents',
    'preparing',
    'renditions',
    'videos',
    'resumable',
    'multipart',
    'serving',
    'inspection',
    'checks',
  ],
  'backend/src/notifications': ['preferences', 'digests', 'news', 'push'],
  'backend/src/old-apps': ['cases', 'community'],
  'backend/src/onboarding': ['credentials'],
  'backend/src/opportunities': ['applications', 'moderation'],
  'backend/src/patient-consent': ['texts', 'links'],
  'backend/src/platform': [
    'redis',
    'config',
    'logging',
    'http',
    'database',
    'queues',
    'outbox',
    'sockets',
    'storage',
    'throttling',
    'health',
  ],
  'backend/src/profiles': ['credentials', CORE, 'phone-change', 'registrations'],
  'backend/src/scans': ['series', CORE, 'kept'],
  'backend/src/search': ['everything'],
  'frontend/app/admin': ['reported', 'letters', 'openings'],
  'frontend/app/clinical-cases': [
    'similar',
    'review',
    'pins',
    'stage',
    'ask',
    'post-form',
    'poll',
    'steps',
    'around',
  ],
  'frontend/app/events': ['event'],
  'frontend/app/explore': ['reels'],
  'frontend/app/media': ['findings', CORE],
  'frontend/app/opportunities': ['post', 'answer', 'applied'],
  'frontend/app/search': ['results'],
  'frontend/app/shell': ['enhance', CORE],
  'frontend/app/site': ['art', 'legal', CORE],
  'frontend/app/ui': ['art', CORE],
  'frontend/app/visitors': ['previews'],
};

const orderIn = (domain) => {
  const named = ROOMS[domain] ?? [];
  return named.includes(CORE) ? named : [CORE, ...named];
};

const placeOf = (file) => {
  const [area, folder, domain, room, ...rest] = file.split('/');
  return { domain: `${area}/${folder}/${domain}`, room: rest.length > 0 ? room : CORE };
};

/** Whether an import between two rooms of a domain goes to one before it. */
export function keepsOrder({ from, to }) {
  const { domain, room } = placeOf(from);
  const order = orderIn(domain);
  const floorOf = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
  return floorOf(placeOf(to).room) < floorOf(room);
}

/** Rooms that have an order and are gone. */
export const roomsGone = () =>
  Object.entries(ROOMS).flatMap(([domain, rooms]) =>
    rooms
      .filter((room) => room !== CORE)
      .map((room) => `${domain}/${room}`)
      .filter((folder) => !fs.existsSync(inHouse(folder))),
  );
