import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../../platform/config/settings';
import type { Actor } from '../../wire/access';
import { Callers } from '../../wire/access.guard';
import { readSessionCookie, zoneOf } from './session-cookie';
import { SessionsService } from './sessions.service';

/** A Bearer token takes precedence over the browser's cookie. */
@Injectable()
export class SessionCallers extends Callers {
  constructor(
    private readonly sessions: SessionsService,
    private readonly settings: Settings,
  ) {
    super();
  }

  async find(request: Pick<Request, 'headers'>): Promise<Actor | undefined> {
    const zone = zoneOf(request);
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() === 'bearer' && token)
      return this.sessions.findByAccessToken(token, zone);
    const cookie = readSessionCookie(request, this.settings);
    return cookie ? this.sessions.findByCookie(cookie, zone) : undefined;
  }

  living(sessionIds: readonly number[]): Promise<Set<number>> {
    return this.sessions.living(sessionIds);
  }
}
