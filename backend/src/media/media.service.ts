import { copyFile, rm, stat } from 'node:fs/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { Outbox } from '../platform/outbox/outbox';
import { Storage } from '../platform/storage/storage';
import { TemporaryFiles } from '../platform/storage/temporary-files';
import { Refusal } from '../refusal';
import { Page } from '../wire/reply';
import type { AltText, Asset, NewAsset } from './asset';
import { AssetRepository } from './asset.repository';
import { extensionOfKey, keysOf, newKey } from './asset-keys';
import { EndedMediaRepository } from './ended-media.repository';
import { FilePreparation, type PreparedFile } from './file-preparation';
import { typeOf } from './file-type.rules';
import { type Mask, writeMasks } from './masks.rules';
import { makeRenditions, makeVideo } from './media.jobs';
import { sanitiseName } from './original-name';
import type { ReceivedFile } from './received-file';
import { type Purpose, type UploadRule, uploadRules } from './upload.rules';
import { UploadQuota } from './upload-quota';

export interface Upload {
  readonly file: ReceivedFile;
  readonly rule: UploadRule;
  /** The areas to black out before anyone sees it. */
  readonly masks?: readonly Mask[];
  /** For a video; defaults to true. */
  readonly keepsSound?: boolean | undefined;
}

/** A file made by a domain, at a temporary path. */
interface MadeFile extends Pick<NewAsset, 'purpose' | 'kind' | 'mime' | 'sha256'> {
  readonly path: string;
  readonly extension: string;
}

/** What is told of pictures alone. */
const PLAIN = {
  width: null,
  height: null,
  dominantColor: null,
  originalName: null,
  keepsSound: true,
  masks: '',
  scan: 'not-scanned',
} as const;

/** The changes to a stored file. */
type Redoing = Required<Pick<Upload, 'masks'>> & Pick<Upload, 'keepsSound'>;

type Accepted = PreparedFile & Pick<Asset, 'keepsSound' | 'masks'>;

/** Requires a file. @throws Refusal 422 with the field's name */
export function demandFile(
  file: ReceivedFile | undefined,
  field: string,
  rule: UploadRule,
): ReceivedFile {
  if (!file) throw new Refusal('fields', { errors: { [field]: [rule.missing] } });
  return file;
}

/**
 * Turns uploads into assets. A domain first accepts files, outside its transaction because images
 * are re-encoded, then holds the assets in the transaction that writes its own row. Accepted files
 * that are never held are deleted after an hour.
 */
