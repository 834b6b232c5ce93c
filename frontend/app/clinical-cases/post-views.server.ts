import { toAuthor } from '../profiles/author.server';
import type { components } from '../wire/schema';
import type { CaseFile, ClinicalPost, OutcomeBrief, QuotedAdvice } from './post';

type Views = components['schemas'];

/** A case as the case calls return it. */
export type CaseView = Views['CaseView'];

/** A case or an image as the community calls return it. */
export type CommunityView = Views['CommunityPostView'];

const UNDECLARED = 'Please confirm consent on the website.';

type FileView = Views['CaseFileView'];

export function fromCase(row: CaseView): ClinicalPost {
  return {
    kind: 'case',
    title: '',
    description: '',
    gender: row.patient_gender,
    question: row.clinical_questions,
    postedAt: row.created_at,
    latestLikers: [],
    ...common(row),
    ...ageOf(row.patient_age, row.ageUnit),
  };
}

export function fromCommunity(row: CommunityView): ClinicalPost {
  return {
    kind: row.type === 1 ? 'image' : 'case',
    title: row.title,
    description: row.description,
    gender: row.gender,
    question: row.clinical_question,
    postedAt: row.created_time_date,
    latestLikers: row.latest_likers.map(toAuthor),
    ...common(row),
    ...ageOf(row.age ?? '', row.ageUnit),
  };
}

/** The fields that both views name alike. */
function common(row: CaseView | CommunityView) {
  return {
    id: row.id,
    author: toAuthor(row),
    speciality: row.speciality,
    diagnosis: row.diagnosis,
    history: row.history,
    outcome: row.outcome,
    hasOutcome: row.outcome_state === 'reported',
    brief: row.outcome_brief && toBrief(row.outcome_brief),
    isOutcomeAwaited: row.outcome_state === 'awaited',
    isLost: row.outcome_state === 'lost',
    steps: row.step_count,
    editedAt: row.edited_at,
    closesAt: row.closes_at,
    isOpen: row.status !== 'Closed',
    isProcessing: row.status === 'Processing',
    isChecking: row.status === 'Checking' || row.status === UNDECLARED,
    isUndeclared: row.status === UNDECLARED,
    isPatients: row.consentBy === 'patient',
    isWaitingForPatient: row.status === 'Waiting for the patient',
    isHidden: Boolean(row.is_hidden),
    isVisibleToVisitors: Boolean(row.visibleToVisitors),
    isShowcase: Boolean(row.showcase),
    isSensitive: Boolean(row.sensitive),
    withdrawnAt: row.withdrawn_at,
    isLiked: Boolean(row.is_like),
    isFollowing: Boolean(row.is_following),
    hasPoll: Boolean(row.has_poll),
    isBlinded: Boolean(row.blinded),
    isSaved: row.isAddedInCollection === 1,
    likes: row.like_count,
    comments: row.comment_count,
    version: row.version,
    files: row.files.map(toFile),
  };
}

function toBrief({ clavien, cci, stay_days, advice }: Views['OutcomeBriefView']): OutcomeBrief {
  return { clavien, cci, stayDays: stay_days, advice: advice && toAdvice(advice) };
}

export const toAdvice = (row: Views['AdviceView']): QuotedAdvice => ({
  commentId: row.commentId,
  effect: row.effect,
  comment: row.comment,
  author: toAuthor(row),
});

export function toFile(row: FileView): CaseFile {
  return {
    id: row.id,
    kind: row.category,
    mimeType: row.mime_type,
    url: row.url ?? '',
    mediumUrl: row.medium_url,
    thumbnailUrl: row.thumbnail_url ?? row.poster_url,
    name: row.name,
    altText: row.alt_text ?? '',
    color: row.color ?? undefined,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
    pages: row.pages.map(({ url, thumbnail_url, width, height }) => ({
      ...{ width, height },
      url: url ?? '',
      thumbnailUrl: thumbnail_url ?? '',
    })),
    isProcessing: row.state === 'pending',
    isHeld: row.is_held === 1,
    problem: row.reject_reason ?? '',
  };
}

/** 58 → "58 years"; "90+" stays as the API says it. */
export function ageOf(age: string | number, unit?: string | null) {
  const ageUnit = unit ?? 'years';
  const words = Number(age) === 1 ? `1 ${ageUnit.replace(/s$/, '')}` : `${age} ${ageUnit}`;
  return { age: age === '' ? '' : words, ageValue: String(age).replace('+', ''), ageUnit };
}
