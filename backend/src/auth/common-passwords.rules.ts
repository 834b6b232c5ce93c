/**
 * The most common words in leaked password collections, without surrounding digits and punctuation,
 * and obvious choices for surgeons. "thirdpartysignin" is what old apps sent for people without a
 * password.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwort passwd passphrase pass parola senha contrasena motdepasse wachtwoord qwerty qwertyu qwertyui qwertyuio qwertyuiop
   qwertz azerty qazwsx qazwsxedc wsxedc asdf asdfgh asdfghj asdfghjk asdfghjkl zxcvb zxcvbn zxcvbnm qweasd qweasdzxc qwaszx poiuytrewq
   abc abcd abcde abcdef abcdefg abcdefgh abcdefghi aaa abcabc letmein letmeinnow welcome welcomeback welcometo iloveyou iloveu ilovehim
   iloveher iloveme ilovegod loveyou loveme lovely lover loverboy lovelove mylove truelove admin administrator root user guest test
   testing tester demo default changeme changeit temp temporary secret topsecret private access access login logmein master superuser
   supervisor manager system server computer internet network wireless security samsung iphone android google facebook twitter linkedin
   instagram youtube whatsapp microsoft windows apple macbook amazon netflix spotify paypal yahoo hotmail gmail outlook
   monkey dragon tiger lion eagle falcon panther leopard wolf wolves dolphin shark spider scorpion cobra phoenix unicorn butterfly kitten
   kitty hellokitty puppy doggie horses pony rabbit bunny turtle penguin panda elephant giraffe chicken buffalo bulldog rooster
   football soccer baseball basketball hockey tennis cricket cricketer golf golfer rugby volleyball swimming running runner cycling boxing
   wrestling champion winner winners liverpool arsenal chelsea manchester barcelona realmadrid juventus milan bayern everton tottenham
   ronaldo messi neymar beckham jordan kobe lakers yankees cowboys steelers packers patriots redsox ferrari mercedes porsche mustang
   corvette camaro harley yamaha kawasaki toyota honda ducati bmw audi volkswagen superman batman spiderman ironman wonderwoman joker
   starwars startrek skywalker darthvader yoda matrix pokemon pikachu naruto minecraft fortnite warcraft nintendo playstation xbox mario
   zelda sonic harrypotter hogwarts gandalf frodo hobbit simpsons scooby snoopy mickey mickeymouse disney princess prince queen king
   angel angels angelface babygirl babyboy baby sweetheart sweetie sweety honey honeybee darling cupcake cookie cookies chocolate cherry
   banana orange strawberry peaches pepper ginger cinnamon vanilla sugar candy coffee pizza cheese butter
   sunshine sunflower sunny summer summertime winter spring autumn monday tuesday wednesday thursday friday saturday sunday january
   february march april june july august september october november december flower flowers rainbow rose garden forest mountain ocean
   river island beach thunder lightning storm shadow midnight moonlight starlight silver golden diamond crystal purple yellow green blue
   black white orange freedom peace hope faith grace trust trustno trustnoone believe blessed blessing jesus jesuschrist christ godisgood
   godbless heaven angelo krishna ganesh ganesha shiva sairam omsairam jaishreeram bismillah allah alhamdulillah inshallah muhammad
   mohammed ahmed fatima india indian hindustan bharat bangalore bengaluru mumbai chennai delhi newdelhi kolkata hyderabad london paris
   berlin newyork chicago boston texas california america canada mexico brazil brasil argentina portugal italia england scotland ireland
   germany deutschland france espana africa nigeria egypt pakistan china japan tokyo australia sydney melbourne singapore malaysia
   indonesia thailand russia moscow dubai
   michael jennifer thomas charlie robert william matthew daniel andrew joshua anthony christopher nicholas alexander benjamin samantha
   jessica ashley amanda michelle nicole stephanie elizabeth victoria natalie rebecca rachel patricia barbara catherine christine
   margaret jonathan jackson hunter hannah madison taylor austin morgan maggie george henry edward richard charles joseph david james
   maria sophia sofia isabella valentina gabriel sebastian alejandro fernando eduardo francisco antonio roberto carlos
   priya rahul rajesh suresh ramesh ganesh sanjay vijay kumar anjali deepak sandeep manoj
   hello hellohello helloworld goodbye goodluck goodday happy happyday lucky luckyme family mother father mommy daddy brother sister
   friends bestfriend forever always nothing something anything everything whatever nobody someone mypassword mypass myself myname
   mylife mydog mycat mybaby remember forget dontforget blink linkin metallica nirvana slipknot eminem beatles rockyou rockstar rocknroll
   guitar music musica hiphop dance dancer party cool coolman awesome amazing perfect fantastic beautiful handsome gorgeous sexy hottie
   fuckyou fuckoff bitch asshole biteme killer hacker hackers ninja samurai warrior soldier marine pirate pirates cowboy wizard magic
   magical dreams dreamer money cash million millionaire business company office work working school college university student teacher
   professor internet startup zaqxsw mnbvcxz lkjhgfdsa onetwothree
   doctor doctors drdoctor surgeon surgeons surgery surgical generalsurgery operation operations operating theatre scalpel forceps suture
   sutures sutura stitch stitches hospital hospitals clinic medicine medical medico medicos medschool mbbs nurse nursing patient patients
   physician physicians consultant resident residency registrar intern houseofficer anatomy anatomia physiology pathology radiology
   cardiology cardiac neurology neuro neurosurgery neurosurgeon orthopaedics orthopedics ortho urology urologist oncology trauma
   transplant vascular plastic plasticsurgery laparoscopy laparoscopic appendix appendectomy gallbladder hernia bowel stomach
   heart hearts liver kidney brain spine blood bones anaesthesia anesthesia emergency icu ward rounds stethoscope thirdpartysignin
   thirdparty`.split(/\s+/),
);
