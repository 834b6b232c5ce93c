import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';
import type { Actor } from '../../wire/access';

const KEY_BYTES = 32;

/**
 * The key with which a browser encrypts the files of a draft. It is derived on each request,
 * changes with the session and is never stored.
 */
@Injectable()
export class DraftKeys {
  constructor(private readonly settings: Settings) {}

  /** 256 bits, as base64url. */
  of({ memberId, sessionId }: Pick<Actor, 'memberId' | 'sessionId'>): string {
    const purpose = `draft-key ${memberId} ${sessionId}`;
    const key = hkdfSync('sha256', this.settings.sessionSecret, '', purpose, KEY_BYTES);
    return Buffer.from(key).toString('base64url');
  }
}
