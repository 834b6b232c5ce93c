/** Words that are capitalised in notes without being names. */
const ORDINARY = new Set(
  `a about above accession according account acute add address adjuvant adm admission admitted adult adv advice advised after afebrile again age aged all allergic allergies alcohol also am amylase an and another any anyone aorta are
as asked assessment at attendant attender awaiting axial back bacterial bed before being below benign best bilateral bile biopsy birth birthday bleeding blood both bowel boy brain breast brother but by ca call called came can case cases
catheter cell central chest chief child children clear clinic clinical closed closure coil coils colleague colleagues colon complaint complete complications conclusion confused consent consented consultant contact continue
contrast coronal could ct currently cut daily date daughter day days dead dear delivery denies department diabetic diagnosis did died diet discharge discharged discussed discussion division do doctor doctors does done dose drain drains
dressing drug due during dynamic each ear early elderly elective electively elevated else emergency end endo english entry everyone everything every examination examined exam excision eventually exploration eye eyes fall
family farmer fast father fell female field final finally findings fine first fluid focal follow followed following for former found free fresh friend from frozen full further general gentleman girl given giving good grade gross group grown
guard had hand has have having he head heart help hence her here hernia high him his history home hospital hot hour hours house how however husband if image images imaging immediate implant impression in incision indication infant
infection initial initially injection injury inpatient inside intra intraoperative introduction investigation investigations is it its job joint just keep key kidney known lady large last late later lateral layer lead left length less let lesion
life light like limb line linear list liver loc local long look looking loss low lower lump lung lying mag main mass maintenance make male man management many married mass mean median medical meds mesh message method mid middle midline mild
minor mobile model moderate month months more morning most mother motor much multiple my name nasogastric near neck need negative neither nephew nerve never new next nice night nil no nobody none nor normal not note noted notes nothing
notified now nurse obese obs of off often ok old on once one only onset open operated operating operation operative or oral organ other otherwise our out outcome outpatient outside over own oxygen page pain painful palpable parents part partial
partner past patent path patient patients pelvic pelvis people per perforated perhaps period person phase phone picture pictures pin plain plan planned plate please point points portal position possible post posted posterior
postoperative pre present presented presenting previous primary prior private probably problem procedure prognosis progress proximal pulse query question questions quite rate raw re read recommend recommendations record recovered recovery
rectal recurrent ref referred refused regarding related relative relevant repair repeat report reports research resident residents respiratory result results retired return review reviewed rib right room round routine sagittal same sample
scan scans score second secondary section see seen senior sepsis septic serial series serum severe severity sex shaft she short should show shows shown side sigmoid sign signs similar simple since single sinus sister site skin slice slide
slight small smoker smokes so social soft solid some somebody someone son soon sound special specimen spine spinal spleen spouse stable staff stage staging stapler start started status stay still stomach stone stones stop story student study sub
subject subtotal such sudden summary superior supine supra surgeon surgeons surgery surgical suspected suture sutures swab swelling symptoms systemic tab table take taken target task teacher teaching team technique temp tender test
tests thank thanks that the theatre their them then there these they thick thigh thin third this those three through throughout thus time tip tissue title to today tomorrow tone total trauma treated treatment trial tube tumor tumour two type
ulcer ultrasound under unable uncle unit unknown unlike until unusual upper urgent urine us use used using usual usually uterus vague valve various vascular vein venous ventral very via video view visible visit vital vitals wall ward was
we week weekly weeks weight well were what when where whether which while who whole whose why wide widow wife will with within without woman women word work worker would wound wrist year years yes yesterday yet you young your zone
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december spring summer autumn winter christmas easter ramadan diwali
british american indian african european asian chinese german french spanish portuguese italian english irish scottish welsh caucasian hispanic hindu muslim christian sikh
india england scotland wales ireland france germany spain portugal italy brazil mexico china japan nigeria kenya egypt africa europe asia america usa uk
abdomen abdominal adhesions airway anaesthesia anesthesia anastomosis angio ankle anterior antibiotics appendix appy arm arterial artery ascites bladder bone borderline bypass calcium cardiac chemo chemotherapy chronic cirrhosis clip
clips cm colic collection colostomy conservative converted cord crp cyst cystic debridement deep defect device diffuse digital distal diverticular donor doppler duct duodenal duodenum echo elbow enteral epidural failure fascia femoral femur fever fistula
fixation flap foot fracture frail gallbladder gallstones ganglion gas gastric genital glucose goitre graft groin gut haematoma haemoglobin hepatic hip humerus hybrid icu ileal ileostomy ileum iliac inguinal intestinal jaw jejunal knee
laparoscopic laparotomy lap leak leg ligament lobe lumbar lymph margin melanoma mri mucosal nasal necrotising neoadjuvant neuro nipple node nodes nodular nodule obstruction obstructed oesophageal oesophagus omentum oncology orbital ovarian pancreas pancreatic parotid
paediatric pediatric peritoneal pleural pneumonia polyp polytrauma port prostate pseudocyst pubic pulmonary pylorus radial radius rectum renal robotic scar sclerosing scrotal shock shoulder shunt sling soft spica splenic sponge stent stoma
strangulated stricture stroke stump tendon testis thoracic thorax thyroid tibia tongue torsion transplant trocar umbilical ureter urethral urinary vaginal varicose vena vessel vessels volvulus
rta mva nof thr tkr cabg tavi evar turp tur turbt rirs pcnl eswl ercp mrcp cholangiogram enterography angiography urography elastography venography spectroscopy arthrogram urogram usg ugi xray cxr axr ecg hba htn dm cad copd ckd aki bph gist crc hcc nsclc dcis als nacrt nact rip cva sah sdh edh avm avf acl pcl mcl tfcc ddh scfe orif crif
study institution operator performed acquired acquisition frame gain depth probe transducer scanner philips siemens toshiba canon mindray samsung logiq voluson epiq affiniti esaote hitachi aloka fujifilm sonosite olympus storz stryker medtronic ethicon covidien adult abd thi res harm
mi tis tib hz db fps mhz compound persistence sex dob mrn uhid ref acc pat perf phys physician referring station
angeles cape town city university college school faculty institute academy society association trust foundation journal north south east west northern southern eastern western hormone hormones milky paed surg hosp
rx inj tab caps cap syr susp sos stat prn iv im po od bd tds qds hs ruq luq rlq llq rif lif cvs cns rs pa pr pv oe lscs mng tof hdu itu ngt ot opd ipd icd tlc dlc lft rft kft fnac trus psa cea afp hcg pth tsh ptc stsg ssg ffp prbc mdt mrm wle slnb alnd axr
von der die das ein eine mit und im am bei nach den dem ist wurde hat paciente doente utente patientin el la los las un una con por para en y de del al se no su sus que lo es fue edad sexo varon varón hombre mujer niño niña señora señor dolor cirugía cirugia
hernia alta clínica clinica historia motivo consulta ingreso operado operada internado internada idoso idosa homem mulher anos sem com um em na os as dor cirurgia reparação le les une des du et est avec pour sans ans homme femme
douleur chirurgie sortie madame monsieur opéré opérée tochter sohn mann jahre aufnahme befund diagnose entlassung operation verlauf mareez umar saal pet dard ko ka ki ke hai aur se mein ne par din dusre teesre pehle gaon`
    .trim()
    .split(/\s+/),
);

/** Suffixes of medical terms, which few names have. */
const CLINICAL_ENDING =
  /.{2}(?:itis|omas?|ectom(?:y|ies)|otom(?:y|ies)|ostom(?:y|ies)|plast(?:y|ies)|scop(?:y|ies|ic)|graph(?:y|ic)|grams?|aemi[ac]|emi[ac]|osis|asis|esis|ysis|path(?:y|ies|ic)|algia|uria|rrh?o?ea|rrhage|trophy|plasia|penia|cele|pexy|tripsy|mycin|azole|parin|statins?|(?:t|s)ions?|ments?|ness|(?:[bclrtv])ity|ical|inal|[ae]tic|otic|ular|eous|[at]ive|[aei]ble|ally|ated|ised|ized|eral|erior|oid|phagus|sthesia|iatric)$/;

/** @param word in any case */
export function isOrdinary(word: string): boolean {
  const lower = word.toLowerCase();
  return ORDINARY.has(lower) || (lower.length > 6 && CLINICAL_ENDING.test(lower));
}
