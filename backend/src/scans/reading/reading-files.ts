import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import type { ReadingResult } from './reading.messages';

const NAMED = /^scan-([0-9a-z]+)-[0-9a-f]{32}/;
const PRIVATE = { mode: 0o600 };

/**
 * The files of readings: beside all other temporary files, which no backup and no object store has.
 * Their names are ours: nothing of the names that the sender's files had is kept.
 */
@Injectable()
export class ReadingFiles {
  constructor(private readonly temporary: TemporaryFiles) {}

  /** It says which process looks after the reading. */
  newId(): string {
    return `${process.pid.toString(36)}-${randomBytes(16).toString('hex')}`;
  }

  /** What the paths of a reading begin with; a full stop follows. */
  async prefix(id: string): Promise<string> {
    return path.join(await this.folder(), `scan-${id}`);
  }

  async keepResult(id: string, result: ReadingResult): Promise<void> {
    await writeFile(`${await this.prefix(id)}.result`, JSON.stringify(result), PRIVATE);
  }

  /** @returns undefined if the reading is not on this machine, or erased */
  async result(id: string): Promise<ReadingResult | undefined> {
    const text = await readFile(`${await this.prefix(id)}.result`, 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as ReadingResult);
  }

  async erase(id: string): Promise<void> {
    await this.eraseNamed((name) => name.startsWith(`scan-${id}.`));
  }

  /**
   * Erases what processes that are gone left behind.
   * @returns the ids of their readings
   */
  async eraseLeft(): Promise<string[]> {
    const left = await this.eraseNamed((name) => {
      const [, pid] = NAMED.exec(name) ?? [];
      return pid !== undefined && !isAnotherAlive(Number.parseInt(pid, 36));
    });
    return [...new Set(left.map((name) => name.slice('scan-'.length).split('.')[0] ?? ''))];
  }

  private async eraseNamed(isGone: (name: string) => boolean): Promise<string[]> {
    const folder = await this.folder();
    const names = (await readdir(folder)).filter(isGone);
    await Promise.all(names.map((name) => rm(path.join(folder, name), { force: true })));
    return names;
  }

  private async folder(): Promise<string> {
    return path.dirname(await this.temporary.newPath());
  }
}

/** At its start a process has no readings yet: what bears its number is of an earlier one. */
function isAnotherAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
