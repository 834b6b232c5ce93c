import { isPrivateAddress, lookUpPublic } from './public-addresses';

const familyOf = (address: string) => (address.includes(':') ? 6 : 4);

describe('addresses that pushes may go to', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
  ])('%s is none', (address) => {
    expect(isPrivateAddress({ address, family: familyOf(address) })).toBe(true);
  });

  it.each(['142.250.74.10', '172.32.0.1', '2a00:1450:4001:830::200a'])('%s is one', (address) => {
    expect(isPrivateAddress({ address, family: familyOf(address) })).toBe(false);
  });

  it('a name that leads to this machine is refused', async () => {
    const problem = await new Promise((resolve) => lookUpPublic('localhost', {}, resolve));
    expect(problem).toEqual(new Error('localhost leads to a private address.'));
  });
});
