import { waiting } from './waiting';

describe('A picture that has not loaded', () => {
  it('[D-1195] has its own colour, in its own shape', () => {
    expect(waiting({ color: '#6888b8', width: 640, height: 427 })).toEqual({
      '--own': '#6888b8',
      '--ratio': 1.499,
    });
  });

  it('[D-1195] is never a black frame, nor one of an unknown shape', () => {
    expect(waiting({ color: '#080808', width: 4, height: 3 })).toEqual({ '--ratio': 1.333 });
    expect(waiting({ color: '#181848' })).toEqual({ '--own': '#181848' });
    expect(waiting({})).toEqual({});
  });
});
