import { Global, Injectable, type LoggerService, Module } from '@nestjs/common';
import pino, { type DestinationStream, type Logger } from 'pino';
import { requestId } from './request-context';
import { framesOf, sentenceOf } from './told-error.rules';

/** Fields whose values are never logged. */
const SECRET_FIELDS = [
  'password',
  'newPassword',
  'confirmPassword',
  'otp',
  'token',
  'jwt',
  'refreshToken',
  'cookie',
  'authorization',
];
const PATIENT_FIELDS = ['history', 'diagnosis', 'clinicalQuestions', 'comment'];
const redacted = [...SECRET_FIELDS, ...PATIENT_FIELDS].flatMap((field) => [
  field,
  `*.${field}`,
  `*.*.${field}`,
]);

/** What is logged of a request: no path, no query, no body. */
export interface AnsweredRequest {
  readonly method: string;
  /** Its template: a path may hold a token. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly id: string | undefined;
}

/** The technical details of an error, without any user data. */
function writeError(error: unknown): object {
  if (!(error instanceof Error))
    return {
      message:
        typeof error === 'string' ? error : `A value of the type ${typeof error} was thrown.`,
    };
  const { code } = error as { code?: unknown };
  return { type: error.name, code, message: sentenceOf(error), stack: framesOf(error) };
}

/**
 * Lines are written in batches: a system call per line would cost a tenth of a short request. The
 * last lines are flushed at exit. If standard output is blocked, 16 MB are buffered, and further
 * lines are dropped.
 */
const GATHERED = { minLength: 4_096, sync: false, maxLength: 16 * 2 ** 20 };
const WRITTEN_AFTER_MS = 200;
/** Of the process, however many applications start in it. */
let output: DestinationStream | undefined;

/** Writes what is gathered soon after a line, and not at all while there is none. */
function outputOf(): DestinationStream {
  if (output) return output;
  const standard = pino.destination(GATHERED);
  const gather = standard.write.bind(standard);
  let isAwaited = false;
  const write = () => {
    isAwaited = false;
    standard.flush();
  };
  output = Object.assign(standard, {
    write: (line: string) => {
      if (!isAwaited) setTimeout(write, WRITTEN_AFTER_MS).unref();
      isAwaited = true;
      return gather(line);
    },
  });
  return output;
}

/**
 * Structured logs on standard output: JSON, UTC, with the request id, without secrets or clinical
 * text.
 */
@Injectable()
export class Log implements LoggerService {
  private readonly pino: Logger = pino(
    {
      level: process.env['LOG_LEVEL'] || 'info',
      base: { process: process.env['SUTURE_PROCESS'] ?? 'suture' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: writeError },
      redact: { paths: redacted, censor: '…' },
      mixin: () => ({ requestId: requestId() }),
    },
    outputOf(),
  );

  /** Not redacted: none of the fields of a request line can contain a secret. */
  private readonly requests = this.pino.child({}, { redact: [] });

  info(fields: object, text: string): void {
    this.pino.info(fields, text);
  }

  /** The line of an answered request. */
  request({ method, route, status, ms, id }: AnsweredRequest): void {
    this.requests.info({ method, route, status, ms: Math.round(ms), requestId: id }, 'request');
  }

  log(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }

  /** Nest calls this with (message, stack, context), our own code with (fields, message). */
  error(fieldsOrMessage: unknown, text?: string): void {
    if (typeof fieldsOrMessage === 'object' && fieldsOrMessage !== null)
      this.pino.error(fieldsOrMessage, text);
    else this.pino.error({ stack: text }, String(fieldsOrMessage));
  }

  /** The last line of a process: written synchronously. */
  fatal(fields: object, text: string): void {
    this.pino.fatal(fields, text);
  }

  warn(fieldsOrMessage: unknown, text?: string): void {
    if (typeof fieldsOrMessage === 'object' && fieldsOrMessage !== null)
      this.pino.warn(fieldsOrMessage, text);
    else this.pino.warn({ context: text }, String(fieldsOrMessage));
  }
}

@Global()
@Module({ providers: [Log], exports: [Log] })
export class LogModule {}
