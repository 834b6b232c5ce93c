import { Global, Injectable, type LoggerService, Module } from '@nestjs/common';
import pino, { type Logger } from 'pino';
import { requestId } from './request-context';

/** Fields whose values never reach a log. */
const SECRET_FIELDS = ['password', 'newPassword', 'confirmPassword', 'otp', 'token', 'jwt', 'refreshToken', 'cookie', 'authorization'];
const PATIENT_FIELDS = ['history', 'diagnosis', 'clinicalQuestions', 'comment', 'message'];
const redacted = [...SECRET_FIELDS, ...PATIENT_FIELDS].flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/** Structured lines on standard output: JSON, UTC, with the request's id, without secrets and without clinical text. */
@Injectable()
export class Log implements LoggerService {
  private readonly pino: Logger = pino({
    level: process.env['LOG_LEVEL'] ?? 'info',
    base: { process: process.env['SUTURE_PROCESS'] ?? 'suture' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '…' },
    mixin: () => ({ requestId: requestId() }),
  });

  info(fields: object, text: string): void {
    this.pino.info(fields, text);
  }

  log(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }

  /** Nest calls this with (message, stack, context), the house with (fields, sentence). */
  error(fieldsOrMessage: unknown, text?: string): void {
    if (typeof fieldsOrMessage === 'object' && fieldsOrMessage !== null) this.pino.error(fieldsOrMessage, text);
    else this.pino.error({ stack: text }, String(fieldsOrMessage));
  }

  warn(fieldsOrMessage: unknown, text?: string): void {
    if (typeof fieldsOrMessage === 'object' && fieldsOrMessage !== null) this.pino.warn(fieldsOrMessage, text);
    else this.pino.warn({ context: text }, String(fieldsOrMessage));
  }
}

@Global()
@Module({ providers: [Log], exports: [Log] })
export class LogModule {}
