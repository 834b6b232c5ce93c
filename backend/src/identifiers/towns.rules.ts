/**
 * Towns of a hundred thousand people and more: the names of the reference data (GeoNames, CC BY
 * 4.0), folded as `townKey` folds, without those that are English or German words, eponyms or
 * given names, and with the names that English has for some.
 */
const TOWNS = new Set(
  `
a coruna|aachen|aalborg|abadan|abakaliki|abakan|abbotsford|abbottabad|abengourou|abeokuta|aberdeen|abha|abidjan|abiko|abilene|abobo|abohar|abomey calavi|abu dhabi|abu ghurayb|
abu kabir|abuja|acapulco de juarez|acarigua|accra|achalpur|acheng|achinsk|acilia castel fusano ostia antica|ad damazin|ad diwaniyah|adana|adapazari|addis ababa|adelaide|aden|
adilabad|adiwerna|adiyaman|ado ekiti|adoni|afyonkarahisar|agadez|agadir|agartala|ageoshimo|agra|aguascalientes|ahmadnagar|ahmadpur east|ahmedabad|ahvaz|ain beida|ain oussera|
airoli|aix en provence|aizawl|ajdabiya|ajlun|ajman|ajmer|akashi|akita|akola|akron|aksaray|aksu|aktau|aktobe|akure|al ahmadi|al ain|al ajaylat|al amarah|al bab|al fallujah|
al faw|al fayyum|al hawamidiyah|al hillah|al hoceima|al hudaydah|al hufuf|al jadid|al jubayl|al kharj|al khums|al kut|al mahallah al kubra|al manaqil|al mansurah|al met yevsk|
al minya|al mubarraz|al qadarif|alagoinhas|alanya|alappuzha|albacete|alberton|albuquerque|alcala de henares|alchevs k|alcobendas|alcorcon|aleppo|alexandria|algeciras|algiers|
alhambra|alicante|aligarh|allahabad|allentown|almaty|almere stad|almeria|alor setar|altay|alto barinas|alwar|amadora|amagasaki|amaigbo|amarillo|amarnath|ambala|ambato|ambattur|
ambon|ambur|americana|amersfoort|amherst|amiens|amman|amol|ampang|amravati|amritsar|amroha|amsterdam|an nuhud|anaco|anaheim|anand|ananindeua|anantapur|anapolis|anbu|anchorage|
anda|andijon|andong|angarsk|angeles|angers|angra dos reis|angren|anjo|ankang|ankara|ann arbor|annaba|anqing|anqiu|ansan si|anshan|anshun|antakya|antalya|antananarivo|antipolo|
antofagasta|antsirabe|antwerp|antwerpen|anyama|anyang|anyang si|aomori|aparecida de goiania|apeldoorn|apopa|apucarana|ar raqqah|ar rayyan|aracaju|aracatuba|arad|araguaina|arak|
aral|arapiraca|arar|araraquara|araras|araruama|araucaria|archway|ardabil|arequipa|argenteuil|arhus|arica|arish|arjawinangun|arkhangel sk|armavir|armenia|arnavutkoy|arnhem|arrah|
arroyo naranjo|artem|arusha|arzamas|as samawah|as sulaymaniyah|as suwayq|asahikawa|asaka|asansol|ashdod|ashgabat|ashikaga|ashkelon|ashoknagar kalyangarh|asmara|assis|
astanajapura|astoria|astrakhan|asuncion|aswan|asyut|atani|atasehir|atbara|athens|atibaia|atlanta|atsiaman|atsugi|atyrau|auckland|augsburg|aurangabad|avadi|awka|ayacucho|aydin|
az zawiyah|az zubayr|azadshahr|azamgarh|azare|azcapotzalco|bab ezzouar|babol|babruysk|bac lieu|bacau|bacolod|bacoor|badajoz|badalona|badlapur|bafoussam|bagaha|bagcilar|bagerhat|
baghdad|baghlan|bago|baguio|bahadurgarh|baharampur|bahawalnagar|bahawalpur|bahcelievler|bahia blanca|bahir dar|bahraigh|baia mare|baicheng|baidoa|baidyabati|baishan|baiyin|
bakersfield|baku|balakovo|balashikha|balasore|bali|balikesir|balikpapan|baliuag|balkh|balti|baltimore|balurghat|bama|bamako|bamenda|banaras|banda|banda aceh|bandar abbas|
bandar e anzali|bandar lampung|bandirma|bandundu|bandung|baneh|bangalore|bangaon|bangil|bangkok|bangui|banha|bani suwayf|banja luka|banjaran|banjarmasin|bankura|banqiao|
bansbaria|banyuwangi|bao loc|baoding|baoshan|baotou|baqubah|baraki|barakpur|baranovichi|barasat|barbacena|barcelona|barddhaman|bareilly|bari|barinas|barisal|barnala|barnaul|
baroda|barquisimeto|barra mansa|barrancabermeja|barranquilla|barreiras|barretos|barrie|barsi|barueri|baruta|barysaw|basaksehir|basel|basildon|basingstoke|basra|basrah|basti|
bat yam|bata|batala|batam|batang|batangas|bataysk|bathinda|batman|batna|baton rouge|battagram|battambang|batu pahat|batumi|baturaja|bauchi|bauru|bawshar|bayamo|bayamon|
bayan nur|beau bassin rose hill|beaumont|beawar|bechar|bedford|beersheba|begusarai|bei an|beibei|beihai|beijing|beipiao|beira|beirut|bejaia|bekasi|belawan|belem|belfast|
belford roxo|belgaum|belgorod|belgrade|bellary|bellevue|bello|belo horizonte|bemowo|benares|bender|bendigo|bengaluru|bengbu|benghazi|bengkulu|benguela|beni|beni mellal|benin|
benito juarez|benoni|benxi|beppu|berazategui|berbera|berdyansk|berezniki|bergamo|bergen|bergisch gladbach|berkeley|berlin|bern|bertoua|besancon|bethal|betim|bettiah|bexley|
beylikduzu|bhadravati|bhadreswar|bhagalpur|bhairab bazar|bharatpur|bharuch|bhatpara|bhavnagar|bhayandar|bhilai|bhilwara|bhimavaram|bhimbar|bhind|bhisho|bhiwandi|bhiwani|bhopal|
bhubaneshwar|bhuj|bhusaval|bialystok|bidar|bielany|bielefeld|bielsko biala|bien hoa|bihar sharif|bijapur|bikaner|bila tserkva|bilaspur|bilbao|bilbays|bilimora|billings|bilqas|
bimbo|binan|binangonan|binjai|bintulu|binzhou|biratnagar|birganj|birigui|birjand|birkenhead|birmingham|birnin kebbi|bishkek|bishoftu|biskra|bissau|biysk|bizerte|blackburn|
blackpool|blagoveshchensk|blantyre|blida|blitar|bloemfontein|blumenau|bnei brak|boa vista|bobo dioulasso|bochum|bogor|bogota|bogra|bohicon|boise|bojnurd|bokaro|boksburg|bologna|
bolton|boma|bombay|bonn|bontang|bordeaux|bordj bou arreridj|bordj el kiffan|borivli|borough park|borujerd|boshan|boston|botad|botosani|botshabelo|bottrop|botucatu|bouake|
boulder|boulogne billancourt|boumerdas|bournemouth|bozhou|bradford|braga|braganca paulista|brahmapur|braila|brakpan|brampton|brasilia|brasov|bratislava|bratsk|braunschweig|
brazzaville|breda|bremen|bremerhaven|brescia|brest|bridgeport|brighton|brisbane|bristol|brits|brno|broken arrow|brooklyn|brownsville|brugge|brussels|bryansk|bucaramanga|
bucharest|bucheon si|budapest|budaun|budta|buenaventura|buenavista|buenos aires|buguma|buhe|bujumbura|bukan|bukavu|bukhara|bukit mertajam|bulandshahr|bulaon|bulawayo|
buon ma thuot|buraydah|burbank|burewala|burgas|burgos|burhanpur|burlington|burnaby|burnley|bursa|burton upon trent|busan|bushehr|bushwick|butembo|butterworth|butuan|
buyukcekmece|buzau|bydgoszcz|bytom|ca mau|cabanatuan|cabimas|cabo|cabo frio|cabuyao|cacak|cachoeirinha|cachoeiro de itapemirim|cadiz|caen|cagayan de oro|cagliari|cagua|cainta|
cairns|cairo|cajamarca|calabar|calabozo|calama|calamba|calcutta|calgary|cali|calicut|callao|caloocan|cam pha mines|cam ranh|camacari|camaguey|camayenne|cambridge|campeche|
campina grande|campinas|campo grande|campos dos goytacazes|can giuoc|can tho|canberra|cancun|cangzhou|cankaya|canoas|canton|cape coast|cape coral|cape town|capiata|caracas|
carapicuiba|cardiff|carletonville|carlsbad|carolina|carrollton|cartagena|cartago|caruaru|carupano|cary|casablanca|cascavel|castanhal|castello de la plana|catanduva|catania|
catia la mar|caucaia|cavite|caxias|caxias do sul|cebu|cedar rapids|celaya|centurion|cergy pontoise|cerro|chakwal|chakwama|chalco|chamartin|chanda|chandannagar|chandigarh|
chandler|chanduasi|changchun|changde|changji|changsha|changshu|changwon|changzhi|changzhou|chaohu|chaoyang|chaozhou|chapeco|chapra|charallave|charleroi|charleston|chas|
chattanooga|cheboksary|chelmsford|cheltenham|chelyabinsk|chemnitz|chengde|chengdu|chenghua|chengtangcun|chengzhong|chennai|chenzhou|cheonan|cheongju si|cheremushki|cherepovets|
cherkasy|cherkessk|chernihiv|chernivtsi|chesapeake|chesterfield|chetumal|chhatarpur|chhindwara|chiang mai|chiba|chicago|chiclayo|chicoloapan|chifeng|chigasaki|chihuahua|
chikmagalur|chikushino shi|chillan|chilpancingo|chimbote|chimoio|chinandega|chincha alta|chingola|chiniot|chinju|chirchiq|chishtian|chisinau|chita|chitradurga|chittagong|
chittaurgarh|chitungwiza|chizhou|chlef|chofu|choloma|chon buri|chongjin|chongqing|chorzow|christchurch|chula vista|chuncheon|churu|chuzhou|ciamis|ciampea|cibinong|
ciego de avila|cienfuegos|cikampek|cikarang|cikupa|cileungsir|cileunyi|cimahi|cincinnati|ciputat|cirebon|citeureup|city of balikpapan|city of westminster|ciudad acuna|
ciudad apodaca|ciudad benito juarez|ciudad bolivar|ciudad de villa de alvarez|ciudad del carmen|ciudad del este|ciudad delicias|ciudad general escobedo|ciudad guayana|
ciudad lineal|ciudad lopez mateos|ciudad madero|ciudad nezahualcoyotl|ciudad obregon|ciudad valles|ciudad victoria|clarksville|clermont ferrand|cleveland|clovis|cluj napoca|
coacalco|coatzacoalcos|cochabamba|cochin|coimbatore|coimbra|colatina|colchester|colima|college station|cologne|colombo|colorado springs|columbia|columbus|comilla|
comodoro rivadavia|conakry|concepcion|concepcion de la vega|concordia|conselheiro lafaiete|constanta|constantine|contagem|copenhagen|copiapo|coquimbo|coquitlam|coral springs|
cordoba|corlu|coro|coronel fabriciano|corpus christi|corrientes|corum|costa mesa|cotabato|cotia|cotonou|coventry|cox s bazar|coyoacan|cracow|craiova|crawley|criciuma|
croix des bouquets|croydon|cuauhtemoc|cuautitlan|cuautitlan izcalli|cuautla|cubatao|cucuta|cuddalore|cuddapah|cuenca|cuernavaca|cuiaba|cuito|culiacan|cumana|curico|curitiba|
curug|cusco|cuttack|czestochowa|da nang|dabrowa gornicza|dadonghai|dadu|dadukou|daegu|daejeon|dagenham|dagupan|daitocho|dakar|dali|dalian|daliang|daloa|daly|dam dam|damanhur|
damascus|dammam|damoh|dandong|danshui|daqing|dar es salaam|darbhanga|darjiling|darmstadt|dartmouth|darwin|dasha|dasmarinas|dasoguz|datong|daugavpils|davangere|davao|davenport|
davie|dawei|dawukou|daxing|dayton|dazhou|debrecen|deer valley|dehiwala mount lavinia|dehra dun|dehri|dehui|deir ez zor|delegacion cuajimalpa de morelos|delhi|delta|denizli|
denpasar|denton|denver|deoli|deoria|depok|dera ghazi khan|dera ismail khan|derbent|derby|derince|des moines|dese|detroit|dewas|deyang|dezhou|dhaka|dhamar|dhanbad|dharan|
dharmavaram|dhaulpur|dhulia|diadema|dibrugarh|digos|dihok|dijon|dikirnis|dili|dimapur|dimitrovgrad|dinajpur|dinapore|dindigul|dingzhou|dire dawa|disuq|divinopolis|divo|
diyarbakir|djelfa|djibouti|djougou|dnipro|dodoma|doha|dolisie|dombivli|doncaster|donetsk|dongguan|donghai|dongling|dongtai|dongxing|dongyang|dordrecht|dortmund|dos hermanas|
dosquebradas|douala|douliu|douma|dourados|dresden|drobeta turnu severin|dubai|dublin|duc trong|dudley|duisburg|dumaguete|dumai|dundee|dunedin|dunhua|duque de caxias|durban|durg|
durgapur|durham|durres|dushanbe|dusseldorf|dzerzhinsk|east chattanooga|east flatbush|east hampton|east harlem|east independence|east london|east los angeles|east york|
eastbourne|ebetsu|ebute ikorodu|ecatepec de morelos|ech chettia|ed damer|edea|edinburgh|edirne|edison|edmonton|efon alaaye|eindhoven|ejido|ejigbo|ekibastuz|el achir|el cajon|
el daein|el eulma|el fasher|el jadid|el limon|el monte|el obeid|el oued|el paso|el progreso|el tigre|elazig|elbasan|elblag|elche|eldoret|elektrostal|elgin|elista|elk grove|
ellore|elmhurst|eloy alfaro|embalenhle|embu|encheng|enfield town|engel s|enschede|ensenada|enugu|envigado|erbil|erfurt|erlangen|erode|erzincan|erzurum|escondido|escuintla|
esenler|esenyurt|eskisehir|esmeraldas|espoo|esuk oron|etawah|etobicoke|eugene|eunapolis|evansville|everett|exeter|ezhou|fairfield|faisalabad|faridabad|faridpur|farrukhabad|
fatehpur|fayetteville|feira de santana|fendou|fengcheng|fenghuang|fergana|fernando de la mora|ferozepore|ferraz de vasconcelos|fianarantsoa|firozabad|florencia|florianopolis|
floridablanca|foggia|formosa|fort collins|fort lauderdale|fort wayne|fort worth|fortaleza|foshan|foz do iguacu|franca|francisco morato|franco da rocha|frankfurt am main|
freetown|freiburg|fremont|fresnillo|fresno|frisco|fuenlabrada|fujairah|fuji|fujieda|fujinomiya|fujisawa|fukayacho|fukui shi|fukuoka|fukushima|fukuyama|fuling|fullerton|funchal|
funtua|furth|fushun|fuxin|fuyang|fuyu|fuzhou|fyzabad|gabes|gaborone|gadag|gadag betageri|gagnoa|gainesville|gajuwaka|galati|gandajika|gandhidham|gandhinagar|ganganagar|gangapur|
gangawati|gangneung|ganja|gaomi|gaoping|gaozhou|garanhuns|garden grove|gardez|garoua|gashua|gatineau|gaya|gaza|gaziantep|gbongan|gdansk|gdynia|gebze|geelong|gejiu|gelsenkirchen|
gemena|geneina|general santos|geneva|geneve|genoa|gent|george town|georgetown|gera|gereida|getafe|ghaziabad|ghazipur|ghazni|ghent|gifu shi|gijon|gilbert|gillingham|gimcheon|
girardot|giron|giza|glasgow|glazov|glendale|gliwice|gloucester|godhra|goiania|gojra|gold coast|goma|gombe|gomez palacio|gonbad e kavus|gonda|gondal|gondar|gondia|gongzhuling|
gorakhpur|gorgan|gorontalo|gorzow wielkopolski|gosaba|goteborg|gothenburg|gottingen|governador valadares|goyang si|granada|grand prairie|grand rapids|gravatai|gravesend|graz|
greater noida|greater sudbury|greeley|green bay|greensboro|grenoble|gresham|grimsby|grogol|groningen|groznyy|guacara|guadalajara|guadalajara de buga|guadalupe|guaiba|guanabacoa|
guanare|guangming|guangshui|guangyuan|guangzhou|guankou|guantanamo|guarapari|guarapuava|guaratingueta|guarenas|guaruja|guarulhos|guatemala|guatire|guayaquil|gudivada|guelma|
guelph|guilin|guiyang|gujranwala|gujrat|gulbarga|guli|gulu|gumi|guna|gunsan|guntakal junction|guntur|gurgaon|guri si|gusau|gustavo adolfo madero|guwahati|guyong|gwalior|gwangju|
gweru|gyeongju|gyeongsan si|gyor|gyumri|ha il|ha long|haarlem|habra|hachinohe|hachioji|hadano|hadejia|haeju|hafar al batin|hafizabad|hagonoy|haicheng|haifa|haikou|hailar|hailun|
haimen|haiphong|hajipur|hakodate|haldia|haldwani|halifax|halisahar|halwan|hamadan|hamah|hamamatsu|hamburg|hamhung|hami|hampton|hanam|handa|handan|hangu|hangzhou|hannover|hanoi|
hanover|hanumangarh|hanzhong|haora|hapur|harare|harbin|hardoi|hargeysa|haridwar|hassan|hastings|hat yai|hathras|havana|hawalli|hawassa|hayward|hazaribagh|hebi|hebron|hefei|
hegang|heidelberg|heihe|heilbronn|helsingborg|helsinki|henderson|hengshui|hengyang|hepo|herat|hermosillo|heroica guaymas|heroica matamoros|heze|higashimurayama|high point|
high wycombe|hikone|hildesheim|hillsboro|himeji|hindupur|hino|hinthada|hirakata|hiratsuka|hirosaki|hiroshima|hisar|hitachi|hitachi naka|ho chi minh|hoa binh|hobart|hofu|hohhot|
holguin|hollywood|holon|homs|homyel|hong kong|honggang|honmachi|honolulu|hoofddorp|horlivka|hortolandia|hoshangabad|hoshiarpur|hospet|hosur|hotan|hrodna|hsinchu|huadian|huai an|
huaibei|huaihua|huainan|hualien|huambo|huancayo|huanggang|huangshi|huangyan|huangzhou|huanuco|huayin|hubli|huddersfield|huelva|hugli|huicheng|huixquilucan|huizhou|hulan|
hulan ergi|humen|hungnam|huntington beach|huntsville|huocheng|huzhou|hwado|hwaseong si|hyderabad|hyesan|iasi|ibadan|ibague|ibaraki|ibarra|ibirite|ibri|ichalkaranji|icheon si|
ichihara|ichinomiya|idfu|idku|idlib|igboho|iguala de la independencia|iida|ijebu igbo|ijebu ode|ijero ekiti|ikeja|ikere ekiti|ikire|ikirun|ikoma|ikot ekpene|iksan|ila orangun|
ilam|ilebo|ilesa|ilheus|iligan|ilobu|iloilo|ilorin|imperatriz|imphal|imus|inazawa|incheon|indaiatuba|indianapolis|indore|indramayu|inegol|inglewood|ingolstadt|ingraj bazar|
inisa|innsbruck|ipatinga|ipoh|ipswich|iquique|iquitos|irakleion|iranshahr|irapuato|irbid|iringa|irkutsk|ironville|irvine|ise ekiti|isehara|isesaki|isfahan|ishinomaki|isiro|
iskenderun|islamabad|islington|ismailia|isparta|istanbul|itaborai|itabuna|itaguai|itagui|itajai|itami|itapecerica da serra|itapetininga|itapevi|itaquaquecetuba|itarsi|
ivano frankivsk|ivanovo|iwaki|iwakuni|iwatsuki|ixtapaluca|izhevsk|izmir|izmit|iztacalco|iztapalapa|izumi|izumisano|jabalpur|jabalya|jaboatao|jaboatao dos guararapes|jacarei|
jacksonville|jacmel|jacobabad|jaen|jaffna|jagadhri|jaigaon|jaipur|jakarta|jalai nur|jalalabad|jalandhar|jalgaon|jalingo|jalna|jalpaiguri|jamaame|jamaica|jamalpur|jambi|jammu|
jamnagar|jamshedpur|jamuria|jandira|jaragua do sul|jaranwala|jaunpur|jayapura|jeddah|jeju|jember|jena|jeongeup|jeonju|jequie|jerez de la frontera|jersey|jerusalem|jessore|
jetpur|jhang sadr|jhansi|jhelum|jhunjhunun|ji an|ji parana|jiagedaqi|jiamusi|jiangmen|jiangyin|jiangyou|jianshui|jiaozhou|jiaozuo|jiaxing|jiayuguan|jiazi|jieshi|jieshou|jieyang|
jijel|jilin|jimeta|jimma|jinan|jinchang|jincheng|jind|jingdezhen|jingling|jingmen|jingzhou|jinhua|jining|jinzhou|jirja|jishu|jiujiang|jiupu|jiutai|jiutepec|jixi|jizan|jizzax|
joao pessoa|jodhpur|joetsu|johannesburg|johor bahru|joinville|joliet|jolo|jombang|jose c paz|juan diaz|juarez|juazeiro do norte|juba|jubail|juiz de fora|juliaca|junagadh|
jundiai|kabankalan|kabul|kabwe|kadoma|kaduna|kaesong|kafr ad dawwar|kafr ash shaykh|kagoshima|kahramanmaras|kahriz|kaifeng|kairouan|kaithal|kaiyuan|kakamigahara|kakinada|
kakogawacho honmachi|kalemie|kaliningrad|kalisz|kallithea|kalmunai|kaluga|kalyan|kamakura|kamalia|kamarhati|kamensk ural skiy|kamianets podilskyi|kamianske|kamoke|kampala|
kampung baru subang|kampung pasir gudang baru|kampung sungai ara|kamyshin|kananga|kanazawa|kanchipuram|kanchrapara|kandahar|kandi|kandy|kangding|kanggye|kankan|kano|kanpur|
kansas|kansk|kaohsiung|kaolack|kara|karabaglar|karachi|karagandy|karaj|karaman|karamay|karbala|karimnagar|kariya|karlsruhe|karnal|kashgar|kashihara shi|kashipur|kashiwa|kassala|
kassel|kasugai|kasukabe|kasur|kathmandu|katihar|katowice|katsina|katsuta|katumba|kaunas|kawagoe|kawaguchi|kawanishi|kawasaki|kayseri|kazan|kecskemet|kediri|kedungwuni|keelung|
kelowna|kemerovo|kendari|kenema|kenitra|kent|kerch|kerman|kermanshah|khabarovsk|khairpur mir s|khamis mushait|khammam|khan yunis|khandwa|khanna|khanpur|kharagpur|khardah|
kharkiv|khartoum|khasavyurt|khemisset|khenchela|kherson|khimki|khlong luang|khmelnytskyi|khobar|khomeyni shahr|khon kaen|khorramabad|khorramshahr|khouribga|khowy|khujand|khulna|
khurja|khushab|khuzdar|kiel|kielce|kiev|kigali|kigoma|kikwit|killeen|kimberley|kimhae|kindia|kindu|kingston|kingston upon hull|kinshasa|kirikkale|kirkuk|kirov|kiryu|kisangani|
kisaran|kisarazu|kiselevsk|kishangarh|kishiwada|kisi|kislovodsk|kismayo|kisumu|kitakyushu|kitami|kitchener|kitwe|kiziltepe|klaipeda|klang|klaten|klerksdorp|kluang|knoxville|
kobe|koblenz|kochi|kofu|kohat|kokshetau|kokubunji|kolar|kolhapur|kolkata|kollam|koln|kolomna|kolpino|kolwezi|komaki|komatsu|komsomolsk on amur|konan|konya|korba|korhogo|
koriyama|korla|korolev|koronadal|koshigaya|kosice|kostanay|kosti|kostroma|koszalin|kot addu|kota|kota bharu|kota kinabalu|kotli|kousseri|kovrov|kowloon|kozhikode|kragujevac|
krakow|kramators k|krasnodar|krasnoyarsk|krefeld|kremenchuk|kresek|krishnanagar|kroonstad|kropyvnytskyi|krugersdorp|kryvyi rih|ksar el kebir|kuala lumpur|kuala terengganu|
kuantan|kuching|kufa|kuhdasht|kukatpalli|kulim|kultali|kulti|kumagaya|kumamoto|kumasi|kumba|kumbakonam|kunduz|kunming|kunshan|kupang|kurashiki|kure|kurgan|kurnool|kursk|kurume|
kusatsu|kushiro|kushtia|kutahya|kutaisi|kuwana|kwangmyong|kyain seikgyi township|kyiv|kyoto|kyzyl|kyzylorda|l hospitalet de llobregat|la ceiba|la gi|la laguna|la paz|la pintana|
la plata|la rioja|la romana|la serena|laayoune|labuan bajo|ladner|lafayette|lafia|lafiagi|lages|laghouat|lagos|lahad datu|lahore|laiwu|laiyang|laizhou|lakeland|lakewood|
lakhimpur|lal bahadur nagar|lalitpur|lambare|lampang|lancaster|langfang|lankaran|lansing|lanzhou|laoag|laohekou|lapu lapu|larache|larisa|larkana|las cruces|
las palmas de gran canaria|las pinas|las tunas|las vegas|lashio|latakia|latur|launceston|lauro de freitas|lausanne|laval|lawang|le havre|le mans|lecheng|leeds|leganes|legaspi|
legnica|leicester|leiden|leipzig|leiyang|lekki|lembang|lengshuijiang|leninsk kuznetsky|leogane|leon de los aldama|les cayes|leshan|leverkusen|levis|lewisville|lexington|
lexington fayette|lhasa|lianghu|lianhe|lianjiang|lianran|lianshan|liaocheng|liaoyang|liaoyuan|libreville|licheng|lichinga|liege|lijiang|likasi|lille|lilongwe|limassol|limeira|
limoges|linfen|linhai|linhares|linkoping|linshui|linxi|linxia chengguanzhen|linyi|linz|lipa|lipetsk|lira|lisbon|little rock|liupanshui|liverpool|livingstone|livorno|ljubljana|
lleida|lo prado|loa janan|lobito|lodz|logan|logrono|loja|lome|london|londrina|long beach|long xuyen|longfeng|longjiang|longjing|longueuil|loni|los angeles|los mochis|los teques|
loudi|louisville|loum|lowell|lower hutt|luancheng|luanda|luanshya|lubango|lubbock|lubeck|lublin|lubuklinggau|lubumbashi|lucena|lucknow|ludhiana|ludwigshafen am rhein|luhansk|
lumajang|luohe|luoyang|luqiao|lusaka|luton|lutsk|luxor|luziania|lviv|lyon|lysychans k|lyubertsy|m sila|maastricht|maba|mabalacat|macae|macapa|macau|maceio|machala|macheng|
machida|machilipatnam|madanapalle|madhyamgram|madinah|madiun|madras|madrid|madurai|maebashi|magangue|magdalena contreras|magdeburg|magelang|magnitogorsk|magugpo poblacion|
mahabad|mahajanga|mahbubnagar|mahilyow|maicao|maidstone|maiduguri|mainz|majie|makassar|makati|makhachkala|makiyivka|makkah|makurdi|malabo|malacca|maladzyechna|malaga|malakal|
malambo|malang|malatya|malayer|malegaon|maler kotla|malindi|malingao|malkajgiri|mallawi|malmo|malolos|maltepe|manado|managua|manama|manaus|manchester|mandalay|mandaluyong|
mandaue|mandi bahauddin|mandimba|mandsaur|mandya|mangalore|manhattan|manila|manisa|manizales|mannheim|manp o|mansfield|mansilingan|manta|mantampay|manukau|manzanillo|manzini|
maputo|mar del plata|maraba|maracaibo|maracanau|maracay|maradi|marand|marawi|marbella|mardan|marg ilon|mariara|marilia|maringa|mariupol|marka|markham|maroua|marrakesh|marseille|
martapura|marvdasht|mary|maryvale|masan|masaya|mascara|maseru|mashhad|masina|masjed soleyman|matadi|matagalpa|matanzas|mataram|mataro|mathura|mati|matola|matsubara|matsudo|
matsue|matsumoto|matsuyama|maturin|maua|mawlamyine|maxixe|maykop|mazar e sharif|mazatlan|mazyr|mbandaka|mbeya|mbouda|mbuji mayi|mcallen|mckinney|meads|mecca|medan|medea|
medellin|medina|medina estates|medinipur|meerut|meiktila|meizhou|mejicanos|mek ele|meknes|melbourne|melitopol|memphis|mendoza|mentougou|merkezefendi|merlo|mersin|mesa|mesquite|
messina|mestre|metairie|metairie terrace|metro|metz|mexicali|mexico|meycauayan|mezhdurechensk|miami|miami gardens|miandoab|mianyang|miass|middelburg|middlesbrough|midland|
midrand|miguel hidalgo|milagro|milan|milton|milton keynes|milwaukee|minamirinkan|minatitlan|minato|mingora|mingshui|minna|minneapolis|mino|minsk|minzhu|miramar|miri|mirialguda|
mirpur khas|mirzapur|mishima|miskolc|misratah|mississauga|mito|mitrovice|mixco|miyakonojo|miyazaki|mizhou|modakeke|modena|modesto|moers|moga|mogadishu|mogi das cruzes|
mogi guacu|mohali|mohammedia|mojokerto|mokolo|mokopane|mokotow|mokpo|mombasa|monchengladbach|monclova|moncton|monghyr|monrovia|monteria|monterrey|montes claros|montevideo|
montgomery|montpellier|montreal|monywa|monza|mopti|moradabad|moratuwa|morbi|morelia|morena|moreno valley|moriguchi|morioka|mormugao|morogoro|moron|moscow|moshi|mossoro|
mostaganem|mostar|mostoles|mosul|mothihari|moundou|mpumalanga|muar|mubi|mucumpiz|mudanjiang|mueang nonthaburi|mufulira|mukalla|mulheim|mulhouse|multan|mumbai|munich|munster|
muratpasa|murcia|murfreesboro|muricay|muridke|murmansk|murom|murrieta|murwara|musaffah|musashino|muscat|musoma|mustafakemalpasa|mutare|muzaffarabad|muzaffargarh|muzaffarnagar|
muzaffarpur|mwanza|mwene ditu|my tho|myeik|myingyan|mykolayiv|mymensingh|mysore|mysuru|mytishchi|mzuzu|n dalatando|n djamena|nabatiye et tahta|naberezhnyye chelny|nablus|nacala|
nadiad|nador|naga|nagano|nagaoka|nagareyama|nagarpur|nagasaki|nagda|nagercoil|nagoya|nagpur|naha|naihati|nairobi|najaf|najafabad|najafgarh|najran|nakhodka|nakhon pathom|
nakhon ratchasima|nakhon si thammarat|nakuru|nal chik|nalgonda|nam dinh|namangan|namp o|nampula|namur|nanchang|nanchong|nancy|nanded|nandurbar|nandyal|nangi|nangloi jat|nanjing|
nanning|nanpiao|nanping|nantes|nantong|nantou|nanyang|naperville|naples|nara shi|narayanganj|narela|narita|narsingdi|nashik|nashville|nasiriyah|nassau|natal|natore|
naucalpan de juarez|navadwip|navapolatsk|navoiy|navojoa|navotas|navsari|nawabganj|nawabshah|nay pyi taw|nazarabad|nazilli|nazran|nazret|ndola|neftekamsk|nefteyugansk|negombo|
nehe|neijiang|neiva|nellore|nelspruit|nepean|netanya|neuquen|neuss|nevinnomyssk|new cairo|new delhi|new haven|new mirpur|new orleans|new york|newark|newcastle|
newcastle upon tyne|newport|newport news|neyagawa|neyshabur|ngaoundere|nguru|nha trang|niamey|nicolas romero|nicosia|nigel|niigata|niihama|nijmegen|nikopol|nilopolis|nimes|
ningbo|nishi tokyo shi|nishinomiya hama|nishio|niteroi|nizamabad|nizhnekamsk|nizhnevartovsk|nizhniy novgorod|nizhny tagil|nkongsamba|nkpor|nnewi|nobeoka|noda|nogales|noginsk|
noida|norfolk|norilsk|north charleston|north las vegas|north peoria|north stamford|north york|northampton|norwalk|norwich|nossa senhora do socorro|nottingham|nouakchott|
nova friburgo|nova iguacu|novi sad|novo hamburgo|novo peredelkino|novocheboksarsk|novocherkassk|novokuybyshevsk|novokuznetsk|novomoskovsk|novorossiysk|novosibirsk|novotroitsk|
nowrangapur|noyabrsk|nsukka|nuevo laredo|nukus|numazu|nur sultan|nuremberg|nurnberg|nyala|nyiregyhaza|nzerekore|oakland|oakville|oaxaca|oberhausen|obihiro|obninsk|obuase|
oceanside|ocumare del tuy|odawara|odense|odessa|odintsovo|offenbach|ogaki|oita|ojo de agua|okanagan|okap|okara|okayama|okazaki|okene|okigwe|okinawa|oklahoma|okrika|oktyabr skiy|
olathe|oldenburg|oldham|oleksandriya|olinda|olmaliq|olomouc|olongapo|olsztyn|omaha|omdurman|omsk|omuta|ondo|ongole|onitsha|ontario|opole|oradea|orai|oral|oran|ordos|ordu|orebro|
orekhovo zuyevo|orel|orenburg|orizaba|orkney|orleans|ormoc|orsha|orsk|orumiyeh|oruro|osaka|osan|osasco|oshawa|oslo|osmaniye|osnabruck|osogbo|osorno|ostrava|otaru|otsu|ottawa|
ouagadougou|ouargla|oujda angad|oulu|oum el bouaghi|ourense|overland park|oviedo|owerri|oxford|oxnard|oyama|p yongsong|paarl|pabna|pachuca de soto|padalarang|padang|
padangsidempuan|paderborn|padova|pagadian|pak kret|pakokku|pakpattan|palangkaraya|palanpur|palembang|palermo|palghat|palhoca|pali|pallavaram|palm bay|palma|palma soriano|palmas|
palmdale|palmira|palo negro|palopo|paltan|palu|palwal|pamanukan|pamplona|pamulang|panalanoy|panama|panchkula|panevezys|pangkalpinang|panihati|panipat|panshan|panvel|par naogaon|
parakou|paramaribo|parana|paranagua|parauapebas|parbhani|parepare|paris|parla|parma|parnaiba|parnamirim|parral|parsabad|parung|pasadena|pasarkemis|pasay|paseh|pasig|
pasragad branch|passo fundo|pasto|pasuruan|patan|paterson|pathankot|pathein|pati|patiala|patna|patos de minas|patra|paulista|pavlodar|pavlohrad|payakumbuh|pecs|pekalongan|
pekanbaru|peking|pelotas|pemalang|pematangsiantar|pemba|pembroke pines|penza|peoria|perbaungan|percut|pereira|peristeri|perm|perpignan|perth|perugia|pervoural sk|pescara|
peshawar|petah tiqwa|petaling jaya|petapa|petare|peterborough|petionville|petrolina|petropavl|petropavlovsk kamchatsky|petropolis|petrozavodsk|pforzheim|phagwara|phalaborwa|
phan thiet|philadelphia|phitsanulok|phnom penh|phoenix|phra pradaeng|piatra neamt|piedras negras|pietermaritzburg|pikine|pilar|pilibhit|pilsen|pimpri|pinar del rio|
pindamonhangaba|pindiga|pingdingshan|pingliang|pingshan|pingxiang|pinhais|pinsk|piracicaba|piraeus|pita kotte|pitesti|pittsburgh|piura|planaltina|playa del carmen|pleiku|pleven|
plock|ploiesti|plovdiv|plumbon|plymouth|pocos de caldas|podgorica|podolsk|pohang|pointe noire|pokhara|polokwane|poltava|pomona|pompano beach|ponce|pondicherry|ponnani|
ponta grossa|pontianak|poole|poona|popayan|porbandar|port au prince|port blair|port de paix|port elizabeth|port gentil|port harcourt|port louis|port moresby|port said|
port saint lucie|port sudan|portland|portmore|porto|porto alegre|porto novo|porto seguro|porto velho|portoviejo|portsmouth|posadas|potchefstroom|potosi|potsdam|pouso alegre|
poza rica de hidalgo|poznan|prabumulih|praga poludnie|prague|praia|praia grande|prato|presidente prudente|pretoria|pristina|prizren|probolinggo|proddatur|prokop yevsk|
providence|provo|pskov|pucallpa|puducherry|pudukkottai|puebla|pueblo|puente alto|puerto cabello|puerto la cruz|puerto montt|puerto plata|puerto princesa|puerto vallarta|
pulandian|pulong santa cruz|punasa|pune|puning|puno|punta arenas|punta cana|punto fijo|puqi|puri|purnia|puruliya|purwakarta|purwodadi|purwokerto|pushkino|puthia|putian|puyang|
puyang chengguanzhen|pyatigorsk|pyay|pyin oo lwin|pyongyang|qalyub|qapqal|qarchak|qarshi|qazvin|qianjiang|qianzhou|qina|qingdao|qingnian|qingyuan|qingzhou|qinhuangdao|qinzhou|
qionghai|qiqihar|qo qon|quanzhou|quchan|quebec|queens|queenstown|queimados|quelimane|queluz|quetta|quetzaltenango|quevedo|quezon|qui nhon|quilmes|quilpue|quito|qujing|qurayyat|
quthbullapur|rabak|rabat|rach gia|radom|raebareli|rafah|rafsanjan|rahim yar khan|raichur|raiganj|raigarh|raipur|raj nandgaon|rajahmundry|rajapalaiyam|rajkot|rajshahi|raleigh|
ramadi|ramagundam|ramat gan|ramgundam|ramnicu valcea|rampur|rancagua|ranchi|rancho cucamonga|randburg|randfontein|rangkasbitung|rangoon|rangpur|raniganj|rantauprapat|
ras al khaimah|rasht|ratlam|raurkela|rawalpindi|rawang|rayong|recife|recklinghausen|regensburg|reggio calabria|reggio nell emilia|regina|rehovot|reims|relizane|remscheid|
rengasdengklok|rennes|renton|resende|resistencia|ressano garcia|reus|reutlingen|rewa|rewari|reykjavik|reynosa|rialto|ribeirao das neves|ribeirao pires|ribeirao preto|
richards bay|richardson|richmond|richmond hill|riga|rijeka|rimini|rio branco|rio claro|rio cuarto|rio das ostras|rio de janeiro|rio grande|rio verde|riobamba|rishon leziyyon|
rishra|riverside|rivne|riyadh|rizhao|robertsonpet|rockford|rockingham|rodriguez|rohtak|rome|rondonopolis|roodepoort|roorkee|rosario|roseville|rostock|rostov na donu|rotherham|
rotterdam|rouen|round rock|roxas|rubtsovsk|ruda slaska|rudnyy|ruse|russeifa|rustenburg|ryazan|rybinsk|rybnik|rzeszow|s hertogenbosch|sa dec|saarbrucken|sabadell|sabah as salim|
sabha|sabratah|sabzevar|sacaba|sacramento|saddiqabad|safi|saga|saguenay|saharanpur|saharsa|sahiwal|saida|saidpur|saigon|saint denis|saint etienne|saint louis|saint paul|
saint peters|saint petersburg|saint quentin en yvelines|saitama|sakai|sakakah|sakata|saki|sakura|salalah|salamanca|salatiga|salavat|sale al jadida|salem|salerno|salihorsk|
salinas|salmaniya|salt lake|salta|saltillo|salvaleon de higuey|salzburg|salzgitter|samara|samarinda|samarkand|samarra|sambalpur|sambhal|samsun|samut prakan|san angelo|
san antonio|san bernardino|san bernardo|san cristobal|san cristobal de las casas|san diego|san fernando|san fernando del valle de catamarca|san francisco|
san francisco de macoris|san jose|san jose del monte|san juan|san juan del rio|san juan sacatepequez|san lorenzo|san luis|san luis potosi|san luis rio colorado|san mateo|
san miguel|san miguel de tucuman|san miguel del padron|san miguelito|san nicolas de los arroyos|san nicolas de los garza|san pablo|san pablo de las salinas|san pedro|
san pedro de macoris|san pedro garza garcia|san pedro sula|san rafael|san salvador|san salvador de jujuy|sanaa|sanandaj|sancaktepe|sancti spiritus|sandacho|sandakan|
sandy springs|sangli|sanliurfa|sanming|sanshui|sant marti|santa ana|santa barbara d oeste|santa catarina|santa clara|santa clarita|santa coloma de gramenet|santa cruz|
santa cruz de la sierra|santa cruz de tenerife|santa cruz do sul|santa fe|santa luzia|santa maria|santa maria chimalhuacan|santa marta|santa rita|santa rosa|santa tecla|
santa teresa del tuy|santander|santarem|santiago de cuba|santiago de los caballeros|santiago de queretaro|santiago del estero|santo andre|santo domingo|
santo domingo de los colorados|santo domingo este|santo domingo oeste|santol|santos|sanya|sao bernardo do campo|sao caetano do sul|sao carlos|sao joao de meriti|sao jose|
sao jose do rio preto|sao jose dos campos|sao jose dos pinhais|sao leopoldo|sao luis|sao paulo|sao vicente|sapele|sapporo|sapucaia|saqqez|saragossa|sarajevo|saransk|saratov|
sargodha|sarh|sari|sariwon|sasebo|saskatoon|satara|satkhira|satna|satu mare|saugor|savannah|saveh|sawai madhopur|sawangan|sayama|scarborough|scottsdale|seattle|secunderabad|
seeb|sejong|sekondi takoradi|semarang|semey|semnan|sendai|seogwipo|seongnam si|seoni|seoul|sepang|sepatan|serang|serekunda|seremban|sergiyev posad|serilingampalle|serpukhov|
serra|sete lagoas|setif|seto|settat|setubal|sevastopol|severodvinsk|seversk|sevilla|seville|sfax|shagamu|shah alam|shahecheng|shahjanpur|shahkot|shahr e kord|shahrud|shahzadpur|
shakhty|shanghai|shangqiu|shangrao|shangri la|shangyu|shanhaiguan|shantipur|shantou|shanwei|shaoguan|shaowu|shaoxing|shaping|sharjah|shashi|shchelkovo|sheepshead bay|sheffield|
shekhupura|shengli|shenyang|shenzhen|sherbrooke|sherpur|shibganj|shibin al kawm|shihezi|shijiazhuang|shikarpur|shillong|shilong|shimla|shimoga|shimonoseki|shimotoda|shinyanga|
shiqi|shiqiao|shiraz|shivpuri|shiyan|shizuishan|shizuoka|shreveport|shrirampur|shuangcheng|shuangyashan|shunyi|shyamnagar|shymkent|si racha|sialkot|siauliai|sibiu|sibu|
sidi bel abbes|sidoarjo|sidon|siegen|siem reap|sihanoukville|siirt|sikar|sikasso|silang|silchar|siliguri|simferopol|simi valley|simoes filho|sinah|sincelejo|singa|singapore|
singaraja|singkawang|singrauli|sinnar|sinop|sinuiju|sioux falls|siping|sirajganj|sirjan|sirsa|sirte|sisli|sitapur|sittwe|situbondo|sivas|siverek|siwan|skikda|skopje|slough|
sloviansk|smolensk|soacha|sobral|soc trang|sochi|sofia|sogamoso|sohag|sohar|soka|sokode|sokoto|solapur|soledad|soledad de graciano sanchez|solikamsk|solingen|sollentuna|
sonargaon|songea|songjiang|songnim|songyuan|sonipat|soran|soreang|sorocaba|sorong|sosnowiec|souk ahras|sousse|south bend|south tangerang|southampton|southend on sea|soweto|
soyapango|soyibug|spanish town|spokane|spring valley|springfield|sri jayewardenepura kotte|srikakulam|srinagar|srodmiescie|st catharines|st helens|st louis|st petersburg|
stara zagora|staryy oskol|staten island|stavanger|stavropol|sterling heights|sterlitamak|stockholm|stockport|stockton|stoke on trent|strasbourg|stuttgart|subotica|suceava|sucre|
suez|suihua|suining|suita|suizhou|sujangarh|sujiatun|sukabumi|sukkur|suleja|sullana|sultanah|sultanbeyli|sultangazi|sultanpur|sumare|sumedang|sumqayit|sumy|sunch on|suncheon|
sunderland|sungai petani|sunggal|sunnyvale|sunrise manor|surabaya|surakarta|surat|surat thani|surendranagar|surgut|suriapet|surrey|sutton|sutton coldfield|suwon|suzano|suzhou|
suzuka|swansea|swindon|syevyerodonets k|syktyvkar|sylhet|syracuse|syzran|szczecin|szeged|szekesfehervar|ta if|ta izz|taboao da serra|tabora|tabriz|tabuk|tacloban|tacna|tacoma|
tadepallegudem|taganrog|tagiura|taguig|tai an|taichung|taihecun|tainan|taipei|taiping|taishan|taitung|taiyuan|taizhou|tajimi|takamatsu|takaoka|takarazuka|takasaki|takatsuki|
takeo|takoradi|talca|talcahuano|taldykorgan|talisay|talkha|tallahassee|tallinn|tamale|tambaram|tambov|tampa|tampere|tampico|tanda|tandil|tando adam|tando allahyar|tanga|tangail|
tangerang|tanggu|tangier|tangshan|tanjore|tanjung pinang|tanjungbalai|tanza|taoyuan|tapachula|taranto|taraz|targowek|targu mures|tarhuna|tarija|tarlac|tarnow|tarragona|tarsus|
tartu|tasek glugor|tashkent|tasikmalaya|taubate|taunggyi|taungoo|tauranga|tawau|taytay|taza|tbilisi|tebessa|tebingtinggi|tegal|tegucigalpa|tehran|tehuacan|tekirdag|tel aviv|
telde|telford|teluknaga|temara|tembisa|temecula|temirtau|tempe|tempe junction|temuco|teofilo otoni|tepexpan|tepic|teresina|teresopolis|ternate|ternopil|terrassa|tete|tetouan|
texcoco de mora|thai nguyen|thane|thanesar|thanh hoa|thaton|the bronx|the hague|thessaloniki|thies|thies nones|thika|thiruvananthapuram|thoothukudi|thornton|thousand oaks|
thrissur|tianfu|tianjin|tianshui|tiaret|tiebo|tieli|tieling|tigwav|tijuana|tilburg|timisoara|timon|tirana|tiraspol|tirmiz|tiruchirappalli|tirunelveli|tirupati|tiruppur|
tiruvannamalai|tiruvottiyur|titagarh|tizi ouzou|tlahuac|tlalnepantla|tlalpan|tlaquepaque|tlemcen|toamasina|tobol sk|tobruk|tokat|tokorozawa|tokushima|tokuyama|tokyo|tol yatti|
toledo|toliara|toluca|tomakomai|tomsk|tonala|tondabayashicho|tongchuanshi|tonghae|tonghua|tongliao|tongshan|tongzhou|tonk|toowoomba|topeka|torbat e heydariyeh|tordher|toronto|
torrance|torrejon de ardoz|torreon|torrevieja|torun|tottori|touba|toulon|toulouse|townsville|toyama|toyohashi|toyokawa|toyonaka|toyota|trabzon|trichy|trieste|trincomalee|
tripoli|trivandrum|trois rivieres|trondheim|troparevo|trujillo|tshikapa|tsuen wan|tsukuba|tucson|tuguegarao|tula|tulancingo|tulsa|tulua|tumbes|tumkur|tungi|tunis|tunja|turgutlu|
turhal|turin|turkmenabat|turku|turmero|turpan|tutamandahostel|tuticorin|tuxtepec|tuxtla|tuzla|tver|tychy|tyre|tyumen|uberaba|uberlandia|ubon ratchathani|udaipur|udgir|
udon thani|udupi|ueda|ugep|uijeongbu si|uitenhage|ujjain|ukhta|ulan bator|ulan ude|ulanhot|ulhasnagar|ulsan|ulyanovsk|umm al quwain|umm qasr|umraniye|umuahia|umuarama|ungaran|
unnao|uppal kalan|uppsala|urayasu|urdaneta|urganch|uromi|ursynow|uruapan|uruguaiana|urumqi|usak|uskudar|ussuriysk|ust ilimsk|ust kamenogorsk|utrecht|utsunomiya|uvira|uzhgorod|
vacoas|vadodara|valdivia|valladolid|valledupar|vallejo|valparaiso|vanadzor|vancouver|vanderbijlpark|vantaa|varamin|varanasi|varginha|varna|varzea grande|varzea paulista|
vasco da gama|vasteras|vaughan|vejalpur|velikiy novgorod|velikiye luki|vellore|venice|veracruz|veraval|vereeniging|verona|viamao|vicenza|victoria de durango|victorville|vidisha|
vienna|vientiane|vigo|vihari|vijayawada|vila velha|villa canales|villa nueva|villahermosa|villavicencio|villeurbanne|vilnius|vina del mar|vinh|vinh long|vinnytsia|viransehir|
virar|virginia|virginia beach|visakhapatnam|visalia|vitebsk|vitoria|vitoria da conquista|vitoria de santo antao|vizag|vizianagaram|vladikavkaz|vladimir|vladivostok|volgodonsk|
volgograd|vologda|volta redonda|volzhskiy|voronezh|vryheid|vung tau|waco|wad medani|wadi as sir|wafangdian|wakayama|walbrzych|walsall|wanxian|warangal|wardha|warri|warrington|
warsaw|washington heights|watford|wazirabad|weifang|weihai|weinan|welkom|wellington|wenchang|wenshan|wenzhou|weru|west bromwich|west covina|west jordan|west palm beach|
west valley|westminster|westonaria|wichita|wichita falls|wiesbaden|wigan|willemstad|wilmington|windhoek|windsor|winejok|winnipeg|winston salem|witbank|witten|wloclawek|woking|
wola|wolfsburg|wollongong|wolverhampton|wonju|wonsan|woodlands|worcester|wroclaw|wuchuan|wuda|wuhai|wuhan|wuhu|wuppertal|wurzburg|wusong|wuwei|wuxi|wuxue|wuzhou|xai xai|
xalapa de enriquez|xi an|xiamen|xiangtan|xiangyang|xianning|xiantao|xianyang|xiaogan|xiazhen|xichang|xico|xilin hot|xindi|xinghua|xingtai|xinhui|xining|xinji|xinpu|xintai|
xinxiang|xinyang|xinyuan|xinzhou|xiulin|xiuying|xochimilco|xuanzhou|xuchang|yaizu|yakeshi|yakutsk|yamagata|yamaguchi|yamoussoukro|yamunanagar|yanbu|yancheng|yangchun|yangjiang|
yangju|yangon|yangquan|yangshuo|yangzhou|yanji|yantai|yaounde|yaroslavl|yavatmal|yazd|yekaterinburg|yelahanka|yelets|yen vinh|yenakiyeve|yenangyaung|yeosu|yerevan|yevlakh|
yevpatoriya|yibin|yichang|yichun|yinchuan|yingkou|yiyang|yogyakarta|yokkaichi|yokohama|yokosuka|yonago|yonkers|yono|york|yoshkar ola|yuanlin|yuci|yuen long kau hui|yueyang|
yulin|yuncheng|yunfu|yushu|yuxi|yuyao|yuzhno sakhalinsk|zaanstad|zabol|zabrze|zacatecas|zagazig|zagreb|zahedan|zama|zamboanga|zamora|zanjan|zanzibar|zaoyang|zaozhuang|zapopan|
zaporizhia|zaragoza|zaria|zarqa|zawiya|zelenograd|zemun|zenica|zeytinburnu|zhalantun|zhanaozen|zhangjiakou|zhangjiakou shi xuanhua qu|zhangye|zhangzhou|zhanjiang|zhaodong|
zhaoqing|zhaotong|zhaoyuan|zheleznodorozhnyy|zhengzhou|zhenjiang|zhenzhou|zhezqazghan|zhicheng|zhongshan|zhongxiang|zhoucun|zhoukou|zhu cheng|zhuhai|zhuji|zhumadian|zhuzhou|
zhytomyr|zibo|zielona gora|zigong|ziguinchor|zinder|zlatoust|zliten|zoetermeer|zonguldak|zoucheng|zunyi|zurich|zwolle`
    .replace(/\n/g, '')
    .split('|'),
);

/** @param name in any case, with or without accents */
export const isTown = (name: string): boolean => TOWNS.has(townKey(name));

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ı: 'i', đ: 'd', ß: 'ss' };
const townKey = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøıđß]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[-'’.]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
