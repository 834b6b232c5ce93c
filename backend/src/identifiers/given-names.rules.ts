/**
 * Given names from the lists of @faker-js/faker 10.6.0 (MIT, see faker-names-licence.txt), about
 * the same number for each language, without those that are English words or eponyms.
 */
export const GIVEN_NAMES = `
Aadinath Aadrika Aagneya Aaliyah Aanjaneya Aanuoluwapo Aarav Aaron Aarya Aarón Aatmaja Aayushmaan
Aba Abay Abayomi Abbas Abbey Abbondanza Abbos Abby Abdel Abdiel Abdone Abdou Abdoul Abdoulaye
Abdulazim Abdulboriy Abdulhafiz Abdulhay Abduljabbor Abdulkarim Abdulla Abdulmalik Abdulqodir
Abdulvahhob Abdulvohid Abdurrahmon Abdurrazzoq Abebi Abeiku Abel Abelin Abena Abhisyanta Abibatou
Abigail Abigél Abimbola Abiodun Abiola Abiona Abisola Abisoye Abosede Abou Aboubacar Abraham
Abrahamo Abrahám Abril Aby Abyasa Abşar Acace Acacie Accursio Achille Achintya Aculina Ada
Adalbert Adalrico Adam Adama Adame Adar Adaugo Ade Adebankole Adebiyi Adebola Adeboye Adebukola
Adedaramola Adedayo Adedeji Adegoke Adekitan Adekola Adekunle Adel Adela Adelaida Adele Adeleke
Adelin Adelina Adeline Adeliya Adell Adenike Adeodato Adeola Adeolu Adeoti Adepeju Aderopo
Adesewa Adeshina Adesoji Adetayo Adetoke Adetoun Adhiraj Adiba Adigun Adikara Adil Adina Aditeya
Adja Adjutor Adolf Adolfo Adolfína Adolphus Adraman Adrastée Adriaan Adrian Adriana Adrijana
Adrián Adriána Adunni Advaya Adán Adél Adélie Adéodat Afanasi Afaq Afia Afolarin Afonso Afruza
Afua Afşin Afəl Afərim Afət Agata Agaton Agazio Aglaia Agnan Agneflète Agnes Agneta Agnimitra
Agrata Agripino Agrypina Agustín Agáta Ahlem Ahmad Ahmed Ahror Aida Aidan Aiden Aidə Aimee Aina
Aino Ainārs Aisha Aissatou Ajala Ajani Ajda Ajeng Ajiman Ajit Ajita Ajna Ajoke Akande Akanmu
Akanni Akarsana Akaş Akif Akifa Akinlabi Akinwale Akkun Akmal Akofa Akorfa Akosua Aksel Akshainie
Akua Akumaa Akunna Akvelīna Akwasi Akwesi Akçora Ala Alaba Alade Aladoğan Alamanno Alamu Alan
Alana Alassane Alaïs Alban Albert Alberta Alberte Albertino Alberto Albertīne Albin Alceo
Alcestiso Alcime Alcine Aldo Alea Alec Alejandra Alejandro Aleksa Aleksander Aleksandra
Aleksandro Aleksej Aleksi Alekso Aleksy Alena Alenka Aleramo Alesea Alessa Alessandra Alessandro
Alessio Alexa Alexander Alexandra Alexandre Alexandrea Alexandrina Alexandrine Alexandros
Alexandru Alexis Aleyna Aleš Alfons Alfonsino Alfonso Alfred Alfreda Alfredo Alfréd Alfrēds Ali
Alia Alic Alica Alice Alicia Alico Alienor Alima Alina Aline Aliona Aliou Alioune Alis Alisa
Alisha Alison Alistar Alix Aljaž Alka Alkaevli Alla Allan Allegra Alma Almiro Alois Alojz
Alojzije Alok Aloïs Aloīzs Alp Alpaykağan Alphan Alphonsine Alphonso Alpkutlu Alpış Alsu Altınoba
Alva Alverta Alvīne Aly Alya Alyssa Alícia Alíz Alžbeta Amadou Amady Amahle Amalia Amalie Amalija
Amalio Amalric Amanda Amandine Amar Amaranto Amarnath Amata Amath Amaury Ambar Ambre Ambrine
Ambroży Ambróz Amdy Amelia Amelie Amerigo Ameth Ami Amie Amin Amina Aminat Aminata Aminu Amir
Amira Amit Amita Amoke Amope Amour Amrit Amritambu Amy Amát Amélia Améliane Amélie Amîr Amālija
Ana Anabela Anacleto Anael Anaida Anamarija Anandamayi Anar Anas Anastasia Anastasija Anastasije
Anastazija Anastazio Anatol Anatolii Anatázie Anaël Anaëlle Anci Ancuța Andaç Andel Andelko
Anders Andi Andrada Andras Andraž Andre Andrea Andreas Andrei Andrej Andreja Andreo Andres Andri
Andrian Andriana Andrija Andrijana Andrina Andris Andrzej András André Andrés Andy Andżelika
Andžejs Andžs Anele Aneta Anette Ange Angela Angelica Angelika Angelina Angeline Angelino
Angelique Angelo Anggun Angie Angus Angèle Anh Anica Anicet Anicette Anik Anila Anilabh Anita
Anișoara Anja Anjolaoluwa Anka Anko Ann Anna Annabelle Annapurna Anne Anneke Anneli Annelie
Annemarie Annette Anni Annie Annika Annikki Anno Anny Anora Anrijs Ansberte Ansel Ansgar Antek
Antelmo Antero Anthony Antide Antoine Antoinette Anton Antonella Antoni Antonia Antonija Antonin
Antonina Antonio Antono Antony Antonín Antti Antónia António Antônio Anunay Anuška Anuța Anwesha
Anya Ançuk Ančica Anđela Anđelika Anĝelo Anšlavs Anže Apollo Apuleio Aqil Aquiline Ara Aram Arame
Ararat Aras Arcade Arcadi Archer Archie Arda Arduino Ardıç Areta Argentina Argono Ari Ariadna
Arian Ariana Ariane Arianna Aricie Arijit Arina Arindam Arinola Arion Aristarco Aristide Arjen
Arkadiusz Arkādijs Arlie Armandine Armando Armin Armīns Arnaldo Arnaude Arne Arno Arnold Arnould
Arnošt Arnoštka Arona Arpád Arsal Arsenije Arsinoé Arslon Artanto Artemis Artemisa Arthur Artiom
Artur Arturo Artut Artūrs Arun Arved Arvid Arvīds Arîn Arşun Asadulloh Asake Asceline Asha Ashley
Ashly Ashmi Ashton Asija Asil Asila Asilbek Aslijan Asmita Asmuni Asolat Asta Astianatte Astou
Astrid Astrée Astrīda Ataman Atanazy Atena Athena Athénaïs Atila Atinuke Atmaja Atmanand Atreyee
Atsız Atta Attila Aubrey Audebert Audrey Augustin Augustina Augusto Aurel Aurelia Aurelian Aurora
Aurore Aurèle Aurēlija Avan Avar Avdal Ave Aveline Avşar Awa Awar Awaz Awero Awesi Axel Axelle
Axenia Axinte Aya Ayan Ayana Ayanda Aybeğ Aydan Ayebatari Aygül Aygün Ayinde Ayinke Ayize Ayla
Aylan Ayleen Aylin Ayluç Aymardine Aymon Aynur Ayodele Ayoka Ayomide Ayomikun Ayotude Ayren Aytən
Ayushmati Azad Azak Azamat Azer Aziza Azra Azubuike Azîme Aïcha Aïda Aïssa Aïssata Aïssatou
Ağakağan Aīda Aļģirds Aļģis Aşıkbulmuş Aŭgustino Aŭguĉjo Baaba Baalagopaal Baba Babacar Babasola
Babatunji Babawale Badr Bafana Bagya Bahar Bahia Bahodir Bahrom Bahtiyar Bailey Bajragin Bakary
Bakidin Bakti Bakşı Bala Balachandra Baldassarre Balgopal Balidin Baltar Balázs Ban Banawa
Bangizwe Banji Bankim Bankole Banna Banu Baran Barbara Barbe Barbeğ Barbora Barbro Barkdurdu
Barnabás Barno Baron Barry Barsaba Barskan Bartolomeo Bartoloměj Barımtay Bas Basarab Basile
Bassilla Bastı Battista Batuhan Batur Bawer Baybars Baykara Bayruk Bayuttu Bazyli Bağaalp
Bağaşatulu Baņuta Baŭcido Beata Beatrice Beatrico Beatriz Beatrycze Beau Bediz Begi Behram Behruz
Beker Belimir Belinda Bella Belo Beltir Ben Bence Bende Bendegúz Benedek Benedikt Benedikta
Benedita Benett Bengt Beniamin Benito Benja Benjamim Benjamin Benjamín Benjámin Bennie Benno Bent
Bente Benício Berardo Berat Berceste Berdan Berenice Berenico Berfîn Berit Berkay Berkiş
Bernadette Bernardo Bernice Berniece Berta Bertalan Bertille Bertilo Berto Bertram Bertrand
Berçem Berîtan Berîvan Beti Betina Bettina Beverly Beáta Beçkem Beāte Beğtaş Beňadik Beşar
Bhaanumati Bhadraksh Bhagwati Bharadwaj Bhasvan Bhavani Bheeshma Bhekimuzi Bhekizizwe Bhekumbuso
Bhoj Bhooshan Bhudeva Bhushit Bianka Bibek Bibi Bibiana Bijay Bikash Bilal Bilgetamgacı Bilig
Billurə Billy Bilol Bilwa Bina Binafsha Bineta Bino Binta Bintou Birane Birgitta Bisenija Bishal
Bishnu Bjarne Bjorn Björn Bjørn Blagoje Blanca Blanduzia Blanka Blaž Blažej Bless Blessing Bobana
Bobbie Bobur Boet Bogdan Boglárka Bohdana Bohumil Bohuslav Bohuslava Bojan Bojana Boldizsár
Boleslav Boleslava Boluwatife Boncuk Bonginkosi Boniface Borbála Borek Boris Borivoje Borka Borna
Bortolo Borut Boróka Botan Botond Bouba Boubacar Boubou Bozan Boļeslavs Boško Božena Božica
Božidar Božidara Božislav Bradley Brahmabrata Brajan Brajesh Bram Branislav Branka Brankica
Branko Brannon Brayan Brenda Breno Brent Brett Brianne Bridgette Brigita Brigito Brigitte Britt
Broderick Brooke Broņislavs Bruce Bruna Brunilde Bruno Bryan Brygida Brájen Buchi Budak Buddha
Budimir Budimír Buhle Bukola Bulgak Bunmi Burak Burhon Burkay Busisiwe Buyandemir Buçan Bào
Bálint Bárbara Bénigne Bénédicte Bêrîtan Bíborka Bölükbaşı Bügdüz Büktegin Büğübilge Bārbala
Bănel Błażej Bəhram Bəhruz Bəxtiyar Bəyaz Bạch Bắc Caden Caetana Cagak Cahyanto Caio Caitlin
Cakrabirawa Cakrawangsa Caleb Calebe Calin Calixte Callie Callisto Callum Calvin Cam Camila
Camilla Camille Camélien Cana Candice Cankan Cannur Cansu Caraka Carey Caridad Carina Carine Carl
Carla Carles Carlo Carlos Carlota Carlotta Carmen Carmina Carmine Carminho Carmo Carol Carolin
Caroline Caronte Cas Cassie Castille Cataleya Catalina Catarina Catena Catherine Catinca Catrin
Cauã Cawisadi Cayadi Cecil Cecile Cecilia Cecilie Cecilio Cecília Cedric Cedrin Celia Celina
Celine Cemil Cemplunk Cene Ceyda Ceyla Cezar Cezary Chaanakya Chahine Chakravartee Chandan
Chandani Chandni Chandraketu Chandrakin Chandranath Chanel Chantal Chapala Charl Charlemagne
Charlene Charli Charlie Charuvrat Chaturaanan Chauncey Cheikh Cheikhou Chekhouna Cherechi Cherif
Cheryl Cheyenne Chi Chiamaka Chiara Chidaakaash Chidananda Chimamanda Chinedu Chinyere Chira
Chisom Chitraksh Chitrali Chizoba Chiêu Chiểu Chloe Chloé Chrabroš Chris Christelle Christer
Christian Christiane Christiano Christie Christina Christoffer Christoph Christophe Christy
Chukwu Chung Chuyên Chí Chính Chương Chưởng Chấn Chế Ciaobella Cihanşah Cindy Cinthia Ciprian
Cipriana Ciriaco Claes Claire Clara Clarence Clarissa Clarisse Claudia Claudio Claus Clavdia
Clemens Clement Clemente Clementina Clementine Cletus Clifford Clifton Climaco Clémence Clément
Codin Codruța Cody Colette Colins Colleen Collin Colomba Comfort Concepción Conchita Concordio
Conner Connor Conrad Constance Constantia Constantin Constança Constatin Consuela Coraline
Corinna Corinne Cornelia Corneliu Cornelius Corrine Cory Cosmin Cosmina Costante Costin Coumba
Craig Crescenzia Crina Cristaldo Cristian Cristiano Cristina Cristián Cristobal Cristofor
Cristóbal Csaba Csanád Csenge Csongor Ctibor Ctirada Ctislav Cung Cvetka Cvijetin Cynthia Cyprien
Cyrielle Cyril Cyryl Cát Cécile Céleste Célia Célien César Cîhan Cătălin Cương Cầm Cần Cẩn Daan
Dacin Dado Daevi Dagmar Dagmāra Dagoberto Daiana Dainuvīte Daisy Dajana Dale Daliborka Dalie
Dalila Dalima Daliman Dalmazio Damayanti Dame Damian Damien Damife Damilare Damilola Damir Damián
Damjan Damjanka Damla Damola Damu Dan Dana Dandapaani Danh Danica Daniel Daniela Daniele Danielle
Danielo Daniil Danijel Danijela Danilo Danjuma Danka Danny Dante Danuja Daouda Daphne Dara
Darasimi Darby Darcy Daria Darinka Dario Darius Darko Darmaji Darrell Darryl Darsirah Daryani
Davey Davi Davide Davin Davor Dawid Dayaamay Dayane Dean Deb Debbie Debora Deborah Debra Declan
Deen Deependra Deepika Deeptiman Deeptimayee Defne Dejan Delal Delbert Delinda Delores Delphine
Demba Demetra Demiralp Deneval Denis Denisa Denise Denisz Deniz Dennis Derek Deron Derrick
Desanka Desiderio Desimir Desiree Devadatt Devasree Devdan Deveshwar Devin Dezider Dhanadeepa
Dhanesh Dharani Dharmaketu Dian Diana Diane Dianora Diara Diarra Diclehan Didier Didina Diego
Dieke Dieter Dieudonné Dieynaba Digambar Dilafruz Dilara Dilarə Dilber Dildar Dildora Dilfuza
Dillan Dilmurod Dilorom Dilovan Dimaz Dimitri Dimitrii Dina Dinis Dinkar Dino Dinçer Diogo Dion
Dionigi Dionizy Dior Dipali Dipendra Diptendu Ditya Divjot Divna Diyora Dizik Diána Diāna Diệp
Diệu Djibril Dmitri Dobromila Dobroslav Doina Dolores Dolunay Domagoj Domen Domenic Dominic
Dominik Dominika Dominique Domitille Domnica Donald Donaldo Donata Donatella Donna Donnie Dono
Dora Dorian Doriano Dorica Dorina Dorine Doris Dorit Dorián Dorka Dorli Dorota Dorotea Doroteja
Doroteo Dorothea Dorothy Dorottya Dorthe Doru Dovud Doyinsola Draga Dragan Dragana Drago Dragoje
Dragoljub Dragomir Dragutin Drahomír Drahomíra Drahotín Dražen Dries Drina Držislav Dua Duane
Duanne Duarte Dubravka Duduzile Duje Dulce Dulcinea Dumisani Dumitrana Dumitru Dung Durga
Durodola Dustin Duy Duyên Dušan Dušanka Duška Duệ Dwaipayana Dylan Dzirkstīte Dzīle Dániel Dávid
Dáša Débora Dêrsim Dîcle Dîlan Dîroj Dîrok Dóra Dündar Dāgs Dārta Dāvids Dāvis Dũng Dương Dəniz
Dụng Earl Easter Ebba Ebiere Ebiowei Ebunoluwa Ecaterina Edd Eddie Eddy Eden Edgar Edgaro Edgars
Edita Edith Editta Edmond Edmondo Edmund Edna Eduard Eduarda Eduardo Eduards Edvard Edvin Edvīns
Edward Edwin Edyta Edīte Edžus Eero Eeva Efe Efim Efken Efrem Eftalya Eftimie Eglantine Egīls
Eileen Einārs Eirik Ekaksh Ekow Ekundayo Ela Elaine Elbert Eldor Elea Eleanor Eleanora Elena
Eleonora Eleonoro Eleonóra Elfrīda Eli Elia Eliabeth Eliah Eliana Elias Eliasz Elif Elija Elijah
Elin Elina Eline Elior Elisa Elisabet Elisabeth Elisaveta Elise Eliza Elizabet Elizabeta
Elizabeth Elizabeto Elizej Elizo Elkin Ella Ellada Ellen Elli Ellie Elliot Elliott Elly Elmo
Elmurod Elmārs Elmīra Elnarə Elnur Elodie Elogio Eloisa Eloise Elon Eloá Elsa Elvie Elvira Elvis
Elvíra Elvīra Elyanora Elyas Elyor Elyssa Elza Elène Elías Elísio Elīna Elīza Elżbieta Ema
Emanuel Emanuela Emanuelly Emas Emeka Emelie Emese Emiel Emil Emile Emilia Emiliano Emilie
Emilija Emilio Emilián Emily Emin Emir Emirhan Emma Emmanuel Emmett Emmie Emmy Emong Empirio
Emília Emīlija Emīls Ena Enakshi Enie Eniola Enna Ennio Enrico Enrique Ensar Ensio Enteng Enzo
Eracla Erardo Erdal Erdinç Eric Erica Erich Erick Erik Erika Erinç Erkki Erman Ermanno Ermīns
Ernest Ernestina Ernestine Ernestino Ernesto Ernestīne Erneĉjo Ernst Ervin Ervín Ervīns Esben
Esen Esi Esma Esmira Esperanza Esse Essie Esteban Estefanía Estel Estela Estella Estelle Ester
Estera Esther Esuperio Esupofo Eszter Etela Ethan Ethel Eudes Eudoksja Eugen Eugene Eugenia
Eugeniusz Eugénia Eugénie Eulah Eunice Euseo Eustațiu Eva Evan Evar Evdochia Eve Eveliina Evelin
Evelina Eveline Evelino Evelyn Evelīna Evgheni Evghenia Evidio Evie Evo Evran Evîn Ewa Ewatomi
Eya Eyram Ezechiel Ezequiel Fabia Fabian Fabiana Fabiano Fabien Fabienne Fabijan Fabiënne Fabrice
Fabrícia Fabrício Faderera Fadi Fahrünissa Faik Faiq Fanika Fanni Fanny Fanta Fanyana Farangiz
Farhunnisa Farruh Fatim Fatima Fatimata Fatimo Fatimə Fatma Fatou Fatoumata Fausto Fay Fazilat
Fazliddin Febe Febriana Feda Federico Fedor Fedora Fehintola Felicia Feliciano Feline Felipe
Felix Felícia Femke Fenne Feodor Feodora Ferda Ferdinand Ferdinando Ferenc Ferit Fermo Fernanda
Fernando Ferre Feruza Fevronia Feyza Fiacre Fibikemi Fidan Fien Fiifi Fikayomi Fikret Filemon
Filip Filipa Filipe Filipino Filoména Filou Fily Finia Finn Finnley Fiodor Fiona Fionn Fiorenza
Fiorenziano Firas Firuzə Fitrat Fitriani Flavia Flavián Fletcher Fleur Floarea Flodoard Flor
Flora Flore Florencia Florentin Florian Floriana Floriane Flynn Flóra Folashade Folu Fortunata
Fos Fotih Foulques Fran Franc Francesca Francesco Franci Francia Francis Francisc Francisca
Francisco Francisko Franciszka Franjo Frank Frankie Franklin František Franz Franziska Fred
Frederic Frederica Frederick Frederico Frederik Frederiko Fredrik Fredy Freja Freya Frida
Fridolin Fridrich Fritz Fruzsina Fryderyk Fráňa Frédéric Frīda Fulcran Funani Funmilade Funmilayo
Furkân Fuscolo Fynn Fábio Féline Félix Füreyya Fərqanə Fərəh Fəxriyyə G'afur G'ulom Gabino
Gabriel Gabriela Gabriella Gabrielle Gabrielo Gabrijela Gada Gael Gagan Gail Gaiman Gaja
Gajaadhar Galfryd Galih Galina Gallicano Gaman Gamblang Ganak Gandharva Ganep Ganesh Gantar Garda
Garret Garrett Garry Garud Gary Gaspar Gasti Gastono Gatien Gatsha Gauraang Gautama Gautami
Gavrilo Gavxar Gaëlle Gašpar Gašper Gbadebo Gbeminiyi Gbemisola Gbolahan Gedeone Gejza Gelila
Gellért Gelsomina Gelu Gemine Gemma Genoveva Gențiana Geoffroy Georg George Georges Georgeta
Georgette Georgian Georgina Georgo Gerald Geraldine Gerard Gerardina Gerardo Gerasim Gerasimo
Gergely Gergő Gerhard Germán Gertrud Gertruda Gertrudo Gertrúda Geta Ghenadi Ghennadi Gheorghi
Gherardo Ghislain Ghiță Gia Giacinta Gian Gianfranco Giang Gianni Gianpietro Giao Gibran Giel
Gifty Gil Gilberto Gilda Gilles Gina Giobbe Gion Giorgia Giorgian Giorgiana Giorgio Giosuè
Giovanna Giri Giriraaj Girja Gisela Gitte Giulia Giuliana Giuliano Giuseppe Giusta Gizela Giáng
Giáp Gleb Glenda Gloria Gobinda Godfrey Golub Gondulfo Gonsalwy Gonthier Gonzalo Gonçalo Gopi
Goran Goranka Gordan Gordana Gordon Goswami Gothard Gottfried Goundo Govinda Graciela Gregg
Gregorio Gregory Greta Grga Grgur Grigori Grigorije Grozdana Gry Grácie Gréta Guadalupe Gudrīte
Guenièvre Guilherme Guillaume Guillermina Guillermo Guiscardo Guiseppe Gula Gulbahar Gulchexra
Gulistan Guljaxon Gulnoza Gulseren Gulsora Gulzira Gun Gunilla Gunnar Gunnel Gunārs Guru Gust
Gustav Gustavino Gustavo Gustáv Guusje Guy Gwido György Gábor Gédéon Gérard Gökmen Gökşin Göran
Gövhər Gúbio Gülay Güldeste Gülegen Gülsüm Gülçin Gülər Günay Güner Güngör Gürkan Habib Habiba
Haby Hafi Hailey Hakan Hakim Halil Halim Halima Halit Hamidou Hamima Hamish Hamza Hana Hanga Hani
Hanna Hannabel Hannah Hanne Hannele Hannes Hannu Hans Hanspeter Hansruedi Haralamb Harald Hari
Harinakshi Harjaya Harold Harper Harriet Harrison Harry Harsaya Harto Harvey Hasan Hasano Haskell
Hawa Hawar Hayal Hayati Hayden Hayley Hazel Heather Heaven Hector Heda Hedda Hedvig Hedvigo Heidi
Heikki Heinrich Heitor Heja Hektoro Helen Helena Helene Heleno Helin Helle Helmut Heloísa Helēna
Hendra Hendrik Henning Henri Henrie Henrieta Henrieto Henriette Henrik Henrike Henrique Henry
Henryk Herman Hermann Hermenegildo Hermiono Hermína Hermīne Hernán Hesti Hettie Heval Hikmat
Hilaire Hilarion Hilarius Hilda Hildegard Hillard Hilola Himani Himawan Hipolit Hira Hiranmay
Hiên Hişam Hiểu Hlengiwe Hoa Homero Horacio Horea Hortenzia Hostimír Houda Howard Hozan Hoài Hoạ
Hoạt Hrvoj Hrvojka Hubert Huberto Hugo Hugues Humay Humberto Hunor Hurram Hurshida Husnida
Husniya Hussein Huy Huệ Huỳnh Hyacinta Hynek Hành Hào Hán Hân Håkan Håkon Hédi Hélie Hélio
Héloïse Hêvî Hùng Hüccet Hülya Hüriyə Hüsnü Hường Hậu Hằng Hội Iacob Ian Ianina Ianis Iaroslav
Ibidapo Ibironke Ibou Ibra Ibrahima Ibrohim Ibukunoluwa Ibun Ica Ida Idrissa Idy Ifeoluwa Iffar
Ifunanya Ige Iginio Ignacio Ignacy Ignjat Ignác Igor Ikenna Ikeoluwa Ikhidie Ikrom Ilarion Ilay
Ilda Ileana Ilgmārs Ilhan Ilia Iliana Ilias Ilinka Ilko Ilmari Ilmārs Ilona Ilyas Ilzo Imani Imke
Immacolato Immanuel Imogen Imoleoluwa Imran Imre Imrich Imron Ina Inaya Incoronata Indiana Indra
Indriķis Ines Inessa Inga Inger Ingmārs Ingrid Ingrida Ingrīda Ingūna Inioluwa Inja Inkeri Inna
Innocenty Insa Inyoni Inés Inês Inārs Ioan Iolanda Ion Ionel Ionela Ionuț Iosefina Ira Iremide
Irena Irene Ireno Ireti Iride Irina Irma Irmak Irmeli Irnanto Iroda Irvin Iryna Irēna Isa Isaac
Isabel Isabela Isabella Isabelle Isabelly Isac Isacco Isadora Isaiah Isaias Isak Iseoluwa Ishola
Isis Isisa Isla Ismaïl Ismaïla Ismoil Issa István Itunuoluwa Iulia Iulian Iuliana Iuliu Iurii
Iustinian Iva Ivan Ivana Ivanka Ivanna Ivano Ivančica Ive Iveta Ivetta Ivo Ivona Iván Iwan
Iyabode Iyadunni Iyanuoluwa Iyinoluwa Iza Izaak Izabela Izabella Izako Izidor Izoldo Iztok Izzy
Izák Iŝmaelo Işıl Jaakko Jabulile Jacey Jackie Jacob Jacobo Jacobus Jacqueline Jacquelyn Jacques
Jadesola Jadran Jadranka Jadro Jadwiga Jagapati Jagdeep Jagica Jai Jailey Jaime Jaimy Jais
Jakelino Jakob Jakobino Jakobo Jakov Jakub Jakuba Jalil Jalol Jalə Jamalia Jamila Jamiro Jamshid
Jan Jana Janaína Janek Janelle Janet Janez Jani Janica Janina Janine Janja Janjo Janka Janko
Janna Janne Janni Jannis Jano Janosch Janusz Janīna Jari Jarmila Jarne Jarod Jaromír Jaron
Jaroslav Jarwa Jasen Jasin Jasmin Jasmina Jasmīna Jasna Jason Jasper Jaswadi Jautrīte Javier
Javlon Jay Jaya Jayadi Jayce Jayden Jaydon Jayson Jayvano Jazlyn Jazmin Jazzlyn Jean Jeanette
Jeanne Jeannot Jef Jeffery Jela Jelica Jelita Jelka Jella Jelle Jenel Jenna Jennie Jennifer
Jennings Jenny Jens Jeppe Jerel Jeremiasz Jeremy Jerguš Jermaine Jernej Jerónimo Jesper Jesse
Jessica Jessie Jesus Jesús Jett Jette Jevgeņijs Ješa Jibril Jil Jill Jim Jindra Jitendra Jiyan
Jiřina Jiří Joachim Joah Joakim Joakimo Joana Joanna Joannie Joaquim Joaquín Joe Joel Joeline
Joelle Joep Joey Johan Johanino Johann Johanna Johanne Johannes Johano Johanĉjo Johnnie Johnny
Johnpaul Johnson Jolanda Jolayemi Jolien Jolina Jonah Jonas Jonatano Jonathan Jordi Jordy Jorge
Joscha Josef Josefin Josefina Josefine Josep Joseph Josephine Josette Joshua Josiah Josip
Josselin Josuo Josué José Joséphine Jovan Jovana Jovani Joyce Jozefa Jozefino Jozefo Jozefína
Jozue João Joëlle Joĉjo Joŝiko Joško Jošt Jože Jožef Juan Juana Juanita Jude Judith Judito Judy
Judyta Judīte Juha Juhani Juho Jukka Jule Jules Julia Julian Juliana Julianne Julie Julienne
Julieta Julieto Juliette Juliino Julija Julio Julita Juliusz Juliëtte Jumadi Juna Juraj Jure
Jurģis Justeno Justin Justina Juston Justīne Juta Juul János Jázmin Jérôme Jéssica Józef Józefina
József Jörg Jörgen Jørgen Júlia Júlio Július Jānis Jāzeps Jēkabs Jūlija Jūlijs Jūsma Kaan Kaarina
Kaat Kadiatou Kadı Kagiso Kai Kailee Kairav Kaj Kaja Kalea Kalervo Kalevi Kalidou Kalim Kalinda
Kalinik Kamala Kamaria Kamila Kamilla Kamlesh Kamol Kamola Kamran Kanda Kanishka Kannen Kara
Karaca Karamoko Karel Karen Kari Kariane Karima Karin Karina Karl Karla Karlo Karma Karmela
Karmeno Karol Karoliina Karolina Karoline Karolino Karolo Karolína Karsana Kartik Karīna Kasiran
Kasper Katariina Katarina Kate Katelynn Katerino Katharina Katherine Kathrine Kathryn Katija`;
