import type { Detector, Finding } from './finding.rules';

const setOf = (words: string) =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => [...word].map((letter) => letter.normalize('NFKC')).join('')),
  );

const GIVEN = setOf(
  `रमेश सुरेश महेश दिनेश राजेश मुकेश नरेश गणेश राकेश योगेश राम श्याम मोहन मोहनलाल सोहन रोहन रोहित मोहित अमित सुमित अनिल सुनील विनोद प्रमोद मनोज संजय अजय विजय राजीव संजीव राहुल विकास आकाश प्रकाश दीपक अशोक आलोक अरुण वरुण तरुण कृष्ण कृष्णा गोपाल गोविंद हरि हरिप्रसाद शिव शंकर रवि सूरज चंदन कमल किशोर कुमार नितिन सचिन विशाल गौरव सौरभ अभिषेक आशीष मनीष हरीश सतीश जगदीश
  सीता गीता मीता रीता अनीता सुनीता कविता सविता ललिता सरिता ममता शांति शांती कमला विमला निर्मला उर्मिला शीला मीना वीना रीना टीना नीना पूजा आरती भारती ज्योति स्वाति प्रीति कीर्ति दीप्ति नेहा स्नेहा रेखा लता आशा उषा निशा दिशा माया छाया राधा रानी सुशीला सरोज पुष्पा गंगा यमुना लक्ष्मी सरस्वती पार्वती दुर्गा काली संगीता रंजना वंदना अर्चना कल्पना सुमन किरण मंजू अंजू रंजू सुधा वर्षा
  अब्दुल मोहम्मद मुहम्मद अहमद अली हसन हुसैन इमरान सलमान शाहिद जावेद फातिमा आयशा शबनम रुखसाना नसरीन परवीन गुरप्रीत हरप्रीत मनप्रीत बलबीर बाबूलाल रामलाल छोटेलाल मुन्ना पप्पू गुड्डू राजू सोनू मोनू`,
);
const FAMILY = setOf(
  `देवी कुमार कुमारी सिंह शर्मा वर्मा गुप्ता यादव पटेल मिश्रा मिश्र पांडे पांडेय तिवारी त्रिपाठी द्विवेदी चतुर्वेदी शुक्ला दुबे जोशी पंत राव रेड्डी नायर खान अंसारी कुरैशी बेगम बीबी खातून लाल प्रसाद चंद दास साहू मंडल चौधरी ठाकुर राठौर चौहान सोलंकी जैन अग्रवाल बंसल गोयल मेहता शाह देसाई कौर पाटिल पवार शिंदे जाधव बाई`,
);
/** What follows a title or a relative without being a name. */
const ORDINARY = setOf(
  `को का की के ने से में पर है था थी थे और या भी जो कि यह वह उम्र आयु साथ पास बाद पहले रोगी मरीज मरीज\u093c डॉक्टर सर्जन महिला पुरुष बच्चा बच्ची लड़का लड़की दर्द बीमार स्वस्थ गर्भवती नहीं हैं हो साहब साहिब जी गया गई आया आई`,
);

const WORD = '[\\p{L}\\p{M}]{2,16}';
const START = '(?<![\\p{L}\\p{M}])';
const NAME = `(?<name>${WORD}(?: ${WORD}){0,2})`;
const cued = (cue: string) => new RegExp(`${START}(?:${cue})(?: ?[:.-])? ${NAME}`, 'gu');

const CUES = [
  {
    shape: cued('श्री|श्रीमती|सुश्री|श्रीमान|डॉ\\.?|डॉक्टर|कुमारी|मास्टर|जनाब|बेबी'),
    isSure: true,
    repair: 'रोगी',
  },
  { shape: cued('नाम|रोगी का नाम|मरीज\u093c? का नाम|जिसका नाम'), isSure: true, repair: 'रोगी' },
  { shape: cued('मरीज\u093c?|रोगी|पेशेंट'), isSure: false, repair: 'रोगी' },
  {
    shape: cued(
      'पति|पत्नी|बेटा|बेटी|पुत्र|पुत्री|भाई|बहन|माता|पिता|माँ|मां|दादा|दादी|चाचा|मामा|बहू|पोता|पोती|परिजन',
    ),
    isSure: false,
    repair: 'परिजन',
  },
];

