import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
} from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { ReceivedFile as File, ReceivingRequest } from '../received-file';
import type { MultipartRule } from './multipart.rule';

export const MULTIPART = Symbol('multipart');

/**
 * The endpoint accepts a form with files. Its fields are passed to `@Body()` as usual; its files
 * are removed when the request ends.
 */
export const Multipart = (rule: MultipartRule) =>
  applyDecorators(SetMetadata(MULTIPART, rule), ApiConsumes('multipart/form-data'));

const receivedIn = (context: ExecutionContext, fields: readonly string[]): readonly File[] =>
  (context.switchToHttp().getRequest<ReceivingRequest>().received ?? []).filter((file) =>
    fields.includes(file.field),
  );

/** The file of a field, undefined if none was sent. */
export const ReceivedFile = createParamDecorator(
  (field: string, context: ExecutionContext) => receivedIn(context, [field])[0],
);

/** All files of these fields, in the order received. */
export const ReceivedFiles = createParamDecorator(
  (fields: readonly string[], context: ExecutionContext) => receivedIn(context, fields),
);
