/**
 * More given names from the lists of @faker-js/faker 10.6.0 (MIT, see faker-names-licence.txt),
 * about the same number for each language, without those that are English words or eponyms.
 */
export const MORE_GIVEN_NAMES = `
Katja Kato Katrin Katrina Katrine Katryn Katrīna Katy Kawa Kawtar Kay Kaycee Kayla Kaynak Kayode
Kayra Kayun Kazimír Keji Kellie Kelsi Kemal Kemalettin Kemi Ken Kenan Kendall Kende Kenes Kenneth
Keno Kensi Kenton Kenzi Keren Kerim Kerry Kerstin Kevin Kevser Keyan Kgabu Khadidiatou Khadim
Khady Khai Khalifa Khanyisile Khem Khethiwe Khiêm Khoudia Khoát Khulekani Khuê Khôi Khúc Khải
Khắc Khởi Kiara Kika Kikelomo Kim Kimberly Kimo Kin Kincső Kinga Kiné Kira Kirana Kirk Kirsten
Kiệt Kjeld Kjell Klanjo Klara Klarencjusz Klaro Klaudia Klaudián Klaus Klaŭdino Klaŭdo Klea
Klemen Klemens Klementina Klementino Kleopatra Kleopatro Klitemnestro Klotildo Klára Kléber Klāra
Klāvs Knuto Kobe Kojo Kolawole Koloman Kolos Komil Komron Konrad Konrád Konrāds Konstance
Konstantin Konstanty Konstantīns Koralia Koray Korbinian Korede Kornel Korneliusz Kornél Koçer
Krasomila Krasoslav Kreuzo Krimhildo Krishna Krishnadas Krista Kristian Kristie Kristiina
Kristijan Kristin Kristina Kristine Kristino Kristiāna Kristiāns Kristjan Kristoffer Kristína
Kristóf Kristīne Krisztián Krisztofer Krišjānis Krišs Krištof Krunoslav Krystal Krystyna
Krzysztof Ksantipo Ksenia Ksenofont Kubra Kubura Kumuda Kumush Kunthara Kurt Květoš Kwabena
Kwadwo Kwaku Kwame Kwasi Kweku Kwesi Kyan Kyano Kyle Kyleigh Kyler Kyliann Kyllikki Kéba Kübra
Kārlis Kımız Kızdurmuş Lachlan Lada Ladislau Ladislav Ladislava Lai Laila Lajos Laksana Lal Lala
Lalə Lamberto Lamih Lamine Lamiyə Lana Lander Langa Lanjar Lara Larisa Larissa Lars Lassana Lasse
Laswi Latoya Laura Laure Laureen Laureline Laurencja Laurencjusz Laurent Laurenz Laurenția
Laurențiu Lauri Lauriano Laurie Lava Lavinia Lavínia Lavīze Lawrence Laxmi Layla Laylo Lazar
Laziz Laŭrenco Laŭro Lea Leah Lean Leandr Leandra Leandro Leann Leatha Leena Leif Leigh Leila
Leke Lela Leland Lelia Lembah Lemide Lena Lene Leni Lenia Lenka Lenn Lennard Lennart Lennert
Lennie Lennon Lenya Leo Leon Leona Leonard Leonardo Leonhard Leonid Leonie Leonilda Leonio Leonis
Leono Leonor Leonora Leontin Leontīne Leonīda Leonīds Leopold Leopoldino Leopoldo Leopoldýna Leoš
Leposava Lerato Lere Leroy Leslie Lestari Leticia Letícia Leu Levente Levi Levin Levoslav Leyla
Lia Liah Liam Liana Lias Liberto Lidia Lidija Lien Lieve Lieze Ligia Liisa Lila Lilia Lilian
Liliana Liliane Lilien Lilio Liliya Liliána Liliāna Lilla Lilli Lillian Lilly Lily Lilya Lina
Linda Linde Lindsay Linett Linn Linnea Linnéa Lino Lintang Linus Lion Lionel Lis Lisa Lisann
Lisanne Lisbeth Lise Liselotte Liubov Liv Livia Liviu Liya Liyam Liyan Liyana Liz Liza Lizbeth
Lize Lizz Liêm Liên Liāna Liễu Ljiljana Ljubica Ljubomir Logan Lohan Lola Lolade Longin Lora Lore
Loreen Loren Lorena Lorene Loreno Lorenz Lorenzo Lori Lorik Lorin Lorraine Lota Lotar Lotte Lotti
Lou Louie Louis Louise Louison Loup Lourdes Lourenço Lova Lovisa Lovorka Lovro Lowie Loïs Luana
Luca Lucas Lucca Lucia Lucian Luciano Lucie Lucien Lucija Lucijan Lucile Lucille Lucius Lucja
Lucretia Lucrezia Lucreția Lucrețiu Lucy Lucía Ludivine Ludivoj Ludolphe Ludoslava Ludovikino
Ludoviko Ludvig Ludwik Luena Luhung Luis Luisa Luiz Luiza Lujza Lukas Luke Lukhona Luko Luluh
Luminita Luna Lune Lungelo Lutfulloh Luthfi Lutobor Lutz Luz Luân Luís Luísa Luīze Luật Lwandle
Lyam Lydia Lydie Lykke Lyla Lylia Lyn Lynda Lynette Lynn László Lân Léna Léonne Léopold Lívia
Lîlan Lîrîk Lýdia Lāsma Lăng Lĩnh Lība Līga Līksma Līna Līva Līvija Līze Lūcija Ləman Lộc Lợi Lực
Maarit Maartje Mable Maca Macario Mackenzie Mactar Madalena Madalyn Maddison Maddox Madeleine
Madeline Madid Madina Madison Mads Mady Mael Maes Mafalda Magda Magdalena Magdaleno Maggie Magnus
Maguette Mahaut Mahdi Maheswar Mahmud Mahrus Mahulena Mahé Mai Maia Maija Maike Maitê Maja Majda
Makara Makary Makhtar Makinwa Maks Maksimo Makso Maksud Maksymilian Malati Malcolm Malena Malene
Malia Malick Malik Malika Malin Mališa Malte Malthe Malvino Malvína Malvīne Mama Mamadou Mamady
Mamie Mamour Manah Manca Manda Mandla Mandy Manel Manetto Manfred Mangala Manisha Manjo Manjusha
Manoj Manon Mansour Mansur Manu Manuel Manuela Maphikelela Mara Marah Maram Marat Marc Marcel
Marcela Marcell Marcellus Marcelo Marco Marcos Marcus Mardon Mare Marek Maren Margaret Margareta
Margareto Margarida Margarita Margaréta Margaux Margie Margita Margot Margrit Margrith Marguerite
Mari Maria Mariama Mariame Marian Mariana Marianna Marianne Mariano Marica Maricarmen Maricica
Marie Marieke Marietta Marija Marijan Marijana Marika Marilu Marilyn Marilú Marin Marina Marinjo
Mario Marioara Marion Marisol Marit Marita Marius Marián Marième Marja Marjan Marjatta Marjeta
Markku Marko Markus Marleen Marlene Marli Marlis Marlo Marlène Marouane Marsha Marsito Marta
Martani Marte Marteno Martha Marthe Martial Martim Martin Martina Martine Martti Marvin Marwa
Marwin Mary Maryna Marème María Marģers Mashxura Massamba Massimo Matar Mate Matej Mateja Mateo
Mateus Matheus Mathew Mathias Mathieu Mathijs Mathilde Mathis Mathuys Matias Matija Matilda
Matilde Matjaž Mato Mats Matt Mattea Mattes Matthew Matthias Matthieu Matthis Matti Mattia
Mattias Mattis Matyáš Matías Matúš Matīss Maud Maureen Maurice Mauricio Maurits Mauro Maurycy
Mavlon Mawuena Mawusi Maxbuba Maxi Maxim Maxime Maximilian Maxsuma Maya Mayeul Mayra Mayte Mazlum
Maëlie Maï Maïmouna Maïna Małgorzata Maša Mašinka Mbalienhle Mbaye Meda Medard Medine Medya Megan
Meghnath Mehmet Mehriban Meike Meire Melania Melanie Melany Melchior Melezio Melike Melinda
Melisa Melissa Melita Mellina Melnic Melody Melvin Melyssa Melánia Menaka Mercedes Merel Merle
Mert Mervin Meryem Mesut Mette Meïssa Mečislava Mhambi Mia Micael Micaela Michael Michal Michale
Michalina Micheal Michel Michelangelo Michele Micheline Michelle Mickael Midas Mieke Miel Miguel
Miha Mihai Mihajlo Mihnea Mihály Mija Mijat Mika Mikael Mikaela Mikail Mikayla Mike Mikkel Mikko
Miklós Mikołaj Mila Milada Miladin Milanka Milano Mile Milena Miley Milica Milisav Milivoj Miljan
Miljenko Milla Mille Millicent Milo Milorad Miloslav Milota Milutin Milutín Miluše Milán Mina
Minh Minka Minna Minodora Miomir Mira Mirabela Miran Miranda Miraziz Mircea Mirco Mireille Mirela
Mirella Miriam Miriamo Mirjam Mirka Mirko Mirkó Mirna Miro Miroslav Miroslava Mirre Mirtil Mirto
Mirziyo Misty Mitchell Mitică Mitja Mitra Mizgîn Miên Miĉjo Miķelis Miša Mladen Moa Mobolaji
Moctar Modest Modibo Modou Modrīte Modupe Mofifoluwa Mohamadou Mohamed Mohammad Mohammed Mohana
Moisés Mojca Mojisoluwa Molly Momira Mona Monaldo Monde Monica Monika Moniko Monique Monvīds
Moradeke Morayo Morena Morenike Morgana Moric Morne Morolake Morten Moseo Mosunmola Mouhamadou
Mouhamed Mouhameth Mouhammadou Moussa Moustapha Moxigul Moxinur Moxira Moyosore Mpilo Mpumelelo
Msizi Mthunzi Muammer Muazzam Mudīte Mufiz Muhamado Muhammad Muhammed Muhsin Muhyiddin Mukaddes
Mukul Mulyanto Munif Muriel Murilo Mursinin Musa Musawenkosi Mustafa Mustafo Mustofa Musulmon
Mutahhar Muyassar Muyiwa Mya Mylan Myriam Myrtille Márcia Mária Mário Márk Márton Mátyás Máté
Médea Médoune Mélissa Mércia Mónica Móric Münir Māra Mārcis Māris Mārtiņš Mădălin Mădălina Mētra
Mələk Mạnh Mẫn Mậu Mộng Nabila Nabin Nada Nadejda Nadia Nadine Nadir Nadja Nadzieja Nahid Naja
Najmiddin Najwa Nam Nana Nand Nandi Nando Nanna Naomi Nara Naradi Narciso Nargiza Narin Narinder
Narsete Nasim Nasriddin Nastja Natalia Natalie Natalija Natan Nataniel Natasa Natasha Nataša
Natașa Nate Nathalie Nathan Nathanael Natiq Natka Natália Nawal Nawroz Nazan Nazariusz Nazrulloh
Naďa Ndleleni Ndondoloza Nebojša Necat Nechifor Neda Nedjeljka Nedjeljko Neela Nefeli Nejc Nele
Neli Nellea Nelli Nelly Nelson Nemanja Nena Neonila Nera Nestor Nestore Neva Neven Nevena Nevenka
Nevio Newroz Neyla Nga Nghi Nghiêm Nghiệp Nguyên Ngân Nhan Nhiên Nhiệm Nhlakanipho Nhu Nhung Nhạn
Nhật Nicholas Nicholaus Nichole Nicklas Nicodim Nicola Nicolae Nicolai Nicolas Nicole Nicoleen
Nicolette Nicoline Nicolás Nicolò Nicu Niculina Nicéphore Nida Niels Nigar Nigel Nigora Nihad
Nihat Nik Nika Nike Nikita Niklas Niklaus Niklāvs Niko Nikola Nikolai Nikolao Nikolas Nikolasz
Nikoleta Nikolina Nikolĉjo Nikša Nila Nilde Nils Nilufar Nimakoah Nimas Nimród Nina Ninioluwa
Nino Nio Niraj Nirbhay Nischal Nizomiddin Niştîman Niệm Nkanyezi Nkosenye Nkosinhle Nkosiyabo
Nnamdi Noa Noah Noan Noaĥo Noe Noel Noemi Nofoto Nohan Noila Nokuthula Nolen Nolwazi Nomvula Nona
Nonhlanhla Nonjabulo Nonkululeko Noor Noortje Nora Norah Norbert Norberto Nore Norhane Norina
Norma Nosir Nova Novan Novi Novita Nozipho Noé Noémi Noël Noëlle Nqobile Ntokozo Ntombizodwa
Nugraha Nuno Nunziata Nuray Nurbek Nurgül Nurgün Nurlan Nusratulloh Nuša Nynke Nándor Nátán Néné
Nóra Núbia Núria Nûda Nûdem Nûredîn Năng Nương Nərgiz Oana Oba Obrad Oceane Octavian Octavio Oda
Odidone Odie Odil Odunayo Ofelya Ofélia Ofélie Oger Ognjana Ogooluwa Ojaswini Oke Okiki Okto Ola
Oladara Oladare Oladimeji Olaf Olaide Olajumoke Olakunle Olansile Olaoluwa Olasunmbo Olatunbosun
Olavi Olayinka Oldrich Ole Oleg Olena Olga Olgica Olim Olimpio Oliver Olivia Olivier Oliviu
Olivér Oliwia Oliwier Olle Olof Ololade Olufeyisayo Olufunke Olufunmi Olumide Olumorotimi Olusola
Olutomiwa Oluwafemi Oluwagbemiga Oluwakemi Oluwamuyiwa Oluwasegun Oluwaseyi Oluwatofunmi
Oluwatosin Oluwatoyosi Oluwatumise Oluwole Oluwunmi Olympia Olívia Olīvija Omar Omawunmi Ombline
Ombretta Omina Omobobola Omobolanle Omodunni Omolabake Omolara Omolola Omotara Omotayo Omotola
Omotoun Omowumi Ondřejka Onome Onorino Onoriode Onur Oona Opaline Opan Opemipo Opeoluwa Opeyemi
Oqil Oren Oreofe Orestes Orlando Orsino Orsola Ortansa Orvokki Oscar Oskar Oskari Oskaro Osmund
Osunleke Osvaldo Otabek Otilia Otis Otto Ottone Otília Otīlija Oumar Oumou Ousmane Ovidius Owen
Oyenike Oyga Oyindamola Oysha Ozanne Ozod Ozoda Ozren Ozy Oļegs Oļģerts Pablo Paco Padam Padmi
Paige Paja Pamela Panagachie Pancrazio Pangeran Pankrác Panna Pantaleon Paola Paolo Paraschiva
Parascovia Parfait Parman Pascal Paterniano Pathé Patricia Patricie Patricija Patricio Patrick
Patrik Patriko Patrycy Patrícia Patrīcija Paul Paula Paulette Paulica Paulien Pauliina Paulina
Pauline Paulo Paulīne Pave Pavel Pavlín Pavol Paweł Paŭlino Pearline Pedro Pekka Pelaghia Pelagia
Pelin Pelle Pelumi Penda Pentti Pepo Pera Perceval Pernilla Pero Perpetuo Perrine Peruna Perî
Petar Peter Petko Petra Petre Petri Petrija Petro Petronio Petru Petteri Peyami Pheobe Phil Phila
Philani Philine Philip Philippe Phillip Phiwokwakhe Phoebe Phoenix Pháp Phước Phượng Phụng Pia
Pien Pierre Pieter Pietro Pilar Piper Pippo Pirjo Pirkko Pit Placida Platon Polona Pompilia
Pomponio Pontus Pooja Poppy Porfiriusz Prabin Prabowo Prakash Pramila Pranawa Pranay Prascovia
Prashant Pravdomil Pravdomila Pravoslav Prayoga Prem Prema Primož Priscilla Prisco Priska Prokles
Prokul Prudence Prvoslav Puk Puput Purna Purwadi Pushti Pusicio Putri Päivi Péter Pétronille Pío
Pārsla Pāvils Pēteris Pınar Pəri Qobil Quang Qudrat Quentin Quieta Quin Quinn Quinten Quirino
Quyết Quân Quý Quốc Rachael Rachel Rachela Radek Radeke Radika Radimíra Radion Radivoje Radmila
Radmilo Rado Radomil Radomír Radosav Radovan Radslava Radu Radul Rafael Rafaela Rafaelo Rafaël
Raff Rafid Rafila Rafiq Rahel Rahul Raif Raihan Raik Raimund Raina Rainer Raisa Raj Rajendra
Rajina Rajinder Rajko Rajmund Raju Rakesh Rakita Rama Ramata Ramatoulaye Ramiro Ramona Ramziddin
Ramziya Ramón Randolf Rania Ranjan Ranjit Raquel Rasheedah Rasim Rasmus Rastislav Ratimir Ratna
Rauf Raul Raxmatulloh Rayan Rayen Raymond Raymundo Rayona Raúl Raĥelo Rebeca Rebecca Rebeka
Rebekka Rebeko Regina Reginaldo Regitze Regnārs Regula Regína Regīna Reilly Reina Rejan Relja
Remilekun Remo Remus Remzi Renata Renato Renaud Rendy Rene Renee Renette Renáta René Renée Renārs
Renāte Restu Reto Reşîd Rhonda Riaan Ricardo Riccarda Riccardo Richard Richárd Rick Rickard
Rigard Riitta Rikke Riley Rima Rina Rino Rita Ritva Rizki Rizvon Ričards Robbe Robert Roberta
Robertina Roberto Robin Robiya Robyn Roch Rocio Rocío Roderik Rodion Rodolfo Rodrigo Rogelio
Roger Rohan Rohana Roj Rok Rokhaya Roko Roksana Roland Rolando Rolf Romain Romana Romeo Romeu
Romina Romulus Romy Romāns Ron Ronak Ronald Ronke Ronî Rory Rosa Rosalia Rosalie Rosalina Rosana
Rosario Roseline Roselyn Rosemarie Rosemary Roser Rosie Rosina Ross Rostislav Rotimi Rovena
Roxana Roy Roza Rozalia Rozalija Rozina Rozo Rozália Roşan Ruben Rubén Rudolf Rudolfa Rudolfo
Rudolph Rudy Rudīte Ruedi Rufus Rui Rumena Rune Ruslan Ruslana Russell Rustam Ruta Ruth Ruthe
Ryder Régis Réka Rênas Róbert Róza Röya Rúben Rûken Răzvan Rıfat Rūdis Rūdolfs Rūsiņš Rūta Rəşad
Rəşid Saadat Saadi Saar Saba Sabele Sabina Sabine Sabino Saboxat Sabrina Sabína Sabīne Sada Sadio
Sadoqat Sadriddin Sadullah Safiatou Safira Safiya Safiétou Safo Safouan Sagar Sahra Saida Saka
Sakari Salif Salih Salimata Salimatou Saliou Sally Salomey Salomon Salvador Salvatore Salwa Saly
Sam Samandar Samantha Samba Sameer Sami Samim Samir Samira Sammie Samson Samu Samuel Samuelo
Samukelisiwe Sancho Sanda Sandeep Sander Sandra Sandro Sanele Sanem Sang Sanja Sanjay Sanne
Sanobar Santiago Santino Santosh Sanya Sao Sara Sarah Sari Sarisha Sarita Sarmīte Sartika Sarvar
Sarvin Sarvinoz Saskia Satu Saturniano Satya Saulcerīte Savva Saxida Saxona Saèr Saïd Saúl Saša
Sašo Scarlett Scholastique Scolastica Scottie Sean Sebastian Sebastiano Sebastião Sebastjan
Seckou Segilola Sekinat Selcan Selena Selina Selma Selvi Sem Semih Semion Sempronio Senn Senne
Seppe Seppo Serafina Serafín Serbülent Serdar Serena Serge Sergej Sergey Sergi Sergio Sergiu
Sergiusz Serhad Serhat Settimio Seval Sevara Severin Severina Severín Seydou Seye Seynabou Seyyit
Sfiso Shade Shahobiddin Shahzod Shaina Shaka Shakti Shalewa Shane Shania Shanice Shantanu
Sharmila Sharon Shaun Shawn Shayna Shea Sheila Shelia Sherri Sherwood Sherzod Shilpa Shirisha
Shirley Shivakari Shodiyor Shreya Shristi Shubha Sibongile Sibusiso Siddhartha Siddhran Sidney
Sidoine Sidonie Sidy Siebe Sien Sienna Sifiso Sigismondo Signe Sigurd Sijuade Silas Silje
Silvestr Silvia Silvija Simen Similoluwa Simion Simisola Simon Simona Simone Simono Simão Sina
Sindisiwe Sindre Sinem Sinenhlanhla Sinh Sinikka Siniša Siphephelo Siphiwe Sipho Sireno Sirineu
Sirojiddin Siré Siska Sitara Sithembiso Siv Sixte Sixtine Siyanda Sizakele Sizani Skaidrīte
Skander Skye Slava Slaviboj Slavica Slavka Slavko Slavomír Slavěna Slobodan Slobodanka Sláva
Smaranda Smeralda Smriti Sname Snejana Snežana Soběslav Soda Sodiq Sofia Sofie Sofinjo Sofio
Sofía Sokhna Soledad Soline Solomon Sondre Sonia Sonja Sonjo Soof Sophia Sophie Soraia Sorana
Soraya Sorina Sostene Souleymane Soňa Spirydion Spīdola Sredoje Srečko Stacy Stan Stanca
Stanislao Stanislav Stanislava Stanko Stanley Staša Steen Stefan Stefanie Stefanino Stefano Stela
Stella Steluța Stepan Stephaans Stephane Stephania Stephanie Stephen Stephon Sterre Stevan Steve
Steven Stewart Stig Stine Stipe Stiriaco Stojanka Strahinja Stribor Stéphane Stéphanie Stêr
Subash Subhash Subomi Sudeva Suhrob Sulton Sumayyah Sumeet Sumitra Sune Sunita Sunniva Suraj
Suresh Susan Susana Susanna Susanne Susano Sushant Susheel Suus Suzana Suzanne Suélen Svatoboj
Svea Sven Svend Svetlana Svetolik Svetozár Sveva Svitlana Světluše Swara Swarup Sylvia Sylvie
Sylwia Synne Szabolcs Szczepan Szofi Szofia Szonja Szófia Sámuel Sándor Sáng Sára Sáva Sébastien
Sékou Sérgio Sílvia Sîma Sîpan Sönke Søren Sıdkı Sơn Sương Səbinə Tabea Tade Tadej Tadeo Tadeáš
Tadija Tahir Tahlia Taiwo Tal Talia Talip Talita Tamara Tami Tamia Tamás Tamāra Tanguy Tanja
Tansu Tanushree Tanya Tapan Tapani Tapio Tara Taras Tari Tarja Tasdik Tasha Tatiana Tatjana
Taufik Taurin Tayler Taziano Tea Ted Teea Teja Tejumola Tekin Tellervo Temidayo Temitope Teodata
Teodor Teodora Teodoro Teofan Teofil Teogene Teona Terence Teresa Terezija Terezo Tertuliano
Terézia Terēze Tess Tessa Tetiana Teunis Thabisa Thadie Thalea Thalia Thamsanqa Thando Thanh
Thaïs Thea Themba Theo Theodor Theodore Theofil Theofila Theotime Therese Theuns Thi Thibo
Thierno Thijs Thilo Thiều Thiệu Thoa Thobeka Thulani Thulisile Thuyết Thuận Thành Théo Théodora
Théodore Thérèse Thêu Thùy Thúy Thơ Thương Thượng Thạch Thảo Thất Thắm Thắng Thịnh Thống Thục
Thụy Thủy Tiago Tian Tiberia Tiberio Tiberiu Tibo Tibor Tidiane Tiffany Tihomir Tiina Tija Tijs
Tilda Tilen Till Tim Timbul Timmy Timo Timofei Timoléon Timon Timotej Timoteo Timothy Tina
Tincuța Tine Tiril Titi Titilayo Titilope Tiến Tiền Tiển Tiểu Tjaša Tobias Tobiasz Tobiloba Toby
Tohir Toke Toki Tokunbo Tolulope Tolunay Toluwalope Toluwani Toluwanimi Tom Tomaso Tomaž Tomiloba
Tomislav Tomke Tommie Tommy Tomás Tomé Tone Toni Tonija Tonko Tonya Tončica Tope Tor Torbjörn
Torquato Toyip Toại Traci Tracy Traian Trajan Tre Tri Trilochan Trilokesh Trine Trisha Tristan
Triết Triều Troels Trofim Trpimir Trà Trác Tráng Trâm Trân Trīne Trương Trưởng Trạch Trầm Tuba
Tugiman Tullia Tunar Tuomas Turgut Tutku Tuula Tuulikki Tuur Tuva Tuyến Tuyền Tuyển Tvrtko Tyler
Tymon Tymoteusz Tyreek Tài Tân Tích Tín Tùng Túy Tālis Tālivaldis Tālrīts Tīna Tərlan Tấn Tịnh
Ubaldo Uchqun Udai Ueli Uffe Ujjwal Ukbe Ulduz Ulf Uli Ulisse Ulla Ulrich Ulrik Ulrika Uluthando
Ulwazi Uma Umaya Umid Umida Undīne Unjani Urban Urdino Urfon Uriel Uroš Ursula Ursulo Urška Usha
Utama Uyên Uyển Uzayr Uzbegim Uzodimma Uģis Vadim Vafo Vagn Vahide Vaishnavi Valdemar Valdemārs
Valentim Valentin Valentina Valentine Valentino Valentína Valentīna Valentīns Valeria Valerie
Valerii Valerija Valerio Valeriu Valter Valtteri Valér Valérie Valērija Valērijs Vanda Vanessa
Vania Vanja Varvara Vasanti Vasco Vasili Vasilisa Vasja Vasko Vasudev Vatroslav Vaughn Vavrinec
Vavřinec Vecdi Veceslav Vedanshi Veerle Veikko Vela Velaphi Velimir Velimira Venanzio Vencel
Vendel Vendelína Veniamin Vera Verena Verenzio Vergiliu Verica Verla Vernon Veronica Veronika
Veroniko Verónica Vesna Vianney Vibeke Vic Vicente Vicki Vickie Victor Victoria Vida Vidhur
Vieroslava Vieve Viggo Vigile Vijolīte Viktor Viktoria Viktorija Viktorin Viktoro Viktória Vilde
Vilemína Vilhelm Vilhelmino Vilhelmo Vilhelmīne Viljem Ville Villy Vilma Vilmos Vilmārs Vilĉjo
Vimal Viman Vince Vincenc Vincent Vincențiu Vindonio Vinka Viola Violeta Violette Violina Viorica
Virgiliu Virág Vissia Vitalico Vitalie Vito Vitold Vitor Vitória Vitālijs Vivian Viviana Viviane
Vivien Vizbulīte Viên Višnja Viết Vjekoslav Vlad Vlada Vladek Vladimir Vladimiro Vladimíra
Vladislav Vladislava Vlado Vlastislava Vlk Vojin Vojislava Vojtech Voldemārs Volfango Vratislav
Vratko Vrund Vsevolod Vuk Vukašin Vukica Vusumuzi Vyas Vành Vânia Véronique Víctor Vít Vítor
Vēsma Věduna Věroslav Vượng Vịnh Vọng Wadi Waldo Wale Walenty Walentyna Walerian Walgierz Waluyo
Waly Wanda Wandrille Wannes Waqila Warley Warre Warsa Wawan Wawrzyniec Wayne Welat Wendy Werner
Weronika Wesley Wessel Wiktoria Wilbert Wilbur Wilfryd Wilhelmina Willard Willem Willi William
Willie Willow Wilma Wincenty Winda Wirginia Wolfgang Woodrow Wout Wuraola Władysław Xalima Xander
Xatûn Xaver Xavier Xebat Xenia Xezal Ximena Xochitl Xuân Xénia Yaa Yacine Yago Yahya Yahyo Yakubu
Yamileth Yana Yance Yango Yanis Yaren Yaron Yasmin Yasmine Yassin Yaw Yaya Yaëlle Yejide Yekta
Yeliz Yener Yenthe Yewande Yibanathi Yoan Yolanda Yolande Yorbek Yoro Youssef Youssou Youssouph
Youssoupha Yoznur Ysaline Yuliana Yuri Yusuf Yves Yvette Yvonne Yûsiv Yılmaz Yến Zabir Zac Zach
Zachariasz Zacharie Zachariáš Zachary Zachery Zafir Zaharia Zahir Zahra Zaida Zainab Zakariya
Zalán Zamfir Zana Zanele Zara Zarina Zaur Zayd Zdenka Zdenko Zdeslav Zdeslava Zdravko Zejnep
Zelda Zeltīte Zena Zenovia Zente Zenzele Zerdeşt Zerrin Zerya Ziedīte Zigfrīda Zigfrīds Zigmārs
Zigrīda Zilan Zilola Zina Zinovia Zita Zithulele Ziya Ziyanda Ziyo Zlata Zlatica Zlatka Zlatomír
Zlatomíra Zobuhle Zoe Zofia Zofija Zohir Zoltan Zoltán Zora Zoran Zorina Zorka Zosimo Zoyir Zoé
Zoéva Zoë Zrinko Zselyke Zsolt Zsombor Zubayr Zulfikar Zygmunt Zénó Zétény Zîlan Zîn Zīle Ábel
Ádám Ákos Ángel Ánh Ármin Áurea Ângelo Åke Åsa Çağatay Çağlayan Çeşminaz Çobulmak Çîya Élie
Élisabeth Émeline Épiphane Érica Évelyne Évrard Ígor Íris Óscar Ömer Öykü Ülkər Ülviyyə Ünal
Ünseli Ādams Ādolfs Ārija Ārijs Āris Ĉarloto Čarna Časlav Čeňka Đan Điền Điệp Đorđe Đoàn Đurda
Đình Đông Đăng Đại Đạt Đức Ēriks Ēvalds Ģederts Ģertrūde Ģirts Ĥimeno Īrisa İkbal İlham İlhan
İlkyaz İlqar İrinçköl İxtiyar Ĵeromo Ľubica Ľubor Ľuboš Ľudmila Ľudovít Łucja Łukasz Şadan Şaiq
Şayan Şelale Şerif Şervan Şêxmus Şîlan Şîrîn Şəhriyar Šalamoun Špela Štefan Štefánia Žakelina Žan
Žanete Žanis Žanna Žarko Željka Želmíra Ženija Žiga Žitoslava Žubīte Əhməd Ștefana`;
