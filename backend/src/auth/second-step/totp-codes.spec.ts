import { TOTP } from 'otpauth';
import type { Settings } from '../../platform/config/settings';
import { isAppCode, TotpCodes } from './totp-codes';

const settings = { sessionSecret: 'a secret of the installation' } as Settings;
const codes = new TotpCodes(settings);
const NOW = new Date('2026-11-26T10:00:10Z');
const PERIOD = Math.floor(NOW.getTime() / 30_000);
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);

describe('A secret of an authenticator app', () => {
  it('has 160 bits and stands in the address of its QR code', () => {
    const secret = codes.newSecret();
    expect(secret).toHaveLength(20);
    expect(codes.newSecret()).not.toEqual(secret);
    const invitation = codes.inviteTo(secret, 'anna@example.org');
    expect(invitation.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(invitation.uri).toBe(
      `otpauth://totp/Suture:anna%40example.org?issuer=Suture&secret=${invitation.secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });

  it('is sealed for one account, by one installation, and never twice alike', () => {
    const secret = codes.newSecret();
    const sealed = codes.seal(secret, 7);
    expect(codes.unseal(sealed, 7)).toEqual(secret);
    expect(codes.seal(secret, 7)).not.toEqual(sealed);
    expect([sealed.length, sealed.includes(secret)]).toEqual([12 + 16 + 20, false]);
    const others = new TotpCodes({ sessionSecret: 'another' } as Settings);
    expect(() => codes.unseal(sealed, 8)).toThrow();
    expect(() => others.unseal(sealed, 7)).toThrow();
    sealed.writeUInt8(sealed.readUInt8(20) ^ 1, 20);
    expect(() => codes.unseal(sealed, 7)).toThrow();
  });
});

describe('A code of an authenticator app', () => {
  const secret = Buffer.alloc(20, 7);
  const app = appWith(codes.inviteTo(secret, 'anna@example.org').secret);
  const code = app.generate({ timestamp: NOW.getTime() });

  it('counts in its own period, the one before and the one after', () => {
    expect([-60, -30, 0, 30, 60].map((by) => codes.stepOf(code, secret, later(by)))).toEqual([
      undefined,
      PERIOD,
      PERIOD,
      PERIOD,
      undefined,
    ]);
  });

  it('counts for its own secret', () => {
    expect(codes.stepOf(code, Buffer.alloc(20, 8), NOW)).toBeUndefined();
  });

  it('has six digits and nothing else', () => {
    expect(['123456', '12345', '1234567', 'a123456', '12345a', '123456 '].map(isAppCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

function appWith(secret: string) {
  return new TOTP({ secret });
}

describe('Recovery codes', () => {
  it('are ten different ones, in two words without letters that look alike', () => {
    const made = codes.newRecoveryCodes();
    expect(new Set(made).size).toBe(10);
    for (const code of made) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  });

  it('are the same however they are typed, for one account alone', () => {
    const hash = (code: string, id = 7) => codes.recoveryHash(code, id).toString('hex');
    expect(hash('7K4M-29QX')).toMatch(/^[\da-f]{64}$/);
    for (const typed of ['7k4m29qx', ' 7K4M 29QX ', '7K-4M-29-QX'])
      expect(hash(typed)).toBe(hash('7K4M-29QX'));
    expect(hash('7K4M-29QY')).not.toBe(hash('7K4M-29QX'));
    expect(hash('7K4M-29QX', 8)).not.toBe(hash('7K4M-29QX'));
  });
});
