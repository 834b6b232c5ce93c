import { type WireField, wireFields } from './wire';

const fieldsOf = new WeakMap<object, WireField[]>();

/**
 * Converts a value for the wire: only `@Wire` fields, under their wire names. A class without any
 * is a programming error.
 */
export function toWire(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toWire);
  return writeView(value);
}

function writeView(view: object): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const field of viewFields(view)) {
    const value = (view as Record<string, unknown>)[field.property];
    if (value === undefined) continue;
    written[field.word] = typeof value === 'object' ? toWire(value) : value;
  }
  return written;
}

function viewFields(view: object): WireField[] {
  const type = view.constructor;
  const fields = fieldsOf.get(type) ?? wireFields(type);
  if (fields.length === 0) throw new Error(`${type.name} has no @Wire field and cannot leave.`);
  fieldsOf.set(type, fields);
  return fields;
}
