import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Durchhaltevermögen (Tenacia): corso, livello 2 – Gratweg',
    description:
      'Un corso di sopravvivenza con una notte all’aperto: campo, calore, forze. 2 giorni con bivacco, {francs:durchhaltevermoegen} a persona.',
  },
  lead: 'Due giorni sul Wildspitz con una notte sotto il telo. Impara ad allestire un campo, a restare al caldo, a dosare le forze e a decidere bene anche quando arriva la stanchezza.',
  fit: {
    grade: {
      title: 'T2 vuol dire escursione in montagna',
      text: 'Così dice la scala escursionistica del CAS (Club Alpino Svizzero): un sentiero sempre visibile, a tratti ripido; il rischio di caduta non è escluso ovunque. Servono scarpe da escursione e un passo abbastanza sicuro.',
    },
    enough: {
      title: 'È abbastanza in forma',
      text: 'se riesce a salire per due ore con lo zaino in spalla e intanto a parlare. Il gruppo va al passo della persona più lenta.',
    },
    instead: {
      title: 'Meglio il livello 1',
      text: 'se non ha mai acceso un fuoco o non desidera dormire all’aperto: un giorno, nessuna notte, {francs:aufbruch}.',
    },
  },
  nights: {
    title: 'Un’ora di guardia, il resto per dormire',
    bands: [
      {
        name: 'Da sabato a domenica',
        parts: [
          {
            time: '17:30',
            title: 'Cucinare',
            text: 'Un fuoco, una pentola.',
          },
          {
            time: '19:30',
            title: 'Dividere i turni',
            text: 'Chi veglia quando, chi sveglia chi.',
          },
          {
            time: '21:00',
            title: 'La notte sotto il telo',
            text: 'Ogni persona fa la guardia al fuoco per circa un’ora. Si decide solo al mattino.',
          },
          {
            time: '06:30',
            title: 'Tè',
            text: 'Un nuovo giorno.',
          },
        ],
      },
    ],
    facts: [
      {
        title: 'Posto per dormire',
        text: 'Il gruppo dorme insieme sotto i teli, vestito, sui nostri materassini e nel proprio sacco a pelo. Se preferisce dormire in disparte, ce lo dica: tenderemo un telo a parte.',
      },
      {
        title: 'Freddo',
        text: 'Se il bollettino annuncia meno di 0 °C, dormiamo sotto un tetto fisso. C’è un sacco a pelo di riserva. La guida resta al campo tutta la notte; se ha freddo o vuole smettere, la svegli.',
      },
      {
        title: 'Pasti',
        text: 'Compresi da sabato a mezzogiorno a domenica a mezzogiorno, cucinati sul fuoco, vegetariani su richiesta. Ci scriva le Sue allergie al momento della prenotazione.',
      },
    ],
  },
  quote: '«Alle tre di notte ogni opinione convince.»',
  quoteNote: 'Per questo di notte si fa solo la guardia. Si decide al mattino, dopo il tè.',
  programme: {
    title: 'Due giorni, una notte corta',
    days: [
      {
        name: 'Sabato',
        items: [
          {
            time: '09:00',
            title: 'Arrivo',
            text: 'Zaino in spalla, zaino a terra. Quello che non serve a nessuno resta a valle.',
          },
          {
            time: '10:00',
            title: 'Salita',
            text: 'Nel bosco di montagna, al passo della persona più lenta.',
          },
          {
            time: '12:30',
            title: 'Pranzo',
            text: 'Pane e formaggio, al riparo dal vento.',
          },
          {
            time: '13:30',
            title: 'Scegliere il posto',
            text: 'Vento, acqua, pendio, legna. Il gruppo sceglie, noi facciamo le domande.',
          },
          {
            time: '14:30',
            title: 'Montare il campo',
            text: 'Tendere il telo, tenere asciutto il fondo, raccogliere legna per tutta la notte.',
          },
          {
            time: '17:30',
            title: 'Cucinare',
            text: 'Un fuoco, una pentola, tutti hanno fame.',
          },
          {
            time: '19:30',
            title: 'Dividere i turni',
            text: 'Chi veglia quando, chi sveglia chi, che cosa si segnala.',
          },
          {
            time: '21:00',
            title: 'La notte',
            text: 'Un’ora di guardia al fuoco, poi dormire, come si può.',
          },
        ],
      },
      {
        name: 'Domenica',
        items: [
          {
            time: '06:30',
            title: 'Tè e punto della situazione',
            text: 'Chi ha dormito, e come? La giornata si regola su questo.',
          },
          {
            time: '07:30',
            title: 'Smontare il campo',
            text: 'Il posto è com’era prima.',
          },
          {
            time: '08:30',
            title: 'Compiti con poco sonno',
            text: 'Orientarsi, calcolare, decidere. Sabato sarebbe stato facile.',
          },
          {
            time: '11:30',
            title: 'Discesa',
            text: 'Chi ha ancora forze porta per chi non ne ha più.',
          },
          {
            time: '13:00',
            title: 'Pranzo e bilancio',
            text: 'Un pasto caldo, da seduti. Quando abbiamo deciso bene, quando solo in fretta?',
          },
          { time: '15:00', title: 'Fine', text: 'Ritorno al punto di ritrovo.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Tre cose per i progetti lunghi',
    items: [
      {
        title: 'Prevedere le pause',
        text: 'Chi si ferma quando le forze mancano si ferma troppo tardi. Lei fissa le pause quando si sta ancora bene.',
      },
      {
        title: 'Dirlo presto',
        text: 'A nessuno piace dire per primo che ha freddo. La frase si prova prima che serva.',
      },
      {
        title: 'Non decidere da stanchi',
        text: 'Chi è stanco prende la prima proposta, non la migliore. Lei se ne accorge, e rimanda.',
      },
    ],
  },
  bring: [
    'Zaino, da 40 a 60 litri',
    'Sacco a pelo, temperatura di comfort 0 °C o inferiore',
    'Scarponcini che coprono la caviglia',
    'Giacca e pantaloni da pioggia',
    'Due strati caldi, berretto, guanti',
    'Biancheria di ricambio, due paia di calze',
    'Borracce, 2 litri',
    'Lampada frontale con pile cariche',
    'Tazza, scodella, cucchiaio',
    'Protezione da sole e zecche, medicamenti personali',
  ],
  provide: [
    'Teli, corda e materassini',
    'I pasti da sabato a mezzogiorno a domenica a mezzogiorno',
    'Acciarini, sega e pentole',
    'Carte e bussole',
    'Sacco a pelo di riserva, kit di pronto soccorso, radio d’emergenza',
  ],
  safety: [],
  included: [
    'La guida nei due giorni e di notte',
    'Teli, materassini e pentole, senza sacco a pelo',
    'I pasti da sabato a mezzogiorno a domenica a mezzogiorno',
    'Il permesso per il campo e il fuoco',
  ],
  order:
    'Il livello 1 non è obbligatorio. Se non ha mai acceso un fuoco, cominci con Aufbruch (Partenza). Dopo viene Klarer Kompass (Bussola chiara).',
}

export default it
