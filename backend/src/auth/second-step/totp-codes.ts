import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { Settings } from '../../platform/config/settings';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** A phone's clock may be off by one period. */
const WINDOW = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const RECOVERY_CODES = 10;
/** Without letters and digits that are easily confused. */
const RECOVERY_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const RECOVERY_LENGTH = 8;

/**
 * Creates and checks the codes of the second step: TOTP (RFC 6238) with the parameters that every
 * authenticator app supports, and recovery codes.
 */
@Injectable()
export class TotpCodes {
  private readonly key: Buffer;

  constructor(private readonly settings: Settings) {
    this.key = Buffer.from(hkdfSync('sha256', settings.sessionSecret, '', 'totp secrets', 32));
  }

  newSecret(): Buffer {
    return randomBytes(SECRET_BYTES);
  }

  /** The secret and the URI of the QR code. */
  inviteTo(secret: Buffer, email: string): { secret: string; uri: string } {
    const totp = new TOTP({ issuer: 'Suture', label: email, secret: secretOf(secret) });
    return { secret: totp.secret.base32, uri: totp.toString() };
  }

  /**
   * @returns the 30-second period since 1970 that the code belongs to; undefined if the code is not
   *   currently valid
   */
  stepOf(code: string, secret: Buffer, now: Date): number | undefined {
    const delta = TOTP.validate({
      token: code,
      secret: secretOf(secret),
      period: PERIOD_SECONDS,
      timestamp: now.getTime(),
      window: WINDOW,
    });
    if (delta === null) return undefined;
    return Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta;
  }

  /**
   * Encrypted with a key of the installation and bound to the account, so that a copy of the
   * database is useless.
   */
  seal(secret: Buffer, accountId: number): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(aboutOf(accountId));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  unseal(sealed: Buffer, accountId: number): Buffer {
    const tagEnd = NONCE_BYTES + TAG_BYTES;
    const decipher = createDecipheriv('aes-256-gcm', this.key, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(aboutOf(accountId))
      .setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd));
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
  }

  /** In the form "7K4M-29QX". */
  newRecoveryCodes(): string[] {
    const letter = () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)];
    const word = () => Array.from({ length: RECOVERY_LENGTH }, letter).join('');
    const codes = new Set<string>();
    while (codes.size < RECOVERY_CODES) codes.add(word().replace(/^.{4}/, '$&-'));
    return [...codes];
  }

  /** Ignores case, spaces and hyphens. */
  recoveryHash(code: string, accountId: number): Buffer {
    const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
    return createHmac('sha256', this.settings.sessionSecret)
      .update(`recovery-code:${accountId}:${plain}`)
      .digest();
  }
}

/** Six digits are a code from the app; anything else may be a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code);

const secretOf = (bytes: Buffer) => new Secret({ buffer: Uint8Array.from(bytes).buffer });
const aboutOf = (accountId: number) => Buffer.from(`account ${accountId}`);
