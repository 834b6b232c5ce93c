import { breastAndEndocrine } from './cases/breast-and-endocrine';
import { cardiothoracic } from './cases/cardiothoracic';
import { colorectal } from './cases/colorectal';
import { type DemoCase, withWords } from './cases/demo-case';
import { eyeSurgery } from './cases/eye-surgery';
import { giAndGeneral } from './cases/gi-and-general';
import { gynaecology } from './cases/gynaecology';
import { headNeckAndEnt } from './cases/head-neck-and-ent';
import { hpb } from './cases/hpb';
import { minimalAccessAndBariatric } from './cases/minimal-access-and-bariatric';
import { neurosurgery } from './cases/neurosurgery';
import { oncology } from './cases/oncology';
import { orthopaedics } from './cases/orthopaedics';
import { paediatrics } from './cases/paediatrics';
import { plastic } from './cases/plastic';
import { transplantAndVascular } from './cases/transplant-and-vascular';
import { trauma } from './cases/trauma';
import { upperGiAndEndoscopy } from './cases/upper-gi-and-endoscopy';
import { urology } from './cases/urology';

/** The eighty cases of the demo community, by speciality. */
export const cases: readonly DemoCase[] = [
  ...hpb,
  ...upperGiAndEndoscopy,
  ...giAndGeneral,
  ...colorectal,
  ...oncology,
  ...breastAndEndocrine,
  ...headNeckAndEnt,
  ...urology,
  ...plastic,
  ...cardiothoracic,
  ...gynaecology,
  ...orthopaedics,
  ...transplantAndVascular,
  ...trauma,
  ...minimalAccessAndBariatric,
  ...paediatrics,
  ...neurosurgery,
  ...eyeSurgery,
].map(withWords);
