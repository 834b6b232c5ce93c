import { Wire } from '../../wire/wire';
import { FactsView, factsView } from '../kept/scan.wire';
import { FACE_ANSWERS, type FaceAnswer } from '../series/faces.rules';
import { LEFT_OUT } from '../series/left-out.rules';
import { seriesNames } from '../series/names.rules';
import type { SeriesChoice } from './choices';
import type { ReadSeries } from './reading.messages';
import type { Chosen, Reading } from './readings.service';
import { READING_STATES } from './scan-reading.entity';

export class ReadSeriesView {
  @Wire() key!: string;
  @Wire({ of: () => FactsView }) facts!: FactsView;
  @Wire() bytes!: number;
  /** Only every n-th slice of the series is in it, as there are more than a scan may have. */
  @Wire() every!: number;
  /** What its author can call it. */
  @Wire({ of: 'text' }) names!: string[];
  /** Whether its author has to say what happens with the face. */
  @Wire({ words: ['asked', 'none'] }) face!: string;
  /** A small picture of its middle, as a data address. */
  @Wire('poster_url') posterUrl!: string;
}

export class LeftOutView {
  @Wire({ words: LEFT_OUT }) what!: string;
  @Wire() count!: number;
}

export class ReadingView {
  @Wire() id!: string;
  @Wire({ words: READING_STATES }) state!: string;
  @Wire() files!: number;
  /** How many of the files are read. */
  @Wire('read') filesRead!: number;
  @Wire({ of: () => ReadSeriesView }) series!: ReadSeriesView[];
  @Wire('left_out', { of: () => LeftOutView }) leftOut!: LeftOutView[];
}

export function readingView({ id, state, files, filesRead, result }: Reading): ReadingView {
  return Object.assign(new ReadingView(), {
    id,
    state,
    files,
    filesRead,
    series: result.series.map(seriesView),
    leftOut: result.leftOut.map((one) => Object.assign(new LeftOutView(), one)),
  });
}

function seriesView({ key, facts, bytes, every, asksAboutFace, poster }: ReadSeries) {
  return Object.assign(new ReadSeriesView(), {
    key,
    facts: factsView(facts),
    bytes,
    every,
    names: [...seriesNames(facts.modality)],
    face: asksAboutFace ? 'asked' : 'none',
    posterUrl: poster,
  });
}

export class SeriesChoiceBody {
  @Wire() readonly key!: string;
  @Wire({ optional: true, words: FACE_ANSWERS }) readonly face?: string;
}

export class ChooseBody {
  @Wire({ of: () => SeriesChoiceBody, max: 8, isWhole: true })
  readonly series!: SeriesChoiceBody[];
}

export const choicesIn = ({ series }: ChooseBody): SeriesChoice[] =>
  series.map(({ key, face }) => ({ key, face: face as FaceAnswer | undefined }));

export class ChosenView {
  @Wire() key!: string;
  @Wire() uploadId!: string;
}

export const chosenView = (chosen: Chosen) => Object.assign(new ChosenView(), chosen);