function nameAt(name: string, isSure: boolean): string {
  const words = name.split(' ');
  const [first = ''] = words;
  if (ORDINARY.has(first) || (!isSure && !GIVEN.has(first) && !FAMILY.has(words[1] ?? '')))
    return '';
  const stop = words.findIndex(
    (word, index) => index > 0 && (ORDINARY.has(word) || !(GIVEN.has(word) || FAMILY.has(word))),
  );
  return (stop < 0 ? words : words.slice(0, stop)).join(' ');
}

export const devanagariNames: Detector = (text): Finding[] =>
  CUES.flatMap(({ shape, isSure, repair }) =>
    [...text.matchAll(shape)].flatMap((match): Finding[] => {
      const written = match.groups?.['name'] ?? '';
      const name = nameAt(written, isSure);
      const start = match.index + match[0].length - written.length;
      return name
        ? [{ kind: 'name', start, end: start + name.length, isCertain: false, repair }]
        : [];
    }),
  );

const TOWN = [
  ...setOf(
    `दिल्ली मुंबई कोलकाता चेन्नई बेंगलुरु बैंगलोर हैदराबाद पुणे अहमदाबाद सूरत जयपुर लखनऊ कानपुर नागपुर इंदौर भोपाल पटना वडोदरा गाजियाबाद गाज़ियाबाद लुधियाना आगरा नासिक फरीदाबाद मेरठ राजकोट वाराणसी बनारस श्रीनगर औरंगाबाद धनबाद अमृतसर प्रयागराज इलाहाबाद रांची हावड़ा जबलपुर ग्वालियर जोधपुर रायपुर कोटा गुवाहाटी चंडीगढ़ सोलापुर बरेली मुरादाबाद गुरुग्राम गुड़गांव अलीगढ़ जालंधर भुवनेश्वर गोरखपुर बीकानेर नोएडा जमशेदपुर भिलाई कटक देहरादून दुर्गापुर आसनसोल कोल्हापुर अजमेर उज्जैन सहारनपुर जम्मू मथुरा झांसी उदयपुर गया मुजफ्फरपुर भागलपुर दरभंगा सीतापुर बहराइच बलिया आजमगढ़ जौनपुर शिमला हरिद्वार काठमांडू पोखरा`,
  ),
]
  .sort((one, other) => other.length - one.length)
  .join('|');
const PLACES: readonly RegExp[] = [
  new RegExp(`${START}(?:${TOWN})(?![\\p{L}\\p{M}])(?! वर्गीकरण)`, 'gu'),
  new RegExp(
    `(?<=${START}(?:गाँव|गांव|ग्राम|जिला|जिले|तहसील|शहर|मोहल्ला|निवासी) )(?!से|का|की|के|में|है|और|वाला|वाली|अस्पताल|चिकित्सालय|मुख्यालय|परिषद)${WORD}`,
    'gu',
  ),
  new RegExp(
    `${START}(?!सरकारी|निजी|जिला|स्थानीय|प्राइवेट|हमारे|इस|उस|किसी|दूसरे|अन्य|एक|बड़े|छोटे|पास|के|में|को|से|सामान्य)${WORD}(?: मेमोरियल)? (?:अस्पताल|हॉस्पिटल|चिकित्सालय|नर्सिंग होम|क्लिनिक)(?![\\p{L}\\p{M}])`,
    'gu',
  ),
  new RegExp(`${START}(?:एम्स|पीजीआई|केजीएमयू|सफदरजंग|जेजे अस्पताल|केईएम)(?![\\p{L}\\p{M}])`, 'gu'),
];

export const devanagariPlaces: Detector = (text) =>
  PLACES.flatMap((shape) =>
    [...text.matchAll(shape)].map(
      ({ 0: written, index }): Finding => ({
        kind: 'postcode',
        start: index,
        end: index + written.length,
        isCertain: false,
        repair: '[area]',
      }),
    ),
  );
