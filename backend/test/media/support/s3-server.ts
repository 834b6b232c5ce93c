import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A store that speaks S3, in this process, with one empty bucket. */
export class S3Server {
  private folder: string;
  private server: S3rver;

  /** @returns the settings that lead to it */
  async start(): Promise<Record<string, string>> {
    this.folder = await mkdtemp(join(tmpdir(), 'suture-s3-'));
    const options = { port: 0, address: '127.0.0.1', silent: true, directory: this.folder, configureBuckets: [{ name: 'media' }] };
    this.server = new S3rver(options);
    const { port } = await this.server.run();
    return { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'media', S3_KEY: 'S3RVER', S3_SECRET: 'S3RVER' };
  }

  async stop(): Promise<void> {
    await this.server.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
