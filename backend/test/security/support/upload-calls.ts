import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { AppModule } from '../../../src/app.module';
import { MULTIPART } from '../../../src/media/multipart/multipart';
import type { MultipartRule } from '../../../src/media/multipart/multipart.rule';

export interface UploadCall {
  /** The name in the rows. */
  readonly name: string;
  readonly rule: MultipartRule;
}

/**
 * Every call that takes a form with files, found in the code, so that new calls are included
 * automatically.
 */
export function uploadCallsOf(module: unknown = AppModule): UploadCall[] {
  const calls = [...controllersOf(module, new Set())].flatMap((controller) =>
    Object.values(Object.getOwnPropertyDescriptors(controller.prototype as object)).flatMap(
      ({ value }) => uploadCallsIn(controller, value),
    ),
  );
  return calls.sort((one, other) => one.name.localeCompare(other.name));
}

interface Imported {
  readonly module?: Type;
  readonly forwardRef?: () => Type;
}

function controllersOf(imported: unknown, seen: Set<unknown>): Set<Type> {
  const { module, forwardRef } = imported as Imported;
  const type = module ?? forwardRef?.() ?? (imported as Type);
  if (seen.has(type)) return new Set();
  seen.add(type);
  const own = (Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, type) ?? []) as Type[];
  const imports = (Reflect.getMetadata(MODULE_METADATA.IMPORTS, type) ?? []) as unknown[];
  return new Set([...own, ...imports.flatMap((one) => [...controllersOf(one, seen)])]);
}

function uploadCallsIn(controller: Type, handler: unknown): UploadCall[] {
  if (typeof handler !== 'function') return [];
  const rule = Reflect.getMetadata(MULTIPART, handler) as MultipartRule | undefined;
  if (!rule) return [];
  const method = RequestMethod[Number(Reflect.getMetadata(METHOD_METADATA, handler))];
  const [base] = pathsOf(controller);
  return pathsOf(handler).map((path) => ({
    name: `${method} ${[base, path].filter(Boolean).join('/')}`,
    rule,
  }));
}

/** A handler may have several paths. */
function pathsOf(named: object): string[] {
  const paths = [Reflect.getMetadata(PATH_METADATA, named)].flat() as string[];
  return paths.map((path) => path.replace(/^\/|\/$/g, '').replace(/:(\w+)/g, '{$1}'));
}
