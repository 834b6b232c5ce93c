import { type Entry, fromBuffer } from 'yauzl';
import { ExportsService } from '../../../src/departure/exporting/exports.service';
import type { RunningApp } from '../../support/app';
import { lastPromised } from '../../support/jobs';
import type { Person } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';

/** Asks, does what the worker does, and reads the link in the mail. */
export async function mailedLinkOf(app: RunningApp, person: Person): Promise<string> {
  const exportId = Number((await person.post('exports')).body['id']);
  const job = await lastPromised(app, 'mail', { exportId });
  await inUnitOfWork(app, () => app.nest.get(ExportsService).sendLink(exportId, job));
  const [mail] = await app.rows<{ text: string }>(
    'select text from dev_mail where recipient = ? order by id desc limit 1',
    [person.email],
  );
  return /\/account\/export\/download\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

export const opened = (app: RunningApp, { headers }: Pick<Person, 'headers'>, token: string) =>
  fetch(`${app.url}/api/v1/exports/${token}`, { headers });

/** All that stands in the export of a member, as one text. */
export async function exportOf(app: RunningApp, person: Person): Promise<string> {
  const reply = await opened(app, person, await mailedLinkOf(app, person));
  const files = await unzipped(Buffer.from(await reply.arrayBuffer()));
  return [...files.values()].map(String).join('\n');
}

/** The files of an archive by their paths. */
export function unzipped(archive: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    fromBuffer(archive, { lazyEntries: true }, (failed, zip) => {
      if (failed) return reject(failed);
      const found = new Map<string, Buffer>();
      zip.on('end', () => resolve(found));
      zip.on('error', reject);
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (broken, stream) => {
          if (broken) return reject(broken);
          const pieces: Buffer[] = [];
          stream.on('data', (piece: Buffer) => pieces.push(piece));
          stream.on('end', () => {
            found.set(entry.fileName, Buffer.concat(pieces));
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  });
}
