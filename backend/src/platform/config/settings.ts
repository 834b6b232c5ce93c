import { z } from 'zod';
import {
  type InactivitySettings,
  inactivitySchema,
  inactivitySettings,
} from './inactivity-settings';
import { type MetricsSettings, metricsSchema, metricsSettings } from './metrics-settings';
import { programOn } from './programs';
import { type PushSettings, pushSchema, pushSettings } from './push-settings';
import { passingSecrets, readSecrets, type Secrets } from './secrets';
import { SettingsError } from './settings-error';
import {
  type AppleSettings,
  appleSettings,
  type GoogleSettings,
  googleSettings,
  socialSchema,
} from './social-settings';

export { SettingsError };
export type Stage = 'local' | 'live';

const port = z.coerce.number().int().min(0).max(65535);
const address = z.url();
const empty = (value: unknown) => (value === '' ? undefined : value);
const maybe = <T extends z.ZodType>(type: T) => z.preprocess(empty, type.optional());

const schema = z.object({
  STAGE: z.preprocess(empty, z.enum(['local', 'live']).default('local')),
  HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  PORT: z.preprocess(empty, port.default(3000)),
  PUBLIC_URL: maybe(address),
  TRUST_PROXY_HOPS: z.preprocess(empty, z.coerce.number().int().min(0).max(10).default(0)),
  API_URL: maybe(address),
  DATA_DIR: z.preprocess(empty, z.string().default('.data')),
  DATABASE_URL: maybe(address),
  REDIS_URL: maybe(address),
  S3_ENDPOINT: maybe(address),
  S3_BUCKET: maybe(z.string()),
  S3_KEY: maybe(z.string()),
  S3_SECRET: maybe(z.string()),
  SMTP_URL: maybe(address),
  MAIL_FROM: z.preprocess(empty, z.string().default('Suture <no-reply@suture.example>')),
  SUPPORT_EMAIL: maybe(z.email()),
  SOCIAL_LINKS: maybe(z.string()),
  APP_STORE_URL: maybe(z.url({ protocol: /^https$/ })),
  PLAY_STORE_URL: maybe(z.url({ protocol: /^https$/ })),
  FFMPEG_PATH: maybe(z.string()),
  CLAMD_URL: maybe(address),
  RATE_LIMITS: z.preprocess(empty, z.enum(['on', 'off']).default('on')),
  NAME_MIN_LENGTH: z.preprocess(empty, z.coerce.number().int().min(1).max(20).default(3)),
  PASSWORD_MIN_LENGTH: z.preprocess(empty, z.coerce.number().int().min(7).max(64).default(7)),
  SESSION_SECRET: maybe(z.string()),
  JWT_PRIVATE_KEY: maybe(z.string()),
  ...socialSchema,
  ...pushSchema,
  ...metricsSchema,
  ...inactivitySchema,
});

type Values = z.infer<typeof schema>;

/** The pages of the mobile apps in their stores. */
export interface Stores {
  readonly apple: string | undefined;
  readonly google: string | undefined;
}

/** Where the media store is, when it is not the local disk. */
export interface ObjectStoreSettings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly key: string;
  readonly secret: string;
}

/** Everything that can be set from outside, read and checked once at start. Architecture section 6 is the list. */
export class Settings {
  readonly stage: Stage;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | undefined;
  readonly trustProxyHops: number;
  readonly apiUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly s3: ObjectStoreSettings | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly supportEmail: string | undefined;
  /** Our pages elsewhere; empty where there are none. */
  readonly socialLinks: readonly string[];
  /** Where the mobile apps are to be had; a store that is not set is not shown. */
  readonly stores: Stores;
  readonly ffmpegPath: string | undefined;
  readonly clamdUrl: string | undefined;
  /** Undefined where sign-in through Google, or Apple, is not set up. */
  readonly google: GoogleSettings | undefined;
  readonly apple: AppleSettings | undefined;
  readonly rateLimits: boolean;
  readonly nameMinLength: number;
  readonly passwordMinLength: number;
  /** Keys cookies and media addresses are signed with. */
  readonly sessionSecret: string;
  /** PKCS#8 PEM of the Ed25519 key that signs access tokens. */
  readonly jwtPrivateKey: string;
  readonly push: PushSettings;
  /** Undefined where nobody watches. */
  readonly metrics: MetricsSettings | undefined;
  readonly inactivity: InactivitySettings;

