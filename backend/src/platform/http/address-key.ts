/**
 * A full IPv4 address, or the /64 of an IPv6 address, since a household or ward has the whole /64.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const middle = plain.includes('::')
    ? Array(Math.max(0, 8 - front.length - back.length)).fill('0')
    : [];
  return [...front, ...middle, ...back].slice(0, 4).join(':');
}
