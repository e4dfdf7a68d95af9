import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Durchhaltevermögen: sopravvivenza, livello 2 – Gratweg',
    description:
      'Un corso con una notte in bivacco: campo, calore, gestione delle forze. 2 giorni con bivacco, {price:durchhaltevermoegen} a persona.',
  },
  lead: 'Durchhaltevermögen vuol dire tenacia. Due giorni sul Wildspitz, in mezzo una notte sotto il telo: da stanchi si decide in un altro modo, e qui vede come.',
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
            text: 'Al caldo e seduti. Quando abbiamo deciso bene, quando solo in fretta?',
          },
          { time: '15:00', title: 'Fine', text: 'Ritorno alla fermata.' },
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
    'Sacco a pelo fino a 0 °C',
    'Scarponcini alti alla caviglia',
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
  safety: [
    {
      title: 'Notte e freddo',
      text: 'Se il bollettino annuncia meno di 0 °C, dormiamo sotto un tetto. La guida resta al campo tutta la notte. Chi ha freddo sveglia qualcuno; c’è un sacco a pelo di riserva.',
    },
  ],
  included: [
    'La guida nei due giorni e di notte',
    'Il materiale da bivacco, senza sacco a pelo',
    'I pasti da sabato a mezzogiorno',
    'Il permesso per il campo e il fuoco',
  ],
  order: 'Se non ha mai acceso un fuoco, prima c’è Aufbruch. Dopo viene Klarer Kompass.',
}

export default it
