import { ACTORS, type ActorName, type Scene } from './scene';

/** What one of them sends; `path` fills the braces of the call. */
export interface Asked {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: object | FormData;
  readonly headers?: Record<string, string>;
}

/** The status that each of them is to get. */
export type Expected = Readonly<Record<ActorName, number>>;

export interface Row {
  readonly expected: Expected;
  /** Makes what is asked about, once for the row, and says what each of them sends. */
  prepare(scene: Scene): Promise<(actor: ActorName) => Asked | Promise<Asked>>;
}

export type Rows = Readonly<Record<string, Row>>;

const all = (code: number): Expected =>
  Object.fromEntries(ACTORS.map((actor) => [actor, code])) as Expected;
const nobodyYet = { visitor: 401, departed: 401, onboarding: 403 };

/** Who may, and what the others get. The exceptions name one of them. */
export const anybody = (code = 200, but: Partial<Expected> = {}): Expected => ({
  ...all(code),
  ...but,
});
export const signedIn = (code = 200, but: Partial<Expected> = {}): Expected => ({
  ...all(code),
  visitor: 401,
  departed: 401,
  ...but,
});
export const members = (code = 200, but: Partial<Expected> = {}): Expected => ({
  ...all(code),
  ...nobodyYet,
  ...but,
});
export const admins = (code = 200): Expected => ({ ...all(403), ...nobodyYet, admin: code });
export const moderators = (code = 200): Expected => ({ ...admins(code), moderator: code });
export const editors = (code = 200): Expected => ({ ...admins(code), editor: code });
/** Only whose it is: `others` is what the rest of the members get, administrators too. */
export const ownerOnly = (others: 403 | 404, code = 200, but: Partial<Expected> = {}): Expected =>
  members(others, { owner: code, ...but });

/** The same is sent by all. */
export const row = (expected: Expected, asked: Asked = {}): Row => ({
  expected,
  prepare: async () => () => asked,
});

/** What is asked about is made first. */
export const about = (expected: Expected, make: (scene: Scene) => Promise<Asked>): Row => ({
  expected,
  prepare: async (scene) => {
    const asked = await make(scene);
    return () => asked;
  },
});

/** Each of them sends something of their own. */
export const each = (
  expected: Expected,
  ask: (scene: Scene, actor: ActorName) => Asked | Promise<Asked>,
): Row => ({
  expected,
  prepare: async (scene) => (actor) => ask(scene, actor),
});
