import { Get, Post, SetMetadata } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { READS } from './access';

type Handler = (...given: unknown[]) => unknown;

/**
 * An endpoint that only reads but that the apps call with POST: a foreign caller id in it is
 * ignored, and it counts as a read. It is also offered as GET with the fields in the query
 * (D-253). Goes above all other decorators of its method, in place of `@Post`.
 */
export function Reads(path: string | string[] = ''): MethodDecorator {
  return (target, name, descriptor) => {
    SetMetadata(READS, true)(target, name, descriptor);
    const read = descriptor.value as Handler;
    const asGet = `${String(name)}AsGet`;
    // The contract names operations after their functions.
    const answer = Object.defineProperty(
      function (this: unknown, ...given: unknown[]) {
        return read.apply(this, given);
      },
      'name',
      { value: asGet },
    );
    copyMetadata({ from: read, to: answer });
    copyMetadata({ from: target, of: name, to: target, as: asGet });
    askInQuery(target.constructor, String(name), asGet);
    defineFirst(target, asGet, answer);
    Post(path)(target, name, descriptor);
    Get(path)(target, asGet, { value: answer });
  };
}

interface Copy {
  readonly from: object;
  readonly of?: string | symbol;
  readonly to: object;
  readonly as?: string;
}

/** Copies the metadata that other decorators have set on a function or a method name. */
function copyMetadata({ from, of, to, as }: Copy): void {
  const keys: unknown[] = of
    ? Reflect.getOwnMetadataKeys(from, of)
    : Reflect.getOwnMetadataKeys(from);
  for (const key of keys) {
    const value: unknown = of
      ? Reflect.getOwnMetadata(key, from, of)
      : Reflect.getOwnMetadata(key, from);
    if (as) Reflect.defineMetadata(key, value, to, as);
    else Reflect.defineMetadata(key, value, to);
  }
}

/**
 * Copies the parameter metadata of a method, reading its body from the query instead. Nest stores
 * it under `<type>:<position>`.
 */
function askInQuery(owner: object, name: string, asGet: string): void {
  const given: Record<string, unknown> =
    Reflect.getMetadata(ROUTE_ARGS_METADATA, owner, name) ?? {};
  const body = new RegExp(`^${RouteParamtypes.BODY}:`);
  const asked = Object.entries(given).map(([key, value]) => [
    key.replace(body, `${RouteParamtypes.QUERY}:`),
    value,
  ]);
  Reflect.defineMetadata(ROUTE_ARGS_METADATA, Object.fromEntries(asked), owner, asGet);
}

/**
 * Routes are matched in the order of their methods, and a path such as `mine` must come before an
 * `:id`.
 */
function defineFirst(target: object, name: string, value: Handler): void {
  const others = Object.getOwnPropertyDescriptors(target);
  for (const key of Reflect.ownKeys(others)) Reflect.deleteProperty(target, key);
  Object.defineProperty(target, name, { value, writable: true, configurable: true });
  Object.defineProperties(target, others);
}
