import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings';
import { isOwnOrigin } from '../../platform/http/origin';
import { Answer } from '../../wire/reply';
import { clearTicketCookie, readTicketCookie, setTicketCookie } from '../tickets/ticket-cookie';
import { type Admitted, SecondStepDue, type Visit } from './admission.service';
import { setSessionCookie } from './session-cookie';
import { SessionViews } from './session-views';
import type { SessionView } from './sessions.wire';

export interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

const NEWCOMER = { code: 202, msg: 'Welcome. Please complete your registration.' };

/**
 * What the log-in endpoints share: details of the visit, cookies for browsers, and the response.
 */
@Injectable()
export class Entrance {
  constructor(
    private readonly views: SessionViews,
    private readonly settings: Settings,
  ) {}

  visitOf({ request }: Exchange): Omit<Visit, 'remember'> {
    return {
      device: request.headers['user-agent'] ?? 'Unknown device',
      address: request.ip ?? '',
      browser: isOwnOrigin(request, this.settings),
    };
  }

  /** Responses with tokens and tickets must not be cached. */
  async answer(exchange: Exchange, signIn: () => Promise<Admitted>): Promise<Answer<SessionView>> {
    exchange.response.setHeader('Cache-Control', 'no-store');
    const { account, session } = await signIn().catch((error: unknown) => {
      if (error instanceof SecondStepDue && this.visitOf(exchange).browser)
        setTicketCookie(exchange.response, this.settings, error.ticket);
      throw error;
    });
    this.giveCookies(exchange, session);
    const view = await this.views.of(account, session);
    return new Answer(view, account.isMember ? {} : NEWCOMER);
  }

  giveCookies({ request, response }: Exchange, session: Admitted['session']): void {
    if (!session.cookie) return;
    setSessionCookie(response, this.settings, {
      value: session.cookie,
      maxAgeSeconds: session.cookieSeconds,
    });
    if (readTicketCookie(request, this.settings)) clearTicketCookie(response, this.settings);
  }
}
