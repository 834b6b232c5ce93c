import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ExportedFile, MemberData, MemberDataRegistry } from '../../departure/member-data';
import { timeOf } from '../../platform/database/columns';
import { Storage } from '../../platform/storage/storage';
import type { Asset } from '../asset';
import { AssetRepository } from '../asset.repository';
import { extensionOfKey, keysOf } from '../asset-keys';
import { EndedMediaRepository } from '../ended-media.repository';
import { ResumableUploadsService } from '../resumable/resumable-uploads.service';
import { UploadPlaces } from '../upload-places';

const BATCH = 50;

/** Somebody's files. They go last, when no profile and no post holds them any more. */
@Injectable()
export class FilesMemberData extends MemberData {
  override readonly name = 'files';
  override readonly isHeldByOthers = true;

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly assets: AssetRepository,
    private readonly ended: EndedMediaRepository,
    private readonly storage: Storage,
    private readonly uploads: ResumableUploadsService,
    private readonly places: UploadPlaces,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    const assets = await this.assets.heldBy(memberId);
    return assets.map((asset) => ({
      file: pathOf(asset),
      purpose: asset.purpose,
      name: asset.originalName,
      description: asset.altText,
      bytes: asset.bytes,
      uploadedAt: asset.createdAt,
    }));
  }

  override async filesOf(memberId: number): Promise<ExportedFile[]> {
    const assets = await this.assets.heldBy(memberId);
    return assets.map((asset) => ({
      path: pathOf(asset),
      madeAt: timeOf(asset.createdAt),
      open: () => this.open(asset.key),
    }));
  }

  override async endAtOnce(memberId: number): Promise<void> {
    await this.ended.removeAllOf(memberId);
  }

  override async erase(memberId: number): Promise<void> {
    await this.uploads.eraseOf(memberId);
    await this.places.eraseOf(memberId);
    for (let erased = BATCH; erased === BATCH; ) erased = await this.eraseBatch(memberId);
  }

  /** Files go first: should the transaction fail, the rows still name what is to be removed. */
  private eraseBatch(memberId: number): Promise<number> {
    return this.em.transactional(async () => {
      const assets = await this.assets.lockOf(memberId, BATCH);
      await this.storage.delete(assets.flatMap(keysOf));
      await this.assets.remove(assets.map(({ id }) => id));
      return assets.length;
    });
  }

  private async open(key: string): Promise<Readable> {
    const found = await this.storage.open(key);
    if (!found) throw new Error('A media file is missing in the store.');
    return found.kind === 'local' ? createReadStream(join(found.folder, key)) : found.stream;
  }
}

const pathOf = (asset: Pick<Asset, 'id' | 'purpose' | 'key'>) =>
  `files/${asset.purpose}-${asset.id}.${extensionOfKey(asset.key)}`;
