// Prints the secrets that STAGE=live demands, each new: node docker/make-secrets.mjs >> .env
import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';

const vapid = createECDH('prime256v1');
vapid.generateKeys();
const signing = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
  .trim();

const secrets = {
  POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
  STORE_PASSWORD: randomBytes(24).toString('hex'),
  SESSION_SECRET: randomBytes(48).toString('base64url'),
  JWT_PRIVATE_KEY: signing.replaceAll('\n', '\\n'),
  VAPID_PRIVATE_KEY: vapid.getPrivateKey().toString('base64url'),
};

for (const [name, value] of Object.entries(secrets)) process.stdout.write(`${name}='${value}'\n`);
