import { SPECIALITIES } from '../../../backend/src/reference-data/specialities.rules';
import { isFound } from './choice-search';

const found = (sought: string) => SPECIALITIES.filter((label) => isFound(label, sought));

it('finds all without a word, and those whose words begin with each word sought', () => {
  expect(found('')).toEqual(SPECIALITIES);
  expect(found('gi')).toEqual(['GI Surgery', 'Upper GI Surgery']);
  expect(found('surg onco')).toEqual(['Oncosurgery (Cancer Surgery)']);
  expect(found('critical')).toEqual(['Trauma/Burns/Critical and Acute Care Surgery']);
  expect(found('ardiac')).toEqual([]);
});

it('finds a speciality by what people call it', () => {
  expect(found('heart')).toEqual(['Cardiac Surgery']);
  expect(found('Kidney')).toEqual(['Urology']);
  expect(found('gynäko')).toEqual([]);
  expect(found('brain')).toEqual(['Neurosurgery']);
  expect(found('colorectal')).toEqual(['Colon & Rectal Surgery']);
});
