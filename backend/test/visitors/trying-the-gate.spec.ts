import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  caseForm,
  resultOf,
  type SentFile,
  startWithFiles,
  withFiles,
} from '../clinical-cases/support/cases';
import { aScan } from '../clinical-cases/support/scans';
import { aPdf } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { aMember, aVisitor } from '../support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithFiles();
});
afterAll(() => app.stop());

function formOf({ bytes, name, type }: SentFile): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type }), name);
  return form;
}

const tries = async (file: SentFile) => aVisitor(app).post('visitor/gate', formOf(file));
describe('[D-660] Whoever comes by tries the check of pictures', () => {
  it('and learns where words stand; nothing of the picture is kept', async () => {
    const before = await app.rows(
      'select count(*) from file_check union all select count(*) from asset',
    );
    const reply = await tries(await aScan());
    expect(reply.code).toBe(200);
    const { check } = resultOf(reply) as unknown as { check: { state: string; places: unknown[] } };
    expect(check.state).toBe('found');
    expect(check.places).toMatchObject([{ id: 1, kind: 'name' }]);
    expect(JSON.stringify(reply.body)).not.toContain('LINDQVIST');
    const after = await app.rows(
      'select count(*) from file_check union all select count(*) from asset',
    );
    expect(after).toEqual(before);
    expect(await readdir(join(app.settings.dataDir, 'media', '.tmp'))).toEqual([]);
  });

  it('is told why a file is not taken', async () => {
    const report = { name: 'report.pdf', bytes: await aPdf(), type: 'application/pdf' };
    expect((await tries(report)).code).toBe(415);
    const scan = await aScan();
    const large = { ...scan, bytes: Buffer.concat([scan.bytes, Buffer.alloc(5 * 1024 ** 2)]) };
    expect((await tries(large)).code).toBe(413);
  });

  it('comes after members: while a file of theirs is to be looked at, later', async () => {
    const member = await aMember(app);
    const sent = withFiles(caseForm({}), [await aScan()], ['IMAGE']);
    expect((await member.post('clinicalCases/review', sent)).code).toBe(200);
    const reply = await tries(await aScan());
    expect(reply.code).toBe(503);
    expect(reply.headers.get('Retry-After')).toBe('10');
  });
});
