import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { AuditLog } from '../../platform/audit/audit-log';
import { Refusal } from '../../refusal';
import { type ActingRequest, CALLER_WORDS } from '../../wire/access';
import { namesSomeoneElse } from '../../wire/access.guard';
import { MULTIPART } from './multipart';
import { MultipartReader } from './multipart.reader';
import type { MultipartRule } from './multipart.rule';
import { type ReceivingRequest, removeReceived } from './received-file';

/** Reads the form of a `@Multipart` call after the guards and before the pipes, and clears its files away before the reply. */
@Injectable()
export class MultipartInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly reader: MultipartReader,
    private readonly audit: AuditLog,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const rule = this.reflector.get<MultipartRule | undefined>(MULTIPART, context.getHandler());
    const request = context.switchToHttp().getRequest<ReceivingRequest & ActingRequest>();
    if (!rule || !isForm(request)) return next.handle();
    const form = await this.reader.read(request, context.switchToHttp().getResponse<Response>(), rule);
    try {
      request.body = form.fields;
      request.received = form.files;
      await this.checkCaller(request, this.reflector.get<string[] | undefined>(CALLER_WORDS, context.getHandler()) ?? []);
      return of(await lastValueFrom(next.handle(), { defaultValue: undefined }));
    } finally {
      await removeReceived(form.files);
    }
  }

  /** The guard could not see the fields yet. */
  private async checkCaller(request: ReceivingRequest & ActingRequest, words: string[]): Promise<void> {
    const actor = request.actor;
    if (!actor || !namesSomeoneElse(request, actor, words)) return;
    await this.audit.write({
      actorId: actor.memberId,
      action: 'foreign-caller-id',
      object: request.path,
      result: 'refused',
      address: request.ip,
    });
    throw new Refusal('request.foreign-caller');
  }
}

/** Looked at by its type alone: a page passes its form on as a stream, whose length nobody has announced. */
function isForm(request: ReceivingRequest): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}
