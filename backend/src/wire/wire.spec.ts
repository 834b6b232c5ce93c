import { readWire } from './read';
import { Required } from './rules';
import { Wire, wireFields } from './wire';

class Form {
  @Wire() readonly first!: string;
  @Wire() readonly second!: string;
}

class OlderForm extends Form {
  @Wire('1st') override readonly first!: string;
  @Wire() readonly third!: string;
}

describe('The fields of a wire class', () => {
  it('keep the order of the form, even those that an older form names otherwise', () => {
    expect(wireFields(OlderForm).map(({ word }) => word)).toEqual(['1st', 'second', 'third']);
    expect(wireFields(Form).map(({ word }) => word)).toEqual(['first', 'second']);
  });
});

class Choice {
  @Wire({ of: 'number' })
  readonly places!: number[];

  @Wire({ of: 'number', optional: true })
  readonly kept?: number[];

  @Wire({ of: 'text' })
  @Required('Please choose a colour.')
  readonly colours!: string[];
}

describe('[D-1651] A list', () => {
  const colours = ['red'];

  it.each([{ colours }, { colours, places: null, kept: null }])(
    'that is missing is empty, unless it is optional (%j)',
    async (body) => {
      const { places, kept } = await readWire(Choice, body);
      expect({ places, kept }).toEqual({ places: [], kept: undefined });
    },
  );

  it('that a rule demands is asked for', async () => {
    await expect(readWire(Choice, { places: [1] })).rejects.toMatchObject({
      errors: { colours: ['Please choose a colour.'] },
    });
  });
});
