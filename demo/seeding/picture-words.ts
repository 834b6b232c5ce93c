import type { FileCategory } from '../../backend/src/clinical-cases/files/file-categories';
import { examinationOf } from '../anatomy/examinations';
import type { PictureKind } from '../art/clinical-picture';

const WORDS: Record<string, { category: FileCategory; alt: string }> = {
  'ct-abdomen': { category: 'SCAN', alt: 'Axial CT of the abdomen' },
  'ct-thorax': { category: 'SCAN', alt: 'Axial CT of the chest' },
  chest: { category: 'SCAN', alt: 'Frontal chest radiograph' },
  mrcp: { category: 'SCAN', alt: 'Coronal MR cholangiogram' },
  angiogram: { category: 'SCAN', alt: 'Subtraction angiogram' },
  head: { category: 'SCAN', alt: 'Axial slice of the head' },
  spine: { category: 'SCAN', alt: 'Sagittal MRI of the lumbar spine' },
  bones: { category: 'SCAN', alt: 'Plain radiograph of a limb' },
  scope: { category: 'IMAGE', alt: 'Laparoscopic view' },
  endoscopy: { category: 'IMAGE', alt: 'Endoscopic view' },
  histology: { category: 'IMAGE', alt: 'Histology, haematoxylin and eosin' },
  eye: { category: 'IMAGE', alt: 'Photograph of the eye' },
  echo: { category: 'SCAN', alt: 'Ultrasound image' },
  mammogram: { category: 'SCAN', alt: 'Mammogram, oblique view' },
  skin: { category: 'IMAGE', alt: 'Clinical photograph with a ruler' },
  swallow: { category: 'SCAN', alt: 'Contrast study under fluoroscopy' },
};

/** The category of an image and its text description. */
export function wordsOf(kind: PictureKind): { category: FileCategory; alt: string } {
  const taken = examinationOf(kind);
  if (taken) return { category: taken.category ?? 'SCAN', alt: taken.caption };
  const words = WORDS[kind.slice(0, kind.indexOf('/'))];
  if (!words) throw new RangeError(`Nothing is said of ${kind}.`);
  const [machine = '', finding = '', side] = kind.split('/');
  if (side === undefined) return words;
  const sided: Record<string, string> = {
    bones: `Plain radiograph of the ${side} ${finding.replace('-', ' ')}`,
    mammogram: `Mammogram of the ${side} breast, oblique view`,
  };
  return { ...words, alt: sided[machine] ?? words.alt };
}
