import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { type Door, doorOf } from './door';
import {
  type InactivitySettings,
  inactivitySchema,
  inactivitySettings,
} from './inactivity-settings';
import { missingForLive } from './live-demands';
import { type MetricsSettings, metricsSchema, metricsSettings } from './metrics-settings';
import { type OperatorSettings, operatorSchema, operatorSettings } from './operator-settings';
import { newVapidKey, type PushSettings, pushSchema, pushSettings } from './push-settings';
import { queueSchema, servedQueues, socketsUrl } from './queue-settings';
import { passingSecrets, readSecrets, type Secrets, signingKey } from './secrets';
import { problemsOf, SettingsError } from './settings-error';
import {
  type AppleSettings,
  appleSettings,
  type GoogleSettings,
  googleSettings,
  socialSchema,
} from './social-settings';
import { type WaivedSettings, waivedSchema, waivedSettings } from './waived-settings';

export { SettingsError };
export type Stage = 'local' | 'live';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const port = z.coerce.number().int().min(0).max(65535);
const address = z.url();
const empty = (value: unknown) => (value === '' ? undefined : value);
const maybe = <T extends z.ZodType>(type: T) => z.preprocess(empty, type.optional());

const schema = z.object({
  STAGE: z.preprocess(empty, z.enum(['local', 'live']).default('local')),
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  PORT: z.preprocess(empty, port.default(3000)),
  WEB_PROCESSES: maybe(z.coerce.number().int().min(1).max(64)),
  PUBLIC_URL: maybe(address),
  TRUST_PROXY_HOPS: z.preprocess(empty, z.coerce.number().int().min(0).max(10).default(0)),
  API_URL: maybe(address),
  DATA_DIR: z.preprocess(empty, z.string().default('.data')),
  DATABASE_URL: maybe(address),
  DATABASE_DIRECT_URL: maybe(address),
  S3_ENDPOINT: maybe(address),
  S3_BUCKET: maybe(z.string()),
  S3_KEY: maybe(z.string()),
  S3_SECRET: maybe(z.string()),
  SMTP_URL: maybe(address),
  MAIL_FROM: z.preprocess(empty, z.string().default('Suture <no-reply@suture.example>')),
  SUPPORT_EMAIL: maybe(z.email()),
  SECURITY_CONTACT: maybe(z.union([z.email(), z.url({ protocol: /^https$/ })])),
  SOCIAL_LINKS: maybe(z.string()),
  APP_STORE_URL: maybe(z.url({ protocol: /^https$/ })),
  PLAY_STORE_URL: maybe(z.url({ protocol: /^https$/ })),
  FFMPEG_PATH: maybe(z.string()),
  CLAMD_URL: maybe(address),
  /** Logging starts before the settings are read, so the logger reads this variable itself. */
  LOG_LEVEL: z.preprocess(empty, z.enum(LOG_LEVELS).default('info')),
  YIELD_TO_PAGES: z.preprocess(empty, z.enum(['on', 'off']).default('on')),
  RATE_LIMITS: z.preprocess(empty, z.enum(['on', 'off']).default('on')),
  NAME_MIN_LENGTH: z.preprocess(empty, z.coerce.number().int().min(1).max(20).default(3)),
  PASSWORD_MIN_LENGTH: z.preprocess(empty, z.coerce.number().int().min(7).max(64).default(7)),
  SESSION_SECRET: maybe(z.string()),
  JWT_PRIVATE_KEY: maybe(z.string()),
  ...queueSchema,
  ...socialSchema,
  ...pushSchema,
  ...metricsSchema,
  ...inactivitySchema,
  ...operatorSchema,
  ...waivedSchema,
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape);

type Values = z.infer<typeof schema>;

/** The pages of the mobile apps in the app stores. */
export interface Stores {
  readonly apple: string | undefined;
  readonly google: string | undefined;
}

/** The connection to the media store, when it is not the local disk. */
export interface ObjectStoreSettings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly key: string;
  readonly secret: string;
}

/**
 * All external configuration, read and validated once at startup. Architecture section 6 lists it.
 */
