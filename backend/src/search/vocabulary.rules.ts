/**
 * Synonyms in surgery. All names in a row are equivalent for the search. Lower case, American and
 * British spellings, words separated by one space. Inflections and accents need no row.
 */
const LINES = `
lap chole, laparoscopic cholecystectomy, lc
chole, cholecystectomy, gallbladder removal
gallbladder, gall bladder
gallstone, gallstones, cholelithiasis, cholecystolithiasis
choledocholithiasis, common bile duct stone, cbd stone, bile duct stone
cbd, common bile duct
cbd exploration, common bile duct exploration, choledochotomy
ercp, endoscopic retrograde cholangiopancreatography
mrcp, magnetic resonance cholangiopancreatography
ptc, percutaneous transhepatic cholangiography
bile duct injury, bdi, biliary injury
bile leak, biliary leak, biliary fistula
whipple, pancreatoduodenectomy, pancreaticoduodenectomy, duodenopancreatectomy, ppd
pancreas, pancreatic
liver, hepatic
hepatectomy, liver resection
hcc, hepatocellular carcinoma, hepatoma
popf, pancreatic fistula
bowel, intestine, intestinal, gut
small bowel, small intestine
sbo, small bowel obstruction
lbo, large bowel obstruction
ileus, paralytic ileus
colon, colonic
hemicolectomy, right colectomy
lar, low anterior resection
apr, abdominoperineal resection, abdominoperineal excision
tme, total mesorectal excision
hartmann, hartmann procedure, hartmanns
anastomotic leak, anastomotic leakage, anastomotic dehiscence
burst abdomen, wound dehiscence, fascial dehiscence
ibd, inflammatory bowel disease
uc, ulcerative colitis
crc, colorectal cancer, colorectal carcinoma
appendicitis, appendix inflammation
appendectomy, appendicectomy, lap appy
hernia repair, herniorrhaphy, hernioplasty, herniotomy
tep, totally extraperitoneal
tapp, transabdominal preperitoneal
inguinal, groin
incisional hernia, ventral hernia
hiatal hernia, hiatus hernia
gord, gerd, gastro oesophageal reflux, gastroesophageal reflux
oesophagus, esophagus, oesophageal, esophageal
oesophagectomy, esophagectomy, ivor lewis
achalasia, heller myotomy
stomach, gastric
rygb, roux en y gastric bypass, gastric bypass
sleeve gastrectomy, lsg
pud, peptic ulcer, gastric ulcer, duodenal ulcer
ugib, upper gastrointestinal bleeding, upper gi bleed, haematemesis, hematemesis
egd, ogd, gastroscopy, upper endoscopy
spleen, splenic
kidney, renal
nephrectomy, kidney removal
rcc, renal cell carcinoma, kidney cancer
turp, transurethral resection of the prostate
turbt, transurethral resection of bladder tumour
pcnl, percutaneous nephrolithotomy
nephrolithiasis, kidney stone, renal stone, renal calculus
bph, benign prostatic hyperplasia
aaa, abdominal aortic aneurysm
evar, endovascular aneurysm repair
taa, thoracic aortic aneurysm
tevar, thoracic endovascular aortic repair
pad, peripheral arterial disease, peripheral artery disease
cli, clti, limb threatening ischaemia, limb ischaemia, critical limb ischemia
dvt, deep vein thrombosis, deep venous thrombosis
pe, pulmonary embolism
cabg, coronary artery bypass, coronary bypass
avr, aortic valve replacement
mvr, mitral valve replacement
tavi, tavr, transcatheter aortic valve
vsd, ventricular septal defect
asd, atrial septal defect
vats, video assisted thoracoscopic surgery, thoracoscopic
lung, pulmonary
pneumothorax, collapsed lung
empyema, pleural infection
thyroidectomy, thyroid removal
goitre, goiter
mng, multinodular goitre, multinodular goiter
rln, recurrent laryngeal nerve
hyperparathyroidism, parathyroid adenoma, phpt
phaeochromocytoma, pheochromocytoma
adrenalectomy, adrenal removal
breast cancer, breast carcinoma, mammary carcinoma
dcis, ductal carcinoma in situ
slnb, sentinel node biopsy, sentinel lymph node biopsy
alnd, axillary clearance, axillary dissection
bcs, breast conserving surgery, lumpectomy, wide local excision
diep, deep inferior epigastric perforator
scc, squamous cell carcinoma
bcc, basal cell carcinoma
gist, gastrointestinal stromal tumour, gastrointestinal stromal tumor
net, neuroendocrine tumour, neuroendocrine tumor
hipec, hyperthermic intraperitoneal chemotherapy
crs, cytoreductive surgery, cytoreduction
carcinoma, cancer, malignancy
tumour, tumor, neoplasm
haematoma, hematoma
haemorrhage, hemorrhage, bleeding, bleed
haemorrhoid, hemorrhoid, haemorrhoids, hemorrhoids, piles
anaemia, anemia
ischaemia, ischemia, ischaemic, ischemic
oedema, edema
paediatric, pediatric, child
anaesthesia, anesthesia
orthopaedic, orthopedic
gynaecology, gynecology
leucocytosis, leukocytosis
diarrhoea, diarrhea
faecal, fecal
caecum, cecum, caecal, cecal
fistula in ano, anal fistula, perianal fistula
foetal, fetal
tah, total abdominal hysterectomy
tlh, total laparoscopic hysterectomy
pid, pelvic inflammatory disease
ectopic pregnancy, tubal pregnancy
caesarean, cesarean, c section, lscs
orif, open reduction internal fixation, open reduction and internal fixation
acl, anterior cruciate ligament
thr, tha, total hip replacement, total hip arthroplasty, hip replacement
tkr, tka, total knee replacement, total knee arthroplasty, knee replacement
nof, neck of femur, femoral neck
fracture, fractured, broken bone
dhs, dynamic hip screw
ddh, developmental dysplasia of the hip
cts, carpal tunnel syndrome, carpal tunnel
compartment syndrome, fasciotomy
sdh, subdural haematoma, subdural hematoma, subdural
edh, extradural haematoma, epidural hematoma, extradural, epidural haematoma
sah, subarachnoid haemorrhage, subarachnoid hemorrhage
tbi, traumatic brain injury, head injury
vp shunt, ventriculoperitoneal shunt
gbm, glioblastoma
avm, arteriovenous malformation
cp angle tumour, vestibular schwannoma, acoustic neuroma
cataract, phacoemulsification, phaco
pvr, proliferative vitreoretinopathy
fess, functional endoscopic sinus surgery
csom, chronic suppurative otitis media, cholesteatoma
tonsillectomy, tonsil removal
pyloric stenosis, ihps
tof, tracheo oesophageal fistula, tracheoesophageal fistula, oesophageal atresia, esophageal atresia
nec, necrotising enterocolitis, necrotizing enterocolitis
hirschsprung, aganglionosis
udt, undescended testis, cryptorchidism
nsti, necrotising fasciitis, necrotizing fasciitis, fournier
ssi, surgical site infection, wound infection
npwt, vac, negative pressure wound therapy, vacuum therapy
ngt, nasogastric tube
rta, mvc, road traffic accident, motor vehicle collision, car accident
gsw, gunshot, gunshot wound
reboa, resuscitative endovascular balloon occlusion
fast, focused assessment with sonography
dcs, damage control surgery, damage control laparotomy
diaphragm rupture, diaphragmatic injury, diaphragmatic rupture
laparotomy, open abdomen
ct, computed tomography
mri, magnetic resonance imaging
us, ultrasound, ultrasonography, sonography
cxr, chest radiograph, chest x ray
eus, endoscopic ultrasound
fnac, fine needle aspiration
ca 19 9, ca199
cea, carcinoembryonic antigen
afp, alpha fetoprotein
ras, robotic, robot assisted
tx, transplant, transplantation
ltx, liver transplantation, liver transplant
ktx, kidney transplantation, renal transplant, kidney transplant
postop, postoperative
preop, preoperative
reoperation, relaparotomy, return to theatre
readmission, readmitted
operating theatre, operating room
nsaid, anti inflammatory
`;

