// Prints newly generated secrets required by STAGE=live, in the format of the tool that reads them:
//   node docker/make-secrets.mjs compose >> .env
//     quoted, because Compose would otherwise replace `$`
//   node docker/make-secrets.mjs cluster >> docker/kubernetes/secrets.env
//     unquoted, because kustomize and `docker run --env-file` keep quotes
import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';

const READERS = { compose: (value) => `'${value}'`, cluster: (value) => value };
const written = READERS[process.argv[2] ?? 'compose'];
if (!written) {
  process.stderr.write(`Say who reads them: ${Object.keys(READERS).join(' or ')}.\n`);
  process.exit(1);
}

const vapid = createECDH('prime256v1');
vapid.generateKeys();
const signing = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
  .trim();

const secrets = {
  ...(process.argv[2] === 'cluster'
    ? {}
    : {
        POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
        STORE_PASSWORD: randomBytes(24).toString('hex'),
        GRAFANA_PASSWORD: randomBytes(18).toString('hex'),
      }),
  SESSION_SECRET: randomBytes(48).toString('base64url'),
  JWT_PRIVATE_KEY: signing.replaceAll('\n', '\\n'),
  VAPID_PRIVATE_KEY: vapid.getPrivateKey().toString('base64url'),
};

for (const [name, value] of Object.entries(secrets))
  process.stdout.write(`${name}=${written(value)}\n`);
