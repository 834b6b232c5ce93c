import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';

const TOKEN = /^([1-9]\d{0,15})\.([\w-]{43})$/;

/** Signs unsubscribe links. They never expire, because an email may be opened years later. */
@Injectable()
export class UnsubscribeTokens {
  private readonly key: Buffer;

  constructor(settings: Settings) {
    this.key = Buffer.from(
      hkdfSync('sha256', settings.sessionSecret, '', 'unsubscribe-tokens', 32),
    );
  }

  sign(memberId: number): string {
    return `${memberId}.${this.signatureOf(memberId).toString('base64url')}`;
  }

  /** @returns undefined for an invalid token */
  read(token: string): number | undefined {
    const [, id, signature = ''] = TOKEN.exec(token) ?? [];
    const memberId = Number(id);
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signatureOf(memberId);
    return given.length === expected.length && timingSafeEqual(given, expected)
      ? memberId
      : undefined;
  }

  private signatureOf(memberId: number): Buffer {
    return createHmac('sha256', this.key).update(String(memberId)).digest();
  }
}
