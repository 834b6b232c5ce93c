import { boundsOf, masksOfPage, masksSvg, parseMasks, writeMasks } from './masks.rules';

describe('Masks', () => {
  it('are written as they are read', () => {
    const text = 'r100,200,300.5,50;s20:100,100 120,130;r1,2,3,4@2;s5:1,1 2,2@30';
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
    'r1,1,1,1@',
    'r1,1,1,1@0',
    'r1,1,1,1@100',
    'r1,1,1,1@1@2',
    's5:1,1@x',
    `${'r1,1,1,1;'.repeat(51)}`,
  ])('are not read from "%s"', (text) => expect(parseMasks(text)).toBeUndefined());

  it('are drawn on the page that they name, and on the first when they name none', () => {
    const masks = parseMasks('r1,1,1,1;r2,2,2,2@2;s5:1,1@2') ?? [];
    expect(masksOfPage(masks, 1)).toHaveLength(1);
    expect(masksOfPage(masks, 2)).toHaveLength(2);
  });

  it('of a brush lie in a box that reaches as far as the brush, by the width of the picture', () => {
    const [stroke] = parseMasks('s20:100,100 300,200@3') ?? [];
    expect(stroke && boundsOf(stroke)).toEqual({
      x: 90,
      y: 100,
      width: 220,
      height: 100,
      rise: 10,
    });
  });

  it('are drawn in the measure of the picture', () => {
    expect(masksSvg(parseMasks('r500,500,100,100;s10:0,0') ?? [], 200, 100)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect x="100.00" y="50.00" width="20.00" height="10.00"/>' +
        '<polyline points="0.00,0.00 0.00,0.00" fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.00"/></svg>',
    );
  });
});
