import type { DemoCase } from './demo-case';

/** The cases on the public page for visitors, each with one image and one answer. */
const OPEN_TO_EVERYBODY: ReadonlySet<string> = new Set([
  'Bile duct injury, day 6 after laparoscopic cholecystectomy',
  'Spiculated nodule of 19 mm in the right upper lobe',
  'Convexity meningioma with a year of growth',
  'Displaced femoral neck fracture, walks unaided, mild dementia',
  'Juxtarenal aortic aneurysm of 63 mm',
  'Giant hiatus hernia with intrathoracic stomach and anaemia',
]);

export const isOpenToEverybody = ({ diagnosis }: DemoCase): boolean =>
  OPEN_TO_EVERYBODY.has(diagnosis);

/** Visitors may see the files of about two demo cases in three. */
export const isOpenToVisitors = (one: DemoCase): boolean =>
  isOpenToEverybody(one) || [...one.diagnosis].length % 3 !== 0;
