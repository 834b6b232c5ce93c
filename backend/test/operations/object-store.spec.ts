import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientOptionsOf } from '../../src/platform/storage/s3.storage';
import { environmentOf, secrets, services } from './support/composition';
import { printedSecrets, read } from './support/files';

describe('The object store of the composition', () => {
  it('[D-1092] keeps files in a store that is maintained, with a key for one bucket instead of the root account', () => {
    const images = Object.values(services).map(({ image = '' }) => image);
    expect(images.filter((image) => image.includes('minio'))).toEqual([]);
    const store = environmentOf('store');
    expect(store).toMatchObject({
      GARAGE_DEFAULT_BUCKET: environmentOf('backend')['S3_BUCKET'],
      GARAGE_DEFAULT_ACCESS_KEY: environmentOf('backend')['S3_KEY'],
      GARAGE_DEFAULT_SECRET_KEY: environmentOf('backend')['S3_SECRET'],
    });
    // The forms that Garage demands of each.
    expect(store['GARAGE_DEFAULT_ACCESS_KEY']).toMatch(/^GK[\da-f]{24}$/);
    expect(store['GARAGE_DEFAULT_SECRET_KEY']).toMatch(/^[\da-f]{64}$/);
    expect(store['GARAGE_RPC_SECRET']).toMatch(/^[\da-f]{64}$/);
    const config = read('docker/garage.toml');
    // What the product's S3 client signs its requests for, and where the API finds the store.
    const { region } = clientOptionsOf({ endpoint: '', bucket: '', key: '', secret: '' });
    expect(config).toContain(`s3_region = "${String(region)}"`);
    expect(environmentOf('backend')['S3_ENDPOINT']).toBe('http://store:3900');
    expect(config).toContain('api_bind_addr = "0.0.0.0:3900"');
    // No second door: neither administration nor websites.
    expect(config).not.toMatch(/^\[(admin|s3_web)\]/m);
  });

  it('[D-1093] gives no secret twice, however often they are made', () => {
    const folder = mkdtempSync(join(tmpdir(), 'suture-secrets-'));
    const file = join(folder, '.env');
    const make = () => appendFileSync(file, printedSecrets('compose', folder));
    make();
    const once = readFileSync(file, 'utf8');
    make();
    expect(readFileSync(file, 'utf8')).toBe(once);
    writeFileSync(file, once.replace(/^STORE_KEY=.*\n/m, ''));
    make();
    const names = readFileSync(file, 'utf8').match(/^\w+(?==)/gm) ?? [];
    expect([...names].sort()).toEqual(Object.keys(secrets).sort());
    rmSync(folder, { recursive: true });
  });
});
