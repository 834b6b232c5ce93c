import type { ExecutionContext } from '@nestjs/common';

type Target = ReturnType<ExecutionContext['getHandler']>;

const known = new WeakMap<Target, Map<Target, Map<symbol, unknown>>>();

/**
 * What a decorator says about the handler that is called, or about its class. Read once for each
 * handler: the metadata does not change, and looking it up takes longer than a guard's own work.
 */
export function decorated<Value>(key: symbol, context: ExecutionContext): Value | undefined {
  const values = valuesOf(context.getHandler(), context.getClass());
  if (!values.has(key)) {
    const targets = [context.getHandler(), context.getClass()];
    const found = targets.map((target): unknown => Reflect.getMetadata(key, target));
    values.set(
      key,
      found.find((value) => value !== undefined),
    );
  }
  return values.get(key) as Value | undefined;
}

function valuesOf(handler: Target, type: Target): Map<symbol, unknown> {
  const byClass = known.get(handler) ?? new Map<Target, Map<symbol, unknown>>();
  known.set(handler, byClass);
  const values = byClass.get(type) ?? new Map<symbol, unknown>();
  byClass.set(type, values);
  return values;
}
