import { leave } from '../../departure/support/departing';
import { INDIA, type Places, personalAnswers, somePlaces } from '../../onboarding/answers';
import type { RunningApp } from '../../support/app';
import type { Client } from '../../support/client';
import {
  aMember,
  aModerator,
  anAdmin,
  anEditor,
  anOnboarding,
  aVisitor,
  type Person,
} from '../../support/people';

/** In the order in which they ask: who owns a thing comes last, since it may be gone then. */
export const ACTORS = [
  'visitor',
  'departed',
  'onboarding',
  'stranger',
  'blocked',
  'editor',
  'moderator',
  'admin',
  'owner',
] as const;
export type ActorName = (typeof ACTORS)[number];

/** Nine who ask, and what is asked about: it belongs to `owner`, who has blocked `blocked`. */
export interface Scene extends Record<Exclude<ActorName, 'visitor'>, Person> {
  readonly app: RunningApp;
  readonly visitor: Client;
  /** Connected with nobody, wronged by nobody: who the owner deals with. */
  readonly partner: Person;
  readonly places: Places;
  actor(name: ActorName): Client;
}

/** What the owner alone, or who is meant to, may read. Each stands nowhere else. */
export const PRIVATE = { mobile: '9123450987', dob: '1971-12-31', registration: 'REG-ZX-77120' };

export async function aScene(app: RunningApp): Promise<Scene> {
  const places = await somePlaces(app);
  const owner = await aMember(app, { firstName: 'Olga', lastName: 'Owner' });
  const departed = await aMember(app);
  const people = {
    owner,
    departed,
    onboarding: await anOnboarding(app),
    stranger: await aMember(app),
    blocked: await aMember(app),
    editor: await anEditor(app),
    moderator: await aModerator(app),
    admin: await anAdmin(app),
    partner: await aMember(app),
  };
  await tell(owner, places);
  await leave(departed);
  await owner.post('blocks', { memberId: people.blocked.id });
  const visitor = aVisitor(app);
  return {
    app,
    places,
    visitor,
    ...people,
    actor: (name) => (name === 'visitor' ? visitor : people[name]),
  };
}

async function tell(owner: Person, places: Places): Promise<void> {
  const answers = {
    ...personalAnswers(owner, places),
    firstName: 'Olga',
    lastName: 'Owner',
    dob: PRIVATE.dob,
    mobile: PRIVATE.mobile,
  };
  const replies = [
    await owner.post('personal', answers),
    await owner.post('mediRegistration', {
      country: [INDIA],
      region: ['Tamil Nadu'],
      mediRegistration: [PRIVATE.registration],
    }),
  ];
  for (const { code, body } of replies) if (code !== 200) throw new Error(JSON.stringify(body));
}
