import type { PatientTexts } from './patient-texts.rules';

export const fr: PatientTexts = {
  skip: 'Aller au contenu',
  language: 'Langue',
  changeLanguage: 'OK',
  ask: {
    pictures: {
      title: 'D’autres chirurgiens peuvent-ils voir vos images ?',
      intro:
        'La personne qui vous soigne, {surgeon}, aimerait demander conseil à d’autres chirurgiens au sujet de votre maladie. Pour cela, quelques images et un court texte seraient montrés sur Suture, un site pour les chirurgiens.',
    },
    words: {
      title: 'D’autres chirurgiens peuvent-ils lire un texte sur votre maladie ?',
      intro:
        'La personne qui vous soigne, {surgeon}, aimerait demander conseil à d’autres chirurgiens au sujet de votre maladie. Pour cela, un court texte, sans images, serait montré sur Suture, un site pour les chirurgiens.',
    },
    nobodyYet: 'Aucun d’eux n’a encore rien vu. C’est vous qui décidez.',
    seenBefore:
      'Des chirurgiens l’ont vu depuis le {since} (votes : {votes}, commentaires : {comments}). C’est masqué maintenant, jusqu’à votre décision.',
  },
  shown: {
    heading: 'Voici ce qu’ils verraient',
    forSurgeons: 'Le texte est écrit pour des chirurgiens. Votre chirurgien peut vous l’expliquer.',
    person: 'À votre sujet',
    genders: { Male: 'Homme', Female: 'Femme', Other: 'Autre' },
    title: 'Titre',
    diagnosis: 'Maladie',
    words: 'Texte',
    question: 'Question aux chirurgiens',
    poll: 'Ce sur quoi votent les chirurgiens',
    later: 'Ce qui s’est passé ensuite',
    outcome: 'Comment cela s’est terminé',
    day: 'Jour {day}',
    added: 'Nouveau',
    picture: 'Image {number} sur {count}',
    video: 'Vidéo {number} sur {count}',
    page: 'Page {number} d’un compte rendu de {count} pages',
    report: 'Compte rendu {number} sur {count}',
    notReady:
      'Ce fichier est encore en préparation. Veuillez rouvrir le lien dans quelques minutes.',
    waitForFiles:
      'Vous pourrez accepter quand tous les fichiers seront prêts. Veuillez regarder à nouveau dans quelques minutes.',
    lookAgain: 'Regarder à nouveau',
    masked: 'Des barres noires cachent les noms et d’autres détails. On ne peut pas les enlever.',
    notShown:
      'Votre nom, votre adresse, votre date de naissance et votre numéro de dossier ne sont pas montrés.',
    recognised:
      'Quelqu’un qui vous connaît bien pourrait tout de même reconnaître votre histoire. C’est rare.',
  },
  who: {
    heading: 'Qui peut les voir ?',
    field: 'Seulement les chirurgiens de la même spécialité',
    all: 'Tous les chirurgiens sur Suture',
    allAre: 'Des membres inscrits avec leur nom et leur profession',
    onlyIfWanted: 'Seulement si vous le voulez',
    teaching: 'Cela peut aussi servir à l’enseignement',
    teachingIs: 'Par exemple dans un cours pour jeunes chirurgiens',
    publication: 'Cela peut aussi être publié dans une revue médicale',
    publicationIs:
      'Comme observation clinique, sans votre nom. Ce qui est imprimé ne peut plus être retiré.',
    visitors: 'Les personnes sans compte peuvent lire les premières lignes',
    visitorsRead: 'Les 200 premiers caractères. Aucune image.',
  },
  know: {
    heading: 'Bon à savoir',
    treatment: 'Votre traitement reste le même, quelle que soit votre décision.',
    mind: 'Vous pouvez changer d’avis à tout moment. Gardez ce lien ou la carte : avec eux, vous pouvez tout retirer de Suture.',
    gone: 'Si vous retirez votre accord, tout disparaît aussitôt de Suture. Ce que quelqu’un a déjà vu ou copié ne peut pas être repris.',
    noName: 'Nous ne demandons pas votre nom et personne ne vous contactera. Cela ne coûte rien.',
  },
  decide: {
    heading: 'Votre décision',
    seen: 'J’ai vu ce qui serait montré et qui peut le voir.',
    tick: 'Veuillez cocher cette case avant d’accepter.',
    yes: 'Oui, j’accepte',
    no: 'Non, je n’accepte pas',
    later: 'Vous pouvez aussi décider plus tard. Ce lien fonctionne jusqu’au {date}.',
    someoneElse:
      'Décidez-vous pour quelqu’un d’autre ? N’utilisez cette page que si vous avez le droit de décider pour cette personne, par exemple en tant que parent.',
  },
  given: {
    title: 'Merci. Vous avez accepté.',
    text: 'Votre chirurgien peut maintenant demander conseil à d’autres chirurgiens. Vous n’avez rien d’autre à faire.',
    others:
      'Une autre personne a aussi été interrogée. Tant qu’elle n’a pas accepté, personne ne voit rien.',
    theySee: 'Ce qu’ils voient',
    lookAgain: 'Revoir les images et le texte',
    narrower: 'Changer qui peut les voir',
    save: 'Enregistrer mon choix',
    newHeading: 'Quelque chose a été ajouté',
    newText:
      'Votre chirurgien a ajouté ce qui porte la mention « Nouveau ». Personne d’autre ne le voit encore. Si vous ne faites rien, cela reste caché.',
    newYes: 'Oui, montrer aussi la nouvelle partie',
  },
  receipt: {
    heading: 'Votre reçu',
    number: 'Numéro du reçu',
    agreedOn: 'Vous avez accepté le',
    refusedOn: 'Vous avez dit non le',
    withdrewOn: 'Vous avez retiré votre accord le',
    hadAgreed: 'Vous aviez accepté le',
    onWithNumber: '{date}, reçu {number}',
    yes: 'Oui',
    no: 'Non',
    keep: 'Gardez le numéro : notez-le, imprimez cette page ou prenez-la en photo. Nous n’avons aucun nom pour vous retrouver.',
  },
  withdraw: {
    heading: 'Vous avez changé d’avis ?',
    text: 'Vous pouvez retirer votre accord à tout moment avec ce même lien. Vous n’avez pas à donner de raison et votre traitement reste le même.',
    open: 'Retirer mon accord',
    removed: 'Les images et le texte sont aussitôt retirés de Suture, pour tout le monde.',
    surgeonTold: 'Votre chirurgien apprend que vous avez retiré votre accord, rien de plus.',
    sure: 'Oui, tout retirer de Suture.',
    tick: 'Veuillez cocher cette case avant de retirer votre accord.',
    submit: 'Retirer mon accord',
  },
  changed: {
    title: 'Quelque chose a changé. Êtes-vous toujours d’accord ?',
    text: 'Vous aviez accepté. Depuis, {surgeon} a modifié le texte ou les images. Personne d’autre ne les voit avant votre nouvelle décision.',
  },
  withdrawn: {
    title: 'Vous avez retiré votre accord.',
    text: 'Depuis {time}, les images et le texte ne sont plus sur Suture. Personne ne peut les y ouvrir, même avec un ancien lien.',
    done: 'Vous n’avez rien d’autre à faire. Votre traitement reste le même.',
    worried: 'Encore inquiet ?',
    tellUs:
      'Si vous voyez un jour vos images quelque part, dites-le à votre chirurgien ou écrivez-nous avec le numéro du reçu. Vous n’avez pas à donner votre nom.',
  },
  sheetMade:
    'Le {time}, Suture a établi une liste de ceux qui avaient vu ceci, pour les personnes chargées de protéger vos données. Votre nom n’y figure pas : nous ne le connaissons pas.',
  hidden: {
    title: 'En ce moment, personne ne voit ceci.',
    text: 'Suture a masqué les images et le texte pendant une vérification. Vous n’avez rien à faire. Vous pouvez tout de même tout retirer de Suture pour toujours.',
  },
  closed: {
    title: 'Ceci n’est plus sur Suture.',
    text: 'Les images et le texte ont été retirés de Suture pour tout le monde, et les images sont effacées. Vous n’avez rien d’autre à faire.',
  },
  refused: {
    title: 'Vous avez dit non. Rien n’est montré.',
    text: 'Personne ne voit vos images sur Suture et elles y sont effacées. Votre traitement reste le même. Vous n’avez rien d’autre à faire.',
  },
  unknown: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il est peut-être incomplet ou terminé. Veuillez scanner le code à nouveau ou demander une nouvelle carte à votre chirurgien.',
  },
  problem: {
    changed: 'Ce qui serait montré vient de changer. Regardez à nouveau avant de décider.',
    late: 'Cela n’est plus possible de cette façon. Veuillez regarder la page à nouveau.',
    busy: 'Il y a trop de demandes en ce moment. Veuillez réessayer dans une minute.',
    failed: 'Un problème est survenu et rien n’a été décidé. Veuillez réessayer.',
  },
  card: {
    title: 'Vos images, votre décision',
    text: 'Scannez le code avec votre téléphone. Voyez ce qui serait montré et dites oui ou non. Avec cette carte, vous pouvez aussi retirer votre accord plus tard. Gardez-la bien.',
  },
};
