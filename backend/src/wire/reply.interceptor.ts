import { type CallHandler, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { CallStep } from './call.interceptor';
import { decorated } from './decorated';
import { Answer, BARE, Page, REPLY, type ReplyShape } from './reply';
import { toWire } from './write';

/** A response that is sent as it is. */
export class Written {
  constructor(readonly reply: object) {}
}

/** Writes every successful response: `{ code, msg, … }`. */
@Injectable()
export class ReplyInterceptor implements CallStep {
  isFor(context: ExecutionContext): boolean {
    return [REPLY, BARE].some((key) => decorated(key, context) !== undefined);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const shape = decorated<ReplyShape>(REPLY, context);
    const bare = decorated<boolean>(BARE, context);
    const response = context.switchToHttp().getResponse<Response>();
    return next
      .handle()
      .pipe(
        map((result) =>
          bare ? writeBare(result, response) : writeReply(result, shape ?? { msg: '' }, response),
        ),
      );
  }
}

export function writeReply(result: unknown, shape: ReplyShape, response: Response): object {
  if (result instanceof Written) return result.reply;
  const answer = result instanceof Answer ? result : new Answer(result, {});
  const code = answer.differs.code ?? 200;
  response.status(code);
  if (answer.value instanceof Page) writeHeaders(answer.value, response);
  return { code, msg: answer.differs.msg ?? shape.msg, ...payload(answer.value, shape.key) };
}

function payload(value: unknown, key: string | undefined): object {
  if (value === undefined) return {};
  if (value instanceof Page)
    return { [key ?? 'result']: toWire(value.items), nextBefore: value.nextBefore };
  const written = toWire(value);
  if (key) return { [key]: written };
  return typeof written === 'object' && written !== null ? written : {};
}

function writeBare(result: unknown, response: Response): unknown {
  response.status(200);
  if (!(result instanceof Page)) return toWire(result);
  writeHeaders(result, response);
  if (result.nextBefore !== null) response.setHeader('X-Next-Before', String(result.nextBefore));
  return toWire(result.items);
}

function writeHeaders({ headers }: Page<unknown>, response: Response): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
