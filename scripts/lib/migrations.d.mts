import type { ReadMigration } from './migration-rules.mjs';

export function wrongMigrations(folder?: string, lastBefore?: number): string[];
export function readMigration(source: string, file: string): ReadMigration;
