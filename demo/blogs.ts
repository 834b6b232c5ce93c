import { bowelObstruction } from './blogs/bowel-obstruction';
import { cataract } from './blogs/cataract';
import { checklist } from './blogs/checklist';
import { consent } from './blogs/consent';
import { criticalView } from './blogs/critical-view';
import { damageControl } from './blogs/damage-control';
import type { DemoBlog } from './blogs/demo-blog';
import { hiddenNames } from './blogs/hidden-names';
import { learningCurve } from './blogs/learning-curve';
import { parathyroid } from './blogs/parathyroid';
import { prehabilitation } from './blogs/prehabilitation';
import { prophylaxis } from './blogs/prophylaxis';
import { secondVictim } from './blogs/second-victim';

/** Twelve articles, newest first. */
export const demoBlogs: readonly DemoBlog[] = [
  criticalView,
  hiddenNames,
  learningCurve,
  damageControl,
  prehabilitation,
  checklist,
  parathyroid,
  bowelObstruction,
  prophylaxis,
  consent,
  cataract,
  secondVictim,
];