export type Phrase = readonly string[];

/**
 * From the first word of a name to the names starting with it, longest first, with their synonyms.
 */
const NAMES = new Map<string, { readonly name: Phrase; readonly line: readonly Phrase[] }[]>();
for (const line of LINES.trim().split('\n')) {
  const phrases = line.split(',').map((name) => name.trim().split(' '));
  for (const name of phrases) {
    const known = NAMES.get(name[0] ?? '') ?? [];
    known.push({ name, line: phrases });
    NAMES.set(name[0] ?? '', known);
  }
}
for (const known of NAMES.values()) known.sort((a, b) => b.name.length - a.name.length);

/** The number of words of the longest name. */
export const LONGEST_NAME = Math.max(...[...NAMES.values()].flat().map(({ name }) => name.length));

const isSame = (typed: string | undefined, word: string) =>
  typed === word || typed === `${word}s` || `${typed}s` === word;

/** The longest known name at the start of a list of words, and its synonyms. */
export function nameAt(
  words: readonly string[],
): { readonly length: number; readonly others: readonly Phrase[] } | undefined {
  const [first = ''] = words;
  const known = [first, `${first}s`, first.replace(/s$/, '')].flatMap(
    (one) => NAMES.get(one) ?? [],
  );
  const found = known
    .filter(({ name }) => name.every((word, place) => isSame(words[place], word)))
    .sort((a, b) => b.name.length - a.name.length);
  const [longest] = found;
  if (!longest) return undefined;
  const { length } = longest.name;
  const lines = found.filter(({ name }) => name.length === length).flatMap(({ line }) => line);
  return { length, others: lines.filter((other) => other.join(' ') !== longest.name.join(' ')) };
}

/** The names of one word that begin with a text and are longer, with their synonyms. */
export function namesBeginning(text: string): Phrase[] {
  const begun = [...NAMES].filter(([word]) => word.length > text.length && word.startsWith(text));
  const lines = begun.flatMap(([, known]) => known.filter(({ name }) => name.length === 1));
  return [
    ...new Map(lines.flatMap(({ line }) => line).map((one) => [one.join(' '), one])).values(),
  ];
}