  constructor(values: Values, secrets: Secrets) {
    this.stage = values.STAGE;
    this.host = values.HOST;
    this.port = values.PORT;
    this.publicUrl = values.PUBLIC_URL?.replace(/\/+$/, '');
    this.trustProxyHops = values.TRUST_PROXY_HOPS;
    this.apiUrl = values.API_URL?.replace(/\/+$/, '');
    this.dataDir = values.DATA_DIR;
    this.databaseUrl = values.DATABASE_URL ?? '';
    this.redisUrl = values.REDIS_URL;
    this.s3 = objectStore(values);
    this.smtpUrl = values.SMTP_URL;
    this.mailFrom = values.MAIL_FROM;
    this.supportEmail = values.SUPPORT_EMAIL;
    this.socialLinks = socialLinks(values.SOCIAL_LINKS);
    this.stores = { apple: values.APP_STORE_URL, google: values.PLAY_STORE_URL };
    this.ffmpegPath = values.FFMPEG_PATH;
    this.clamdUrl = values.CLAMD_URL;
    this.google = googleSettings(values);
    this.apple = appleSettings(values);
    this.rateLimits = values.RATE_LIMITS === 'on';
    this.nameMinLength = values.NAME_MIN_LENGTH;
    this.passwordMinLength = values.PASSWORD_MIN_LENGTH;
    this.sessionSecret = secrets.sessionSecret;
    this.jwtPrivateKey = secrets.jwtPrivateKey;
    this.push = pushSettings(values, secrets.vapidPrivateKey);
    this.metrics = metricsSettings(values);
    this.inactivity = inactivitySettings(values);
  }

  get isLive(): boolean {
    return this.stage === 'live';
  }

  /** The address that links in mails start with. */
  get linkBase(): string {
    return this.publicUrl ?? `http://${this.host}:${this.port}`;
  }
}

/**
 * Reads and checks the environment. Secrets that are not set are made on first start and kept in DATA_DIR (STAGE=local only).
 * @throws SettingsError with one sentence that names the setting
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = schema.safeParse(env);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new SettingsError(
      `The setting ${issue?.path.join('.')} is wrong: ${issue?.message ?? 'it cannot be read'}.`,
    );
  }
  demandForLive(read.data, env['PATH'] ?? '');
  return new Settings(read.data, read.data.API_URL ? passingSecrets() : readSecrets(read.data));
}

function demandForLive(values: Values, path: string): void {
  if (values.STAGE !== 'live') return;
  if (!values.PUBLIC_URL?.startsWith('https://'))
    throw new SettingsError('PUBLIC_URL must be an https address when STAGE is live.');
  // A front door without the API knows the API alone.
  if (values.API_URL !== undefined) return;
  const weak = (value: string | undefined) => value === undefined || value.length < 32;
  if (weak(values.SESSION_SECRET))
    throw new SettingsError(
      'SESSION_SECRET must be set to at least 32 characters when STAGE is live.',
    );
  if (values.JWT_PRIVATE_KEY === undefined)
    throw new SettingsError('JWT_PRIVATE_KEY must be set when STAGE is live.');
  if (values.VAPID_PRIVATE_KEY === undefined)
    throw new SettingsError('VAPID_PRIVATE_KEY must be set when STAGE is live.');
  if (values.SMTP_URL === undefined)
    throw new SettingsError('SMTP_URL must be set when STAGE is live.');
  if (values.DATABASE_URL === undefined)
    throw new SettingsError('DATABASE_URL must be set when STAGE is live.');
  if (values.FFMPEG_PATH === undefined && programOn(path, 'ffmpeg') === undefined)
    throw new SettingsError('FFMPEG_PATH must be set, or ffmpeg installed, when STAGE is live.');
  if (values.RATE_LIMITS === 'off')
    throw new SettingsError('RATE_LIMITS=off is refused when STAGE is live.');
}

function objectStore(values: Values): ObjectStoreSettings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = values;
  if (!endpoint && !bucket && !key && !secret) return undefined;
  if (!endpoint || !bucket || !key || !secret) {
    throw new SettingsError('S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET must be set together.');
  }
  return { endpoint, bucket, key, secret };
}

function socialLinks(listed = ''): string[] {
  const links = listed.split(/[\s,]+/).filter(Boolean);
  const wrong = links.find((link) => !URL.canParse(link) || new URL(link).protocol !== 'https:');
  if (wrong)
    throw new SettingsError(`The setting SOCIAL_LINKS is wrong: ${wrong} is no https address.`);
  return links;
}
