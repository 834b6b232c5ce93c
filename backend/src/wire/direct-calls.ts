import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, NextFunction, Request, Response } from 'express';
import { DEEPEST, FAILED, isDeeperThan } from '../platform/http/middleware';
import { Log } from '../platform/logging/log';
import { requestId } from '../platform/logging/request-context';
import { Metrics } from '../platform/telemetry/metrics';
import { BARE, REPLY } from './reply';

type Handler = (request: Request, response: Response, next: NextFunction) => Promise<unknown>;

interface Route {
  readonly path: string;
  readonly handle: Handler;
}

export interface DirectCall {
  readonly method: string;
  /** The path in the contract, e.g. `/api/v1/opportunities/{id}`. */
  readonly template: string;
  /** The parameters in it. */
  readonly at: Readonly<Record<string, string>>;
  /** The path with its parameters and its query. */
  readonly url: string;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string | undefined;
  readonly address: string;
}

export interface DirectAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly setCookies: string[];
  /** When a refused call may come again, in seconds. */
  readonly retryAfter: string | undefined;
}

/** In bytes. Calls with larger bodies go through HTTP, which enforces the size limit. */
const LONGEST_BODY = 64 * 1024;

/**
 * Calls of the API by the pages in the same process: the route's handler with its guards, rates,
 * pipes, interceptors and filters, without a request and a response of HTTP around it.
 */
export class DirectCalls {
  private routes: Map<string, Route> | undefined;
  private readonly express: Express;
  private readonly em: EntityManager;
  private readonly log: Log;
  private readonly metrics: Metrics;

  constructor(app: NestExpressApplication) {
    this.express = app.getHttpAdapter().getInstance() as Express;
    this.em = app.get(EntityManager);
    this.log = app.get(Log);
    this.metrics = app.get(Metrics);
  }

  /** @returns undefined if the call has to be made as a request, e.g. since it is refused unread */
  async answer(call: DirectCall): Promise<DirectAnswer | undefined> {
    this.routes ??= jsonRoutesOf(this.express);
    const route = this.routes.get(`${call.method} ${call.template}`);
    if (!route || isOdd(call)) return undefined;
    const body: unknown = call.body === undefined ? undefined : JSON.parse(call.body);
    if (isDeeperThan(DEEPEST, body)) return undefined;
    return this.run(route, call, body);
  }

  private async run(route: Route, call: DirectCall, body: unknown): Promise<DirectAnswer> {
    const started = performance.now();
    const request = this.requestOf(call, body, route);
    const response = new DirectResponse();
    await RequestContext.create(this.em, () =>
      route.handle(request, response as unknown as Response, passedOn),
    );
    if (!response.headersSent) throw new Error(`${route.path} did not answer.`);
    const { method } = call;
    const { statusCode: status, body: answer, setCookies, retryAfter } = response;
    const ms = performance.now() - started;
    this.metrics.countRequest({ method, route: route.path, status, seconds: ms / 1_000 });
    if (status >= FAILED)
      this.log.request({ method, route: route.path, status, ms, id: requestId() });
    return { status, body: answer, setCookies, retryAfter };
  }

  /** Express's own request, whose getters know the proxies that are trusted. */
  private requestOf(call: DirectCall, body: unknown, { path }: Route): Request {
    const { method, url, at, headers, address } = call;
    return Object.assign(Object.create(this.express.request) as Request, {
      method,
      url,
      originalUrl: url,
      headers: { ...headers },
      params: { ...at },
      body,
      route: { path },
      socket: { remoteAddress: address },
    });
  }
}

/** Whether Express would refuse such a request before the handler, or route it to another one. */
function isOdd({ url, at, body }: DirectCall): boolean {
  return (
    url.includes('%00') ||
    (body?.length ?? 0) > LONGEST_BODY ||
    Object.values(at).some((value) => value === '')
  );
}

/** The routes that answer with JSON, by method and path in the contract. */
function jsonRoutesOf({ router }: Express): Map<string, Route> {
  const found = new Map<string, Route>();
  for (const { route } of router.stack)
    for (const { method, handle } of route?.stack ?? []) {
      if (route === undefined || !isJson(handle)) continue;
      const template = route.path.replaceAll(/:(\w+)/g, '{$1}');
      const name = `${method.toUpperCase()} ${template}`;
      if (!found.has(name)) found.set(name, { path: route.path, handle: handle as Handler });
    }
  return found;
}

const isJson = (handle: object) =>
  Reflect.hasMetadata(REPLY, handle) || Reflect.hasMetadata(BARE, handle);

function passedOn(error?: unknown): never {
  throw error ?? new Error('The handler passed the call on.');
}

/** The part of a response that handlers need to answer with JSON. */
class DirectResponse {
  statusCode = 200;
  headersSent = false;
  body: unknown;
  readonly locals = {};
  private readonly headers = new Map<string, string | string[]>();

  get setCookies(): string[] {
    return [this.headers.get('set-cookie') ?? []].flat();
  }

  get retryAfter(): string | undefined {
    const after = this.headers.get('retry-after');
    return after === undefined ? undefined : String(after);
  }

  status(code: number): this {
    this.statusCode = code;
    return this;
  }

  setHeader(name: string, value: string | string[]): this {
    this.headers.set(name.toLowerCase(), value);
    return this;
  }

  set(name: string, value: string): this {
    return this.setHeader(name, value);
  }

  getHeader(name: string): string | string[] | undefined {
    return this.headers.get(name.toLowerCase());
  }

  removeHeader(name: string): void {
    this.headers.delete(name.toLowerCase());
  }

  append(name: string, value: string | string[]): this {
    return this.setHeader(name, [this.getHeader(name) ?? [], value].flat());
  }

  /**
   * What the interceptor has written is new and plain. A refusal may hold more than its text would
   * say.
   */
  json(body: unknown): void {
    this.send(this.statusCode < FAILED ? body : JSON.parse(JSON.stringify(body)));
  }

  send(body?: unknown): void {
    this.headersSent = true;
    this.body = body;
  }
}