export class Settings {
  readonly stage: Stage;
  readonly host: string;
  readonly port: number;
  /** How many front doors `npm start` runs on the port. */
  readonly webProcesses: number;
  /** Which of them this process is; undefined if it is the only one. */
  readonly door: Door | undefined;
  readonly publicUrl: string | undefined;
  readonly trustProxyHops: number;
  readonly apiUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** The primary database, bypassing any pooler. Used by migrations, backups and restores. */
  readonly databaseDirectUrl: string;
  readonly redisUrl: string | undefined;
  /** The Redis that the sockets of all processes meet on: one of its own, or that of redisUrl. */
  readonly redisSocketsUrl: string | undefined;
  /** The queues that the workers of this process serve; undefined for all. */
  readonly workerQueues: readonly string[] | undefined;
  readonly s3: ObjectStoreSettings | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly supportEmail: string | undefined;
  /** Where to report vulnerabilities, as a URI; falls back to the support address. */
  readonly securityContact: string | undefined;
  /** Our social media pages; may be empty. */
  readonly socialLinks: readonly string[];
  /** Store pages of the mobile apps; a store that is not set is not shown. */
  readonly stores: Stores;
  readonly ffmpegPath: string | undefined;
  readonly clamdUrl: string | undefined;
  /** Undefined when signing in through Google, or Apple, is not configured. */
  readonly google: GoogleSettings | undefined;
  readonly apple: AppleSettings | undefined;
  /** Whether processes that read files have a lower priority than pages. */
  readonly yieldsToPages: boolean;
  readonly rateLimits: boolean;
  readonly nameMinLength: number;
  readonly passwordMinLength: number;
  /** Signs cookies and media URLs. */
  readonly sessionSecret: string;
  /** PKCS#8 PEM of the Ed25519 key that signs access tokens. */
  readonly jwtPrivateKey: string;
  readonly push: PushSettings;
  /** Undefined when metrics are switched off. */
  readonly metrics: MetricsSettings | undefined;
  readonly inactivity: InactivitySettings;
  readonly operator: OperatorSettings;
  readonly waived: WaivedSettings;

  constructor(values: Values, secrets: Secrets, door: Door | undefined) {
    this.door = door;
    this.stage = values.STAGE;
    this.host = values.HOST;
    this.port = values.PORT;
    this.webProcesses = values.WEB_PROCESSES ?? usualWebProcesses(availableParallelism());
    this.publicUrl = values.PUBLIC_URL?.replace(/\/+$/, '');
    this.trustProxyHops = values.TRUST_PROXY_HOPS;
    this.apiUrl = values.API_URL?.replace(/\/+$/, '');
    this.dataDir = values.DATA_DIR;
    this.databaseUrl = values.DATABASE_URL ?? '';
    this.databaseDirectUrl = directUrl(values) ?? '';
    this.redisUrl = values.REDIS_URL;
    this.redisSocketsUrl = socketsUrl(values);
    this.workerQueues = servedQueues(values);
    this.s3 = objectStore(values);
    this.smtpUrl = values.SMTP_URL;
    this.mailFrom = values.MAIL_FROM;
    this.supportEmail = values.SUPPORT_EMAIL;
    this.securityContact = asUri(values.SECURITY_CONTACT ?? values.SUPPORT_EMAIL);
    this.socialLinks = socialLinks(values.SOCIAL_LINKS);
    this.stores = { apple: values.APP_STORE_URL, google: values.PLAY_STORE_URL };
    this.ffmpegPath = values.FFMPEG_PATH;
    this.clamdUrl = values.CLAMD_URL;
    this.google = googleSettings(values);
    this.apple = appleSettings(values);
    this.yieldsToPages = values.YIELD_TO_PAGES === 'on';
    this.rateLimits = values.RATE_LIMITS === 'on';
    this.nameMinLength = values.NAME_MIN_LENGTH;
    this.passwordMinLength = values.PASSWORD_MIN_LENGTH;
    this.sessionSecret = secrets.sessionSecret;
    this.jwtPrivateKey = secrets.jwtPrivateKey;
    this.push = pushSettings(values, secrets.vapidPrivateKey);
    this.metrics = metricsSettings(values);
    this.inactivity = inactivitySettings(values);
    this.operator = operatorSettings(values);
    this.waived = waivedSettings(values);
  }

