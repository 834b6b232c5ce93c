import { findingsIn } from './findings.rules';

const namesIn = (text: string) =>
  findingsIn(text)
    .filter(({ kind }) => kind === 'name')
    .map(({ start, end }) => text.slice(start, end));

/** Surnames that are in no list, so that only their place tells what they are. */
describe('A single name at a place where names stand', () => {
  it.each([
    ['Zquornby, bed 12, spiked overnight', 'Zquornby'],
    ['ZQUORNBY IN BAY 3 has a temp', 'ZQUORNBY'],
    ['Zquornby ward 3 bed 8', 'Zquornby'],
    ['Zquornby, cama 7, con íleo', 'Zquornby'],
    ['Pat. Zquornby in Zimmer 12 entfiebert', 'Zquornby'],
    ['Zquornby re-bled at three and went back', 'Zquornby'],
    ['Zquornby is for theatre tomorrow', 'Zquornby'],
    ['Please ask for Zquornby at the desk', 'Zquornby'],
    ['Patient Zquornby, QID to follow', 'Zquornby'],
    ['Mzee Zquornby came by bus', 'Mzee Zquornby'],
    ['Zquornby, 93M, POD 4', 'Zquornby'],
    ['Sra. Zquornby, noventa e quatro anos, fratura', 'Sra. Zquornby'],
    ['His mum Zquornby says so', 'Zquornby'],
    ['spoke to daughter helen, who agreed', 'helen'],
    ['Son voisin Zquornby a appelé', 'Zquornby'],
  ])('is found in "%s"', (text, name) => expect(namesIn(text)).toEqual([name]));

  it.each([
    'Discussed with Cardiology and handed over to ICU',
    'I reviewed Radiology this morning, reported to MDT',
    'ESVS says 5.5 cm. NICE says otherwise',
    'Deaths fell from 1.5 to 0.8 per hundred',
    'Forty-three wishes, mostly for beds',
    'Bassini re-bled rarely; Shouldice is stable',
    'Chief complaint: pain. Chief Resident operated',
    'Drain in bed 3 was emptied',
  ])('but nobody in "%s"', (text) => expect(namesIn(text)).toEqual([]));
});

describe('Devices, gauges and eponyms', () => {
  it.each([
    '8 Fr Foley, 4.8 Fr Bardex, 12 Fr Nelaton, 18 Fr Malecot',
    'A Carpentier-Edwards Magna Ease 25 mm, or an Abbott HeartMate 3',
    'St Jude valve, St Jude before that',
    'Provox Vega 22.5, then a Cook Zenith graft and Boston Scientific coils',
    'David or Bentall, and Senning or Mustard?',
    'Gamma Knife, then a Van Nes rotationplasty',
    'Desarda against Bassini; T3N1M0, Montreal A2L3B1',
  ])('are quiet in "%s"', (text) => expect(findingsIn(text)).toEqual([]));

  it.each([
    ['Fr. Obermüller, 62, am Knie operiert', 'Fr. Obermüller'],
    ['Mr Cook was discharged', 'Mr Cook'],
    ['Mrs Abbott came back', 'Mrs Abbott'],
  ])('hide nobody who is called like them: "%s"', (text, name) =>
    expect(namesIn(text)).toEqual([name]),
  );
});

describe('Where somebody lives', () => {
  const placesIn = (text: string) =>
    findingsIn(text).map(({ start, end }) => text.slice(start, end));

  it.each([
    ['She lives in Zquornham with a cat', 'Zquornham'],
    ['Resident of Coimbatore', 'Coimbatore'],
    ['Came by bus from Eldoret', 'Eldoret'],
    ['Sent home to Leeds on oral iron', 'Leeds'],
    ['natural de Braga', 'Braga'],
    ['wohnhaft in Bad Kreuznach', 'Bad Kreuznach'],
    ['in a labour camp in Ras Al Khaimah', 'Ras Al Khaimah'],
    ['Transferred from Zquornham General with a leak', 'Zquornham General'],
    ["He was at Zquornby's in spring", "Zquornby's"],
    ['she lives in bradford, alone', 'bradford'],
    ['LIVES IN BRADFORD', 'BRADFORD'],
    ["adressé par l'hôpital Purpan", 'hôpital Purpan'],
  ])('is found in "%s"', (text, place) => expect(placesIn(text)).toEqual([place]));

  it.each([
    'Transferred from ICU, referred from Cardiology',
    'The Milan criteria, the Toronto classification, surgeons in Boston',
    'From Seattle to Ifakara, hospitals in Ontario, University of Leeds',
    'In Hamburg macht man es offen; in Leeds we staple; à Lyon, nous préférons',
    'Notre centre à Lyon, nuestro hospital en Bogotá, our unit in Leeds',
    'Consent was taken from everybody in Recovery',
    "Dissection at Calot's in fat; a leak at Hartmann's, care in General Surgery",
  ])('but not in "%s"', (text) => expect(placesIn(text)).toEqual([]));
});
