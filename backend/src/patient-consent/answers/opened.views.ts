import { Injectable } from '@nestjs/common';
import { ageShown } from '../../clinical-cases/age.rules';
import type { PostRow } from '../../clinical-cases/clinical-post.sql';
import { outcomeView } from '../../clinical-cases/outcome/outcome.wire';
import { PostFileViews } from '../../clinical-cases/post-file.views';
import type { ShownContent } from '../../clinical-cases/post-parts';
import {
  type PostTextName,
  SHOWN_TEXTS,
  wholeTextsIn,
} from '../../clinical-cases/post-texts.rules';
import { isPreparing } from '../../clinical-cases/privacy/shown-content';
import type { ShownField } from '../../clinical-cases/privacy/shown-fields';
import { MediaAddresses } from '../../media/media.addresses';
import { timeOf } from '../../platform/database/columns';
import { authorOf } from '../../profiles/author';
import {
  dayIn,
  directionOf,
  isLanguage,
  LANGUAGE_CODES,
  type Language,
  PATIENT_TEXT_VERSION,
} from '../texts/languages.rules';
import { consentTextOf, type SeenWords } from '../texts/texts.rules';
import type { Opened } from './answering.service';
import {
  AskingSurgeonView,
  OpenedView,
  PatientDecisionView,
  SeenBeforeView,
  ShownPollView,
  ShownStepView,
  ShownView,
} from './answering.wire';

/** Builds the views for the holder of a link. */
@Injectable()
export class OpenedViews {
  constructor(
    private readonly files: PostFileViews,
    private readonly addresses: MediaAddresses,
  ) {}

  of({ link, decisions, content, sheetMadeAt }: Opened, wanted: string | undefined): OpenedView {
    const language = (isLanguage(wanted) ? wanted : link.language) as Language;
    const surgeon = content && this.surgeonOf(content);
    const agreed = decisions.find(({ decision }) => decision === 'give');
    return Object.assign(new OpenedView(), {
      state: link.state,
      language,
      languages: LANGUAGE_CODES,
      direction: directionOf(language),
      scope: agreed?.scope ?? link.offered,
      offered: link.offered,
      text: consentTextOf(language, {
        surgeonName: surgeon?.name ?? '',
        hasPictures: content !== undefined && hasPictures(content),
        isMasked: link.isMasked,
        seenBefore: seenIn(language, link),
      }),
      textVersion: PATIENT_TEXT_VERSION,
      surgeon: surgeon ?? null,
      timeZone: link.timeZone,
      expiresAt: timeOf(link.expiresAt),
      version: content?.version ?? '',
      isWaiting: content?.post.awaitsPatient ?? false,
      isMasked: link.isMasked,
      isHidden: link.isHidden,
      seenBefore: seenBefore(link),
      isPreparing: content !== undefined && isPreparing(content),
      hasNews: content !== undefined && hasNews(content),
      sheetMadeAt,
      decisions: decisions.map((one) => Object.assign(new PatientDecisionView(), one)),
      shown: content ? this.shownOf(content, link.id) : null,
    });
  }

  private surgeonOf({ post }: ShownContent): AskingSurgeonView {
    const { fullName: name, speciality, place: city } = authorOf(post, this.addresses);
    return Object.assign(new AskingSurgeonView(), { name, speciality, city });
  }

  private shownOf({ post, steps, outcome, poll }: ShownContent, linkId: number): ShownView {
    return Object.assign(new ShownView(), {
      ...fieldsOf(post),
      files: this.files.filesForLink(post.id, post.files, linkId),
      steps: steps.map(({ id, kind, day, text, awaitsPatient, files }) =>
        Object.assign(new ShownStepView(), {
          id,
          kind,
          day,
          text,
          isNew: awaitsPatient,
          files: this.files.filesForLink(post.id, files, linkId),
        }),
      ),
      outcome: outcome && outcomeView(outcome, [], null),
      poll: poll && Object.assign(new ShownPollView(), poll),
    });
  }
}

/** One entry for each field that the patient reads. */
function fieldsOf(post: Pick<PostRow, ShownField>) {
  const { ageValue: value, ageUnit: unit } = post;
  const fields = {
    speciality: { speciality: post.speciality },
    ageValue: { age: ageShown({ value, unit }) },
    ageUnit: { ageUnit: unit },
    gender: { gender: post.gender ?? '' },
    outcome: { note: post.outcome ?? '' },
  } satisfies Record<Exclude<ShownField, PostTextName>, Partial<ShownView>>;
  return Object.assign(
    {},
    wholeTextsIn(post, SHOWN_TEXTS),
    ...Object.values(fields),
  ) as Partial<ShownView>;
}

/** When, and by how many; null if nobody has seen it. The day is the surgeon's, as on the page. */
function seenIn(language: Language, link: Opened['link']): SeenWords | null {
  const seen = seenBefore(link);
  if (!seen) return null;
  const { since, votes, comments } = seen;
  return { since: dayIn(language, since, link.timeZone), votes, comments };
}

function seenBefore({ seenSince, votes, comments }: Opened['link']): SeenBeforeView | null {
  if (seenSince === null) return null;
  return Object.assign(new SeenBeforeView(), { since: timeOf(seenSince), votes, comments });
}

const hasPictures = ({ files }: ShownContent) => files.length > 0;

const hasNews = ({ steps, outcome }: ShownContent) =>
  steps.some(({ awaitsPatient }) => awaitsPatient) || Boolean(outcome?.awaitsPatientAt);
