import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';
import type { Actor } from '../../wire/access';

const KEY_BYTES = 32;

/**
 * The key with which a browser encrypts drafts. It is derived on each request and never stored. It
 * is the member's, not the session's, so a draft outlives the session that it was written in.
 */
@Injectable()
export class DraftKeys {
  constructor(private readonly settings: Settings) {}

  /** 256 bits, as base64url. */
  of({ memberId }: Pick<Actor, 'memberId'>): string {
    const purpose = `draft-key ${memberId}`;
    const key = hkdfSync('sha256', this.settings.sessionSecret, '', purpose, KEY_BYTES);
    return Buffer.from(key).toString('base64url');
  }
}