  get isLive(): boolean {
    return this.stage === 'live';
  }

  /** The base URL of links in emails. */
  get linkBase(): string {
    return this.publicUrl ?? `http://${this.host}:${this.port}`;
  }
}

const MANY_CORES = 4;
const MOST_WEB_PROCESSES = 8;

/** One a core from four cores on; with fewer, PostgreSQL and the workers need the others. */
const usualWebProcesses = (cores: number) =>
  cores < MANY_CORES ? 1 : Math.min(cores, MOST_WEB_PROCESSES);

/**
 * Reads and validates the environment. Secrets that are not set are created on the first start and
 * kept in DATA_DIR (STAGE=local only).
 * @throws SettingsError listing every invalid setting at once
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const quoted = quotedSettings(env);
  const read = schema.safeParse(env);
  const unread = unreadable(read.error?.issues ?? []);
  const wrong = new Set([...quoted.keys(), ...unread.keys()]);
  const rest = schema.safeParse({
    ...env,
    ...Object.fromEntries([...wrong].map((name) => [name, undefined])),
  });
  // A setting that cannot be parsed is reported once only, not as missing as well.
  const others = rest.success
    ? [...missingForLive(rest.data, env['PATH'] ?? ''), ...contradictions(rest.data)].filter(
        (sentence) => ![...wrong].some((name) => sentence.startsWith(name)),
      )
    : [];
  const problems = [...quoted.values(), ...unread.values(), ...others];
  if (!read.success || problems.length > 0) throw new SettingsError(...problems);
  const secrets = read.data.API_URL ? passingSecrets() : readSecrets(read.data);
  return new Settings(read.data, secrets, doorOf(env));
}

/**
 * Values in quotation marks: containers and clusters may not strip them, so they become part of the
 * value.
 */
function quotedSettings(env: NodeJS.ProcessEnv): Map<string, string> {
  const names = Object.keys(schema.shape).filter((name) => /^(["']).*\1$/s.test(env[name] ?? ''));
  return new Map(
    names.map((name) => [
      name,
      `${name} begins and ends with a quotation mark, which is part of its value here: take both away.`,
    ]),
  );
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function unreadable(issues: readonly Issue[]): Map<string, string> {
  return new Map(
    issues.map(({ path, message }) => {
      const name = path.join('.');
      return [name, `The setting ${name} is wrong: ${message}.`];
    }),
  );
}

/** Settings that can be parsed but are unusable, or that contradict each other. */
function contradictions(values: Values): string[] {
  return problemsOf(
    () => objectStore(values),
    () => socialLinks(values.SOCIAL_LINKS),
    () => googleSettings(values),
    () => appleSettings(values),
    () => inactivitySettings(values),
    () => pushSettings(values, values.VAPID_PRIVATE_KEY ?? newVapidKey()),
    () => signingKey(values.JWT_PRIVATE_KEY),
    () => directUrl(values),
    () => socketsUrl(values),
  );
}

function directUrl(values: Values): string | undefined {
  const { DATABASE_URL: database, DATABASE_DIRECT_URL: direct } = values;
  if (direct !== undefined && database === undefined)
    throw new SettingsError('DATABASE_DIRECT_URL needs DATABASE_URL beside it.');
  return direct ?? database;
}

function objectStore(values: Values): ObjectStoreSettings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = values;
  if (!endpoint && !bucket && !key && !secret) return undefined;
  if (!endpoint || !bucket || !key || !secret) {
    throw new SettingsError('S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET must be set together.');
  }
  return { endpoint, bucket, key, secret };
}

/** An email or web address as a URI for links. */
function asUri(contact: string | undefined): string | undefined {
  return contact?.includes('://') ? contact : contact && `mailto:${contact}`;
}

function socialLinks(listed = ''): string[] {
  const links = listed.split(/[\s,]+/).filter(Boolean);
  const wrong = links.find((link) => !URL.canParse(link) || new URL(link).protocol !== 'https:');
  if (wrong)
    throw new SettingsError(`The setting SOCIAL_LINKS is wrong: ${wrong} is no https address.`);
  return links;
}
