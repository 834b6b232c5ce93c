/**
 * Eponyms of operations, signs and instruments, so that they are not taken for patients' names.
 */
const EPONYMS = `
Desarda Bentall Senning Mustard Cabrol Yacoub Konno Nuss Ravitch Masquelet Ilizarov Kapandji Pauwels Sugarbaker Nes Nuys Jude Magnuson Nicks Manougian Glenn Fontan Rastelli Ross Kawashima Damus
Kausch Traverso Imanaga Warshaw Partington Rochelle Strasberg Bismuth Pichlmayr Makuuchi Belghiti Starzl Heaney Marchetti Lapides Mitrofanoff Studer Hautmann Camey Snodgrass Koyanagi Thiersch-Duplay Palomo Ivanissevich Jaboulay-Winkelmann Bricker
Hardinge Kirschner Steinmann Schatzker Lauge Paprosky Crowe Ortolani Tonnis Chiari Ponseti Maquet Elmslie Bristow Darrach Sauve Brostrom Chrisman Watson-Jones Lapidus Chevron
Forrest Blatchford Glasgow-Blatchford Alvarado Tokyo Nyhus Zollinger-Ellison Borrmann Lauren Siewert Mandard Dworak Becker Ryan Haggitt Kikuchi Kudo Parks Jorge Wexner Cleveland Hughes Balthazar Marshall Atlanta Fisher Hunt Hess Simpson Engel Raimondi Chicago
Abbe Abernethy Achard Addison Adson Albright Alcock Allen Allis Alport Altemeier Amyand Anderson Angelchik Antley Apgar Argyll Aschoff Auerbach Aufranc
Babcock Babinski Baker Balint Balkan Ballance Balthazar Bankart Barlow Barrett Barton Bartholin Bascom Bassini Battle Beck Bell Bennett Bergman Berry
Bevan Bier Bigelow Billroth Bishop Blalock Blumberg Blumer Blumgart Boas Bochdalek Boerhaave Bookwalter Bouchard Bovie Bowen Boyd Braden Branham Braun
Breslow Brodie Brown Brugada Brunner Buck Budd Buerger Burkitt Calot Cameron Campbell Cantlie Caroli Caprini Carnett Charcot Charnley Chassaignac
Chiari Child Chopart Chvostek Clark Clavien Claudius Cloquet Codman Cohn Colles Collis Cooper Cope Couinaud Courvoisier Coombs Crafoord Crile
Crohn Cullen Curling Cushing Dance Dandy DaVinci Deaver Debakey DeBakey Denonvilliers Dercum Desault Desjardins Dindo Doppler Dor Douglas Down Duhamel
Dukes Dumon Dunhill Dupuytren Ebstein Eisenmenger Ellis Enneking Epstein Esmarch Ewing Falope Fallot Fanconi Felty Finkelstein Finney Fischer Fitz
Fogarty Foley Fothergill Fournier Fowler Fox Frantz Freyer Freka Frey Fuhrman Furlow Galeazzi Gallie Ganz Gardner Garre Gartland Gelpi Gerota Gigli
Gillies Gilbert Gissane Glasgow Gleason Glisson Goligher Goodsall Graham Grant Graves Gray Grey Grynfeltt Gustilo Halban Halsted Hamman Harris Harmon
Hartmann Hashimoto Hasselbach Hasson Heberden Heineke Heister Heller Henderson Henoch Hesselbach Hickman Hill Hinchey Hippocrates Hirschsprung Hodgkin
Hoffmann Homan Horner Houston Howship Hudson Hunter Hurthle Hutchinson Inkster Ivor Jaboulay Jackson Jacobson Jefferson Jones Kanavel Kaposi Karydakis
Kasabach Kasai Kehr Kelly Kerley Kienbock Killian Klatskin Klippel Knight Koch Kocher Kock Kraissl Krause Kristeller Krukenberg Kuhn Kuntscher Kussmaul
Lachman Ladd Lahey Lambotte Langenbeck Langer Langerhans Larrey Lasegue Latarjet Laurin Leriche Lembert Lewis Lichtenstein Limberg Linton Lisfranc
Lister Littre Lloyd Lockwood Longmire Lotheissen Ludwig Luschka Macmillan Madigan Magill Maisonneuve Malgaigne Mallet Mallory Marfan Marjolin Markle
Marshall Mason Masson Mattox Maydl Mayo McArdle McBurney McEvedy McGivney McGoon McIvor McKeown McMurray McVay Meckel Meigs Meissner Meniere Merkel
Metzenbaum Mikulicz Miles Miller Milligan Mirizzi Moerkirk Mohs Mondor Monteggia Moore Morgagni Morgan Morison Morrison Morton Moynihan Murphy
Navarro Palmer Neer Nelaton Nissen Norwood Nuck Ochsner Oddi Ogilvie Oleesky Olivecrona Ollier Ombredanne Orringer Osgood Paget Pancoast Papillon Parkes
Parkinson Parks Patey Payr Penrose Pernkopf Perthes Petersen Petit Peutz Peyronie Pfannenstiel Phalen Plummer Poirier Poland Porter Pott Potts Poupart
Pringle Prolene Puestow Pugh Queyrat Quincke Quenu Ramstedt Ranson Rathke Raynaud Reinke Retzius Reynolds Richter Riedel Riolan Rives Robson Rockall
Rokitansky Romberg Roos Rosenmuller Rosenstein Rotter Roux Rovsing Rutherford Salter Santorini Sappey Savary Scarpa Schatzki Schmorl Schwann Seldinger
Sengstaken Serafini Shenton Shouldice Simmonds Sims Sistrunk Sjogren Skene Smith Soave Spencer Spetzler Spiegel Spigelian Stamm Stanford Stensen Stevens
Stoppa Strassmann Struthers Sturge Sudeck Sugiura Swan Sweet Swenson Syme Takayasu Taussig Taylor Terry Tessier Thal Thiersch Thomas Thompson Thomsen
Tinel Tocantins Toldt Torek Toupet Treitz Trendelenburg Treves Troisier Trousseau Tzanck Valsalva Vater Veau Verneuil Veress Virchow Vogt Volkmann
Wagner Waldeyer Walsham Wardill Warren Warthin Waterston Watson Weber Wegener Weiss Wells Wernicke Wertheim Wharton Whipple White Whitehead
Williams Willis Wilkie Wilms Wilson Winslow Wirsung Witzel Wolff Wood Wright Wullstein Young Zenker Ziegler Zollinger Zuckerkandl
Eichenholtz Brooker Kellgren Outerbridge Tossy Bosniak Boari Karnofsky Barthel Zarit Likert Risser Lenke Meyerding Pfirrmann Modic Goutallier Tscherne Judet Letournel
Ficat Catterall Insall Salvati Caton Wiberg Lequesne Mallampati Cormack Lehane Killip Ishimaru Amsel Ferriman Gallwey Magerl Oswestry Tegner Lysholm Aubigne Lopresti Delbet`
  .trim()
  .split(/\s+/);

