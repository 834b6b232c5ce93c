import { SHOWN_TEXTS } from '../../../../backend/src/clinical-cases/post-texts.rules';
import { filled } from '../../../../backend/src/patient-consent/texts/texts.rules';
import { directionOf } from '../../ui/right-to-left';
import { Measured } from '../../ui/words';
import type { Shown } from '../api.server';
import { ageIn, hasFiles, type Page } from './page';
import { Point } from './parts';
import { ShownFiles } from './shown-files';

/** What members would see, word for word, with the files as they would be shown. */
export function ShownCase({ page }: { page: Page }) {
  const { texts, opened } = page;
  const { shown } = opened;
  if (!shown) return null;
  return (
    <>
      <div className="shown">
        <ShownFiles page={page} files={shown.files} />
        <div className="shown__words">
          <p className="quiet">{texts.shown.forSurgeons}</p>
          <Person page={page} shown={shown} />
          <Words page={page} shown={shown} />
          <Later page={page} shown={shown} />
        </div>
      </div>
      <ul className="points">
        {hasFiles(opened) && opened.is_masked && <Point sign="covered">{texts.shown.masked}</Point>}
        <Point sign="check">{texts.shown.notShown}</Point>
        <Point sign="info">{texts.shown.recognised}</Point>
      </ul>
    </>
  );
}

interface PartProps {
  page: Page;
  shown: Shown;
}

function Person({ page, shown: { age, age_unit, gender, speciality } }: PartProps) {
  const { person, genders } = page.texts.shown;
  const facts = [
    gender in genders ? genders[gender as keyof typeof genders] : '',
    age === null || age === '' ? '' : ageIn(page, age, age_unit),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <>
      <h3>{person}</h3>
      <p>
        {facts.join(' · ')} · <bdi lang="">{speciality}</bdi>
      </p>
    </>
  );
}

function Words({ page, shown }: PartProps) {
  const { texts } = page;
  return (
    <>
      <Part name={texts.shown.title}>{shown.title}</Part>
      <Part name={texts.shown.diagnosis}>{shown.diagnosis}</Part>
      <Part name={texts.shown.words}>{wordsOf(shown)}</Part>
      <Part name={texts.shown.question}>{shown.question}</Part>
      <Vote page={page} shown={shown} />
      <Part name={texts.shown.outcome}>{shown.note}</Part>
    </>
  );
}

/** The texts without a heading of their own, whose words would have to be in the patient's language. */
const UNDER_ONE_HEADING = SHOWN_TEXTS.filter(
  (name) => !['title', 'diagnosis', 'question'].includes(name),
);

const wordsOf = (shown: Shown) =>
  UNDER_ONE_HEADING.map((name) => shown[name])
    .filter(Boolean)
    .join('\n\n');

function Vote({ page, shown: { poll } }: PartProps) {
  if (!poll) return null;
  return (
    <>
      <Part name={page.texts.shown.poll}>{poll.question}</Part>
      <ul className="vote" lang="">
        {poll.options.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ul>
    </>
  );
}

/** The text of the case is not translated: nobody knows its language, least of all that it is the page's. */
function TheirWords({ text }: { text: string }) {
  return (
    <p className="lines" lang="" dir={directionOf(text)}>
      <Measured text={text} />
    </p>
  );
}

function Part({ name, children }: { name: string; children: string | null }) {
  if (!children) return null;
  return (
    <>
      <h3>{name}</h3>
      <TheirWords text={children} />
    </>
  );
}

function Later({ page, shown: { steps, outcome } }: PartProps) {
  const { shown: words } = page.texts;
  if (steps.length === 0 && !outcome) return null;
  return (
    <>
      <h3>{words.later}</h3>
      {steps.map(({ id, day, text, is_new, files }) => (
        <section className="later" key={id}>
          <h4>
            {filled(words.day, { day })} {is_new && <mark>{words.added}</mark>}
          </h4>
          <TheirWords text={text} />
          <ShownFiles page={page} files={files} />
        </section>
      ))}
      {outcome && <Outcome page={page} outcome={outcome} />}
    </>
  );
}

/** Everything that members can read, in the language in which the case was written. */
function Outcome({ page, outcome }: { page: Page; outcome: NonNullable<Shown['outcome']> }) {
  const { shown: words } = page.texts;
  const { day, text, complications, complication_texts: texts, clavien, cci } = outcome;
  const facts = [
    clavien === 'none'
      ? 'No complications.'
      : `Complications (Clavien–Dindo): ${complications
          .map((grade, at) => [grade, texts[at]].filter(Boolean).join(' '))
          .join(', ')}. CCI ${cci}.`,
    outcome.reoperated && 'Operated on again.',
    outcome.readmitted && 'Readmitted.',
    outcome.stay_days !== null && `In hospital: ${outcome.stay_days} days.`,
  ].filter(Boolean);
  return (
    <section className="later">
      <h4>
        {words.outcome} · {filled(words.day, { day })}{' '}
        {outcome.status && <mark>{words.added}</mark>}
      </h4>
      <TheirWords text={`${facts.join(' ')} ${text}`} />
    </section>
  );
}
