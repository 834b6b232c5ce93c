import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seal, unsealed } from '../../src/backup/shelf';
import { demandProgram } from '../support/programs';

const NAME = '2026-11-24T020000Z';

describe('An encrypted backup', () => {
  const home = mkdtempSync(join(tmpdir(), 'suture-sealed-'));
  beforeAll(() => demandProgram('age', 'age'));
  afterAll(() => rmSync(home, { recursive: true }));

  function newKey(name: string) {
    const identity = join(home, name);
    execFileSync('age-keygen', ['-o', identity], { stdio: 'ignore' });
    return { identity, recipient: readFileSync(identity, 'utf8').match(/age1\w+/)?.[0] ?? '' };
  }

  function backupIn(shelf: string) {
    const folder = join(home, shelf, NAME);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'manifest.json'), 'what members entrusted to us');
    return folder;
  }

  it('can be opened by its recipient alone, and nothing is left open beside it', async () => {
    const [mine, foreign] = [newKey('mine.key'), newKey('foreign.key')];
    const file = await seal(backupIn('shelf'), mine.recipient);
    expect(readdirSync(join(home, 'shelf'))).toEqual([`${NAME}.tar.age`]);
    expect(readFileSync(file, 'latin1')).not.toContain('entrusted');
    const room = join(home, 'room');
    const read = ({ identity }: { identity: string }) =>
      unsealed({ file, identity, room }, async (opened) =>
        readFileSync(join(opened, 'manifest.json'), 'utf8'),
      );
    expect(await read(mine)).toBe('what members entrusted to us');
    await expect(read(foreign)).rejects.toThrow('age failed');
    expect(readdirSync(room)).toEqual([]);
  });

  it('is none where the recipient is no key: it fails, and nothing is left', async () => {
    await expect(seal(backupIn('wrong'), 'age1nobody')).rejects.toThrow('age failed');
    expect(readdirSync(join(home, 'wrong'))).toEqual([]);
  });
});
