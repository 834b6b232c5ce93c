import { readIdAnswer, readPlaceAnswer } from './place-answer.rules';

describe('readPlaceAnswer', () => {
  it.each([
    ['12#Madras Medical College', { id: 12 }],
    ['1264527', { id: 1264527 }],
    ['My College#My College', { typed: 'My College' }],
    ['My College', { typed: 'My College' }],
    ['A#B#A#B', { typed: 'A B' }],
    ['Ward 5#', { typed: 'Ward 5' }],
    ['0', undefined],
    ['5#5', undefined],
    ['#', undefined],
    ['', undefined],
    ['Other#Other', undefined],
    ['Please select Medical School', undefined],
    ['x'.repeat(201), undefined],
    [undefined, undefined],
  ])('[ON-21] reads %p as %p', (given, read) => {
    expect(readPlaceAnswer(given)).toEqual(read);
  });

  it('[ON-20] reads what can only be chosen', () => {
    expect(['96', '96#India', 'India', ''].map(readIdAnswer)).toEqual([
      96,
      96,
      undefined,
      undefined,
    ]);
  });
});