const KNOWN = new Set(EPONYMS.map((name) => name.toLowerCase()));

/** What an eponym can be followed by. */
const THINGS = new Set(
  `abscess amputation anastomosis angle approach area arthroplasty artery bag band bandage block blade body bypass capsule carcinoma cartilage catheter cells cirrhosis clamp classification
closure contracture cord criteria cyst deformity dermatome diathermy disease dislocation drain dressing duct ducts dysplasia elevator endarterectomy enterectomy equation esophagectomy
excision exercises exploration fascia fashion fibres flap fold foramen forceps formula fracture frame fundoplication ganglion gap gastrectomy gastrostomy glands grade grading graft
gangrene haematoma hemicolectomy hepatectomy hernia herniorrhaphy hernioplasty hydrocele ileostomy incision index introducer jejunostomy joint knot laparoscopy law layer lesion
ligament ligation limb line lines line-up loop lymphoma macula manoeuvre maneuver mark membrane mesh method mobilisation modification myotomy myocutaneous needle needles
neuroma node nodes nodule oesophagectomy operation orchidopexy osteotomy palsy pancreaticoduodenectomy pancreatectomy patch phenomenon pin plasty plate plaster plexus
point position pouch pressure principle procedure prosthesis protocol pull-through pyloroplasty reconstruction reduction reflex regimen repair resection retractor ring rod rule salvage sarcoma
scissors score scoring shunt sign signs sinus space sphincter sphincterotomy splint stage staging stent stitch stoma stricture sulcus suture sutures syndrome system
technique tear technic test tests tetralogy thyroiditis tissue tourniquet traction transposition triad triangle trocar tube tubercle tumor tumour ulcer vein valve valves view web
wire wound zone
blanket boot boots borders bottle bougie brace bracket cast collar corset markings pillow planes rods screws shoe stapler stocking stockings swab swabs warmer`
    .trim()
    .split(/\s+/),
);

/** Forrest IIa, Weber B, Clavien III */
const GRADE = /^(?:[ABC]|I{1,3}[abc]?|I?V[abc]?)$/;

const isEponym = (word: string) =>
  KNOWN.has(word.toLowerCase().replace(/'?s?$/, '')) || KNOWN.has(word.toLowerCase());

/**
 * Whether a name at this position belongs to an operation, a sign or an instrument: an eponym
 * followed by such a word ("Hartmann's procedure", "Zollinger-Ellison syndrome"), joined to another
 * ("Billroth-Roux"), or with an article ("a Whipple").
 */
export function isEponymous(text: string, start: number, end: number): boolean {
  const words = text.slice(start, end).split(/[\s-]+/);
  if (!words.some(isEponym)) return false;
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 60);
  if (standsForThing(after)) return true;
  if (/^-\p{Lu}/u.test(after) || /\p{L}-$/u.test(before)) return true;
  return /\b(?:an?|the|modified|open|laparoscopic|robotic|standard|classic(?:al)?|reversed?|posterior|anterior|partial|total|after|positive|negative|of) $/i.test(
    before,
  );
}

function standsForThing(after: string): boolean {
  const words = after.replace(/^'s?/, '').match(/[\p{L}-]+/gu) ?? [];
  return words.slice(0, 3).some((word) => THINGS.has(word.toLowerCase()) || GRADE.test(word));
}

export { isEponym, standsForThing };
