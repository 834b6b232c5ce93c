import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningApp } from '../../support/app';

export interface Call {
  /** `POST clinicalCases/{id}`, as the rows name it. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

interface Content {
  readonly schema: Schema;
}

export interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly parameters?: readonly { name: string; in: string; schema: Schema }[];
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const BASE = '/api/v1/';

export const contract: Contract = JSON.parse(
  readFileSync(join(__dirname, '../../../openapi.json'), 'utf8'),
);

/** Every call of the contract as it stands. */
export function callsOf(): Call[] {
  return Object.entries(contract.paths).flatMap(([address, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const [method, path] = [verb.toUpperCase(), address.replace(BASE, '')];
      return { name: `${method} ${path}`, method, path, operation };
    }),
  );
}

/** The calls that are a POST of the apps, asked as GET (`@Reads`). */
export const readsAsGet = (): Call[] =>
  callsOf().filter(({ operation }) => /AsGet(\[\d+\])?$/.test(operation.operationId));

/** Of the body it takes, whether as JSON or as a form. */
export function schemaOf({ operation }: Call): Schema | undefined {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const name = content?.schema.$ref?.split('/').at(-1);
  return name === undefined ? content?.schema : contract.components.schemas[name];
}

interface Layer {
  readonly route?: { readonly path: string };
}

/** Every address that Express was given, in the contract's words. */
export function addressesOf(app: RunningApp): string[] {
  const { router } = app.nest.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  const addresses = router.stack.flatMap(({ route }) =>
    route ? [route.path.replace(BASE, '').replace(/:(\w+)/g, '{$1}')] : [],
  );
  return [...new Set(addresses)].sort();
}
