import type { Speciality } from '../reference-data/specialities.rules';

const TRAUMA = 'Trauma/Burns/Critical and Acute Care Surgery';
const ONCO = 'Oncosurgery (Cancer Surgery)';
const PLASTIC = 'Plastic & Reconstructive Surgery';

/** The specialities whose members may be asked, too; nearest first. */
const NEIGHBOURS = {
  [ONCO]: ['General Surgery', 'GI Surgery', 'Breast Surgery'],
  'GI Surgery': ['Upper GI Surgery', 'HPB Surgery', 'Colon & Rectal Surgery'],
  'Upper GI Surgery': ['GI Surgery', 'Bariatric Surgery', 'Thoracic Surgery'],
  'HPB Surgery': ['GI Surgery', 'Transplantation Surgery', 'Upper GI Surgery'],
  'Colon & Rectal Surgery': ['GI Surgery', 'General Surgery', ONCO],
  'Head & Neck Surgery': ['ENT Surgery', PLASTIC, 'Endocrine Surgery'],
  'Breast Surgery': [ONCO, PLASTIC, 'General Surgery'],
  'ENT Surgery': ['Head & Neck Surgery', PLASTIC],
  Urology: ['Transplantation Surgery', 'GYN Surgery', 'Pediatric Surgery'],
  [PLASTIC]: [TRAUMA, 'Breast Surgery', 'Head & Neck Surgery'],
  'Cardiac Surgery': ['Thoracic Surgery', 'Vascular Surgery'],
  'Thoracic Surgery': ['Cardiac Surgery', 'Upper GI Surgery'],
  'GYN Surgery': ['Urology', 'Colon & Rectal Surgery', ONCO],
  'Orthopedic Surgery': [TRAUMA, PLASTIC, 'Neurosurgery'],
  'Transplantation Surgery': ['HPB Surgery', 'Urology', 'Vascular Surgery'],
  'Vascular Surgery': ['Cardiac Surgery', 'Transplantation Surgery', TRAUMA],
  'Endocrine Surgery': ['Head & Neck Surgery', 'General Surgery'],
  [TRAUMA]: ['General Surgery', 'Orthopedic Surgery', 'Vascular Surgery'],
  'Minimal Access Surgery': ['General Surgery', 'GI Surgery', 'Bariatric Surgery'],
  'Pediatric Surgery': ['General Surgery', 'Urology'],
  Neurosurgery: ['ENT Surgery', TRAUMA, 'Orthopedic Surgery'],
  'General Surgery': ['GI Surgery', 'Minimal Access Surgery', TRAUMA],
  'Endoscopic Surgery': ['GI Surgery', 'Upper GI Surgery', 'Colon & Rectal Surgery'],
  'Eye Surgery': [PLASTIC, 'ENT Surgery'],
  'Bariatric Surgery': ['Upper GI Surgery', 'Minimal Access Surgery', 'GI Surgery'],
} as const satisfies Record<Speciality, readonly Speciality[]>;

/** None for a speciality that an administrator added. */
export function neighboursOf(speciality: string): readonly string[] {
  const known: Readonly<Record<string, readonly string[]>> = NEIGHBOURS;
  return Object.hasOwn(known, speciality) ? (known[speciality] ?? []) : [];
}
