import type { WriteStream } from 'node:fs';

export function openProcessLog(
  file: string,
  limit?: number,
): {
  readonly path: string;
  readonly stream: WriteStream;
  write(line: string): void;
  end(): void;
};
