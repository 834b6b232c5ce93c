/**
 * Sentences as written on wards, each with one labelled identifier, and histories without any.
 * Templates and words were written before the rules were tuned and were not used for that. The seed
 * selects the words.
 */
const GIVEN =
  'Temitope Ngozi Zahra Abdulkarim Harpreet Meenakshi Subramaniam Xinyi Guofeng Yolanda Itziar Thiago Jandira Solveig Torbjørn Agnieszka Zbigniew Nomvula Thabo Siobhan Callum Élodie Gaëtan Friederike Detlef Prakash Deborah Kenneth Laura Omar'.split(
    ' ',
  );
const FAMILY =
  'Adeyemi Chukwu Haddad Al-Mansouri Gill Venkataraman Iyer Zhang Ouyang Etxeberria Quintero Nascimento Lindqvist Haugen Wiśniewska Kowalczyk Dlamini Mokoena Gallagher McAllister Lefebvre Rousseau Schäfer Vogelsang Banerjee Whitfield Pemberton Ferreira Novak Sheikh'.split(
    ' ',
  );
const PLACES =
  'Ashgrove Kingsmead Sanjeevani Thornbury Palmview Westbrook Calderdale Sunrise'.split(' ');
const MONTHS =
  'January February March April June July August September October November December'.split(' ');

/** Small and seeded (mulberry32): the same seed gives the same set on every machine. */
export function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const from = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { from, one: <T>(list: readonly T[]) => list[from(0, list.length - 1)] as T };
}

