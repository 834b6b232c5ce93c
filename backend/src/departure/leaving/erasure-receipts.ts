import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { type ObjectStoreSettings, Settings } from '../../platform/config/settings';

/**
 * A member whose data was erased. Ids alone would not do: after a restore, later members get the
 * ids of those whom the backup does not know.
 */
export interface ErasureReceipt {
  readonly accountId: number;
  readonly joinedAt: Date;
}

const FOLDER = 'receipts';
const nameOf = ({ accountId, joinedAt }: ErasureReceipt) => `${accountId}-${joinedAt.getTime()}`;
const NAME = /^(\d+)-(\d+)$/;

function receiptsIn(names: readonly string[]): ErasureReceipt[] {
  return names.flatMap((name) => {
    const [, id, joinedAt] = NAME.exec(name) ?? [];
    return id === undefined
      ? []
      : [{ accountId: Number(id), joinedAt: new Date(Number(joinedAt)) }];
  });
}

/**
 * Receipts of erasures lie outside the database, in the bucket or in DATA_DIR, so that whoever
 * restores an older backup erases the same members again. Each is an empty file named after the
 * account's number and the moment it was opened.
 */
@Injectable()
export class ErasureReceipts {
  private readonly s3: ObjectStoreSettings | undefined;
  private readonly folder: string;

  constructor({ s3, dataDir }: Settings) {
    this.s3 = s3;
    this.folder = join(dataDir, FOLDER);
  }

  /** Can be repeated. */
  async keep(receipt: ErasureReceipt): Promise<void> {
    if (this.s3) return keepIn(this.s3, `${FOLDER}/${nameOf(receipt)}`);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeFile(join(this.folder, nameOf(receipt)), '', { mode: 0o600 });
  }

  async all(): Promise<ErasureReceipt[]> {
    if (!this.s3) return receiptsIn(await readdir(this.folder).catch(() => []));
    const keys = await keysIn(this.s3, `${FOLDER}/`);
    return receiptsIn(keys.map((key) => key.slice(FOLDER.length + 1)));
  }
}

async function keepIn(s3: ObjectStoreSettings, key: string): Promise<void> {
  const { client, commands } = await connectionTo(s3);
  try {
    await client.send(
      new commands.PutObjectCommand({ Bucket: s3.bucket, Key: key, Body: '', ContentLength: 0 }),
    );
  } finally {
    client.destroy();
  }
}

async function keysIn(s3: ObjectStoreSettings, prefix: string): Promise<string[]> {
  const { client, commands } = await connectionTo(s3);
  const keys: string[] = [];
  try {
    const pages = commands.paginateListObjectsV2({ client }, { Bucket: s3.bucket, Prefix: prefix });
    for await (const { Contents = [] } of pages)
      keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
    return keys;
  } finally {
    client.destroy();
  }
}

/** Loaded where a bucket is set only. */
async function connectionTo(s3: ObjectStoreSettings) {
  const [commands, { clientOptionsOf }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('../../platform/storage/s3.storage.js'),
  ]);
  return { client: new commands.S3Client(clientOptionsOf(s3)), commands };
}
