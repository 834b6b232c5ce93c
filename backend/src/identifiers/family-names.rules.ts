/**
 * Family names from the lists of @faker-js/faker 10.6.0 (MIT, see faker-names-licence.txt), about
 * the same number for each language, without those that are English words or eponyms.
 */
export const FAMILY_NAMES = `
Aalbers Aalerud Aaltonen Aas Aasen Ababii Abacı Abadžija Abate Abay Abbas Abbott Abdi Abdulazimov
Abdulazimova Abdulhakimov Abduljalilov Abdullayeva Abdulmalikov Abegglen Abel Abeyta Abimanyu
Abiodun Abiola Abodunrin Abrahamsson Abreu Achari Acharya Acheampong Achim Ackerman Ackermann
Acuña Adadevoh Adal Adam Adamczak Adame Adams Adamski Adaobi Adar Adebayo Adebisi Adegbite
Adegboye Adegoke Adekunle Adel Adelakun Adeleke Adelusi Ademayowa Ademiluyi Ademola Adeniyan
Aderibigbe Aderinsola Aderogba Aderonke Adesina Adesiyan Adewunmi Adewura Adeyemo Adhikari Adiga
Adin Adisa Adomah Adomako Adongo Adriansyah Adu Adusei Adutwum Aebi Aeby Afirifa Afoakwa Afolabi
Afolayan Afonja Afunku Agarwal Agboola Agnes Agostinelli Aguilera Agustina Agyapong Agyare Agyei
Ahluwalia Ahmad Ahmed Ahonen Ahortor Ahrens Ahrorov Ahrorova Ahuja Ajakaiye Ajao Ajayi Ajewole
Akalın Akay Akbulut Akdemir Akerele Akgül Akinrinola Akintade Akkaş Akkoyunlu Akman Akoto Akowua
Aksentić Aksoy Aktay Akyeamfuɔ Akyeampong Akyena Akyürek Akçalı Akın Akışık Alabi Alamsyah Alan
Alanis Alargić Alba Albertyn Albu Albuquerque Alcántar Alexander Alexandrescu Alexe Alfaro Ali
Alidi Alisherov Alisherova Alkan Almaraz Almeida Aloba Alonzo Alpuğan Altuntaş Altınel Altıok
Alvarez Alves Amado Amaechi Amar Amaral Amato Amaya Aminat Ammann Amo Amoa Amoako Amoasi Amorim
Ampadu Ampofo Amundsen Ananda Andersen Andersone Andersson Andesilić Andorful Andrade Andre
Andreassen Andreasson Andrei Andresen Andriani Angelucci Anghel Angster Anjani Anjos Ankra Anne
Anokye Ansa Antal Antalová Antović Antošová Anttila Antunes Antwi Anvaryev Aparicio Aponte
Apostol Appia Appiah Aras Araújo Arce Ardana Ardelean Ardiyanti Aregger Arellano Aremu Argiolas
Arias Arifin Armas Arnaud Arndt Arnesen Arnold Arora Arreola Arriaga Arslan Arslanoğlu Arslonova
Arvidsson Aryal Arājs Arığ Asamoa Asamoah Asan Asante Asare Asenso Ashley Asiedu Asilbekov
Aslanoğlu Assunção Astuti Ata Atalık Atanasov Ateş Atıcı Aubert Aubry Aucamp Auer Augustyniak
Auld Avazyeva Avcıoğlu Avram Avsec Awodiran Awolowo Awuah Axelsson Ayandokun Aybar Aydemir Aydın
Ayhan Ayisat Aykurt Aymonier Ayobami Ayomide Ayoola Aytekin Azad Azinić Azizah Azizov Açıkgöz
Aïdara Aćić Ağa Ağırbaş Aşık Ašćerić Baa Baafi Baah Baawia Babaoğlu Babatunde Babou Babtunde Baca
Baciu Bader Badji Badu Bagaskara Baghy Bagnoud Bahodirova Bahringer Bahromov Bahun Bailey Bajc
Bajāre Bajšanski Bak Bakan Bakare Bakhoum Bakke Bakken Bakker Bakos Balaban Balan Balažević
Balcar Balck Baldo Baldé Balistreri Balla Ballesteros Balmer Balodis Balog Balogh Balogun Baltag
Balázs Baláž Bamidele Bamiloye Banda Bandopadhyay Banerjee Bang Banjac Baptista Baral Baran
Baranjec Baranková Barbiero Barbosa Barbu Barna Barnard Baron Barre Barrera Barreto Barros
Barrows Barry Barta Bartoletti Bartosik Barzani Bashirian Basmacı Basnet Basso Basson Bastien
Bastola Basynat Batista Batnožić Batz Bauer Baumbach Baumeister Baumgartner Bavaud Bawer Baydar
Bayeni Bayraktutan Bača Başaran Beahan Beatty Beauchemin Becerra Bech Bechtelar Becker Beckmann
Bednaříková Beek Behruzova Beier Bein Bejan Bekavac Bekdik Belec Belić Bello Beltrán Belz Benda
Benetti Bengtsson Bengu Bennemann Benoit Benz Berg Berge Berger Berggren Berglund Bergmane
Bergqvist Bergstrom Bergström Berk Bermúdez Bernasconi Berney Bernhard Bernoláková Berntsen
Berríos Berset Bertelsen Bertini Berxwedan Bester Betschart Bevk Beyeler Bezjak Bezuidenhout
Beļavskis Beşok Bhadresha Bhandari Bharadwaj Bhat Bhattacharya Bhattarai Bhattathiri Bhembe
Bhengani Bhengu Bhuyeni Białkowski Bichler Bicknell Bideau Bielik Bieniek Bieri Bijl Bilge
Bilogravić Bilolyev Bindi Birca Birinci Birtašević Biró Biseniece Bisgaard Bisset Biteye Biyela
Bizjak Bjelinić Bjelogrlić Bjerke Bjerregaard Björk Björklund Bjørnstad Blahová Blanc Blanchard
Blanda Blaus Blazer Blekte Blockhaus Blom Blomqvist Blum Boadi Boadu Boahen Boakye Boateng
Bobková Boboc Boburova Bode Bodian Bodnár Boduroğlu Boehm Boer Bogan Bogdan Bogdán Bognár
Bogosavac Bogucki Boháček Boirac Bokanović Bona Bonde Bonelli Bongo Bonnet Bonsra Bonsu Boratav
Borbély Bordian Borer Borge Borgeaud Borges Borkovački Boros Borrego Borsch Bos Bosch Boschetti
Bosco Boshoff Bosman Bosshard Bosson Bossy Bostan Bota Botan Botezatu Botha Botsford Boucher
Boulton Bourgeois Bourlet Bouwes Boye Boyes Boyle Bozdok Bozkurt Bożek Božič Bradtke Braga Brakus
Branco Brandt Bratina Bratović Bratu Brekke Bremer Breton Brezina Breznik Brezovnjački Brečko
Briede Briedis Brink Brito Brits Brix Brizzi Broek Bromfield Brouwer Bruen Bruijn Brun Brunet
Bruun Bruyn Brázdová Brändli Bräutigam Buač Bucaklı Buch Buczyński Budai Buhl Bujor Bukovská
Bulthuis Bulut Bundgaard Bunea Bunuševac Burckhardt Burda Burduja Burger Burgos Burhonov Burkhard
Burri Buruiana Burđak Busari Buschbaum Buthelezi Butt Buuren Buša Bálint Bättig Bétancourt Bùi
Bühlmann Büngener Bąkowski Bērziņš Bıçakçı Cabrera Caccamo Caillat Calame Calderón Cali Camacho
Camilli Campos Candan Candelaria Canino Cankar Cantú Capatina Capek Caporaso Caraus Cardinale
Cardona Cardoso Carlsen Carollo Caron Carpentier Carranza Carre Carreón Carrillo Carroll Cart
Carvalho Casas Casavecchia Casian Casper Cassim Cassin Castelyn Castens Castro Casu Casárez
Catana Cauna Cavriani Cazacu Cebekhulu Cebotari Cederblad Celar Cele Celmiņš Cemal Centeno Cerar
Cernei Cerullo Chaloupková Champlin Chan Chang Chapa Chapuis Charpentier Chassot Chaturvedi
Chavarría Chen Cheng Chettri Chetty Cheuk Cheung Chevalier Chibike Chidinma Chidozie Chiliza
Chiriac Chis Chiu Chlup Chmura Cho Choi Chong Chopard Chopra Choquart Chow Choy Christaller
Christen Christensen Christian Christiansen Chu Chui Chung Ciani Cibotari Cibula Cibulová Cicco
Cichoń Cigoj Cimbaljević Cimerman Ciobanu Ciocan Cipolletta Ciss Cisse Cissokho Ciszewski
Ciubotaru Ciwan Claasen Claes Claesson Claeys Clarke Clausen Clement Clerc Cleve Cloete Clottu
Coelho Cojocari Cokan Colarič Cole Colesnic Collado Collet Collier Colonna Colunga Coly Coman
Conceicao Connelly Connolly Considine Constantinov Corboz Cordero Corkery Cornelissen Corona
Corradi Correa Correia Corret Corsten Corte Cortés Corwin Cosma Costa Costantini Costin Cotruta
Cottier Courten Cousin Covali Cozma Creciun Crespo Crisan Criscenti Crist Croitor Croitoru Cronin
Cruickshank Cruz Cseh Csonka Cucos Cujba Cullinan Cummerata Cunha Curiel Cvijetin Czarnecki Czyż
Cālīte Cīrulis Daako Dabo Dagović Dahl Dahlberg Dalgaard Dallenbach Dam Damanik Damayanti Damian
Damm Daniel Daniels Danielsen Danielsson Danila Danilová Danko Danso Darko Darojat Darteh Dartey
Daubner Daugherty Davidović Davidsen Davis Davronova Dağlaroğlu Daňová Deane Debeljak Debenjak
Deckow Declerck Declercq Decock Decoster Dekker Dekýš Delacrúz Delaney Delarosa Delatorre Delazy
Delvalle Dembelé Demir Denis Denkel Denner Dersim Desai Deschamps Deshpande Desmet Devar Devetak
Devkota Devos Dewilde Deák Dhakal Dhawan Dhlamini Dhlomo Dia Diaby Diaconu Diagne Diakhaté Diallo
Diao Diarra Diatta Diattara Diawara Dickens Dickinson Dieng Dietrich Dietsche Dieye Dijk Dijkstra
Dildar Dimović Dinca Dingelstedt Dingiswayo Diome Diongue Diop Diouf Dippenaar Dirksen Dittrich
Dixon Diyorov Diène Diédhiou Diémé Djitté Djokoto Dlamini Dobrescu Dodaro Dodon Doherty Dolejší
Dolinar Dolničar Domagała Domazet Dombrovska Domingues Domljan Dongen Dongol Donkor Donnelly
Doorn Dornik Dostálová Dower Doyle Dočkal Dočolomanská Doğan Dragan Draghici Dragomir Drač
Drechsler Dreimanis Drešević Driessen Droogendijk Drvenica Dróżdż Duah Dubashi Dube Dubochet
Dubovský Ducommun Ducret Dudziński Dudás Dufour Dullová Dumas Duminy Dumitrescu Dumont Dupont
Dupuy Durak Durand Duta Dutta Duval Dvonč Dwamena Dwivedi Dávidová Dávila Dème Díaz Dück
Düşenkalkar Dębowski Dědková Dīriķe Džakmić Džigumović Dương Ebert Ebubechukwu Edun Edvardsen
Effertz Egbochukwu Egli Eglītis Ehigiator Eide Eisenlauer Eklund Eksteen Ekström Elb Elbekova
Eldorov Elebiyo Eliasson Elizabeth Eliçin Elnurova Els Emard Embranthiri Emig Emmanuel Enderby
Ene Engholm Engström Eni Epifani Erbay Erdman Erdoğan Eriksen Eriksson Erm Erni Eronat Erçetin
Esbensen Escamilla Escobar Espinosa Esteves Estévez Etzebeth Eugster Evans Evensen Evers
Evstifejev Fabian Fabián Fabre Fadda Fadipe Fagunwa Fahey Fahham Fahriddinov Fajdiga Fajimi
Falabi Falcão Faleti Falk Faloye Fankhauser Faragó Faria Farkas Farkaš Farkašovská Farruhova
Farías Fasasi Fathina Faty Fauche Fava Favre Fay Faye Fazekas Fazliddinyev Feest Fehr Fehrig
Fehér Feil Fekete Felder Ferat Ferjan Fernanda Fernandez Ferrara Ferreira Ferry Fichardt Fidélis
Fierro Figueiredo Filice Filip Filipiak Fink Finstad Firgantoro Fischetti Fish Fisher Fister
Fitschen Fjeld Flanjak Flatley Fleury Flores Floričelović Flückiger Fodor Fofana Fofie Foged
Fogele Fok Fonseca Fontaine Formanová Forsberg Forster Foschi Fossum Fosu Fotihov Fotihova Fraga
Frami Francesco Franco Francois Frandsen Frank Fransson Franzis Frederiksen Fredriksen
Fredriksson Freimanis Freitas Frenkel Freriks Freymond Frick Friesen Friess Frunza Frías
Frąckowiak Ftoreková Fuchs Fuller Fumagalli Fung Funk Funmilayo Furdi Furtado Furtuna Fuze Fábián
Fülöp G'iyosov Gabhezi Gabor Gabrovšek Gade Gaitán Gajewski Gajski Galjen Gallegos Gama Gamberini
Gamboa Gamlin Ganaka Gandhi Gantar Garcia Garden Garibay Garica Garnier Gasjūne Gaspar Gassama
Gasse Gasser Gauthier Gautier Gavrila Gavrilita Gaye Gaytán Gačanović Gašparovič Gašpić Gbadamosi
Gbogboade Gehrig Gehrke Geiger Genchi Genoud Gerber Gerhold Gerritsen Geurts Gfeller Ghale
Gheorghita Gherman Giannini Gibson Giehl Gielen Gigaba Gil Gill Gilliéron Ginneken Girard Giraud
Giraudo Girbu Glasson Glavak Gleichner Gloor Glosli Glover Gluhović Gning Godec Godoy Golob
Golomski Gombai Gomes Gomis Goncear Gonzalez Goodwin Goonam Goossens Goran Gorczany Gorišek
Gottlieb Goudiaby Govender Gowda Graaf Grabowski Gracia Gradišar Gran Granado Grandjean Grange
Graudiņš Graur Grecu Greenfelder Greenholt Gregersen Gregorc Greschner Grgič Griffiths Grigoras
Grigorescu Gril Grimes Grkavac Grm Grob Grobelaar Groen Groothuizen Gros Grosjean Gross Groza
Grozdanović Grundmann Grygarová Grzegorczyk Grznárová Grzywacz Grīnberga Grīnbergs Guardado
Guarino Guerin Guerra Guerreiro Gueye Guha Guillot Guinand Guissé Gulgowski Guliwe Gulyás Gumede
Gunarto Gundersen Guneta Gunnarsson Gupta Gurule Gurung Gusan Gusikowski Gustafsson Gutmann Guyot
Guzmán Gušić Gwacela Gwala Gyamfi Gyasi Gyawali Gál Gáspár Góral Göhler Gül Güneş Gąsiorowski
Haag Haan Haas Habibi Habibova Hablák Hackett Hadfield Hafner Hagen Hahn Hajdu Hakala Hakan Hald
Haley Halilyev Halim Halimah Hall Halušková Halvorsen Halász Hamal Hamill Hammes Hamzaoğlu
Hamzayeva Handžić Hane Hanekom Hanifat Hanko Hanousek Hansen Hansson Hardiansyah Hariyah Haro
Harter Harvey Haryanti Hasan Hasler Hassan Hassanah Hathorn Hauck Haugaard Haugen Hazes Hađa
Hašková Heaney Hearne Heathcote Hechler Hedegaard Hediger Hedlund Heefer Heerden Hegedüs Hegedűs
Hegmann Heijden Heikkilä Heikkinen Heinonen Hejduk Hellström Helm Hendriks Henri Henriksen
Henriksson Henriques Henry Heretiková Hering Herlambang Herman Hermann Hermans Hermansen
Hermansson Hermelin Hermiston Hernandes Hertzog Herzog Hessel Hessler Hettinger Heunis Heuvel
Heval Heyden Hečko Hickle Hidayat Hideo Hikmatov Hilll Hilpert Hiltunen Hincu Hinojosa Hirt
Hirvonen Hitchinson Hjort Hjorth Hlavati Hlongwa Hlongwane Hlávková Hodkiewicz Hodler Hofer Hoff
Hoffman Hofman Hofstetter Holeček Hollard Holm Holmberg Holmes Holmgren Holmqvist Holubová Hommel
Honegger Hong Hopland Hoppe Horst Horváth Horvátová Hossa Hotz Hovorka Howe Howell Hoàng Hočevar
Hribar Hricová Hrmo Hrochová Hrovat Hrvatin Hrůza Huang Hubert Huerta Huet Hug Hughes Huguenin
Huhn Hui Huisman Huseby Hutagalung Hutasoit Huwiler Hyatt Häfliger Hämäläinen Håkansson
Hübenbecker Hůlková Iancu Ibikunle Ibodullohyev Iersel Iglesias Igličar Ignat Ihtiyorova Ilc Ilie
Ilinčić Illés Ilori Ilupeju Ilyosov Imhof Immelman Imronova Ingrassia Ion Iordache Irimia Isaac
Isaksson Isbrücker Isler Ismail Ismoilov Istrate Istrati Iswahyudi Ivančič Iversen Iwanowski
Iyalla Iyanda Iyengar Iyer Jaarsveld Jacobi Jacobs Jacobsen Jacquet Jadro Jager Jagodziński Jahn
Jaime Jain Jaiyeola Jakab Jakobsen Jakobsson Jakopič Jakubec Jalolova Jamiu Jamnik Jamshidov
Janevski Janečeková Jangid Janik Jankovska Janoška Jansen Jansons Janssen Janssens Jansson
Jantjies Januar Janusz Jančíková Janša Jarc Jardan Jaskolski Javlonova Jaworski Jaćimović Jašek
Jean Jeanneret Jedľovská Jelen Jelica Jellinghaus Jendek Jenko Jenni Jensen Jeppesen Jeram Jerde
Jereb Jeremić Jeseničnik Jespersen Jesus Jevrić Jezdimirović Jha Jimoh Jiménez Jiránková Jiyan
Johannessen Johannsen Johansen Johansson Johar Johnsen Johnson Jokinen Joly Jong Jonge Jonker
Jonsson Jordaan Joseph Joshi Jovanović Jovičić Juhart Juhl Juhász Julien Junck Junek Jung Jurado
Jurík Juríková Justesen Justina Juszczak Juwita Jäggi Järvinen Jónás Jönsson Jørgensen Jēkabsone
Kaczmarczyk Kafle Kahles Kahveci Kaisrová Kaitović Kakkar Kaleta Kallio Kallis Kalniņš Kalnāja
Kalocsay Kalousek Kaluđerski Kalējs Kamara Kambič Kamolov Kan Kanaria Kandji Kandé Kane Kaniyar
Kapoor Kapulica Kara Karabulut Karaduman Karajčić Karam Karać Karaś Karikari Karjalainen Karki
Karlak Karlsen Karlsson Kartal Karulová Karus Kasprzyk Kassulke Kassé Katherine Kathrada Katona
Katruša Kaufmann Kaul Kaur Kavaklıoğlu Kavčič Kawa Kaya Kayode Kazdová Kazenski Kašterović Kašík
Keeling Kelemen Keller Kemal Kemmer Kemp Kempe Kennedy Keníž Kerekes Kessler Keung Keçeci Keïta
Khadka Khan Khanna Khatri Khawula Khouma Khumalo Khumalu Khuzwayo Kiehn Kihn Kindelan Kinnunen
Kirlin Kirsten Király Kis Kisabaka Kisiel Kiss Kičema Kjeldsen Kjær Klausen Klein Klemenčič
Klemme Klerk Kleven Klikovac Klimczak Klocko Klusener Kmet Knapik Knez Knoblich Knoetze Knudsen
Kocchar Kochová Kocjan Kocsis Koelpin Koha Kohler Kohlmann Koirala Koivisto Kok Kokalj Koković
Koks Kola Kolade Kolar Kolek Kolenc Kollár Kollárová Kolović Komarica Komilova Komljen Konda
Kondža Kong Konieczny Koning Konté Koomson Kopečná Koprivec Kordulup Korhonen Korol Korošec
Korušac Kos Kosiński Koskinen Kosoko Koss Koster Kostka Kostkaová Kosík Kotević Kotzin Kovacek
Kovač Kovaříková Kovács Kowal Koya Kozak Kozarević Kozma Kozová Koç Koçoğlu Kočiš Kołodziejski
Kořínek Košničar Krajišnik Krajnc Krajčovič Krajčírová Kraljinović Kramer Krauel Kraule Krauze
Kreb Kregar Kreiger Kriel Krieviņš Krige Krijt Krinulović Kris Kriss Kristensen Kristiansen
Krička Križaj Križan Krkobabić Krmelj Krogh Kronberga Krstin Krupa Krupová Kruschinski Król
Krügel Krčevinac Krčmář Krēsliņš Kub Kubadov Kubena Kubicki Kuchařová Kuczyński Kuhar Kuijpers
Kuiper Kulas Kulhánek Kulik Kumcuoğlu Kumi Kunc Kunde Kunene Kunz Kupprion Kurmazović Kurt Kurtak
Kurzemniece Kusi Kusmawati Kusumo Kuswandari Kutch Kuvalis Kuypers Kuzucu Kušić Kvarme Kwaakye
Kwan Kwarteng Kwiecień Kwok Kwong Kyei Kyselová Kyseľ Kyseľová Kägi Kälin Kébé Köhrbrück
Köylüoğlu Kühnl Küng Kürsteiner Küter Kārkliņš Kılıççı Kłosowski Křížek Laakso Laaksonen Laan
Laban Labus Lacerda Ladega Lagrange Lahtinen Lai Laine Laitinen Lakatos Laksmiwati Lam Lama
Lambelet Lambert Lambić Lamula Landmane Landmanis Lange Langeveldt Langworth Lapenna Larsen
Larson Larsson Lasmane Latifat Latkovskis Lau Laubscher Laureano Laurent Lauridsen Laursen Laux
Lawal Lazari Lazinica Lazizova Lazuardi Lazzarini Leal Lebsack Leclerc Leclercq Lecomte Lee Leeuw
Leeuwen Lefebvre Lefevre Legrand Legros Lehmann Lehtinen Lehto Lehtonen Leinonen Leite Lejiņa
Lejnieks Lelović Lemaire Lembede Lemmens Lemoine Lemus Lengyel Lenk Leppänen Leroux Leroy
Lesendrić Lesjak Lestari Leszczyński Leuenberger Leung Leuschke Leutenegger Leye Leyva Liang
Librizzi Liebach Liepiņa Lima Limbu Lin Lind Lindberg Linden Lindgren Lindholm Lindqvist
Lindström Ling Liniger Linsey Lipan Lipka Lippmann Lipták Lira Lischka Lisická Liu Locatelli
Lockman Lodiņš Logar Lombard Lomeli Lomić Lopes Lopez Lorencová Lorentzen Lori Lotter Loubser
Louis Loureiro Lourenço Lourinho Lovrić Loya Lubbers Luca Lucero Lueilwitz Luettgen Luevano Lufft
Lui Luk Lukić Lukács Lund Lundberg Lunde Lundgren Lundin Lundqvist Lundström Lung Lupasco Lupica
Lupu Lutfullohov Luthuli Lutz Luyken Luyt Lužar Lynch László Látal Lâm Líška Líšková Löfgren
Løken Lüscher Lāce Līdaks Maas Mabaso Mabhida Mabizela Macari Macedo Macele Machado Mackiewicz
Macías Madan Madidova Madrid Madsen Maduma Maes Magalhães Magar Maggio Magnussen Magnusson Magoza
Magyar Mahabeer Mahajan Mahardika Maharjan Mahestri Maheswara Mahrusov Mai Maia Maiello Maier
Maillard Majcan Majcen Majerová Majka Majstorović Mak Makhanya Makinde Makinwa Makkink
Makuachukwu Malan Malave Malečić Malik Malinga Malkus Malmgren Maluleke Mamojka Mamojková
Mandrapa Manea Manga Mangane Mangione Mann Manninen Manole Mansur Mansurova Manzanares Mané
Maphisa Mar Marak Marar Marbun Marcet Marchal Marchand Marchesan Marchewka Marcu Marcussen
Mardhiyah Mardonov Mareček Mari Marian Marie Mariz Maričević Markelj Markham Marković Marques
Marszałek Martellucci Marten Martens Martin Martinez Martins Martinsen Martinsson Marty Martínez
Marvin Maryadi Maryam Marín Maseko Mashinini Maslo Massaro Matei Mathieu Mathisen Matias
Matiašková Matijanić Matisone Matos Matthey Mattila Matton Mattsson Matysiak Matysová Mavdudyeva
Mavundla Maxim Maya Mayasari Mayer Mayhoş Mayowa Mazzanti Mazánek Maślanka Mballo Mbatha Mbaye
Mbende Mbodj Mboup Mbuso Mbèngue Mccullough Mckenzie Medeiros Mednis Medved Meer Meeuwis Megdanac
Mehloluhlaza Mehmet Mehra Mehrotra Meier Meiere Meijer Meintjies Meireles Meister Melandri
Melderis Melinda Melker Melo Meléndez Menard Mendy Menon Mensa Meraz Mercado Mereuta Merlak
Mermoud Mertens Mertz Merwe Mesloh Mesquita Messana Mettler Meulen Meunier Meyer Meylan Mezei
Meškūna Mfeka Mfumu Mgenge Mhlanga Michalík Michalíková Michałowski Michel Michele Michiels Micu
Miettinen Migliorini Mihailescu Mikloško Mikula Mikulski Mikulášek Mikulíková Milea Milla
Millidge Mills Milsom Milton Mindru Minniti Mináč Mináčová Miranda Miranov Mirazizova Mircea
Mireles Mirski Mirza Mishra Miu Miķelsons Mkhatshwa Mkhize Mlakar Mlinar Mnisi Mobolaji Mocanu
Modzelewski Moe Moeller Moen Mogbadunade Mohamed Mohirov Mohr Moise Mok Mol Moldovanu Moldoveanu
Molefe Molenaar Molnár Moloi Monache Monahan Monod Montalvo Montanari Montañez Monteiro Montero
Montoya Moonsamy Moors Mora Moraes Morais Morar Moraru Morawo Moraz Moreau Moreira Moreno Mori
Morin Morkel Morová Morozova Mortensen Morávková Moscheles Moseley Moser Moslavac Moss Mostert
Mota Motaung Motteau Mottet Moulin Moura Močnik Mphahlele Mqwebu Mrozek Mráz Msibi Mthembu
Mthethwa Mtolo Mudau Mudie Mueller Mufizova Muhsinov Muhtorova Muinat Muižnieks Mukaram
Mukhopadhyay Mulder Muller Munch Munguía Munk Munteanu Mura Muradbašić Muresan Murodov Murray
Muschg Musi Mustafoyeva Mustapha Mustofa Mustonen Muñiz Mybs Myburgh Myhrer Márton Máté Mäkelä
Mäkinen Månsson Mårtensson Méndez Mészáros Möllinger Møller Müller Məmmədov Nader Nagode Nagy
Nagyová Naik Nainggolan Nair Najmiddinov Namaga Nambeesan Namboothiri Namiķe Nanda Napierała
Narimonova Narváez Nascimento Nashiruddin Nasyidah Naude Nauer Nayar Nazifov Nazzaro Ncusi Ndaba
Ndandali Ndao Ndebele Ndiaye Ndione Ndir Ndong Ndoye Ndukwu Neagoe Neagu Nechita Nedelcu Negrete
Negru Negruta Nehru Nemes Nemet Nesvadba Neto Neubauer Neves Nevárez Ngai Ngcobo Ngcolosi Ngema
Ngom Ngozi Ngubane Nguyen Nguyễn Nguèr Ngwazi Ngwenya Ngô Nhleko Niane Niass Niasse Nicoara
Nicolas Nicolescu Niekerk Nielsen Niemczyk Niemi Nieminen Nijland Nijs Nilsen Nilsson Ninalowo
Ningrum Niroula Nistor Nitzsche Nizomov Nizomova Nkansa Nkansah Nkomo Nkosi Nkrumah Noel Nogueira
Nojeem Nomvethe Nondlela Nonyana Norberg Nordby Nordin Nordskaug Nordström Nota Nourmont Novak
Nová Novák Nowakowski Nozulu Noël Nsele Nsia Ntanzi Nti Ntiamoa Ntim Ntombela Ntuli Nugraha
Numanoğlu Nunes Nurbekov Nurbekova Nurdiyanti Nwogu Nwuzor Nyaako Nyame Nyanda Nyantakyi Nyberg
Nygaard Nygård Nylén Nyström Nzimande Nájera Németh Núñez Nəzərov Oancea Obeng Oberlin Obiageli
Obidov Obidova Oblak Obrežanac Ochs Ochse Odetola Odunayo Odunsi Ofori Ogindan Oginni Ogulana
Ogunbamigbe Ogunbanwo Ogunbiyi Ogunbo Ogunde Ogunwande Ogunwobi Ogunyeye Ojala Ojo Ojua Okpattah
Oktavian Oktaviani Okuneva Okunola Okyere Olabode Oladeji Oladimeji Oladipupo Olaiya Olaru
Olasunkanmi Olasupo Olawale Oliva Olivares Oliveira Olivier Olofsson Olowokeere Oloyede Olsen
Olson Olsson Olstad Olszewski Olubode Olubukola Olufeyikemi Olugbayila Olujimi Olukotun Olukunga
Olumide Olusanya Olutola Oluwagbemi Oluwanisola Oluwaseun Oluwashina Oluwatosin Olvera Oláh
Omadov Omadova Omani Omidina Omobolaji Omojola Omolara Omotoso Omowale Ondra Ondrušová Onič
Onohinosen Oosterhuis Oosthuizen Oparinde Opeyemi Opoku Oppong Oprea Oprić Opuku Oraloğlu Orbanić
Orbán Orosco Orosz Orrù Orsós Ortiz Osei Oshin Osorio Ostervald Osuagwu Osuntokun Otabekov
Otabekova Otero Oti Otiwa Ott Otuo Owokoniran Owolabi Owoyemi Owusu Oyadiran Oyaifo Oyebola
Oyeniyi Oyetoro Oyeyemi Oyinkansola Oyinlola Ozola Ozoliņš Pacheco Pacocha Paczkowski Padrón
Paesler Pagac Pagliuca Pahanić Paimo Paiva Palacios Paladi Palastri Paligorić Pallesen Palm Palma
Paltere Pana Panaro Pandey Pang Panicker Pap Papaleo Papp Paraschiv Paredes Parker Parlier
Parnell Parojčić Partida Partyka Pasat Pascaru Pascu Pasquali Pataki Patačić Patel Paterson Patil
Paucek Paul Paulse Pauļuks Pavel Pavlačić Pavlicová Pavlikovský Pavúková Pavčić Pawlik Paško Pece
Pech Pedersen Pedraza Peeters Peixoto Pekkan Penjišević Perales Perdana Perego Pereira Perez
Perrier Perrot Perroy Persson Petek Peter Peterson Petrarca Petrescu Petrovac Petrovska
Petrovskis Petrušková Petráková Pettersen Pettersson Peña Peček Peška Pfannerstill Pfister
Pflieger Pham Phan Philander Philippe Phùng Phạm Piaget Picard Piccinini Piekarski Pienaar Pierre
Piguet Pikover Pilch Pilla Pillai Pimentel Pineda Pinheiro Pinho Pintea Pintér Pinzaru Piras
Pires Piron Pirvu Pithey Pitkänen Pittard Pizzitola Piłat Piškorjanac Plamenac Platon Plautz
Plaščar Plch Podhradská Poels Pol Polanská Polat Poliak Pollen Pollock Ponce Ponjavić Ponti Poon
Popelka Popescu Popova Porgante Porgants Porth Portillo Portmann Postica Postma Potgieter
Pothuvaal Potočnik Poulsen Pouye Powell Powlowski Poyrazoğlu Prabowo Pradhan Pradipta Prajapat
Prasasta Prasetyo Prastuti Prayoga Prebil Preciado Predin Predovic Preez Preloščan Prempeh
Prevost Prešeren Priedīte Prinsen Prinsloo Prisacari Privat Prodan Prokop Prosacco Protić
Prošková Pruteanu Pucci Puchalski Pudjiastuti Pulido Pun Purnama Purwanti Pury Putniņš Putra
Putri Pál Pásztor Pátek Pålsson Pérez Péter Pöge Pētersone Pētersons Qasımova Quartenoud Queiroz
Quigley Quinodoz Quinta Quiroz Quiróz Quliyev Racu Radebe Radigović Radisavčević Radovanković
Radu Radulić Radušić Rafidyev Rafidyeva Rahayu Rahmawati Raileanu Rajabov Rajabova Rajasa Rajh
Rak Rakarić Rallo Ramadan Ramos Ramírez Ramón Rana Rantanen Raposo Rasmussen Rath Ratkovčić
Raufyev Raufyeva Rausch Raut Ravet Ravn Raynor Rašetić Reddy Rees Rehwagen Reichel Reid Reilly
Reis Remešová Rempel Remy Renard Renaud Renda Rendón Renen Renner Rens Renz Renčar Repiská Resnik
Rey Reynold Reşo Rhodes Ribeiro Richard Richards Rico Ridge Riekmann Rietman Riisberg Rincón
Riner Rippin Ritchie Ritsma Rittenberg Ritz Riva Rivero Riviere Robert Roberts Robin Robinson
Robles Robu Rocha Rochat Roche Rodrigues Rodriguez Roger Rogoz Rohan Rojas Rojek Rold Rolland
Romaguera Romčević Rooyen Roque Rosati Rosca Rosenauer Rosenbaum Ross Rossetti Rossouw Roth
Rougemont Roulin Roussel Rowe Roy Roybal Royer Rozenbaha Rozenbahs Rubene Rubenis Rubio Rudnicki
Rudolf Ruecker Ruiter Rupnik Rus Rusciano Rusnac Russel Ruud Rušanoski Rybarczyk Rybáriková Rácz
Rädler Räsänen Røed Rüttimann Rəhimov Rəşidova Saadiyev Saadiyeva Saarinen Sabadell Sabdat Sabian
Sadio Safitri Safo Safoyev Safoyeva Sagna Sai Sailer Saini Saiz Sakho Sala Salahudin Salako
Salami Salazar Saldivar Salemme Salinas Sall Salminen Salo Salonen Salsabilla Samancı Samandarov
Samandarova Samba Sambe Sambou Samolovac Samson Samuel Samuelsson Sanchez Sandberg Sanders Sandor
Sandoval Sandström Sandu Santana Santangelo Santos Santoso Sanusi Sané Saragih Saraiva Saraswati
Sarbu Sarnataro Sarpong Sauceda Sauer Sauliete Saulietis Saussure Savciuc Savolainen Sawayn
Saygıner Scardino Schaden Schafer Schaffarzik Schaller Schaub Schenk Scheuring Schiller Schinner
Schipper Schlatter Schleyer Schlitzer Schmid Schmidt Schmitt Schneider Schneidrová Schnider
Schoch Schoeman Schoen Scholten Schorderet Schorr Schroeder Schröder Schrøder Schuldt Schultz
Schulz Schumacher Schumm Schwanbeck Schwartz Schwarz Schweitz Schweizer Schwizgebel Schäfer Schär
Schürch Schütz Scott Scripnic Sebastiani Seck Secrieru Sedillo Segunmaru Sehnal Sekinat Seme
Senger Senghor Senková Senn Serafin Serban Serfontein Serghei Serhat Serna Serra Sethi Setiawan
Setälä Sever Sevi Sevilla Seydi Seyidova Shah Shahbozov Shahbozova Shai Shakya Shamsiddinov
Shanahan Sharma Shekoni Sherpa Sherzodova Shezi Shiu Shohibov Shongwe Shrestha Shukla Shukrulloha
Shum Sibiya Sidibé Sidler Siebel Sigrist Sihotang Siliņa Silva Simionescu Simjanović Simmen Simon
Simonsen Simula Simões Simčič Sin Sinaga Sinanoğlu Sinclair Singh Sinha Sipes Sipos Sirbu Siregar
Sirghi Sisneros Sitek Sithole Sithuli Sitorus Siu Siwele Siyaya Sjöberg Sjögren Skeledžija Skiles
Skoglund Skokan Skorupan Skov Skowronek Skuterud Skácelová Sladojević Slanina Slobodjanac
Slobodníková Slota Slotta Smedsrud Smet Smets Smit Smitham Smogeli Smoljanić Smolíková Smreková
Smuģis Snell Snyman Soares Sobczak Sobek Sobowale Sodiqov Sofer Sokhela Sokół Solberg Solheim
Solli Solorzano Soltan Soltanov Soltanova Somayaji Somogyi Sondisa Sonko Soria Sothole Souare
Soumaré Sousa Soutter Souza Soyinka Soós Spagnolo Spasenović Spasojević Spitzmüller Sporer Sproģe
Sproģis Sprunger Sprūde Sroka Stadelmann Staden Staicu Stamatiadis Stancu Staniszewski Stanton
Stark Stará Staub Stauffer Stavila Steenkamp Stefan Stefaniak Steffensen Stegmann Stehr Steiger
Steinecke Steinmann Stensrud Stepanić Stettler Stewart Steyn Stocker Stoian Stoica Stoklasa Stoll
Stoltenberg Straka Strand Strano Stranski Striezel Strosin Strydon Strzelecki Ström Strömberg
Stucki Sturmer Stutz Styger Subedi Suchá Suen Suhrobova Sukute Sukuts Sulaimon Sultonov Sun
Sundberg Supriyanto Suryatmi Suter Suthar Sutz Suvala Suwarno Suzović Suárez Svendsen Svensson
Svet Sviták Swaniawski Swift Swillims Sylla Symcox Szabo Szabó Szalai Szczepaniak Szczęsna Sze
Szekely Szekeres Szeto Szilágyi Szwed Szyszka Székely Szücs Szőke Szűcs Sámelová Sánchez Sándor
Sárközi Sæther Sène Ségnane Söderberg Sørensen Sørlie Süleymanoğlu Tabaček Tagore Tahirova Tai
Taiwo Takyi Takács Talabani Tall Talwar Tam Tamang Tamba Tamunoemi Tamás Tan Tandon Tang Tangen
Tanner Tapavica Tapia Tassi Tatar Tataru Tatárová Tavares Tawia Taş Tcacenco Teicāne Teixeira
Tejada Tekand Tekin Telak Tella Tepša Terlouw Thamrin Thapa Theron Theunissen Thiam Thiao Thiaw
Thijs Thimm Thioub Thioune Thisell Thommen Thoresen Thoyana Thumbeza Thusi Tiberti Tihomirović
Tijerina Tillman Tiltiņš Timmermans Tine Tirado Tischmann Tissot Tofan Toft Tohirova Toivonen
Tokatlıoğlu Tolulope Tomala Tomescu Tomeček Tomečková Tomović Tong Topolović Toraman Torchio
Torgersen Torp Torphy Torres Touré Towne Toyipov Tramposch Tran Trandafir Tremblay Treutel
Trevisan Treviño Trifan Trivedi Trojanowski Tromp Trubenová Truter Trček Trương Trần Trịnh
Tsabalala Tsang Tschudi Tse Tshabalala Tsoi Tsui Tuch Tuckett Tudor Tunç Tuominen Turan Turcanu
Turcotte Turcu Turinski Turk Turunen Turčok Tutu Tweneboa Twumasi Tóth Tóthová Török Türk
Türkdoğan Tăng Tīrele Tīrelis Ubner Uca Uchechi Ugričić Uitterdijk Ulloa Ullrich Ulrich Umarova
Umidyev Umlauft Umolac Upton Ural Urbanek Urbina Ursachi Ursu Usada Usmonova Utami Uwais Uys
Uzayrov Vaca Vacarciuc Vaccari Vajdová Valach Valadez Valente Valentín Valenzuela Valles Vallet
Vallienne Vandamme Vandenberghe Vandenbroeck Vandevelde Vanegas Vanek Vaneková Varenina Varga
Vargová Varma Varman Varrier Vasile Vasils Vass Vasseur Vaz Vašíček Vecchi Vedvik Veen Veenstra
Vegge Veiga Veisa Veiss Vekić Vela Velde Velden Veldsman Velázquez Ven Verax Verbeek Verdes
Verdugo Veres Verhaeghe Verhoeven Verma Vermeulen Versfeld Verstraete Vestergaard Vezi Vezmar
Vicente Vidal Vidmar Vieira Viera Vierin Vieweg Viklund Vilakazi Viljoen Villa Villadsen
Villanueva Villaseñor Vincent Vincze Vink Vinther Virlan Virtanen Virág Visan Visser Vittori
Viviers Viļuma Viļums Višekruna Vliet Vobořilová Vogel Voinea Vojtek Vojteková Volkman Vorlíčková
Vos Vosloo Vrabie Vrba Vries Vrugić Vujaković Vukšić Vunak Vunjak Válková Váradi Vázquez Väisänen
Víšek Vörös Vītiņa Vītoliņš Vương Vəliyev Vəsiyeva Waal Wackrill Wade Wagenaar Wahyudin Wal
Wallin Wallstab Walsh Walter Wan Wane Wang Warchoł Ward Wasita Wasiu Wastuti Wehner Wehrle Wehrli
Weibel Weimer Weissnat Welch Wentzel West Wet Wettstein Wiafe Wibisono Wicaksono Wichmann Widmer
Wierzbicki Wijayanti Wijk Wikström Wilderman Wilkinson Willane Willems Willemsen Williamson
Winarno Winkler Wintheiser Winther Wirz Wisoky Wit Witkowski Wiza Wojtas Wold Wolf Wolmerans
Wolski Wolters Wong Wosiyane Wouters Wróblewski Wuckert Wulandari Wuraola Wyman Wójtowicz
Wöschler Wüthrich Xaba Xana Xavier Xelîl Xəlilov Yaamoa Yade Yahyoyev Yahyoyeva Yalçın Yan Yang
Yaqub Yawson Ybarra Yeboa Yeboah Yengwa Yetkiner Yeung Yim Yin Yip Yirenkyi Yiu Yoznurova
Yudhistira Yue Yuen Yuliarti Yung Yunusov Yussuf Yáñez Yıldırım Yıldız Yılmaz Zabirova Zabłocki
Zadrić Zafarov Zahrah Zaleski Zamarripa Zamenhof Zamfir Zana Zani Zapletalová Zaporojan Zaragoza
Zaremba Zariņa Zariņš Zboncak Zebić Zehnder Zelenka Zelinka Zemlak Zeyen Zhang Zhao Zheng Zhou
Zhu Zielonka Zijlstra Zilan Zimmerman Zimmermann Zimová Zingg Zipančić Ziyoyev Ziyoyeva Zondi
Zondo Zubane Zubayrov Zubayrova Zuiderveld Zulauf Zulu Zuma Zungu Zunino Zvanić Zvejniece
Zvejnieks Zvěřinová Zygmunt Záborský Zúñiga Zürcher Zālīte Zībers Åberg Åkesson Çamdalı Çelik
Çevik Écoffey Öberg Öcalan Örge Özbir Özdenak Özgörkey Öztonga Öztürk Ødegård Østby Østli Ülker
Ünal Ābele Ćuslović Čaleta Čarnogurská Čarnogurský Čarović Čaće Čech Černe Červinková Čolina
Črešnik Čudara Čudars Ďuriš Ďurišová Đekanović Đerasimović Đinh Đoàn Đào Đặng Řeháček Śliwiński
Şahin Şervan Şimşek Šajtoš Šebestová Šegota Šimek Šimlješa Šindlerová Škultéty Škultétyová Šmite
Šmits Šmrčak Šnajdr Šolar Špernjak Štefanka Štefanová Štimac Štrukelj Štěpánková Šukara Švehla
Šťastná Šťastný Ūdre Ūdris Żebrowski Żyła Žagarac Živanac Žmegač Žůrek Əfəndiyeva Əhmədov Əliyev
Əliyeva Ələkbərov Ələkbərova`;
