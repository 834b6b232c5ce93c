import { Injectable } from '@nestjs/common';
import { ageShown } from '../../clinical-cases/age.rules';
import { CaseViews } from '../../clinical-cases/case.views';
import { outcomeView } from '../../clinical-cases/outcome/outcome.wire';
import type { ShownContent } from '../../clinical-cases/privacy/shown-content';
import { MediaAddresses } from '../../media/media.addresses';
import { timeOf } from '../../platform/database/columns';
import { authorOf } from '../../profiles/author';
import {
  directionOf,
  isLanguage,
  LANGUAGE_CODES,
  PATIENT_TEXT_VERSION,
} from '../texts/languages.rules';
import { consentTextOf } from '../texts/texts.rules';
import type { Opened } from './answering.service';
import {
  AskingSurgeonView,
  OpenedView,
  PatientDecisionView,
  ShownPollView,
  ShownStepView,
  ShownView,
} from './answering.wire';

/** Builds the views for the holder of a link. */
@Injectable()
export class OpenedViews {
  constructor(
    private readonly cases: CaseViews,
    private readonly addresses: MediaAddresses,
  ) {}

  of({ link, decisions, content }: Opened, wanted: string | undefined): OpenedView {
    const language = isLanguage(wanted) ? wanted : link.language;
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
      }),
      textVersion: PATIENT_TEXT_VERSION,
      surgeon: surgeon ?? null,
      timeZone: link.timeZone,
      expiresAt: timeOf(link.expiresAt),
      version: content?.version ?? '',
      isWaiting: content?.post.awaitsPatient ?? false,
      isMasked: link.isMasked,
      isHidden: link.isHidden,
      hasNews: content !== undefined && hasNews(content),
      decisions: decisions.map((one) => Object.assign(new PatientDecisionView(), one)),
      shown: content ? this.shownOf(content, link.id) : null,
    });
  }

  private surgeonOf({ post }: ShownContent): AskingSurgeonView {
    const { fullName: name, speciality, place: city } = authorOf(post, this.addresses);
    return Object.assign(new AskingSurgeonView(), { name, speciality, city });
  }

  private shownOf({ post, steps, outcome, poll }: ShownContent, linkId: number): ShownView {
    const { ageValue, ageUnit, speciality } = post;
    return Object.assign(new ShownView(), {
      ...{ ageUnit, speciality },
      age: ageShown({ value: ageValue, unit: ageUnit }),
      gender: post.gender ?? '',
      diagnosis: post.diagnosis ?? '',
      title: post.title ?? '',
      description: post.description ?? '',
      history: post.history ?? '',
      question: post.question ?? '',
      note: outcome ? '' : (post.outcome ?? ''),
      files: this.cases.filesForLink(post.id, post.files, linkId),
      steps: steps.map(({ id, kind, day, text, awaitsPatient, files }) =>
        Object.assign(new ShownStepView(), {
          ...{ id, kind, day, text },
          isNew: awaitsPatient,
          files: this.cases.filesForLink(post.id, files, linkId),
        }),
      ),
      outcome: outcome && outcomeView(outcome, [], null),
      poll: poll && Object.assign(new ShownPollView(), poll),
    });
  }
}

const hasPictures = ({ post, steps }: ShownContent) =>
  post.files.length > 0 || steps.some(({ files }) => files.length > 0);

const hasNews = ({ steps, outcome }: ShownContent) =>
  steps.some(({ awaitsPatient }) => awaitsPatient) || Boolean(outcome?.awaitsPatientAt);
