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
  /** For the contract: the value may be null. */
  readonly nullable?: boolean;
  /** For the contract: the type of a union, of which TypeScript keeps none at run time. */
  readonly as?: Scalar | readonly Scalar[];
  /** For the contract: the only texts that it, or each of a list, may be. */
  readonly words?: readonly string[];
}

type Scalar = 'text' | 'number' | 'flag' | 'time';

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

const SCHEMAS = {
  text: { type: 'string' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  time: { type: 'string', format: 'date-time' },
} as const;

/** The field's line in the OpenAPI document. */
function describe(field: WireField): PropertyDecorator {
  const { optional, nullable, words, of } = field.options;
  const common = { name: field.word, required: !optional, ...(nullable ? { nullable } : {}) };
  if (field.kind === 'list' && words)
    return ApiProperty({ ...common, type: String, enum: [...words], isArray: true });
  if (field.kind === 'list') return ApiProperty({ ...common, ...listedType(of), isArray: true });
  // Swagger tells a class that is named later by the function's own name.
  if (typeof of === 'function') return ApiProperty({ ...common, type: () => of() });
  if (words) return ApiProperty({ ...common, type: String, enum: [...words] });
  const scalars = [field.options.as ?? scalarOf(field.kind)].flat();
  const [only, ...others] = scalars.map((scalar) => SCHEMAS[scalar]);
  if (only && others.length > 0) return ApiProperty({ ...common, oneOf: [only, ...others] });
  return ApiProperty({ ...common, ...(only ?? { type: Object }) });
}

function listedType(of: WireOptions['of']): { type: () => unknown } {
  if (typeof of === 'function') return { type: () => of() };
  return { type: of === 'number' ? Number : String };
}

function scalarOf(kind: WireKind): Scalar | [] {
  return kind === 'list' || kind === 'object' ? [] : kind;
}
