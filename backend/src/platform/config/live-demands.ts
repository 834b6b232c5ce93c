import { programOn } from './programs';

interface Values {
  readonly STAGE: 'local' | 'live';
  readonly PUBLIC_URL?: string | undefined;
  readonly API_URL?: string | undefined;
  readonly SESSION_SECRET?: string | undefined;
  readonly JWT_PRIVATE_KEY?: string | undefined;
  readonly VAPID_PRIVATE_KEY?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly FFMPEG_PATH?: string | undefined;
  readonly RATE_LIMITS: 'on' | 'off';
  readonly OPERATOR_NAME?: string | undefined;
  readonly OPERATOR_ADDRESS?: string | undefined;
  readonly DATA_PROTECTION_CONTACT?: string | undefined;
}

const NEEDED = ['JWT_PRIVATE_KEY', 'VAPID_PRIVATE_KEY', 'SMTP_URL', 'DATABASE_URL'] as const;
/** Shown on pages as well, so a front end without the API needs them too. */
const OPERATOR = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'DATA_PROTECTION_CONTACT'] as const;
const SECRET_LENGTH = 32;

/**
 * Everything a public service needs that is missing from these settings, one sentence each.
 * @param path the PATH to search for ffmpeg
 */
export function missingForLive(values: Values, path: string): string[] {
  if (values.STAGE !== 'live') return [];
  const missing: string[] = [];
  if (!values.PUBLIC_URL?.startsWith('https://'))
    missing.push('PUBLIC_URL must be an https address when STAGE is live.');
  for (const name of OPERATOR)
    if (values[name] === undefined) missing.push(`${name} must be set when STAGE is live.`);
  // Otherwise, a front end that runs without the API only needs to know the API's URL.
  if (values.API_URL !== undefined) return missing;
  if ((values.SESSION_SECRET ?? '').length < SECRET_LENGTH)
    missing.push(
      `SESSION_SECRET must be set to at least ${SECRET_LENGTH} characters when STAGE is live.`,
    );
  for (const name of NEEDED)
    if (values[name] === undefined) missing.push(`${name} must be set when STAGE is live.`);
  if (values.FFMPEG_PATH === undefined && programOn(path, 'ffmpeg') === undefined)
    missing.push('FFMPEG_PATH must be set, or ffmpeg installed, when STAGE is live.');
  if (values.RATE_LIMITS === 'off') missing.push('RATE_LIMITS=off is refused when STAGE is live.');
  return missing;
}
