import { TITLES } from './name-cues.rules';

/** Makers and products of devices, which stand in notes like names of people. */
const MAKERS = new Set(
  `abbott medtronic edwards carpentier carpentier-edwards cook gore boston jude livanova sorin cryolife jotec terumo vascutek getinge maquet abiomed thoratec heartware heartmate jarvik perimount inspiris magna hancock mosaic freestyle toronto
  provox blom-singer atos cochlear med-el oticon bard bardex davol covidien ethicon lifecell strattice permacol biodesign surgisis tutomesh ultrapro parietex parietene progrip symbotex ventralight dynamesh phasix vicryl prolene gore-tex
  stryker zimmer biomet depuy synthes arthrex smith-nephew exactech wright lima corin link waldemar mathys aesculap braun storz karl olympus fujinon pentax richard wolf intuitive davinci versius medicaroid
  teleflex rusch coloplast convatec hollister porges rocamed lumenis dornier edap cellvizio calypso elekta leksell brainlab varian accuray novalis gamma cyberknife codman integra raumedic spiegelberg sophysa aesculap miethke hakim strata polaris orbis
  hemashield dacron gelweave intergard zenith endurant excluder viabahn advanta lifestream fluency wallstent ovation nellix jetstream rotarex angiojet penumbra solitaire trevo pipeline surpass woven contour onyx squid embozene
  mentor allergan natrelle motiva polytech silimed nagor sientra acell integra matriderm apligraf biobrane mepitel mepilex jelonet aquacel allevyn renasys vac kci prevena pico hydrocoll
  thompson bookwalter omni-tract olsen zeppelin mayfield doro midas aesculap sonopet cusa ligasure harmonic thunderbeat enseal caiman echelon endogia signia tristaple contour
  bair lone alexis cell-saver flotrac floseal kerlix abbocath flowtron surgiflo jackson-pratt`
    .trim()
    .split(/\s+/),
);

const isMaker = (word: string) => MAKERS.has(word.toLowerCase());

/**
 * Whether these words name a device: a product, with or without its maker. A maker's name alone may
 * be a patient's.
 */
export function isDevice(words: readonly string[], isName: (word: string) => boolean): boolean {
  const [first = '', ...others] = words;
  if (first === 'St' && /^jude$/i.test(others[0] ?? '')) return true;
  if (isMaker(first)) return others.length > 0 ? !others.some(isName) : !isName(first);
  return (
    !TITLES.has(first.replace('.', '').toLowerCase()) && others.some(isMaker) && !words.some(isName)
  );
}
