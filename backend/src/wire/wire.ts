import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

type Constructor = abstract new (...args: never[]) => object;
export type WireClass<T extends object = object> = new () => T;

/** How a field is read from the wire. */
export type WireKind = 'text' | 'number' | 'flag' | 'time' | 'object' | 'list';

export interface WireOptions {
  /** Absent and empty are the same, and fine. */
  readonly optional?: boolean;
  /** Taken exactly as typed (passwords, names whose blanks are judged); other texts are trimmed. */
  readonly exact?: boolean;
  /** Line breaks are welcome; then 10,000 characters at most unless `max` says otherwise. */
  readonly lines?: boolean;
  /** Characters of a text (200 if left out), or items of a list (50 if left out). */
  readonly max?: number;
  /** What a list holds, or the class of a nested object. */
  readonly of?: 'text' | 'number' | (() => WireClass);
}

export interface WireField {
  readonly property: string;
  /** The word on the wire. */
  readonly word: string;
  readonly kind: WireKind;
  readonly options: WireOptions;
}

const fieldsByClass = new Map<Constructor, WireField[]>();

const KINDS = new Map<unknown, WireKind>([
  [String, 'text'],
  [Number, 'number'],
  [Boolean, 'flag'],
  [Date, 'time'],
  [Array, 'list'],
]);

/**
 * Gives a field its word on the wire. Reading, validation messages, replies and the OpenAPI document all follow it; a field
 * without it neither enters nor leaves.
 */
export function Wire(word: string, options: WireOptions = {}): PropertyDecorator {
  return (target, property) => {
    const type: unknown = Reflect.getMetadata('design:type', target, property);
    const owner = target.constructor as Constructor;
    const field: WireField = {
      property: String(property),
      word,
      kind: KINDS.get(type) ?? 'object',
      options,
    };
    fieldsByClass.set(owner, [...(fieldsByClass.get(owner) ?? []), field]);
    if (options.optional) IsOptional()(target, property);
    describe(field)(target, property);
  };
}

/** The wire fields of a class, those of its parents first. */
export function wireFields(type: unknown): WireField[] {
  if (typeof type !== 'function' || type === Object) return [];
  const own = fieldsByClass.get(type as Constructor) ?? [];
  const parents = wireFields(Object.getPrototypeOf(type));
  return [
    ...parents.filter((field) => !own.some((mine) => mine.property === field.property)),
    ...own,
  ];
}

/** The field's line in the OpenAPI document. */
function describe(field: WireField): PropertyDecorator {
  const name = field.word;
  const required = !field.options.optional;
  const { of } = field.options;
  const inner = typeof of === 'function' ? of : of === 'number' ? Number : String;
  if (field.kind === 'list') return ApiProperty({ name, required, type: inner, isArray: true });
  if (field.kind === 'object')
    return typeof of === 'function'
      ? ApiProperty({ name, required, type: of })
      : ApiProperty({ name, required, type: Object });
  if (field.kind === 'time')
    return ApiProperty({ name, required, type: String, format: 'date-time' });
  return ApiProperty({ name, required });
}
