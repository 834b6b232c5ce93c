import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { WireClass } from './wire';

export interface ReplyShape {
  readonly msg: string;
  /** The payload's key; without one the view's own fields stand beside code and msg. */
  readonly key?: string;
}

export const REPLY = Symbol('reply');
export const BARE = Symbol('bare');

/** A view, a view or null, a list of views, or a list of texts, which is whole. */
type Payload = WireClass | OrNull | readonly [WireClass] | readonly [StringConstructor];

const ENVELOPE = { code: { type: 'integer' }, msg: { type: 'string' } };

/** For the contract: the view, or null where there is none. */
export class OrNull {
  constructor(readonly view: WireClass) {}
}

/** Names the sentence and the payload key of a call's reply, and for the contract the view that it carries. */
export function Reply(msg = 'Done.', key?: string, payload?: Payload): MethodDecorator {
  return applyDecorators(
    SetMetadata(REPLY, { msg, ...(key ? { key } : {}) }),
    ...describe(payload, key),
  );
}

/** The reply is the array itself, without the envelope (one old call); where the next page starts is the header X-Next-Before. */
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

/** A result that differs from what `@Reply` says: another code or sentence. */
export class Answer<T> {
  constructor(
    readonly value: T,
    readonly differs: { readonly code?: number; readonly msg?: string },
  ) {}
}

/** One page of a list that can grow. `nextBefore` is null at its end. */
export class Page<T> {
  constructor(
    readonly items: T[],
    readonly nextBefore: number | null,
    /** Headers that come with it. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** A page from one row more than was asked for: the surplus row says that there is a next page. */
  static of<T extends { id: number }>(rows: T[], limit: number): Page<T> {
    const items = rows.slice(0, limit);
    return new Page(items, rows.length > limit ? (items.at(-1)?.id ?? null) : null);
  }

  map<U>(change: (item: T) => U): Page<U> {
    return new Page(this.items.map(change), this.nextBefore, this.headers);
  }
}
