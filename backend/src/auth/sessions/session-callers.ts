import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../../platform/config/settings';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { Callers } from '../../wire/access.guard';
import { Account, fullName } from '../account.entity';
import { memberOfPage } from './page-mark';
import { readSessionCookie, zoneOf } from './session-cookie';
import { SessionsService } from './sessions.service';

/** A Bearer token takes precedence over the browser's cookie. */
@Injectable()
export class SessionCallers extends Callers {
  constructor(
    private readonly sessions: SessionsService,
    private readonly settings: Settings,
    private readonly em: EntityManager,
  ) {
    super();
  }

  /** @throws Refusal 409 for a page that was drawn for somebody else */
  async find(request: Pick<Request, 'headers'>): Promise<Actor | undefined> {
    const zone = zoneOf(request);
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() === 'bearer' && token)
      return this.sessions.findByAccessToken(token, zone);
    const cookie = readSessionCookie(request, this.settings);
    const actor = cookie ? await this.sessions.findByCookie(cookie, zone) : undefined;
    const opener = memberOfPage(this.settings.sessionSecret, request.headers['page-of']);
    if (actor && opener !== undefined && opener !== actor.memberId)
      throw await this.otherMember(opener, actor.memberId);
    return actor;
  }

  living(sessionIds: readonly number[]): Promise<Set<number>> {
    return this.sessions.living(sessionIds);
  }

  /** The tabs of a browser share one cookie: whoever logs in last acts in all of them. */
  private async otherMember(opener: number, current: number): Promise<Refusal> {
    const accounts = await this.em.find(
      Account,
      { id: { $in: [opener, current] } },
      { fields: ['firstName', 'lastName'], disableIdentityMap: true },
    );
    const nameOf = (id: number) => {
      const account = accounts.find((one) => one.id === id);
      return account ? fullName(account) : 'another member';
    };
    const [openedBy, loggedInAs] = [nameOf(opener), nameOf(current)];
    return new Refusal('session.other-member', {
      values: { openedBy, loggedInAs },
      besides: { opened_by: openedBy, logged_in_as: loggedInAs },
    });
  }
}
