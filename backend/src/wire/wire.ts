import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

type Constructor = abstract new (...args: never[]) => object;
export type WireClass<T extends object = object> = new () => T;

/** How a field is read from the wire. */
export type WireKind = 'text' | 'number' | 'flag' | 'time' | 'pair' | 'object' | 'list';

/** Two numbers that belong together, as a list of two. */
export type Pair = readonly [number, number];

export interface WireOptions {
  /** Missing and empty values are treated alike, and accepted. */
  readonly optional?: boolean;
  /** Not trimmed (passwords, and names whose spaces are checked), unlike other texts. */
  readonly exact?: boolean;
  /** Line breaks are allowed; the limit is then 10,000 characters unless `max` is given. */
  readonly lines?: boolean;
  /**
   * The maximum number of characters of a text (default 200), or of items of a list (default 50).
   */
  readonly max?: number;
  /** The item type of a list, or the class of a nested object. */
  readonly of?: 'text' | 'number' | 'pair' | (() => WireClass);
  /** Of a list: a single value does not stand for a list of one. */
  readonly isWhole?: boolean;
  /** Of a list: how long it may be as JSON, and what is said of one that is longer or none. */
  readonly json?: { readonly bytes: number; readonly problem: string };
  /** For the contract: the value may be null. */
  readonly nullable?: boolean;
  /** For the contract: the types of a union, which TypeScript does not keep at run time. */
  readonly as?: Scalar | readonly Scalar[];
  /** For the contract: the only permitted values of the text, or of each item of a list. */
  readonly words?: readonly string[];
}

type Scalar = 'text' | 'number' | 'flag' | 'time';

export interface WireField {
  readonly property: string;
  /** The name on the wire. */
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

export function Wire(options?: WireOptions): PropertyDecorator;
export function Wire(word: string, options?: WireOptions): PropertyDecorator;
/**
 * Gives a field its name on the wire, which is used for reading, validation messages, responses and
 * the OpenAPI document: the property's, unless the wire has another word. A field without it is
 * neither read nor sent.
 */
export function Wire(
  first: string | WireOptions = {},
  second: WireOptions = {},
): PropertyDecorator {
  const options = typeof first === 'string' ? second : first;
  return (target, property) => {
    const word = typeof first === 'string' ? first : String(property);
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

/** The wire fields of a class: inherited ones first, each in its place even if it is overridden. */
export function wireFields(type: unknown): WireField[] {
  if (typeof type !== 'function' || type === Object) return [];
  const own = fieldsByClass.get(type as Constructor) ?? [];
  const parents = wireFields(Object.getPrototypeOf(type));
  const fields = new Map([...parents, ...own].map((field) => [field.property, field]));
  return [...fields.values()];
}

const SCHEMAS = {
  text: { type: 'string' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  time: { type: 'string', format: 'date-time' },
} as const;

const PAIR = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 } as const;

/** Describes the field in the OpenAPI document. */
function describe(field: WireField): PropertyDecorator {
  const { optional, nullable, words, of } = field.options;
  const common = { name: field.word, required: !optional, ...(nullable ? { nullable } : {}) };
  if (field.kind === 'list' && words)
    return ApiProperty({ ...common, type: String, enum: [...words], isArray: true });
  if (field.kind === 'list' && of === 'pair')
    return ApiProperty({ ...common, type: 'array', items: PAIR });
  if (field.kind === 'list') return ApiProperty({ ...common, ...listedType(of), isArray: true });
  // Swagger only recognises a lazy type by the function name `type`, hence the wrapper.
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
  return kind === 'list' || kind === 'object' || kind === 'pair' ? [] : kind;
}
