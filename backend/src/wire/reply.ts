import { applyDecorators, SetMetadata } from '@nestjs/common';

export interface ReplyShape {
  readonly msg: string;
  /** The payload's key; without one the view's own fields stand beside code and msg. */
  readonly key?: string;
}

export const REPLY = Symbol('reply');
export const BARE = Symbol('bare');

/** Names the sentence and the payload key of a call's reply. */
export const Reply = (msg = 'Done.', key?: string) => applyDecorators(SetMetadata(REPLY, { msg, ...(key ? { key } : {}) }));

/** The reply is the array itself, without the envelope (one old call); where the next page starts is the header X-Next-Before. */
export const Bare = () => SetMetadata(BARE, true);

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
  ) {}

  /** A page from one row more than was asked for: the surplus row says that there is a next page. */
  static of<T extends { id: number }>(rows: T[], limit: number): Page<T> {
    const items = rows.slice(0, limit);
    return new Page(items, rows.length > limit ? (items.at(-1)?.id ?? null) : null);
  }

  map<U>(change: (item: T) => U): Page<U> {
    return new Page(this.items.map(change), this.nextBefore);
  }
}
