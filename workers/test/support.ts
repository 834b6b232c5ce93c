import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { runMigrations } from 'bullmq';
import { Client } from 'pg';
import { QUEUE_SCHEMA } from '../../backend/src/platform/queues/connection';
import { workersOf } from '../src/workers.module';

/**
 * The workers as they run in production, in this process, on this spec's database.
 * @param queues those that they serve; without them, all
 */
export async function startWorkers(queues?: readonly string[]): Promise<INestApplicationContext> {
  process.env['LOG_LEVEL'] = 'silent';
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  await runMigrations(client, QUEUE_SCHEMA);
  await client.end();
  return NestFactory.createApplicationContext(workersOf(queues), {
    logger: false,
    abortOnError: false,
  });
}

/** Looks again and again until something is there. */
export async function eventually<Value>(
  look: () => Promise<Value | undefined>,
  limitMs = 30_000,
): Promise<Value> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