/** {G} given name, {F} family name, {P} place, {M} month, {9} an age over 89, {a} a younger one, {#n} n digits, {d} a day, {y} a year */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  names: [
    'Case of [name|{G} {F}] ({a} Y/M) with hernia.',
    '[name|{G}] s/o [name|{F}], resident of the village.',
    'Bilateral hernia in [name|{G} {F}], d/o a farmer.',
    'Post-op review: [name|{GU} {FU}] doing well.',
    'Thanks for seeing [name|{G} {F}] in clinic.',
    'Name: [name|{FU}, {GU}]',
    'pt name [name|{g} {f}], pain abdomen',
    'Baby of [name|{G}], day 2, bilious vomiting.',
    'B/O [name|{G} {F}] - duodenal atresia.',
    'Header shows [name|{FU}^{GU}] and nothing else.',
    'Discussed with daughter ([name|{G}]).',
    'Mrs [name|{FU}] taken to theatre.',
    'mr [name|{f}] tolerated diet',
    'Patient [name|{GU} {FU}], {a}F.',
    'Spoke with [name|{G} {F}] and the family about stoma.',
    '[name|{G} {F}] w/o a labourer, {a} yrs.',
    'My patient [name|{G}] asked for a second opinion.',
    'Bed 14 [name|{F} {G}] drain 40 ml.',
    'Referred by Dr [name|{F}] for biopsy.',
    'Op note - [name|{G} {F}] - lap chole.',
  ],
  ages: [
    '[age|{9}F] with neck of femur fracture.',
    '[age|{9}/M], strangulated hernia.',
    '[age|{9} yrs/F] c/o pain.',
    '[age|ninety-six] year old lady fell.',
    '[age|{9} Y/F] from a care home.',
    'Very frail, [age|{9} y.o.], on warfarin.',
    'Age/Sex: [age|{9}/F]',
    'M[age|{9}], acute abdomen.',
    'She turned [age|{9}] last week and lives alone.',
    'F, [age|{9} yr], perforated DU.',
    '[age|{9}yo] gentleman, SBO.',
    '[age|{9}-yr-old] with volvulus.',
    'in her [age|{9}th year] she still gardens.',
  ],
  dates: [
    'Operated in [date|{M} {y}] elsewhere.',
    'Review on [date|{d}/{m}] in clinic.',
    'Seen [date|{d} {M}].',
    'DOA [date|{d}-{m}-{y}].',
    'Stent placed [date|{d}.{m}.{y}].',
    'Last scan [date|{Ms} {y}] clear.',
    'DOB [date|{d}/{m}/19{#2}].',
    'Admitted [date|{M} {d}th].',
    'Biopsy [date|{d}{M}{y}] benign.',
    'Discharged [date|{m}/{y}] on aspirin.',
    'DOS: [date|{d}/{m}]',
  ],
  numbers: [
    'UHID [record-number|{#8}].',
    'ABHA [record-number|{#2}-{#4}-{#4}-{#4}]',
    'MRN [record-number|{#7}] in theatre list.',
    'NI number [record-number|QQ {#2} {#2} {#2} C].',
    'MBI [record-number|1EG4-TE5-MK73] billed.',
    'Implant serial no. [record-number|SN{#6}X].',
    'Pacemaker S/N [record-number|PJN{#7}H]',
    'Policy [record-number|BX/{#6}/{#2}] covers it.',
    'Car reg [record-number|LK{#2} WTR] outside.',
    'VIN [record-number|1HGCM82633A004352].',
    'Account no [record-number|{#8}] for billing.',
    'Video at [record-number|https://drive.example.com/f/{#5}].',
    'Family on instagram [record-number|@{f}_{#2}].',
    'Sent from [record-number|192.168.{#2}.{#2}].',
    'Member ID [record-number|XQZ{#9}].',
    'Hosp no: [record-number|K{#6}].',
    'Device lot [record-number|{#6}-{#2}], UDI on file.',
    'CR No. [record-number|{#4}/{#5}]',
    'IPD: [record-number|{#6}]',
    'Medicare [record-number|{#4} {#5} {#1}] card shown.',
    'Licence no [record-number|D{#7}].',
  ],
  certain: [
    'Call [phone|+44 7{#3} {#6}] for results.',
    'mail [email|{a}.ward@{p}.example.org]',
    'wife on [phone|0{#3} {#3} {#4}]',
    'mob [phone|9{#9}]',
    'NHS No [national-number|943 476 5919]',
    'Aadhaar [national-number|2341 2341 2346]',
    'contact [phone|(212) 555-{#4}]',
    'ph: [phone|+91 9{#4} {#5}]',
    '[age|{9}-year-old] woman, hip fracture.',
    '[age|{9} y/o] M with AAA',
    '[age|{9}F] with sepsis.',
    '[age|{9}/M] ruptured AAA.',
    'CPF [national-number|529.982.247-25]',
  ],
  places: [
    'Underwent stenting at [postcode|{P} Hospital].',
    'Referred from [postcode|{P} General Hospital] last night.',
    'Lives at [postcode|{a} {P} Road].',
    'Found outside [postcode|{a} {P} Street].',
    'Seen in [postcode|{P} Medical Centre].',
    "Transferred from [postcode|St {G}'s Hospital].",
    'previous surgery at [postcode|{P} Clinic]',
    'home: [postcode|{a}B {P} Avenue]',
    'Address [postcode|{a}, {P} Nagar].',
  ],
  spanish: [
    'Paciente [name|{G} {F}], varón de {a} años.',
    'Mujer de [age|{9} años] con dolor.',
    'Ingresó el [date|{d} de marzo de {y}].',
    'La señora [name|{F}] fue operada.',
    'Operado en [date|mayo de {y}].',
    'Intervenido en el [postcode|Hospital {P}].',
  ],
  portuguese: [
    'Paciente [name|{G} {F}], {a} anos.',
    'Idosa de [age|{9} anos], dor abdominal.',
    'Internado em [date|{d} de fevereiro].',
    'Dona [name|{F}] evoluiu bem.',
    'Cirurgia em [date|setembro de {y}].',
  ],
  french: [
    'Madame [name|{F}], {a} ans.',
    'Patiente de [age|{9} ans] sous AVK.',
    'Opérée le [date|{d} février {y}].',
    'M. [name|{F}] va bien.',
    'Suivi depuis [date|août {y}].',
    'Adressé par le [postcode|CHU de {P}].',
  ],
  german: [
    'Frau [name|{F}], {a} Jahre.',
    '[age|{9}-jährige] Patientin nach Sturz.',
    'Aufnahme am [date|{d}. März {y}].',
    'Herr [name|{F}] wurde operiert.',
    'OP im [date|Dezember {y}].',
    'Patient ist [age|{9} Jahre] alt.',
    'Verlegt aus dem [postcode|Klinikum {P}].',
  ],
  hindi: [
    'Mareez [name|{G} {F}], umar {a} saal.',
    'Umar [age|{9} saal], pet dard.',
    'Shrimati [name|{F}] ka operation hua.',
    '[name|{G}] ji ko kal chhutti di.',
    '[date|{d} janvari] ko bharti hua.',
  ],
};

export function heldOut(seed: number, count: number): Record<string, string[]> {
  const random = seeded(seed);
  const fill = (template: string) => {
    const family = random.one(FAMILY);
    const given = random.one(GIVEN);
    const place = random.one(PLACES);
    const words: Record<string, () => string> = {
      G: () => given,
      F: () => family,
      GU: () => given.toUpperCase(),
      FU: () => family.toUpperCase(),
      g: () => given.toLowerCase(),
      f: () => family.toLowerCase(),
      P: () => place,
      p: () => place.toLowerCase(),
      M: () => random.one(MONTHS),
      Ms: () => random.one(MONTHS).slice(0, 3),
      9: () => `${random.from(90, 99)}`,
      a: () => `${random.from(21, 79)}`,
      d: () => `${random.from(13, 28)}`,
      m: () => `0${random.from(1, 9)}`,
      y: () => `${random.from(2008, 2026)}`,
    };
    return template.replace(/\{(#?)(\w+)\}/g, (_, hash, word) =>
      hash
        ? Array.from({ length: Number(word) }, () => random.from(1, 9)).join('')
        : (words[word]?.() ?? ''),
    );
  };
  return Object.fromEntries(
    Object.entries(TEMPLATES).map(([group, templates]) => [
      group,
      Array.from({ length: count }, (_, index) => fill(templates[index % templates.length] ?? '')),
    ]),
  );
}
