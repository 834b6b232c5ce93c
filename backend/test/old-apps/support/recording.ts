import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningApp } from '../../support/app';
import type { Person } from '../../support/people';
import { plainly, RANGE } from './plain';

const FOLDER = join(__dirname, '../recordings');
/** `RECORD=1 npx jest backend/test/old-apps` writes the recordings anew. */
const isRecording = process.env['RECORD'] === '1';
/** What apps read of a reply's head. */
const HEADERS = ['content-type', 'cache-control', 'retry-after', 'x-blinded', 'x-next-before'];

/** A call as it was sent and answered. */
export interface Exchange {
  readonly call: string;
  readonly by: string;
  readonly sent: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly reply: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
type Reply = Readonly<Record<string, unknown>>;

/** Sends the calls of a story and keeps what was sent and answered. */
export class Recording {
  private readonly exchanges: Exchange[] = [];

  private readonly plain: (text: string) => string;

  /** @param tables those of `numbered` */
  constructor(
    private readonly app: RunningApp,
    tables: readonly string[],
  ) {
    this.plain = plainly(tables);
  }

  /**
   * Sends a call. Fields that its path names in braces fill it; the others are its query or body. A
   * form is its body as it is.
   */
  async asks(by: Person, call: string, fields: Fields = {}, form?: FormData): Promise<Reply> {
    this.app.clock.advance(1_000);
    const [method = '', template = ''] = call.split(' ');
    const inPath = new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, word]) => word));
    const path = template.replace(/\{(\w+)\}/g, (_, word: string) => String(fields[word]));
    const others = Object.fromEntries(Object.entries(fields).filter(([word]) => !inPath.has(word)));
    const query = new URLSearchParams(others as Record<string, string>).toString();
    const isRead = method === 'GET';
    const reply = await fetch(
      `${this.app.url}/api/v1/${path}${isRead && query ? `?${query}` : ''}`,
      {
        method,
        headers: {
          ...by.headers,
          ...(form || isRead ? {} : { 'content-type': 'application/json' }),
        },
        ...(isRead ? {} : { body: form ?? JSON.stringify(others) }),
        redirect: 'manual',
      },
    );
    const text = await reply.text();
    const sent = { ...fields, ...(form && { form: [...form].map(sentPart) }) };
    this.keep({ call, by: by.fullName, sent, status: reply.status, headers: headed(reply) }, text);
    return JSON.parse(text);
  }

  /** @returns the id in the reply */
  async adds(by: Person, call: string, fields: Fields = {}, form?: FormData): Promise<number> {
    const reply = await this.asks(by, call, fields, form);
    if (reply['code'] !== 200) throw new Error(`${call}: ${reply['msg']}`);
    return Number(reply['id']);
  }

  /** A read of the apps, which is also offered as GET. */
  async reads(by: Person, path: string, fields: Fields = {}): Promise<Reply> {
    await this.asks(by, `GET ${path}`, fields);
    return this.asks(by, `POST ${path}`, fields);
  }

  private keep(exchange: Omit<Exchange, 'reply'>, text: string): void {
    const reply = this.plain(text);
    const parsed: unknown = JSON.parse(reply);
    // Parsing would hide differences in spacing, order and escapes.
    if (JSON.stringify(parsed) !== reply) throw new Error(`${exchange.call} is not plain JSON.`);
    const head = JSON.parse(this.plain(JSON.stringify(exchange)));
    this.exchanges.push({ ...head, reply: parsed });
  }

  /** Compares the story with its recording, to the byte. */
  expectSame(name: string): void {
    const told = this.exchanges.map((one) => JSON.stringify(one));
    if (isRecording) writeFileSync(fileOf(name), `[\n${told.join(',\n')}\n]\n`);
    expect(told.map(readable)).toEqual(recorded(name).map((one) => readable(JSON.stringify(one))));
  }
}

/** Gives the ids of each table a range of their own. @returns the tables, in their order */
export async function numbered(app: RunningApp): Promise<string[]> {
  const rows = await app.rows<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema() order by 1',
  );
  for (const [at, { name }] of rows.entries())
    await app.rows(`select setval('"${name}"', ${(at + 1) * RANGE}) as n`);
  return rows.map(({ name }) => name.replace(/_id_seq$/, ''));
}

/** A line for each field, so that a difference is seen. */
const readable = (text: string): string => JSON.stringify(JSON.parse(text), null, 1);
const fileOf = (name: string): string => join(FOLDER, `${name}.json`);

export const recorded = (name: string): Exchange[] =>
  JSON.parse(readFileSync(fileOf(name), 'utf8'));

function headed({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

const sentPart = ([word, value]: [string, string | File]) => [
  word,
  typeof value === 'string' ? value : `${value.name} (${value.type})`,
];
