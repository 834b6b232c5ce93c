import type { PatientTexts } from './patient-texts.rules';

export const pt: PatientTexts = {
  skip: 'Ir para o conteúdo',
  language: 'Idioma',
  changeLanguage: 'OK',
  ask: {
    pictures: {
      title: 'Outros cirurgiões podem ver as suas imagens?',
      intro:
        'Quem cuida de si, {surgeon}, gostaria de pedir conselho a outros cirurgiões sobre a sua doença. Para isso, algumas imagens e um texto curto seriam mostrados na Suture, um site para cirurgiões.',
    },
    words: {
      title: 'Outros cirurgiões podem ler sobre a sua doença?',
      intro:
        'Quem cuida de si, {surgeon}, gostaria de pedir conselho a outros cirurgiões sobre a sua doença. Para isso, um texto curto, sem imagens, seria mostrado na Suture, um site para cirurgiões.',
    },
    nobodyYet: 'Nenhum deles viu nada até agora. A decisão é sua.',
    seenBefore:
      'Outros cirurgiões já viram isto desde {since} (votos: {votes}, comentários: {comments}). Agora está oculto até que decida.',
  },
  shown: {
    heading: 'Isto é o que eles veriam',
    forSurgeons: 'O texto foi escrito para cirurgiões. O seu cirurgião pode explicá-lo.',
    person: 'Sobre si',
    genders: { Male: 'Homem', Female: 'Mulher', Other: 'Outro' },
    title: 'Título',
    diagnosis: 'Doença',
    words: 'Texto',
    question: 'Pergunta aos cirurgiões',
    poll: 'Em que votam os cirurgiões',
    later: 'O que aconteceu depois',
    outcome: 'Como terminou',
    day: 'Dia {day}',
    added: 'Novo',
    picture: 'Imagem {number} de {count}',
    video: 'Vídeo {number} de {count}',
    page: 'Página {number} de um relatório com {count} páginas',
    report: 'Relatório {number} de {count}',
    notReady:
      'Este ficheiro ainda está a ser preparado. Abra o link novamente dentro de alguns minutos.',
    waitForFiles:
      'Poderá aceitar quando todos os ficheiros estiverem prontos. Volte a ver dentro de alguns minutos.',
    lookAgain: 'Ver novamente',
    masked: 'As barras pretas cobrem nomes e outros dados. Não podem ser retiradas.',
    notShown:
      'O seu nome, morada, data de nascimento e número do processo clínico não são mostrados.',
    recognised: 'Alguém que o conheça bem poderá reconhecer a sua história. Isso é raro.',
  },
  who: {
    heading: 'Quem pode ver?',
    field: 'Apenas cirurgiões da mesma área',
    all: 'Todos os cirurgiões da Suture',
    allAre: 'Membros que se registaram com nome e profissão',
    onlyIfWanted: 'Apenas se quiser',
    teaching: 'Também pode ser usado no ensino',
    teachingIs: 'Por exemplo, numa aula para jovens cirurgiões',
    publication: 'Também pode ser publicado numa revista médica',
    publicationIs:
      'Como relato de caso, sem o seu nome. O que já está impresso não pode ser retirado.',
    visitors: 'Pessoas sem conta podem ler as primeiras linhas',
    visitorsRead: 'Os primeiros 200 caracteres. Sem imagens.',
  },
  know: {
    heading: 'É bom saber',
    treatment: 'O seu tratamento continua igual, seja qual for a sua decisão.',
    mind: 'Pode mudar de ideia a qualquer momento. Guarde este link ou o cartão: com eles pode retirar tudo da Suture.',
    gone: 'Quando retirar o consentimento, tudo sai da Suture imediatamente. O que alguém já viu ou copiou não pode ser recuperado.',
    noName: 'Não pedimos o seu nome e ninguém entrará em contacto consigo. Não custa nada.',
  },
  decide: {
    heading: 'A sua decisão',
    seen: 'Vi o que seria mostrado e quem pode ver.',
    tick: 'Marque esta caixa antes de concordar.',
    yes: 'Sim, concordo',
    no: 'Não, não concordo',
    later: 'Também pode decidir mais tarde. Este link funciona até {date}.',
    someoneElse:
      'Está a decidir por outra pessoa? Use esta página apenas se puder decidir por ela, por exemplo como pai ou mãe.',
  },
  given: {
    title: 'Obrigado. Concordou.',
    text: 'O seu cirurgião já pode pedir conselho a outros cirurgiões. Não precisa de fazer mais nada.',
    others: 'Outra pessoa também foi consultada. Até que ela concorde, ninguém vê nada.',
    theySee: 'O que eles veem',
    lookAgain: 'Ver novamente as imagens e o texto',
    narrower: 'Mudar quem pode ver',
    save: 'Guardar a minha escolha',
    newHeading: 'Algo foi acrescentado',
    newText:
      'O seu cirurgião acrescentou o que está marcado como «Novo». Mais ninguém o vê ainda. Se não fizer nada, continua oculto.',
    newYes: 'Sim, mostrar também a parte nova',
  },
  receipt: {
    heading: 'O seu comprovativo',
    number: 'Número do comprovativo',
    agreedOn: 'Concordou em',
    refusedOn: 'Disse que não em',
    withdrewOn: 'Retirou o consentimento em',
    hadAgreed: 'Tinha concordado em',
    onWithNumber: '{date}, comprovativo {number}',
    yes: 'Sim',
    no: 'Não',
    keep: 'Guarde o número: anote-o, imprima esta página ou tire uma fotografia. Não temos nenhum nome para o encontrar.',
  },
  withdraw: {
    heading: 'Mudou de ideia?',
    text: 'Pode retirar o consentimento a qualquer momento com este mesmo link. Não precisa de dar um motivo e o seu tratamento continua igual.',
    open: 'Retirar o meu consentimento',
    removed: 'As imagens e o texto são retirados da Suture imediatamente, para todos.',
    surgeonTold: 'O seu cirurgião fica a saber que retirou o consentimento, nada mais.',
    sure: 'Sim, retirar tudo da Suture.',
    tick: 'Marque esta caixa antes de retirar o consentimento.',
    submit: 'Retirar o meu consentimento',
  },
  changed: {
    title: 'Algo mudou. Ainda concorda?',
    text: 'Tinha concordado. Desde então, {surgeon} alterou o texto ou as imagens. Mais ninguém os vê até que decida novamente.',
  },
  withdrawn: {
    title: 'Retirou o seu consentimento.',
    text: 'Desde {time} as imagens e o texto já não estão na Suture. Ninguém os pode abrir ali, nem com um link antigo.',
    done: 'Não precisa de fazer mais nada. O seu tratamento continua igual.',
    worried: 'Ainda está preocupado?',
    tellUs:
      'Se alguma vez vir as suas imagens em algum lugar, diga ao seu cirurgião ou escreva-nos com o número do comprovativo. Não precisa de dar o seu nome.',
  },
  sheetMade:
    'Em {time}, a Suture fez uma lista de quem tinha visto isto, para as pessoas que cuidam dos seus dados. O seu nome não consta dela: não o conhecemos.',
  hidden: {
    title: 'Neste momento ninguém vê isto.',
    text: 'A Suture ocultou as imagens e o texto enquanto verifica algo. Não precisa de fazer nada. Mesmo assim, pode retirar tudo da Suture para sempre.',
  },
  closed: {
    title: 'Isto já não está na Suture.',
    text: 'As imagens e o texto foram retirados da Suture para todos, e as imagens foram apagadas. Não precisa de fazer mais nada.',
  },
  refused: {
    title: 'Disse que não. Nada é mostrado.',
    text: 'Ninguém vê as suas imagens na Suture e elas foram apagadas de lá. O seu tratamento continua igual. Não precisa de fazer mais nada.',
  },
  unknown: {
    title: 'Este link não funciona',
    text: 'Pode estar incompleto ou ter terminado. Leia o código novamente ou peça um novo cartão ao seu cirurgião.',
  },
  problem: {
    changed: 'O que seria mostrado acabou de mudar. Veja novamente antes de decidir.',
    late: 'Isto já não pode ser feito desta forma. Veja a página novamente.',
    busy: 'Há demasiados pedidos neste momento. Tente novamente dentro de um minuto.',
    failed: 'Algo correu mal e nada foi decidido. Tente novamente.',
  },
  card: {
    title: 'As suas imagens, a sua decisão',
    text: 'Leia o código com o seu telemóvel. Veja o que seria mostrado e diga sim ou não. Com este cartão também pode retirar o consentimento mais tarde. Guarde-o.',
  },
};
