/**
 * The 25 specialities in picker order (specification part 1, "Reference data"). This text
 * identifies a speciality on the wire and in rows.
 */
export const SPECIALITIES = [
  'Oncosurgery (Cancer Surgery)',
  'GI Surgery',
  'Upper GI Surgery',
  'HPB Surgery',
  'Colon & Rectal Surgery',
  'Head & Neck Surgery',
  'Breast Surgery',
  'ENT Surgery',
  'Urology',
  'Plastic & Reconstructive Surgery',
  'Cardiac Surgery',
  'Thoracic Surgery',
  'GYN Surgery',
  'Orthopedic Surgery',
  'Transplantation Surgery',
  'Vascular Surgery',
  'Endocrine Surgery',
  'Trauma/Burns/Critical and Acute Care Surgery',
  'Minimal Access Surgery',
  'Pediatric Surgery',
  'Neurosurgery',
  'General Surgery',
  'Endoscopic Surgery',
  'Eye Surgery',
  'Bariatric Surgery',
] as const;

export type Speciality = (typeof SPECIALITIES)[number];

export function isSpeciality(name: string): name is Speciality {
  return (SPECIALITIES as readonly string[]).includes(name);
}
