import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { AuditLog } from '../platform/audit/audit-log';
import { Settings } from '../platform/config/settings';
import { isOwnOrigin, isSafeMethod } from '../platform/http/origin';
import { Queues } from '../platform/queues/queues';
import { Callers } from '../wire/access.guard';
import { PromisedJobs } from './promised-jobs';
import { LINKS, MENDING } from './queue-board-mending';

export const DASHBOARD_PATH = '/admin/queues';

/** The dashboard has inline styles; its script is a file of our own. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'self'; form-action 'none'";

/** The page links fonts from another host; the system fonts are used instead. */
const FOREIGN_STYLES = /<link href="https:[^>]*>/g;

/** The dashboard is a single-page app: without scripts it would show a spinner for ever. */
const ROOT = '<div id="root">';
const WITHOUT_SCRIPTS = `<style>
#without-scripts { display: none; max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
@media (scripting: none) { #without-scripts { display: block } #root { display: none } }
</style>
<main id="without-scripts"><h1>Queues</h1><p>This dashboard needs scripts. Without them, the <a href="/admin">overview</a> tells what waits,
was done and failed in each queue.</p></main>`;

const mended = (page: string) =>
  page
    .replace(FOREIGN_STYLES, '')
    .replace('</head>', LINKS)
    .replace(ROOT, WITHOUT_SCRIPTS + ROOT);

/** Bull's dashboard of all queues, for signed-in administrators. Payloads only contain ids. */
@Injectable()
export class QueueDashboard {
  private board: Promise<RequestHandler> | undefined;

  constructor(
    private readonly callers: Callers,
    private readonly queues: Queues,
    private readonly promised: PromisedJobs,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
  ) {}

  /** To be mounted at `DASHBOARD_PATH`: a page of its own, outside the API. */
  readonly handle: RequestHandler = (request, response, next) => {
    this.admit(request, response, next).catch(next);
  };

  private async admit(request: Request, response: Response, next: NextFunction): Promise<void> {
    const actor = await this.callers.find(request);
    response.setHeader('Cache-Control', 'no-store');
    if (!actor) return this.refuse(response, 401, 'Please log in first.');
    if (!actor.isAdmin) return this.refuse(response, 404, 'There is no such page.');
    if (actor.owesSecondStep)
      return this.refuse(response, 403, 'Please turn on the second step of your account first.');
    const changes = !isSafeMethod(request.method);
    if (changes && actor.by === 'cookie' && !isOwnOrigin(request, this.settings))
      return this.refuse(response, 403, 'This did not come from our own pages.');
    if (changes)
      await this.audit.write({
        actorId: actor.memberId,
        action: 'queue-changed',
        object: request.path,
        result: 'done',
      });
    response.setHeader('Content-Security-Policy', POLICY);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'same-origin');
    const mending = MENDING.get(request.path);
    if (mending) {
      response.type(mending.type).send(mending.text);
      return;
    }
    const send = response.send.bind(response);
    response.send = (body: unknown) => send(typeof body === 'string' ? mended(body) : body);
    this.board ??= import('./queue-board.js').then(({ openBoard }) =>
      openBoard(DASHBOARD_PATH, this.queues, this.promised),
    );
    (await this.board)(request, response, next);
  }

  private refuse(response: Response, status: number, sentence: string): void {
    response.status(status).type('text/plain').send(sentence);
  }
}
