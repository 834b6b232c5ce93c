import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

/**
 * A DNS lookup that fails when any of the addresses is private. In STAGE=local `PUSH_HOSTS` may
 * also name origins of this machine, against which pushes are tested.
 */
export const lookUpPublic: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = addresses ?? [];
    const isPrivate = found.some(isPrivateAddress);
    const problem =
      error ?? (isPrivate ? new Error(`${hostname} leads to a private address.`) : null);
    const [first = { address: '', family: 4 }] = found;
    if (options.all) answer(problem, found);
    else answer(problem, first.address, first.family);
  });
};

/** Every range that is not part of the public internet (RFC 6890). */
const notPublic = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(net, bits, 'ipv6');

export function isPrivateAddress({ address, family }: LookupAddress): boolean {
  return notPublic.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
