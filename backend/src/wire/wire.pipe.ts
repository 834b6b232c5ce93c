import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isDeeperThan } from '../platform/http/middleware';
import { Refusal } from '../refusal';
import { readWire } from './read';
import { type WireClass, wireFields } from './wire';

const MAX_DEPTH = 8;
const MAX_ID = Number.MAX_SAFE_INTEGER;

/** Reads bodies and queries whose type is a wire class. */
@Injectable()
export class WirePipe implements PipeTransform {
  async transform(value: unknown, { metatype, type }: ArgumentMetadata): Promise<unknown> {
    if (type === 'custom' || wireFields(metatype).length === 0) return value;
    if (isDeeperThan(MAX_DEPTH, value)) throw new Refusal('request.malformed');
    return readWire(metatype as WireClass, value);
  }
}

/** An id in a path: anything but a positive integer is not found. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^\d{1,16}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > MAX_ID) throw new Refusal('not-found');
    return id;
  }
}
