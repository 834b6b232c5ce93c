import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { isEmailShaped } from '../../wire/email-address';
import { capitalised, isName } from '../name.rules';

/**
 * Fixed: any other algorithm a token names (none, or HS256 with the public key as secret) is
 * refused before a key is looked up.
 */
const ALGORITHMS = ['RS256', 'ES256'];
const SKEW_SECONDS = 60;
const MAX_AGE_SECONDS = 24 * 3_600;
const NAME_MAX = 60;
const SUBJECT_MAX = 255;

export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

/** The identity that a provider vouches for. */
export interface IdClaims {
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  /** Empty if the provider gives none, or one that is not a valid name. */
  readonly names: PersonNames;
}

interface Expected {
  readonly keys: JWTVerifyGetKey;
  readonly issuers: string[];
  readonly clientId: string;
  readonly now: Date;
  /** The nonce of the flow we started; omitted if the client brings its own token. */
  readonly nonce?: string | undefined;
}

/** The token is invalid or not meant for us. */
export class InvalidIdToken extends Error {}

/**
 * Reads an ID token after checking its signature, algorithm, issuer, audience, times and nonce.
 * @throws InvalidIdToken, or another error if the provider's keys could not be fetched
 */
export async function readIdToken(token: string, expected: Expected): Promise<IdClaims> {
  try {
    const { payload } = await jwtVerify(token, expected.keys, {
      algorithms: ALGORITHMS,
      issuer: expected.issuers,
      audience: expected.clientId,
      currentDate: expected.now,
      clockTolerance: SKEW_SECONDS,
      maxTokenAge: MAX_AGE_SECONDS,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    return claimsOf(payload, expected);
  } catch (error) {
    throw isOfToken(error) ? new InvalidIdToken(error.message) : error;
  }
}

/** Whether jose rejected the token itself, as opposed to failing to fetch the keys. */
function isOfToken(error: unknown): error is Error {
  const ofKeys = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  return error instanceof errors.JOSEError && !ofKeys && error.code !== errors.JOSEError.code;
}

function claimsOf(payload: JWTPayload, expected: Expected): IdClaims {
  const { sub = '', aud, email } = payload as JWTPayload & { email?: unknown };
  if (sub === '' || sub.length > SUBJECT_MAX) throw new InvalidIdToken('There is no subject.');
  if (Array.isArray(aud) && aud.length > 1) throw new InvalidIdToken('It is for others too.');
  if (expected.nonce !== undefined && payload['nonce'] !== expected.nonce)
    throw new InvalidIdToken('It is of another flow.');
  const address = typeof email === 'string' && isEmailShaped(email) ? email : undefined;
  return {
    subject: sub,
    email: address,
    // Apple sometimes sends the boolean as a string.
    isEmailVerified: payload['email_verified'] === true || payload['email_verified'] === 'true',
    names: asNames(payload['given_name'], payload['family_name']),
  };
}

/** Invalid names become empty; the owner fills them in at the first step. */
export function asNames(first: unknown, last: unknown): PersonNames {
  return capitalised({ firstName: asName(first), lastName: asName(last) });
}

function asName(raw: unknown): string {
  const name = typeof raw === 'string' ? raw.normalize('NFC').trim() : '';
  return [...name].length <= NAME_MAX && isName(name) ? name : '';
}
