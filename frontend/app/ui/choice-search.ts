/** Other words for a choice: what people say for it, and what they search for. */
const ALSO: [word: string, named: RegExp][] = [
  ['heart coronary valve bypass', /^cardiac/i],
  ['lung chest oesophagus esophagus', /^thoracic/i],
  ['liver pancreas bile biliary hepatobiliary', /^HPB/],
  ['gastric stomach oesophagus esophagus foregut', /^upper GI/i],
  ['gastrointestinal gut bowel digestive', /GI surgery/i],
  ['bowel colorectal rectum proctology', /^colon/i],
  ['cancer tumour tumor oncology', /^onco/i],
  ['ear nose throat otolaryngology', /^ENT/],
  ['kidney bladder prostate urologic', /^urology/i],
  ['bone joint fracture orthopaedic', /^orthopedic/i],
  ['burns intensive emergency', /^trauma/i],
  ['brain spine nerve', /^neuro/i],
  ['women gynaecology gynecology obstetrics', /^GYN/],
  ['children paediatric', /^pediatric/i],
  ['obesity weight metabolic', /^bariatric/i],
  ['laparoscopic laparoscopy robotic keyhole', /^minimal access/i],
  ['artery vein aorta', /^vascular/i],
  ['thyroid parathyroid adrenal', /^endocrine/i],
  ['ophthalmology', /^eye/i],
  ['mamma mastectomy', /^breast/i],
  ['skin flap', /^plastic/i],
  ['transplant', /^transplantation/i],
  ['endoscopy', /^endoscopic/i],
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word that is sought begins a word of the label, or of what it is also called. */
export function isFound(label: string, sought: string): boolean {
  const also = ALSO.filter(([, named]) => named.test(label)).map(([word]) => word);
  const words = plain([label, ...also].join(' ')).split(/[^\p{L}\p{N}]+/u);
  return plain(sought)
    .split(/[^\p{L}\p{N}]+/u)
    .every((begun) => words.some((word) => word.startsWith(begun)));
}
