import { MAX_CASE_FILES } from '../../clinical-cases/files/case-files.service';
import { MAX_TEXT } from '../../clinical-cases/outcome/outcome.rules';
import { MAX_QUESTION, MOST_OPTIONS } from '../../clinical-cases/polls/poll.rules';
import { Wire } from '../../wire/wire';

/** The texts of a post, with the names and limits of the endpoints that post one. */
export class FindingsBody {
  @Wire({ optional: true }) readonly title?: string;
  @Wire({ optional: true, lines: true }) readonly description?: string;
  @Wire({ optional: true, lines: true }) readonly diagnosis?: string;
  @Wire({ optional: true, lines: true }) readonly history?: string;
  @Wire('clinicalQuestions', { optional: true, lines: true }) readonly question?: string;
  @Wire('clinical_question', { optional: true, lines: true }) readonly imageQuestion?: string;
  @Wire({ optional: true, lines: true }) readonly outcome?: string;
  /** The text of a step. */
  @Wire('text', { optional: true, lines: true, max: MAX_TEXT }) readonly stepText?: string;
  @Wire({ optional: true, max: MAX_QUESTION }) readonly pollQuestion?: string;
  @Wire({ optional: true, max: MOST_OPTIONS }) readonly pollOptions?: string[];
  @Wire({ optional: true, max: MAX_CASE_FILES }) readonly altTexts?: string[];
  @Wire({ optional: true, max: MAX_CASE_FILES }) readonly describedAs?: string[];
}
