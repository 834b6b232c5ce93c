import { CaseCard } from '../../clinical-cases/case-card';
import type { CaseFile, ClinicalPost } from '../../clinical-cases/post';
import ctAbdomen from '../../site/art/ct-abdomen.svg';
import histology from '../../site/art/histology.svg';
import mrcp from '../../site/art/mrcp.svg';
import priya from '../../site/art/p-priya.svg';
import { useNow } from '../../ui/use-now';

const DAY = 86_400_000;

/** Made-up cases for the style guide. */
export function Media() {
  const now = useNow();
  return (
    <div className="feed">
      <CaseCard post={sampleCase(now, 2)} readerId={1} />
      <CaseCard
        post={{ ...sampleCase(now, 9), id: 2, files: [], isOpen: false, question: '' }}
        readerId={2}
      />
    </div>
  );
}

function sampleCase(now: string, daysAgo: number): ClinicalPost {
  return {
    id: 1,
    kind: 'case',
    title: '',
    description: '',
    author: {
      memberId: 1,
      fullName: 'Priya Raghunathan',
      pictureUrl: priya,
      speciality: 'HPB Surgery',
      place: 'Chennai',
      isVerified: true,
    },
    speciality: 'HPB Surgery',
    age: '58 years',
    ageValue: '58',
    ageUnit: 'years',
    gender: 'Male',
    diagnosis: 'Painless jaundice with a double-duct sign',
    history:
      'Three weeks of jaundice and 6 kg weight loss. CT shows a 2.4 cm lesion in the head of pancreas. '
        .repeat(4)
        .trim(),
    question: 'Would you drain first, or go straight to pancreatoduodenectomy?',
    outcome: '',
    hasOutcome: false,
    brief: null,
    isOutcomeAwaited: false,
    isLost: false,
    isFollowing: false,
    hasPoll: false,
    isBlinded: false,
    steps: 0,
    postedAt: new Date(new Date(now).getTime() - daysAgo * DAY).toISOString(),
    editedAt: null,
    isOpen: true,
    isChecking: false,
    isPatients: false,
    isWaitingForPatient: false,
    isHidden: false,
    isVisibleToVisitors: false,
    isShowcase: false,
    isSensitive: false,
    withdrawnAt: null,
    isProcessing: false,
    isLiked: true,
    isSaved: false,
    likes: 1_240,
    comments: 18,
    version: 1,
    files: [mrcp, ctAbdomen, histology].map(sampleFile),
  };
}

function sampleFile(url: string, index: number): CaseFile {
  return {
    id: index,
    kind: 'IMAGE',
    mimeType: 'image/svg+xml',
    url,
    mediumUrl: url,
    thumbnailUrl: url,
    name: url,
    altText: '',
    pages: [],
    isProcessing: false,
    isHeld: false,
    problem: '',
  };
}
