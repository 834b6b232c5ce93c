import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { Clock } from '../../platform/clock';
import { type ExportedFile, MemberDataRegistry } from '../member-data';

const README = `This archive holds what Suture keeps about you.

Each .json file is one part of it; programs read it, and so does any text editor.
Times are in UTC. The folder "files" holds your pictures, videos and documents.
`;

/**
 * A member's own data as a ZIP archive that is streamed while it is created: no copy is stored
 * anywhere.
 */
@Injectable()
export class Archive {
  constructor(
    private readonly parts: MemberDataRegistry,
    private readonly clock: Clock,
  ) {}

  async of(memberId: number): Promise<Readable> {
    const mtime = this.clock.now();
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(README), 'README.txt', { mtime });
    const files: ExportedFile[] = [];
    for (const part of this.parts.byName()) {
      const data = await part.collect(memberId);
      zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), `${part.name}.json`, {
        mtime,
      });
      files.push(...(await part.filesOf(memberId)));
    }
    return this.withFiles(zip, files);
  }

  /** Each file is opened when its turn comes, and closed if the reader disconnects early. */
  private withFiles(zip: ZipFile, files: readonly ExportedFile[]): Readable {
    const archive = Readable.from(zip.outputStream, { objectMode: false });
    let open: Readable | undefined;
    zip.on('error', (error) => archive.destroy(error));
    for (const file of files) {
      zip.addReadStreamLazy(file.path, { mtime: file.madeAt, compress: false }, (use) => {
        file.open().then(
          (stream) => {
            stream.on('error', (error) => archive.destroy(error));
            // The reader may have disconnected while the file was being opened.
            if (archive.destroyed) return stream.destroy();
            open = stream;
            use(null, stream);
          },
          (error: Error) => archive.destroy(error),
        );
      });
    }
    archive.once('close', () => open?.destroy());
    zip.end();
    return archive;
  }
}
