import { getAlpha2Codes } from 'i18n-iso-countries';
import { numberCountries } from './country-numbers';

describe('numberCountries', () => {
  const ids = numberCountries(Object.keys(getAlpha2Codes()));

  it.each([
    ['AU', 12],
    ['CD', 35],
    ['GB', 71],
    ['GG', 75],
    ['IN', 96],
    ['ZA', 226],
    ['ZW', 229],
    ['US', 230],
    ['AQ', 301],
    ['VA', 321],
    ['XK', 322],
  ])('[RD-05] gives %s the id that the apps know: %i', (code, id) => {
    expect(ids.get(code)).toBe(id);
  });

  it('[RD-05] numbers every country once', () => {
    expect(ids.size).toBe(250);
    expect(new Set(ids.values()).size).toBe(250);
  });

  it('[RD-05] leaves the numbers of dissolved countries unused', () => {
    expect([...ids.values()]).not.toContain(8);
    expect([...ids.values()]).not.toContain(228);
  });
});
