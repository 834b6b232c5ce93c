import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE = 22;
const MARK = /^([1-9]\d{0,14})\.([\w-]{22})$/;

const signature = (secret: string, memberId: number) =>
  createHmac('sha256', secret)
    .update(`page of ${memberId}`)
    .digest('base64url')
    .slice(0, SIGNATURE);

/** Says for whom a page was drawn; only pages of this member can know it. */
export const markOfPages = (secret: string, memberId: number) =>
  `${memberId}.${signature(secret, memberId)}`;

/** @returns undefined if it is not one of our marks */
export function memberOfPage(secret: string, mark: unknown): number | undefined {
  const [, id, signed = ''] = MARK.exec(String(mark ?? '')) ?? [];
  if (id === undefined) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(signature(secret, Number(id))), Buffer.from(signed));
  return isOurs ? Number(id) : undefined;
}
