import { Log } from './log';

describe('The log', () => {
  it('has one output in a process, however many applications start in it', () => {
    const periods = jest.spyOn(globalThis, 'setInterval');
    for (let nth = 0; nth < 3; nth++) new Log();
    expect(periods.mock.calls.length).toBeLessThanOrEqual(1);
    periods.mockRestore();
  });
});
