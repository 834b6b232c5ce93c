import { duration, inWords, percent, size } from './figures';

describe('Figures of the overview', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_200, '1.2 kB'],
    [23_400_000, '23 MB'],
    [6_000_000_000, '6 GB'],
    [4_500_000_000_000_000, '4,500 TB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(size(bytes)).toBe(text);
  });

  it('tell a share of nothing as nothing', () => {
    expect(percent(0, 0)).toBe('0 %');
    expect(percent(2, 3)).toBe('67 %');
  });

  it('name a job in words', () => {
    expect(inWords('password-changed')).toBe('Password changed');
  });

  it.each([
    [0, '1 minute'],
    [290, '5 minutes'],
    [7_100, '119 minutes'],
    [7_300, '3 hours'],
    [200_000, '3 days'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(duration(seconds).replace('\u00a0', ' ')).toBe(text);
  });
});
