import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';

interface Engaged {
  readonly id: number;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly isLiked: boolean;
}

type Named<Said extends object> = Type<Said & { postId: number }>;

/** The views of one family of endpoints, for the arrays that repeat parts of the posts. */
export interface ArrayViews {
  readonly likes: Named<{ count: number }>;
  readonly liked: Named<{ isLiked: number }>;
  readonly comments: Named<{ count: number }>;
}

/**
 * For the contract: `result` contains arrays of these views, at least the first few, which older
 * apps merge by post id.
 */
export function MergingArrays(views: readonly Type[], least = views.length): MethodDecorator {
  const arrays = views.map((view) => ({ type: 'array', items: { $ref: getSchemaPath(view) } }));
  const counts = { minItems: least, maxItems: views.length };
  const properties = {
    code: { type: 'integer' },
    msg: { type: 'string' },
    result: { type: 'array', prefixItems: arrays, ...counts },
    nextBefore: { type: 'integer', nullable: true },
  };
  return applyDecorators(
    ApiExtraModels(...views),
    ApiOkResponse({
      schema: { type: 'object', properties, required: Object.keys(properties) } as object,
    }),
  );
}

export function likesOf(items: readonly Engaged[], { likes: View }: ArrayViews): object[] {
  return items.map(({ id, likeCount }) =>
    Object.assign(new View(), { postId: id, count: likeCount }),
  );
}

export function likedOf(items: readonly Engaged[], { liked: View }: ArrayViews): object[] {
  return items
    .filter(({ isLiked }) => isLiked)
    .map(({ id }) => Object.assign(new View(), { postId: id, isLiked: 1 }));
}

export function commentsOf(items: readonly Engaged[], { comments: View }: ArrayViews): object[] {
  return items.map(({ id, commentCount }) =>
    Object.assign(new View(), { postId: id, count: commentCount }),
  );
}
