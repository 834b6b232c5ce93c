import { type CallHandler, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { AuditLog } from '../../platform/audit/audit-log';
import { templateOf } from '../../platform/http/route-names';
import { Refusal } from '../../refusal';
import type { ActingRequest, Actor } from '../../wire/access';
import { namesSomeoneElse } from '../../wire/access.guard';
import type { CallStep } from '../../wire/call.interceptor';
import { callerWordsOf } from '../../wire/caller-words';
import { decorated } from '../../wire/decorated';
import { type ReceivedFile, type ReceivingRequest, removeReceived } from '../received-file';
import { type Claim, ResumableUploadsService } from '../resumable/resumable-uploads.service';
import type { UploadRule } from '../upload.rules';
import { MULTIPART } from './multipart';
import { MultipartReader } from './multipart.reader';
import { MAX_FILES, type MultipartRule } from './multipart.rule';

/**
 * Reads the form of a `@Multipart` endpoint after the guards and before the pipes, and removes its
 * files before the response. Resumable uploads are referred to by `uploadId`, in a form or in JSON,
 * and are treated like any other file.
 */
@Injectable()
export class MultipartInterceptor implements CallStep {
  constructor(
    private readonly reader: MultipartReader,
    private readonly uploads: ResumableUploadsService,
    private readonly audit: AuditLog,
  ) {}

  isFor(context: ExecutionContext): boolean {
    return decorated<MultipartRule>(MULTIPART, context) !== undefined;
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const rule = decorated<MultipartRule>(MULTIPART, context);
    const request = context.switchToHttp().getRequest<ReceivingRequest & ActingRequest>();
    if (!rule) return next.handle();
    const form = isForm(request)
      ? await this.reader.read(request, context.switchToHttp().getResponse<Response>(), rule)
      : { fields: (request.body ?? {}) as Record<string, unknown>, files: [] };
    const held: { files: readonly ReceivedFile[]; claims: readonly Claim[] } = {
      files: form.files,
      claims: [],
    };
    try {
      request.body = form.fields;
      await this.checkCaller(request, callerWordsOf(context));
      held.claims = await this.claims(form.fields, rule, request.actor);
      held.files = [...form.files, ...held.claims.map(({ file }) => file)];
      request.received = held.files;
      const reply = await lastValueFrom(next.handle(), { defaultValue: undefined });
      await Promise.all(held.claims.map((claim) => claim.spend()));
      return of(reply);
    } catch (error) {
      await Promise.all(held.claims.map((claim) => claim.release()));
      throw error;
    } finally {
      await removeReceived(held.files);
    }
  }

  /** Resumable uploads named in the fields, in order. */
  private async claims(
    fields: Record<string, unknown>,
    rule: MultipartRule,
    actor: Actor | undefined,
  ): Promise<Claim[]> {
    const ids = [fields['uploadId'] ?? []]
      .flat()
      .filter((id) => typeof id === 'string' && id !== '') as string[];
    if (!actor || ids.length === 0) return [];
    const areOdd =
      ids.length > (rule.maxFiles ?? MAX_FILES) ||
      new Set(ids).size < ids.length ||
      ids.some((id) => id.includes('\0'));
    if (areOdd) throw new Refusal('request.malformed');
    const claims: Claim[] = [];
    try {
      for (const id of ids)
        claims.push(
          await this.uploads.claim(actor.memberId, id, (purpose) =>
            fieldTaking(purpose, rule, fields),
          ),
        );
      return claims;
    } catch (error) {
      await Promise.all(claims.map((claim) => claim.release()));
      await removeReceived(claims.map(({ file }) => file));
      throw error;
    }
  }

  /** The guard could not check the fields yet. */
  private async checkCaller(
    request: ReceivingRequest & ActingRequest,
    words: readonly string[],
  ): Promise<void> {
    const actor = request.actor;
    if (!actor || !namesSomeoneElse(request, actor, words)) return;
    await this.audit.write({
      actorId: actor.memberId,
      action: 'foreign-caller-id',
      object: templateOf(request) ?? 'none',
      result: 'refused',
      address: request.ip,
    });
    throw new Refusal('request.foreign-caller');
  }
}

/** Checked by content type only: pages forward their form as a stream of unknown length. */
function isForm(request: ReceivingRequest): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(request.headers['content-type'] ?? '');
}

/**
 * The field of the endpoint that accepts files of this purpose.
 * @throws Refusal 415 if there is none
 */
function fieldTaking(
  { purpose }: UploadRule,
  rule: MultipartRule,
  fields: Record<string, unknown>,
): string {
  const chosen = rule.choose?.((word) => fields[word]);
  const taking = Object.entries(rule.files).find(([, rules]) =>
    rules.some((one) => one.purpose === purpose),
  );
  if (taking && (!chosen || chosen.purpose === purpose)) return taking[0];
  const sentence = chosen?.wrongType ?? Object.values(rule.files)[0]?.[0].wrongType ?? '';
  throw new Refusal('media.type-not-accepted', { values: { sentence } });
}
