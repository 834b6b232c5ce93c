import fs from 'node:fs';
import { Log } from './log';

describe('The log', () => {
  afterEach(() => jest.restoreAllMocks());

  it('has one output in a process, which keeps no clock, however many applications start in it', () => {
    const periods = jest.spyOn(globalThis, 'setInterval');
    for (let nth = 0; nth < 3; nth++) new Log();
    expect(periods).not.toHaveBeenCalled();
  });

  it('writes lines soon and together, of whichever application', async () => {
    const told = new Promise<string>((resolve) => {
      jest.spyOn(fs, 'write').mockImplementation(((
        _fd: number,
        text: string,
        ...rest: unknown[]
      ) => {
        resolve(text);
        const done = rest.at(-1) as (error: null, bytes: number) => void;
        setImmediate(() => done(null, Buffer.byteLength(text)));
      }) as unknown as typeof fs.write);
    });
    new Log().info({}, 'one');
    new Log().info({}, 'other');
    expect((await told).match(/"msg":"(one|other)"/g)).toHaveLength(2);
  });
});
