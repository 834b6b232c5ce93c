import { Refusal } from '../../refusal';
import { FACE_ANSWERS, type FaceAnswer } from '../series/faces.rules';
import type { ReadSeries } from './reading.messages';

export interface SeriesChoice {
  readonly key: string;
  readonly face?: FaceAnswer | undefined;
}

const MOST = 8;

/**
 * The series that are chosen, each with the answer about its face.
 * @throws Refusal 422 for one that is not there, is named twice, or lacks its answer
 */
export function choicesOf(choices: readonly SeriesChoice[], series: readonly ReadSeries[]) {
  const keys = new Set(choices.map(({ key }) => key));
  if (keys.size === 0 || keys.size < choices.length)
    throw refused('Please choose the series that you want to add.');
  if (keys.size > MOST) throw refused(`A post may have at most ${MOST} series.`);
  return choices.map(({ key, face }) => {
    const found = series.find((one) => one.key === key);
    if (!found) throw refused('Please choose the series that you want to add.');
    const isAnswered = face !== undefined && FACE_ANSWERS.includes(face);
    if (found.asksAboutFace && !isAnswered)
      throw refused('Please say what should happen with the face.');
    return { series: found, face: found.asksAboutFace ? face : undefined };
  });
}

export const refused = (sentence: string) =>
  new Refusal('fields', { errors: { series: [sentence] } });
