import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { WireClass } from './wire';

export interface ReplyShape {
  readonly msg: string;
  /** The payload's key; without one the view's fields are placed beside code and msg. */
  readonly key?: string;
}

export const REPLY = Symbol('reply');
export const BARE = Symbol('bare');

/** A view, a view or null, a list of views, or a complete list of strings. */
type Payload = WireClass | OrNull | readonly [WireClass] | readonly [StringConstructor];

const ENVELOPE = { code: { type: 'integer' }, msg: { type: 'string' } };

/** For the contract: the view, or null. */
export class OrNull {
  constructor(readonly view: WireClass) {}
}

/**
 * Declares the message and payload key of an endpoint's response and, for the contract, its view.
 */
export function Reply(msg = 'Done.', key?: string, payload?: Payload): MethodDecorator {
  return applyDecorators(
    SetMetadata(REPLY, { msg, ...(key ? { key } : {}) }),
    ...describe(payload, key),
  );
}

/**
 * The response is the array itself, without the envelope (one old endpoint); the header
 * X-Next-Before tells where the next page starts.
 */
export function Bare(view?: WireClass): MethodDecorator {
  if (!view) return SetMetadata(BARE, true);
  const schema = { type: 'array', items: { $ref: getSchemaPath(view) } } as const;
  return applyDecorators(SetMetadata(BARE, true), ApiExtraModels(view), ApiOkResponse({ schema }));
}

function describe(payload: Payload | undefined, key: string | undefined): MethodDecorator[] {
  const envelope = { type: 'object', properties: { ...ENVELOPE }, required: ['code', 'msg'] };
  if (!payload) return [ApiOkResponse({ schema: envelope })];
  if (key && isTexts(payload)) {
    const texts = { type: 'array', items: { type: 'string' } };
    const properties = { ...ENVELOPE, [key]: texts };
    const schema = { ...envelope, properties, required: ['code', 'msg', key] };
    return [ApiOkResponse({ schema: schema as object })];
  }
  if (!key) {
    const view = viewOf(payload);
    const schema = { allOf: [envelope, { $ref: getSchemaPath(view) }] };
    return [ApiExtraModels(view), ApiOkResponse({ schema })];
  }
  const paged = Array.isArray(payload) ? { nextBefore: { type: 'integer', nullable: true } } : {};
  const schema = {
    ...envelope,
    properties: { ...ENVELOPE, [key]: carriedBy(payload), ...paged },
    required: ['code', 'msg', key, ...Object.keys(paged)],
  };
  return [ApiExtraModels(viewOf(payload)), ApiOkResponse({ schema: schema as object })];
}

function carriedBy(payload: Payload): object {
  const reference = { $ref: getSchemaPath(viewOf(payload)) };
  if (payload instanceof OrNull) return { allOf: [reference], nullable: true };
  return Array.isArray(payload) ? { type: 'array', items: reference } : reference;
}

function viewOf(payload: Payload): WireClass {
  if (payload instanceof OrNull) return payload.view;
  return Array.isArray(payload) ? (payload[0] as WireClass) : (payload as WireClass);
}

const isTexts = (payload: Payload): boolean => Array.isArray(payload) && payload[0] === String;

/** A result whose code or message differs from `@Reply`. */
export class Answer<T> {
  constructor(
    readonly value: T,
    readonly differs: { readonly code?: number; readonly msg?: string },
  ) {}
}

/** One page of a growing list. `nextBefore` is null at its end. */
export class Page<T> {
  constructor(
    readonly items: T[],
    readonly nextBefore: number | null,
    /** Additional response headers. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /**
   * Builds a page from up to one row more than requested: the surplus row shows that there is a
   * next page.
   */
  static of<T extends { id: number }>(rows: T[], limit: number): Page<T> {
    const items = rows.slice(0, limit);
    return new Page(items, rows.length > limit ? (items.at(-1)?.id ?? null) : null);
  }

  map<U>(change: (item: T) => U): Page<U> {
    return new Page(this.items.map(change), this.nextBefore, this.headers);
  }
}
