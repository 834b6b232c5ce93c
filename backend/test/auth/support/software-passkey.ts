import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const PRESENT_AND_VERIFIED = 0x05;
const PRESENT_ONLY = 0x01;
const WITH_KEY = 0x40;

interface Challenge {
  readonly challenge: string;
}

interface Made {
  readonly origin: string;
  /** Whether user verification (face, finger or code) took place. */
  readonly isVerified?: boolean;
}

/** A device that makes one passkey and signs with it (WebAuthn level 2, ES256, without attestation). */
export class SoftwarePasskey {
  readonly id = randomBytes(16).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  register({ challenge }: Challenge, made: Made): object {
    const data = this.authenticatorData(made, WITH_KEY, this.attested());
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(data),
    ]);
    return this.credential({
      clientDataJSON: clientData('webauthn.create', challenge, made.origin),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  sign({ challenge }: Challenge, made: Made): object {
    this.counter += 1;
    const data = this.authenticatorData(made, 0, Buffer.alloc(0));
    const client = clientData('webauthn.get', challenge, made.origin);
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
    return this.credential({
      clientDataJSON: client,
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.keys.privateKey, 'base64url'),
    });
  }

  private credential(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  private authenticatorData(
    { origin, isVerified = true }: Made,
    flags: number,
    rest: Buffer,
  ): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(Buffer.from(new URL(origin).hostname)),
      Buffer.from([flags | (isVerified ? PRESENT_AND_VERIFIED : PRESENT_ONLY)]),
      counter,
      rest,
    ]);
  }

  /** The attested credential data: the AAGUID (zeros), the key id and the key. */
  private attested(): Buffer {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, coseOf(this.keys.publicKey)]);
  }
}

/** COSE: kty EC2, alg ES256, crv P-256, x, y. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  const head =
    bytes.length < 24
      ? [0x40 | bytes.length]
      : bytes.length < 256
        ? [0x58, bytes.length]
        : [0x59, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString(
    'base64url',
  );
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
