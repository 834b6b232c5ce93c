import type { Speciality } from '../backend/src/reference-data/specialities.rules';
import type { PictureKind } from './art/clinical-picture';

/** A short video of the demo: the drawing it pans over, and its title. */
export interface DemoReel {
  readonly kind: PictureKind;
  readonly title: string;
  readonly speciality: Speciality;
}

/** Three videos per drawing, from different views. */
export const reels: readonly DemoReel[] = [
  {
    kind: 'scope/gallbladder',
    title: 'Cystic artery first: a short walk-through',
    speciality: 'HPB Surgery',
  },
  {
    kind: 'scope/gallbladder',
    title: 'Critical view: what I want to see before I clip',
    speciality: 'Minimal Access Surgery',
  },
  {
    kind: 'scope/gallbladder',
    title: 'Fundus first in the frozen triangle',
    speciality: 'General Surgery',
  },
  { kind: 'scope/hernia', title: 'TEP in a previous midline scar', speciality: 'General Surgery' },
  {
    kind: 'scope/hernia',
    title: 'Finding the plane without a balloon',
    speciality: 'Minimal Access Surgery',
  },
  {
    kind: 'scope/hernia',
    title: 'Where the mesh folds, and how to stop it',
    speciality: 'General Surgery',
  },
  {
    kind: 'scope/stomach',
    title: 'Crural repair: three bites, no tension',
    speciality: 'Upper GI Surgery',
  },
  {
    kind: 'scope/stomach',
    title: 'Sleeve: the last firing near the angle of His',
    speciality: 'Bariatric Surgery',
  },
  { kind: 'scope/stomach', title: 'A leak test I trust', speciality: 'Bariatric Surgery' },
  {
    kind: 'scope/colon',
    title: 'Medial to lateral, and the ureter that waits there',
    speciality: 'Colon & Rectal Surgery',
  },
  {
    kind: 'scope/colon',
    title: 'Splenic flexure from three sides',
    speciality: 'Colon & Rectal Surgery',
  },
  { kind: 'scope/colon', title: 'Perfusion at the cut edge', speciality: 'GI Surgery' },
  {
    kind: 'scope/pelvis',
    title: 'Nerve-sparing: the landmark I look for first',
    speciality: 'GYN Surgery',
  },
  {
    kind: 'scope/pelvis',
    title: 'Deep endometriosis, the rectovaginal space',
    speciality: 'GYN Surgery',
  },
  { kind: 'scope/pelvis', title: 'Bladder flap without bleeding', speciality: 'Urology' },
  { kind: 'eye/cataract', title: 'Capsulorhexis with a torn edge', speciality: 'Eye Surgery' },
  { kind: 'eye/cataract', title: 'Small pupil, no ring', speciality: 'Eye Surgery' },
  { kind: 'eye/cataract', title: 'Hydrodissection in ten seconds', speciality: 'Eye Surgery' },
  { kind: 'exam/sessile-polyp', title: 'Lift, wait, look again', speciality: 'Endoscopic Surgery' },
  {
    kind: 'exam/sessile-polyp',
    title: 'Piecemeal or en bloc: how I decide',
    speciality: 'Endoscopic Surgery',
  },
  { kind: 'exam/sessile-polyp', title: 'Closing the defect with clips', speciality: 'GI Surgery' },
  {
    kind: 'angiogram/leg',
    title: 'Crossing a long occlusion from below',
    speciality: 'Vascular Surgery',
  },
  {
    kind: 'angiogram/leg',
    title: 'When the wire goes under the intima',
    speciality: 'Vascular Surgery',
  },
  {
    kind: 'angiogram/leg',
    title: 'Completion angiogram: two views, always',
    speciality: 'Vascular Surgery',
  },
  {
    kind: 'bones/wrist',
    title: 'Volar plate: how distal is too distal',
    speciality: 'Orthopedic Surgery',
  },
  { kind: 'bones/wrist', title: 'Reading the tear-drop angle', speciality: 'Orthopedic Surgery' },
  {
    kind: 'bones/wrist',
    title: 'Screws that reach the joint',
    speciality: 'Trauma/Burns/Critical and Acute Care Surgery',
  },
  {
    kind: 'skin/flap-rhomboid',
    title: 'Drawing a rhomboid flap that closes',
    speciality: 'Plastic & Reconstructive Surgery',
  },
  {
    kind: 'skin/flap-rhomboid',
    title: 'Corner stitch without a dusky tip',
    speciality: 'Plastic & Reconstructive Surgery',
  },
  {
    kind: 'skin/flap-rhomboid',
    title: 'Where to hide the scar on a cheek',
    speciality: 'Plastic & Reconstructive Surgery',
  },
];
