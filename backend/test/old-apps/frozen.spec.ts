import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Call, callsOf, contract, type Schema } from '../security/support/calls';
import { isOld } from './support/old-calls';

const FILE = join(__dirname, 'recordings/fields.json');
const isRecording = process.env['RECORD'] === '1';

const named = (schema: Schema | undefined): Schema | undefined =>
  schema?.$ref ? contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;

/** The words of all that a call takes: address, query and body, with what is nested in it. */
function wordsOf(schema: Schema | undefined, within = ''): string[] {
  const { properties = {}, oneOf = [], items } = named(schema) ?? {};
  return [
    ...Object.entries(properties).flatMap(([word, value]) => [
      within + word,
      ...wordsOf(value, `${within}${word}.`),
    ]),
    ...oneOf.flatMap((one) => wordsOf(one, within)),
    ...(items ? wordsOf(items, within) : []),
  ];
}

function fieldsOf({ operation }: Call): string[] {
  const bodies = Object.values(operation.requestBody?.content ?? {});
  const asked = (operation.parameters ?? []).map((one) => one.name);
  return [...new Set([...asked, ...bodies.flatMap(({ schema }) => wordsOf(schema))])].sort();
}

describe('What the existing apps send', () => {
  it('[D-1142] has the fields that it had: none is added, and none is gone', () => {
    const calls = callsOf().filter(({ name }) => isOld(name));
    const fields = Object.fromEntries(
      calls.map((call) => [call.name, fieldsOf(call)] as const).sort(),
    );
    if (isRecording) writeFileSync(FILE, `${JSON.stringify(fields, null, 1)}\n`);
    expect(fields).toEqual(JSON.parse(readFileSync(FILE, 'utf8')));
  });
});
