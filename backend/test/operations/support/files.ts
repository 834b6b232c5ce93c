import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const HOUSE = join(__dirname, '../../../..');
export const read = (file: string) => readFileSync(join(HOUSE, file), 'utf8');

/** What the image itself sets. */
export const OF_IMAGE = {
  HOST: '0.0.0.0',
  METRICS_HOST: '0.0.0.0',
  METRICS_PORT: '9464',
  FFMPEG_PATH: '/usr/bin/ffmpeg',
};

/** What only the operator can say, and every installation must. */
export const OPERATOR = {
  OPERATOR_NAME: 'Example Medical Networks Ltd',
  OPERATOR_ADDRESS: '12 Example Road, London',
  DATA_PROTECTION_CONTACT: 'privacy@suture.example',
};

/** What make-secrets prints in this folder, which may hold secrets already. */
export function printedSecrets(reader: 'compose' | 'cluster', folder = tmpdir()): string {
  const program = join(HOUSE, 'docker/make-secrets.mjs');
  return execFileSync(process.execPath, [program, reader], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** The lines that make-secrets prints, their values as they stand there. */
export function secretsFor(reader: 'compose' | 'cluster'): Record<string, string> {
  return Object.fromEntries(
    printedSecrets(reader)
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
