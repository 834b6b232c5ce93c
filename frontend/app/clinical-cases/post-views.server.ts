import { wholeTextsIn } from '../../../backend/src/clinical-cases/post-texts.rules';
import { fromMember, toAuthor } from '../profiles/author.server';
import { toScan } from '../scans/scan-views.server';
import type { components } from '../wire/schema';
import type { CaseFile, ClinicalPost, OutcomeBrief, QuotedAdvice } from './post';

type Views = components['schemas'];

export type PostView = Views['PostView'];

type FileView = Views['CaseFileView'];

export function fromPost(row: PostView): ClinicalPost {
  const { id, kind, version, speciality } = row;
  const { outcome, postedAt, editedAt, closesAt, hasPoll, counts, mine, state } = row;
  return {
    id,
    kind: kind === 'image' ? 'image' : 'case',
    version,
    speciality,
    ...wholeTextsIn(row),
    outcome,
    postedAt,
    editedAt,
    closesAt,
    hasPoll,
    gender: row.gender ?? '',
    author: fromMember(row.author),
    latestLikers: row.latestLikers.map(fromMember),
    brief: row.brief && toBrief(row.brief),
    hasOutcome: state.outcome === 'reported',
    isOutcomeAwaited: state.outcome === 'awaited',
    isLost: state.outcome === 'lost',
    ...stageOf(state),
    isHidden: state.isHidden,
    isBlinded: state.isBlinded,
    withdrawnAt: state.withdrawnAt,
    isPatients: row.consentBy === 'patient',
    isVisibleToVisitors: row.isVisibleToVisitors,
    isShowcase: row.isShowcase,
    isSensitive: row.isSensitive,
    isLiked: mine.isLiked,
    isSaved: mine.isSaved,
    isFollowing: mine.isFollowed,
    likes: counts.likes,
    comments: counts.comments,
    steps: counts.steps,
    files: row.files.map(fileOf),
    scans: row.scans.map(toScan),
    scansComing: row.scansComing,
    ...ageOf(row.age ?? '', row.ageUnit),
  };
}

/** Why others cannot see a post. Only the first reason that applies: its page names a single one. */
function stageOf(state: Views['PostStateView']) {
  const { isUndeclared } = state;
  const isWaitingForPatient = state.isWaitingForPatient && !isUndeclared;
  const isChecking = isUndeclared || (state.isChecking && !isWaitingForPatient);
  const isProcessing = state.isProcessing && !isChecking && !isWaitingForPatient;
  const isOpen = state.isOpen || isChecking || isWaitingForPatient || isProcessing;
  return { isUndeclared, isWaitingForPatient, isChecking, isProcessing, isOpen };
}

function toBrief({ clavien, cci, stayDays, advice }: Views['PostBriefView']): OutcomeBrief {
  return { clavien, cci, stayDays, advice: advice && toCredited(advice) };
}

const toCredited = (row: Views['CreditedCommentView']): QuotedAdvice => ({
  commentId: row.commentId,
  effect: row.effect,
  comment: row.text,
  author: fromMember(row.author),
});

const fileOf = (row: Views['PostFileView']): CaseFile => ({
  id: row.id,
  kind: row.category,
  mimeType: row.mime,
  url: row.url ?? '',
  mediumUrl: row.mediumUrl,
  thumbnailUrl: row.thumbnailUrl ?? row.posterUrl,
  name: row.name,
  altText: row.altText ?? '',
  color: row.color ?? undefined,
  width: row.width ?? undefined,
  height: row.height ?? undefined,
  pages: row.pages.map(({ url, thumbnailUrl, width, height }) => ({
    width,
    height,
    url: url ?? '',
    thumbnailUrl: thumbnailUrl ?? '',
  })),
  isProcessing: row.state === 'pending',
  isHeld: row.isHeld,
  problem: row.rejectReason ?? '',
});

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
      width,
      height,
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
