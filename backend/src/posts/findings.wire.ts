import { MAX_CASE_FILES } from '../clinical-cases/files/case-files.service';
import { MAX_TEXT } from '../clinical-cases/outcome/outcome.rules';
import { MAX_QUESTION, MOST_OPTIONS } from '../clinical-cases/polls/poll.rules';
import { withTextsToCheck } from '../clinical-cases/post-texts.wire';
import { IDENTIFIER_KINDS } from '../identifiers/finding.rules';
import { findingsIn } from '../identifiers/findings.rules';
import { Refusal } from '../refusal';
import { Wire, type WireClass, wireFields } from '../wire/wire';

/** The texts of a post, with the names and limits of the calls that write one. */
export class PostTextsBody extends withTextsToCheck(Object) {
  @Wire({ optional: true, lines: true }) readonly outcome?: string;
  /** The text of a step. */
  @Wire('text', { optional: true, lines: true, max: MAX_TEXT }) readonly stepText?: string;
  @Wire({ optional: true, max: MAX_QUESTION }) readonly pollQuestion?: string;
  @Wire({ optional: true, max: MOST_OPTIONS }) readonly pollOptions?: string[];
  @Wire({ optional: true, max: MAX_CASE_FILES }) readonly altTexts?: string[];
  @Wire({ optional: true, max: MAX_CASE_FILES }) readonly describedAs?: string[];
}

export class FindingView {
  @Wire({ words: IDENTIFIER_KINDS }) kind!: string;
  /** Start and end as UTF-16 offsets in the text. */
  @Wire() start!: number;
  @Wire() end!: number;
  /**
   * Definite findings are refused; about others the author decides whether they refer to the
   * patient.
   */
  @Wire() isCertain!: boolean;
  /** A suggested replacement. */
  @Wire() repair!: string;
}

export class JudgedTextView {
  @Wire() field!: string;
  /** The text as it would be stored. */
  @Wire() text!: string;
  @Wire({ of: () => FindingView }) findings!: FindingView[];
}

export class FindingsView {
  @Wire({ of: () => JudgedTextView }) texts!: JudgedTextView[];
}

/**
 * More than all texts of one post together: the four long ones, the descriptions of its files and
 * its poll.
 */
const MOST_CHARACTERS = 45_000;
/** The number of fields a form has for deciding about them. */
const MOST_FINDINGS = 200;
const TOO_MANY = 'There is too much in this text that could identify the patient.';

type Texts = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Finds possible identifiers of the patient in each text.
 * @throws Refusal if the texts together are too long, before any is read, or if there are too many
 *   findings to decide about
 */
export function findingsView<T extends object>(type: WireClass<T>, body: T): FindingsView {
  const texts = wireFields(type).flatMap(({ property, word }) =>
    [(body as Texts)[property] ?? []].flat().map((text) => ({ field: word, text })),
  );
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > MOST_CHARACTERS) throw new Refusal('request.too-large');
  let left = MOST_FINDINGS;
  const checked = texts.map(({ field, text }) => {
    const found = findingsIn(text);
    left -= found.length;
    if (left < 0) throw new Refusal('fields', { errors: { [field]: [TOO_MANY] } });
    const findings = found.map((finding) => Object.assign(new FindingView(), finding));
    return Object.assign(new JudgedTextView(), { field, text, findings });
  });
  return Object.assign(new FindingsView(), { texts: checked });
}
