import { chosenPlace } from './place';
import { chosenFrom } from './place-values.server';

describe('a place chosen without scripts', () => {
  it('is what the list says', () => {
    expect(chosenFrom({ mbbsCity: '2#Chennai', mbbsCityOther: '' }, ['mbbsCity'])['mbbsCity']).toBe(
      '2#Chennai',
    );
  });

  it('[ON-21 ON-23] is the typed name where the list says Other, or nothing', () => {
    for (const listed of ['other', '']) {
      expect(
        chosenFrom({ mbbsCity: listed, mbbsCityOther: ' Nowhere ' }, ['mbbsCity'])['mbbsCity'],
      ).toBe('Nowhere#Nowhere');
    }
  });

  it('is nothing where Other has no name', () => {
    expect(chosenFrom({ mbbsCity: 'other' }, ['mbbsCity'])['mbbsCity']).toBe('');
  });
});

it('tells a listed place from a typed one', () => {
  expect(chosenPlace('2#Chennai')).toEqual({ id: '2', name: 'Chennai', isTyped: false });
  expect(chosenPlace('Nowhere#Nowhere')).toEqual({ id: 'Nowhere', name: 'Nowhere', isTyped: true });
  expect(chosenPlace('')).toBeNull();
});
