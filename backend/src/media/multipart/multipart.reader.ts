import { finished, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import busboy, { type Busboy, type FileInfo } from 'busboy';
import type { Request, Response } from 'express';
import { readAway } from '../../platform/http/read-away';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { Refusal } from '../../refusal';
import type { ActingRequest } from '../../wire/access';
import { type ReceivedFile, removeReceived } from '../received-file';
import { UploadPlaces } from '../upload-places';
import { Fields } from './fields';
import {
  admit,
  MAX_FIELD_BYTES,
  MAX_FIELDS,
  MAX_FILES,
  type MultipartRule,
  maxRequestBytes,
  tooLargeSentence,
} from './multipart.rule';
import { savePart } from './save-part';

const SMALL_BYTES = 1024 ** 2;

export interface ReceivedForm {
  readonly fields: Record<string, unknown>;
  readonly files: readonly ReceivedFile[];
}

/** Streams multipart forms: fields to memory, files to temporary paths, with limits on both. */
@Injectable()
export class MultipartReader {
  constructor(
    private readonly temporary: TemporaryFiles,
    private readonly places: UploadPlaces,
  ) {}

  /**
   * @returns the complete form; the caller removes its files
   * @throws Refusal with nothing left behind; the rest of the request is read and discarded, so
   *   that the client receives the response
   */
  async read(
    request: ActingRequest,
    response: Response,
    rule: MultipartRule,
  ): Promise<ReceivedForm> {
    try {
      await this.checkSize(request, rule);
      return await this.inItsPlace(request, () => this.receive(request, rule));
    } catch (error) {
      if (!(await readAway(request))) response.setHeader('Connection', 'close');
      throw error;
    }
  }

  /**
   * Small forms are only subject to rate limits: reserving a place would cost more than the form.
   */
  private inItsPlace(
    request: ActingRequest,
    receive: () => Promise<ReceivedForm>,
  ): Promise<ReceivedForm> {
    const isSmall = Number(request.headers['content-length'] ?? SMALL_BYTES) < SMALL_BYTES;
    return request.actor && !isSmall
      ? this.places.duringRequest(request.actor.memberId, receive)
      : receive();
  }

  private async checkSize(request: Request, rule: MultipartRule): Promise<void> {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > maxRequestBytes(rule))
      throw new Refusal('media.too-large', { values: { sentence: tooLargeSentence(rule) } });
    if (!(await this.temporary.hasRoomFor(announced))) throw new Refusal('media.no-room');
  }

  private async receive(request: Request, rule: MultipartRule): Promise<ReceivedForm> {
    const parser = parserFor(request, rule);
    const fields = new Fields();
    const saving: Promise<ReceivedFile | undefined>[] = [];
    const room = { left: maxRequestBytes(rule) };
    try {
      await new Promise<void>((resolve, reject) => {
        parser.on('field', (name, value, info) => {
          if (info.nameTruncated || info.valueTruncated) reject(new Refusal('request.too-large'));
          else fields.add(name, value);
        });
        parser.on('file', (field, stream, info) => {
          // Destroying the parser destroys its current part, and an unhandled error would end the
          // process.
          stream.on('error', () => undefined);
          const saved = this.take({ field, stream, info }, room, () =>
            narrowed(rule, (word) => fields.said(request, word)),
          );
          saving.push(saved);
          saved.catch(reject);
        });
        for (const limit of ['fieldsLimit', 'partsLimit'] as const)
          parser.on(limit, () => reject(new Refusal('request.too-large')));
        parser.on('filesLimit', () => reject(tooManyFiles(rule)));
        parser.on('error', () => reject(new Refusal('request.malformed')));
        parser.on('close', resolve);
        finished(
          request,
          { writable: false },
          (error) => error && reject(new Refusal('request.malformed')),
        );
        request.pipe(parser);
      });
      const files = await Promise.all(saving);
      return {
        fields: fields.withHeaders(request, rule.headers ?? []),
        files: files.filter((file) => file !== undefined),
      };
    } catch (error) {
      request.unpipe(parser);
      parser.destroy();
      await forget(saving);
      throw error;
    }
  }

  private async take(
    { field, stream, info }: { field: string; stream: Readable; info: FileInfo },
    room: { left: number },
    ruleNow: () => MultipartRule,
  ): Promise<ReceivedFile | undefined> {
    const { files } = ruleNow();
    const rules = Object.hasOwn(files, field) ? files[field] : undefined;
    // A form with an empty file field still sends a part without a filename.
    if (!rules || !info.filename) {
      stream.resume();
      return undefined;
    }
    const { maxBytes, ...admission } = admit(
      { name: info.filename, declared: info.mimeType },
      rules,
    );
    // The parts come one after another, so what is left for this one is known.
    const saved = await savePart(
      { field, name: info.filename, stream },
      await this.temporary.newPath(),
      { ...admission, maxBytes: Math.min(maxBytes, room.left) },
    );
    room.left -= saved.bytes;
    return saved;
  }
}

/** Restricts the rules to the one chosen by the fields so far, if any. */
function narrowed(rule: MultipartRule, said: (word: string) => unknown): MultipartRule {
  const chosen = rule.choose?.(said);
  if (!chosen) return rule;
  const files = Object.fromEntries(
    Object.keys(rule.files).map((field) => [field, [chosen]] as const),
  );
  return { ...rule, files };
}

function parserFor(request: Request, rule: MultipartRule): Busboy {
  const files = rule.maxFiles ?? MAX_FILES;
  const limits = {
    files,
    fields: MAX_FIELDS,
    parts: files + MAX_FIELDS,
    fieldNameSize: 100,
    fieldSize: MAX_FIELD_BYTES,
    headerPairs: 20,
  };
  try {
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
  } catch {
    throw new Refusal('request.malformed');
  }
}

function tooManyFiles(rule: MultipartRule): Refusal {
  const most = rule.maxFiles ?? MAX_FILES;
  // The parser does not name the field: the last one is the catch-all.
  const field = Object.keys(rule.files).at(-1) ?? 'files';
  return new Refusal('fields', {
    errors: { [field]: [`Please add at most ${most} ${most === 1 ? 'file' : 'files'}.`] },
  });
}

async function forget(saving: Promise<ReceivedFile | undefined>[]): Promise<void> {
  const saved = await Promise.allSettled(saving);
  await removeReceived(
    saved.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])),
  );
}
