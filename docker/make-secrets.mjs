// Prints newly generated secrets required by STAGE=live, in the format of the tool that reads them:
//   node docker/make-secrets.mjs compose >> .env
//     quoted, because Compose would otherwise replace `$`
//   node docker/make-secrets.mjs cluster >> docker/kubernetes/secrets.env
//     unquoted, because kustomize and `docker run --env-file` keep quotes
// Secrets that the file has already are left out: of two passwords, a database knows the first.
import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const READERS = {
  compose: { file: '.env', written: (value) => `'${value}'` },
  cluster: { file: 'docker/kubernetes/secrets.env', written: (value) => value },
};
const reader = READERS[process.argv[2] ?? 'compose'];
if (!reader) {
  process.stderr.write(`Say who reads them: ${Object.keys(READERS).join(' or ')}.\n`);
  process.exit(1);
}

const hex = (bytes) => randomBytes(bytes).toString('hex');
const vapid = createECDH('prime256v1');
vapid.generateKeys();
const signing = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
  .trim();

const secrets = {
  ...(reader === READERS.cluster
    ? {}
    : {
        POSTGRES_PASSWORD: hex(24),
        // In the form that Garage demands.
        STORE_KEY: `GK${hex(12)}`,
        STORE_SECRET: hex(32),
        STORE_RPC_SECRET: hex(32),
        GRAFANA_PASSWORD: hex(18),
      }),
  SESSION_SECRET: randomBytes(48).toString('base64url'),
  JWT_PRIVATE_KEY: signing.replaceAll('\n', '\\n'),
  VAPID_PRIVATE_KEY: vapid.getPrivateKey().toString('base64url'),
};

const present = existsSync(reader.file) ? readFileSync(reader.file, 'utf8') : '';
const names = Object.keys(secrets);
const missing = names.filter(
  (name) => !new RegExp(`^\\s*(export\\s+)?${name}\\s*=`, 'm').test(present),
);
if (missing.length < names.length)
  process.stderr.write(
    `${reader.file} has ${names.length - missing.length} of these ${names.length} secrets already: they stay as they are.\n`,
  );
for (const name of missing) process.stdout.write(`${name}=${reader.written(secrets[name])}\n`);
