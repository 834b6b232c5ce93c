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
