/** Professional abbreviations, written out. Country names are those of our reference data. */

/** Degrees have different names in each country. */
interface Degrees {
  /** The first degree in medicine. */
  medical: string;
  /** The surgical degree or training. */
  surgical: string;
}

const MBBS = 'MBBS: Bachelor of Medicine and Bachelor of Surgery';
const MBCHB = 'MBChB: Bachelor of Medicine and Bachelor of Surgery';
const MS = 'MS: Master of Surgery';
const FELLOWSHIP = 'Specialist training, with the fellowship (such as FRCS) of a royal college';

const southAsian: Degrees = {
  medical: `${MBBS}.`,
  surgical: `${MS}; or FCPS: Fellow of the College of Physicians and Surgeons.`,
};
const indian: Degrees = {
  medical: `${MBBS}.`,
  surgical: `${MS}; or DNB: Diplomate of National Board.`,
};
const british: Degrees = {
  medical: `MBBS or MBChB: Bachelor of Medicine and Bachelor of Surgery.`,
  surgical: `${FELLOWSHIP}, and a CCT: Certificate of Completion of Training.`,
};
const irish: Degrees = {
  medical:
    'MB BCh BAO: Bachelor of Medicine, Bachelor of Surgery, Bachelor of the Art of Obstetrics.',
  surgical: `${FELLOWSHIP}.`,
};
const northAmerican = (board: string): Degrees => ({
  medical: 'MD: Doctor of Medicine; or DO: Doctor of Osteopathic Medicine.',
  surgical: `Your residency, with ${board}.`,
});
const southAfrican: Degrees = {
  medical: `${MBCHB}.`,
  surgical: 'MMed: Master of Medicine; or FCS: Fellow of the College of Surgeons.',
};
const african: Degrees = {
  medical: `${MBCHB}.`,
  surgical: 'MMed: Master of Medicine; or FCS: Fellow of the College of Surgeons (COSECSA).',
};
const westAfrican: Degrees = {
  medical: 'MBBS or MBChB: Bachelor of Medicine and Bachelor of Surgery.',
  surgical: 'FWACS: Fellow of the West African College of Surgeons.',
};
const australasian = (medical: string): Degrees => ({
  medical,
  surgical: 'FRACS: Fellow of the Royal Australasian College of Surgeons.',
});
const elsewhere: Degrees = {
  medical: 'MBBS, or the degree in medicine of your country.',
  surgical: 'MS, or the training in surgery of your country.',
};

const DEGREES: Readonly<Record<string, Degrees>> = {
  India: indian,
  Nepal: { medical: `${MBBS}.`, surgical: `${MS}.` },
  Pakistan: southAsian,
  Bangladesh: southAsian,
  'Sri Lanka': { medical: `${MBBS}.`, surgical: 'MD (Surgery): Doctor of Medicine in Surgery.' },
  'United Kingdom (Great Britain)': british,
  Ireland: irish,
  'United States': northAmerican('certification by the American Board of Surgery (ABS)'),
  Canada: {
    medical: 'MD: Doctor of Medicine.',
    surgical: 'Your residency, and FRCSC: Fellow of the Royal College of Surgeons of Canada.',
  },
  Australia: australasian(
    'MBBS: Bachelor of Medicine and Bachelor of Surgery; or MD: Doctor of Medicine.',
  ),
  'New Zealand': australasian(`${MBCHB}.`),
  'South Africa': southAfrican,
  Kenya: african,
  Uganda: african,
  Zimbabwe: african,
  Nigeria: westAfrican,
  Ghana: westAfrican,
};

/** The hint below the heading of a training. */
export function degreesOf(country: string | undefined): Degrees {
  return DEGREES[country ?? ''] ?? elsewhere;
}

const REGISTERS: Readonly<Record<string, string>> = {
  India: 'your State Medical Council or the National Medical Commission (NMC)',
  Pakistan: 'the Pakistan Medical and Dental Council (PMDC)',
  Bangladesh: 'the Bangladesh Medical and Dental Council (BMDC)',
  'Sri Lanka': 'the Sri Lanka Medical Council (SLMC)',
  Nepal: 'the Nepal Medical Council (NMC)',
  'United Kingdom (Great Britain)': 'the General Medical Council (GMC)',
  Ireland: 'the Irish Medical Council (IMC)',
  'United States': 'the medical board of your state',
  Canada: 'the College of Physicians and Surgeons of your province',
  Australia: 'the Australian Health Practitioner Regulation Agency (AHPRA)',
  'New Zealand': 'the Medical Council of New Zealand (MCNZ)',
  'South Africa': 'the Health Professions Council of South Africa (HPCSA)',
  Kenya: 'the Kenya Medical Practitioners and Dentists Council (KMPDC)',
  Nigeria: 'the Medical and Dental Council of Nigeria (MDCN)',
  Singapore: 'the Singapore Medical Council (SMC)',
  Malaysia: 'the Malaysian Medical Council (MMC)',
  'Saudi Arabia': 'the Saudi Commission for Health Specialties (SCFHS)',
};

/** Who issues registration numbers: "With the General Medical Council (GMC)." */
export function registerOf(country: string | undefined): string {
  return `With ${REGISTERS[country ?? ''] ?? 'the medical council of your country or state'}.`;
}

const ASSOCIATIONS: Readonly<Record<string, string>> = {
  'Association of Surgeons': 'Association of Surgeons of India (ASI)',
  AMASI: 'Association of Minimal Access Surgeons of India',
  IAGES: 'Indian Association of Gastrointestinal Endo-Surgeons',
  'Indian Chapter of IHPBA': 'International Hepato-Pancreato-Biliary Association',
  ACRSI: 'Association of Colon and Rectal Surgeons of India',
  IASO: 'Indian Association of Surgical Oncology',
  IASG: 'Indian Association of Surgical Gastroenterology',
  ACS: 'American College of Surgeons',
  IHPBA: 'International Hepato-Pancreato-Biliary Association',
  SAGES: 'Society of American Gastrointestinal and Endoscopic Surgeons',
  ASCRS: 'American Society of Colon and Rectal Surgeons',
  ASGBI: 'Association of Surgeons of Great Britain and Ireland',
  SSAT: 'Society for Surgery of the Alimentary Tract',
};

export const associationWrittenOut = (name: string): string | undefined => ASSOCIATIONS[name];
