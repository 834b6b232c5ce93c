/** What stands beside a name that stands alone: the one table of cues for single names. */

/** A bed, a room or a ward, in the languages of the lint. */
export const BED_BEHIND =
  /^,? ?\(?(?:(?:in|on|from|en|in der|im|na|no|au?) )?(?:the )?(?:bed|bay|cubicle|side ?room|room|cot|ward|cama|lit|chambre|ch|zimmer|bett|leito|quarto|cuarto|habitaci[oó]n|enfermaria|sala)\.? ?(?:no\.? ?|n[º°] ?)?\d/iu;

/** Only somebody does this: "Threlfall re-bled", "Pemberton desaturated". */
export const SOMEBODY_DID =
  /^ (?:re-?bled|desaturated|desatted|vomited|absconded|self-discharged|mobili[sz]ed|collapsed at|refused|declined|consented|complained|cried|wept|is for theatre|is for ot|is for discharge|is nbm|is going home|is back from|back from|back on the ward|went (?:home|back|to (?:theatre|ct|icu|itu))|came back|wants (?:to|a|his|her)|wishes to|says|said|tells|told|asked|asks|lives|slept|ate|passed (?:flatus|away|urine|wind)|spiked (?:a|again|to)|pulled (?:his|her|out)|needs (?:a |re-?look|to be|theatre)|has a temp|had a fall|fell (?:off|from (?:a|the|his|her)|at home|out of|down)|slipped (?:in|on|at|off)|opened (?:his|her) bowels|is (?:well|afebrile|apyrexial|stable|septic|confused|agitated|comfortable|worse|better|keen)|remains (?:septic|well|afebrile|stable|confused)|est apyr[ée]tique|a saign[ée]|resangr[óo]|está (?:estable|afebril|séptic[oa])|geht es|klagt)(?!\p{L})/iu;

/** Who is spoken to or about by name. */
export const NAME_AHEAD =
  /(?:^|[^\p{L}])(?:ask for|asking for|speak to|spoke to|spoke with|spoken to|name is|whose name is|named|called|i reviewed|reviewed|i saw|seen with|worker|labourer|laborer|driver|student|sponsor|copied to|copy to|cc|attn|regards,?|signed by|seen by|d\/w|dw|discussed with|handed over to|under the care of|reported to|llamado|llamada|de nombre|nommée?|prénom|namens|chamado|chamada|de nome) $/iu;

/** Departments and things that are asked, too. */
export const DEPARTMENT =
  /(?:log(?:y|ists?)|iatrics|surg(?:ery|eons?)|aesthe(?:sia|tics?|tists?)|esthe(?:sia|tics?|tists?)|icians?|nurses?)$|^(?:radio|cardio|neuro|ortho|orthopaedics|orthopedics|vascular|plastics|obstetrics|haem|heme|onc|micro|path|medics|gynae|obs|physio|pharmacy|ward|family|relatives|team|mdt|icu|itu|hdu|theatre|recovery|registrar|consultant|trauma|transplant|palliative|dietetics|max-?fax|ent|ed|a&e|ae|casualty|admissions|bed|blood|bank|police|social|stoma|wound|pain|tissue|viability|clinic|gp|abroad|outside|another|peripheral|elsewhere|home|titan|platin)$/iu;

/** "Patient Hessa, QID", "Paciente Etxeberria, varón": what only follows a patient's name. */
export const PATIENT_AHEAD =
  /(?:^|[^\p{L}])(?:patient|patiente|paciente|patientin|doente|utente|pat\.|pt\.?|der patient|la paciente|el paciente|o doente) $/iu;
export const PATIENT_BEHIND =
  /^[,;:]? ?\(?(?:\d|qid|mrn|id(?!\p{L})|uhid|eid|dob|geb|n[ée]e?(?!\p{L})|var[oó]n|hombre|mujer|mann|frau|m[äa]nnlich|weiblich|homme|femme|homem|mulher|male|female|entfiebert|stabil|afebril|noventa|quatre-vingt|neunzig|ninety)/iu;

/** Ages in digits or words directly after a name and a comma. */
export const AGE_BEHIND =
  /^,? ?\(?(?:aged? |de |edad |âgée? de |im alter von )?(?:(?:1[01]|[1-9])?\d ?(?:ans|años|anos|jahre|j\.|years?|yrs?|y\.?o)(?!\p{L})|(?:noventa|oitenta|ochenta|setenta|sesenta|sessenta|quatre-vingt|soixante|nonante)[\p{L} -]{0,16} (?:ans|a(?:ñ|n)os)|\p{L}{0,8}(?:zig|ßig) jahre|(?:ninety|eighty|seventy|sixty|fifty|forty|thirty|twenty)(?:[ -]\p{L}{3,5})?,? (?:years?|yrs?))/iu;

/** Titles of respect that are put before a single name. */
export const RESPECT =
  /(?:^|[^\p{L}])(?:Baba|Mzee|Alhaji|Alhaja|Malam|Mallam|Umm|Abu|Oga|Ogbeni|Iya|Nana|Mama|Pa|Chief|Seu|Hr\.?|Hajj|Hadji|Pak|Bu|Ibu|Bapak|Tío|Tía|Auntie|Aunty|Uncle|Bua|Appa|Thiru|Selvi) $/u;
