import fs from 'node:fs';

const STANDARD_OUTPUT = 1;

/** Captures everything written to standard output from now on. */
export function listen(): { text(): string; stop(): void } {
  const written: string[] = [];
  const write = fs.write as (fd: number, text: string, ...rest: unknown[]) => void;
  const heard = jest.spyOn(fs, 'write').mockImplementation(((
    fd: number,
    text: string,
    ...rest: unknown[]
  ) => {
    if (fd !== STANDARD_OUTPUT) return write(fd, text, ...rest);
    written.push(String(text));
    const done = rest.at(-1) as (error: null, bytes: number) => void;
    setImmediate(() => done(null, Buffer.byteLength(text)));
  }) as unknown as typeof fs.write);
  return { text: () => written.join(''), stop: () => heard.mockRestore() };
}
