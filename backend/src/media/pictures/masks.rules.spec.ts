import { masksSvg, parseMasks, writeMasks } from './masks.rules';

describe('Masks', () => {
  it('are written as they are read', () => {
    const text = 'r100,200,300.5,50;s20:100,100 120,130';
    expect(writeMasks(parseMasks(text) ?? [])).toBe(text);
    expect(parseMasks('')).toEqual([]);
  });

  it.each([
    'x',
    'r1,2,3',
    'r1,2,3,4,5',
    'r0,0,0,10',
    'r0,0,1001,10',
    'r-1,0,1,1',
    's:1,1',
    's5:',
    's5:1',
    's5:1,2,3',
    'r1e3,0,1,1',
    `${'r1,1,1,1;'.repeat(51)}`,
  ])('are not read from "%s"', (text) => expect(parseMasks(text)).toBeUndefined());

  it('are drawn in the measure of the picture', () => {
    expect(masksSvg(parseMasks('r500,500,100,100;s10:0,0') ?? [], 200, 100)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect x="100.00" y="50.00" width="20.00" height="10.00"/>' +
        '<polyline points="0.00,0.00 0.00,0.00" fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.00"/></svg>',
    );
  });
});
