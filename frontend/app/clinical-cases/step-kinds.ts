import {
  Activity,
  CalendarCheck,
  type LucideIcon,
  Microscope,
  ScanLine,
  Signpost,
  Slice,
  TriangleAlert,
} from 'lucide-react';
import type { StepKind } from '../../../backend/src/clinical-cases/steps/step.rules';

/** The name and the icon of each kind of step. */
export const stepKinds: Readonly<Record<StepKind, { name: string; icon: LucideIcon }>> = {
  presentation: { name: 'Presentation', icon: Activity },
  imaging: { name: 'Imaging', icon: ScanLine },
  decision: { name: 'Decision', icon: Signpost },
  operation: { name: 'Operation', icon: Slice },
  complication: { name: 'Complication', icon: TriangleAlert },
  pathology: { name: 'Pathology', icon: Microscope },
  'follow-up': { name: 'Follow-up', icon: CalendarCheck },
};

/** −7 with a proper minus sign. */
export const dayName = (day: number): string => `Day ${String(day).replace('-', '−')}`;
