import { CaseCard } from '../../clinical-cases/case-card';
import type { ListedPost } from '../../clinical-cases/post';
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
      <CaseCard post={sampleCase(now, 2)} isOwn />
      <CaseCard
        post={{
          ...sampleCase(now, 9),
          id: 2,
          pictures: [],
          fileCount: 0,
          isOpen: false,
          question: '',
        }}
        isOwn={false}
      />
    </div>
  );
}

function sampleCase(now: string, daysAgo: number): ListedPost {
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
    gender: 'Male',
    diagnosis: 'Painless jaundice with a double-duct sign',
    history:
      'Three weeks of jaundice and 6 kg weight loss. CT shows a 2.4 cm lesion in the head of pancreas. '
        .repeat(4)
        .trim(),
    question: 'Would you drain first, or go straight to pancreatoduodenectomy?',
    hasOutcome: false,
    brief: null,
    isOutcomeAwaited: false,
    isLost: false,
    isFollowing: false,
    isBlinded: false,
    steps: 0,
    postedAt: new Date(new Date(now).getTime() - daysAgo * DAY).toISOString(),
    closesAt: new Date(new Date(now).getTime() + (7 - daysAgo) * DAY).toISOString(),
    isOpen: true,
    isChecking: false,
    isWaitingForPatient: false,
    isHidden: false,
    isSensitive: false,
    withdrawnAt: null,
    isProcessing: false,
    isLiked: true,
    isSaved: false,
    likes: 1_240,
    comments: 18,
    pictures: [mrcp, ctAbdomen, histology].map((url, index) => ({
      url,
      number: index + 1,
      smallUrl: null,
      altText: '',
    })),
    fileCount: 3,
  };
}