@Injectable()
export class MediaService {
  constructor(
    private readonly em: EntityManager,
    private readonly assets: AssetRepository,
    private readonly ended: EndedMediaRepository,
    private readonly preparation: FilePreparation,
    private readonly quota: UploadQuota,
    private readonly storage: Storage,
    private readonly temporary: TemporaryFiles,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 415, 413, 422 or 507 with the rule's message; nothing is stored then */
  async accept(ownerId: number, file: ReceivedFile, rule: UploadRule): Promise<Asset> {
    const [asset] = await this.acceptAll(ownerId, [{ file, rule }]);
    if (!asset) throw new Error('One upload makes one asset.');
    return asset;
  }

  /** All or none: if one file is refused, so are the others. */
  async acceptAll(ownerId: number, uploads: readonly Upload[]): Promise<Asset[]> {
    await this.quota.demand(
      ownerId,
      uploads.reduce((bytes, { file }) => bytes + file.bytes, 0),
    );
    return this.take(ownerId, uploads);
  }

  private async take(ownerId: number, uploads: readonly Upload[]): Promise<Asset[]> {
    const prepared: Accepted[] = [];
    try {
      for (const { file, rule, masks = [], keepsSound = true } of uploads) {
        const made = await this.preparation.prepare(file, rule, masks);
        const later = made.kind === 'video' ? writeMasks(masks) : '';
        prepared.push({ ...made, keepsSound, masks: later });
      }
      return await this.store(ownerId, prepared);
    } finally {
      await Promise.all(prepared.map(({ path }) => rm(path, { force: true })));
    }
  }

  /**
   * Stores a file that a domain made itself, such as a series coded anew; nothing is checked. The
   * temporary file is moved.
   */
  async keepMade(ownerId: number, { path, extension, ...made }: MadeFile): Promise<Asset> {
    const { size: bytes } = await stat(path);
    const asset = await this.assets.add({
      ...PLAIN,
      ...made,
      ownerId,
      bytes,
      key: newKey(uploadRules[made.purpose].visibility, extension),
      createdAt: this.clock.now(),
    });
    try {
      await this.storage.put(asset.key, path, asset.mime);
    } catch (error) {
      await this.storage.delete([asset.key]);
      await this.assets.remove([asset.id]);
      throw error;
    }
    await this.assets.markReady([asset.id]);
    return { ...asset, state: 'ready' };
  }

  /**
   * Creates a new asset from a stored one, with areas blacked out or without sound; it replaces the
   * old one when a domain holds it. Does not count towards the owner's quota.
   * @throws Refusal like `accept`
   */
  async redo(ownerId: number, assetId: number, changes: Redoing): Promise<Asset> {
    const asset = await this.assets.find(assetId);
    if (!asset) throw new Refusal('not-found');
    const extension = extensionOfKey(asset.key);
    return this.temporary.using(extension, async (path) => {
      await this.storage.withLocalFile(asset.key, (stored) => copyFile(stored, path));
      const file = { field: 'files', path, name: `file.${extension}`, claims: typeOf(extension) };
      const { size: bytes } = await stat(path);
      const source = { ...file, bytes, sha256: asset.sha256 };
      const rule = uploadRules[asset.purpose];
      const [redone] = await this.take(ownerId, [{ file: source, rule, ...changes }]);
      if (!redone) throw new Error('One upload makes one asset.');
      const { altText } = asset;
      if (altText) await this.assets.setAltTexts([{ assetId: redone.id, altText }]);
      return redone;
    });
  }

  /**
   * Attaches assets to a domain's row; smaller images and converted videos are created later. Call
   * this in the row's transaction.
   * @throws Refusal if one does not belong to the owner, or is already held
   */
  async hold(ownerId: number, assets: readonly Pick<Asset, 'id'>[]): Promise<void> {
    if (assets.length === 0) return;
    const ids = assets.map(({ id }) => id);
    const held = await this.assets.hold(ids, ownerId, this.clock.now());
    if (held.length !== new Set(ids).size) throw new Refusal('not-found');
    for (const asset of held) await this.finishLater(asset);
  }

  private async finishLater({ id, kind, purpose }: Asset): Promise<void> {
    const rule: UploadRule = uploadRules[purpose];
    if (kind === 'image' || (kind === 'pdf' && rule.showsPages))
      await this.outbox.later(makeRenditions, { assetId: id });
    if (kind === 'video') await this.outbox.later(makeVideo, { assetId: id });
  }

  /** Shows others a file that was held back. Call this in a transaction. */
  async release(assetId: number): Promise<void> {
    await this.assets.release(assetId);
    const asset = await this.assets.find(assetId);
    // While a picture is held, no smaller versions of it are made: lists would show them.
    if (asset && asset.kind !== 'video') await this.finishLater(asset);
  }

  /**
   * Gives a held file the content that `redo` made of it, and shows it to others; whatever refers to
   * it stays as it is. The other asset gets the old files, to be discarded afterwards. Call this in
   * a transaction.
   */
  async exchange(old: Pick<Asset, 'id' | 'key'>, fresh: Asset): Promise<void> {
    await this.ended.remove([old.id]);
    await this.assets.exchange(old, fresh);
    await this.finishLater({ ...fresh, id: old.id });
  }

  /** Sets the text description of a file. */
  async setAltText(assetId: number, altText: string): Promise<void> {
    await this.assets.setAltTexts([{ assetId, altText }]);
  }

  async setAltTexts(texts: readonly AltText[]): Promise<void> {
    await this.assets.setAltTexts(texts);
  }

  /**
   * The domain's row is gone or has another file: the URLs end with the transaction, and the next
   * sweep deletes the files.
   */
  async letGo(assetIds: readonly number[]): Promise<void> {
    if (assetIds.length === 0) return;
    await this.assets.letGo(assetIds);
    await this.ended.remove(assetIds);
  }

  /**
   * Hides files, in the transaction that hides what they belong to. @param until when they become
   * visible again automatically
   */
  async hide(assetIds: readonly number[], until: Date | null): Promise<void> {
    if (assetIds.length > 0) await this.ended.hide(assetIds, until);
  }

  /** The opposite of `hide`. */
  async show(assetIds: readonly number[]): Promise<void> {
    if (assetIds.length > 0) await this.ended.show(assetIds);
  }

  /** Deletes unattached assets at once. If the store fails, the sweep deletes them later. */
  async discard(assetIds: readonly number[]): Promise<void> {
    await this.em.transactional(async () => {
      const free = await this.assets.lockFree(assetIds);
      await this.storage.delete(free.flatMap(keysOf));
      await this.assets.remove(free.map(({ id }) => id));
    });
  }

  async find(ids: readonly number[]): Promise<Asset[]> {
    return this.assets.findMany(ids);
  }

  /** Files that belong to the site rather than to a member's content, newest first. */
  async ofPurpose(
    purpose: Purpose,
    { before, limit }: { before: number; limit: number },
  ): Promise<Page<Asset>> {
    return Page.of(await this.assets.pageOf(purpose, { before, limit: limit + 1 }), limit);
  }

  async passToAdministrator(ownerId: number, purpose: Purpose): Promise<void> {
    await this.assets.passToAdministrator(ownerId, purpose);
  }

  /**
   * The row is inserted before the file is stored and becomes ready afterwards, so that the sweep
   * finds anything left by a crash.
   */
  private async store(ownerId: number, files: readonly Accepted[]): Promise<Asset[]> {
    const stored: Asset[] = [];
    try {
      for (const file of files) {
        const asset = await this.assets.add(this.describe(ownerId, file));
        stored.push(asset);
        await this.storage.put(asset.key, file.path, asset.mime);
      }
    } catch (error) {
      await this.storage.delete(stored.flatMap(keysOf));
      await this.assets.remove(stored.map(({ id }) => id));
      throw error;
    }
    const ready = stored.filter(({ kind }) => kind !== 'video').map(({ id }) => id);
    await this.assets.markReady(ready);
    return stored.map((asset) => (ready.includes(asset.id) ? { ...asset, state: 'ready' } : asset));
  }

  private describe(ownerId: number, file: Accepted): NewAsset {
    const { rule, kind, mime, bytes, width, height, dominantColor, scan, keepsSound, masks } = file;
    return {
      ownerId,
      kind,
      mime,
      bytes,
      width,
      height,
      dominantColor,
      scan,
      keepsSound,
      masks,
      purpose: rule.purpose,
      key: newKey(kind === 'video' ? 'incoming' : rule.visibility, file.extension),
      originalName: rule.keepsName ? sanitiseName(file.source.name) : null,
      sha256: file.source.sha256,
      createdAt: this.clock.now(),
    };
  }
}
