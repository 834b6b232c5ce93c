/** A medical council with a public register. */
export interface Council {
  readonly name: string;
  /** The council's own search page. */
  readonly url: string;
}

/**
 * Councils with a public register, by ISO country code. Only those with a verified URL: a broken
 * link costs moderators more time than none.
 */
const COUNCILS: Readonly<Record<string, Council>> = {
  AU: {
    name: 'Ahpra, Medical Board of Australia',
    url: 'https://www.ahpra.gov.au/Registration/Registers-of-Practitioners.aspx',
  },
  BD: { name: 'Bangladesh Medical and Dental Council', url: 'https://verify.bmdc.org.bd/' },
  BR: {
    name: 'Conselho Federal de Medicina',
    url: 'https://portal.cfm.org.br/busca-medicos/',
  },
  FR: {
    name: 'Conseil national de l’Ordre des médecins',
    url: 'https://www.conseil-national.medecin.fr/annuaire',
  },
  GB: {
    name: 'General Medical Council',
    url: 'https://www.gmc-uk.org/registration-and-licensing/our-registers',
  },
  IN: {
    name: 'National Medical Commission',
    url: 'https://www.nmc.org.in/information-desk/indian-medical-register/',
  },
  NL: { name: 'BIG-register', url: 'https://zoeken.bigregister.nl/' },
  NZ: {
    name: 'Medical Council of New Zealand',
    url: 'https://www.mcnz.org.nz/registration/register-of-doctors/',
  },
  US: { name: 'Federation of State Medical Boards', url: 'https://www.docinfo.org/' },
};

export function councilOf(iso2: string): Council | undefined {
  return COUNCILS[iso2.toUpperCase()];
}
