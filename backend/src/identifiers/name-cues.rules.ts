const setOf = (words: string) => new Set(words.trim().split(/\s+/));

/** Titles before a name, in any case. */
export const TITLES = setOf(
  `mr mrs miss mx messrs mister missus dr doctor prof professor smt shri shrimati kumari thiru selvi don doña dona señor señora señorita sr sra srta senhor senhora monsieur madame mme mlle herr herrn frau signor signora sig
  sheikh mohd muhd haji hajja sardar pandit ustad dra drs`,
);
/** Titles that are also other words, unless capitalised like a title: M. Keriven, Ms Cole. */
export const CAREFUL_TITLES = setOf('Ms MS M Master Sister Nurse Sir Lady Lord Baby Pt');

/** Relatives of the patient, in the six languages. */
export const RELATIVES = setOf(
  `wife husband son daughter mother father brother sister partner aunt uncle niece nephew cousin carer guardian grandson granddaughter grandmother grandfather fiancé fiancée fiance fiancee mum mom mummy dad daddy grandma grandpa granddad gran stepson stepdaughter stepfather stepmother bystander caretaker friend flatmate landlord spouse attendant attender nok neighbour widow
  hijo hija esposa esposo marido madre padre hermano hermana nieto nieta sobrino sobrina filho filha mulher mãe pai irmão irmã neto neta sobrinha sobrinho fils fille mère père frère sœur soeur époux épouse mari neveu nièce voisin voisine compagnon compagne cousine tante oncle vecino vecina cuñado cuñada suegra suegro yerno nuera tía tío cuidadora cuidador vizinho vizinha cunhado cunhada genro tia tio avó avô cuidador companheiro companheira
  tochter sohn ehefrau ehemann mutter vater bruder schwester enkel enkelin neffe nichte onkel nachbar nachbarin oma opa lebensgefährte lebensgefährtin betreuer betreuerin schwager schwägerin beta beti bhai behen bahan pati patni pita mata maa bahu`,
);

/** A name is expected after these: "I met Piers". */
export const PERSONAL_VERBS = setOf(
  'met promised thanked visited helped assured warned asked asking told telling ring rang call phone phoned contact thank thanks named called alias consented counselled reassured',
);
/** Only follows a name. */
export const PERSONAL =
  /^(?:'s (?:wife|husband|son|daughter|mother|father|family)|,? (?:who (?=\p{Ll})|is an? \d|was an? \d|an? \d\d|had never|has never|recovered well|went home|walked|asked|said|says|told|tells|lives|lived|wants|wanted|wished|agreed|smiled|returned to work|is doing well|, umar |was (?:discharged|admitted|born|told|asked|brought)|gave (?:his|her|consent)|ne |ko |ki |ka |refiere|acude|relata|refere|berichtet|klagt))/u;

/** Follows a name in a list or a header: 42/F, (58 Y/M), M 045Y, F 54Y, /48/M, 33f, 54 años */
export const AGE_OR_SEX =
  /^[\s,/()-]{0,4}(?:\d{1,3} ?(?:[/-] ?)?(?:y|yr|yrs|years?|yo|jahre|j\.|ans|años|anos|saal|m|f)(?![\p{L}])(?!\/)|(?:m|f|male|female)(?:[\s,/-]{1,3}0?\d{1,3}(?!\d)(?: ?y)?|[\s,]*$)|\/ ?\d{1,3}(?!\d))/iu;
/** Follows a name in a header: DOB 12 FEB, 1961-03-12, *12.03.1961, MRN, ID */
export const HEADER_BEHIND =
  /^[\s,;/()*-]{1,4}(?:dob|d\.o\.b|geb|born|née?(?!\p{L})|nasc|mrn|uhid|id(?!\p{L})|(?:19|20)\d\d-\d\d|\d\d[./]\d\d[./](?:19|20)\d\d|tis |tib |mi \d)/iu;

/** Labels of names in headers and forms. */
export const LABEL =
  /(?:(?:^|[^\p{L}])(?:na[mr]n?e|nam e|nombre(?: y apellidos)?|nome(?: completo)?|nom|naam|nachname|vorname|apellidos|surname|forename|ref(?:erring)?\.? ?(?:phys(?:ician)?|dr|doctor)?|perf(?:orming)?\.? ?phys(?:ician)?|phys(?:ician)?|operator|op|tech(?:nologist)?|sonographer|radiologist|author|nurse|(?:performed|reported|signed|dictated|reviewed) by|surgeon|consultant|nok|next of kin|attend[ae](?:r|nt)|patient|pati?|pt|mareez|patientin|paciente|utente|doente)\.?(?: ?\/ ?age)? ?[:;=] ?)$/iu;
/** "PT NAME", "naam": need no colon after them. */
export const OPEN_LABEL =
  /(?:^|[^\p{L}])(?:(?:patient|pat|pt)\.?(?:'s)? ?na[mr]n?e|ka naam|baby (?:girl|boy)(?: of)?|twin (?:[12ab]|one|two)(?: of)?|(?:brought|accompanied) by|son of|daughter of|wife of|baby of|b\/o|[sd]\/o|w\/o) ?$/iu;
/** NAME SM1TH: needs no colon in capitals. */
export const CAPITALS_LABEL = /(?:^|[^\p{L}])name $/iu;
/** 32F Mehwish, */
export const AGE_BEFORE = /(?:^|[\n.;] ?)\d{1,3} ?(?:y|yrs?|yo)?[ /-]{0,2}[MF],? $/u;
