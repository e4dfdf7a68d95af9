import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Klarer Kompass (Bussola chiara): corso, livello 3 – Gratweg',
    description:
      'Un corso di sopravvivenza per chi dirige: itinerario, gruppo, saper tornare indietro. 2½ giorni attorno al Rigi, {francs:klarer-kompass} a persona.',
  },
  lead: 'Due giorni e mezzo attorno al Rigi. Lei prepara l’itinerario, conduce il gruppo per almeno due tappe e decide quando tornare indietro. La nostra guida La accompagna.',
  fit: {
    grade: {
      title: 'T3 vuol dire escursione impegnativa in montagna',
      text: 'Così dice la scala escursionistica del CAS (Club Alpino Svizzero): il sentiero non è visibile ovunque, alcuni passaggi sono esposti, a volte servono le mani. Ci vogliono scarponi robusti e passo sicuro.',
    },
    enough: {
      title: 'È abbastanza in forma',
      text: 'se riesce a camminare cinque ore con lo zaino pieno per due giorni di fila, anche in salita. Il gruppo va al passo della persona più lenta.',
    },
    instead: {
      title: 'Meglio il livello 2',
      text: 'se non ha mai passato una notte all’aperto o ha poca sicurezza sui sentieri ripidi: due giorni, una notte, {francs:durchhaltevermoegen}.',
    },
  },
  nights: {
    title: 'Due notti nel campo montato da voi',
    bands: [
      {
        name: 'Da venerdì a sabato',
        parts: [
          {
            time: '18:30',
            title: 'Il campo',
            text: 'Scegliere il posto, tendere il telo, cucinare.',
          },
          {
            time: '20:30',
            title: 'Commenti a caldo, poi la notte',
            text: 'Parla per prima la persona che ha condotto. Poi si dorme sotto il telo.',
          },
          {
            time: '06:00',
            title: 'Meteo',
            text: 'Leggere il bollettino, decidere.',
          },
        ],
      },
      {
        name: 'Da sabato a domenica',
        parts: [
          {
            time: '17:30',
            title: 'Secondo campo',
            text: 'Questa volta senza le nostre domande.',
          },
          {
            time: '20:00',
            title: 'Commenti a caldo, poi la notte',
            text: 'Che cosa ha capito il gruppo, che cosa si intendeva?',
          },
          {
            time: '06:30',
            title: 'Ultima tappa',
            text: 'Il gruppo decide chi conduce.',
          },
        ],
      },
    ],
    facts: [
      {
        title: 'Posto per dormire',
        text: 'Il gruppo dorme insieme sotto i teli, vestito, nel posto che sceglie. Materassino e sacco a pelo li porta Lei. Se preferisce dormire in disparte, ce lo dica: prenderemo un telo in più.',
      },
      {
        title: 'Freddo',
        text: 'Se il bollettino annuncia meno di 0 °C, dormiamo sotto un tetto fisso e l’itinerario è più corto. La guida resta al campo entrambe le notti; se ha freddo o vuole smettere, la svegli.',
      },
      {
        title: 'Pasti',
        text: 'Compresi da venerdì sera a domenica a mezzogiorno, preparati sul fornello, vegetariani su richiesta. Ci scriva le Sue allergie al momento della prenotazione.',
      },
    ],
  },
  quote: '«Tornare indietro è una decisione. Anche proseguire, solo che non si nota.»',
  quoteNote: 'Ogni persona conduce almeno due tappe. Di ognuna si parla la sera.',
  programme: {
    title: 'Due giorni e mezzo, e chi conduce cambia',
    days: [
      {
        name: 'Venerdì',
        items: [
          {
            time: '13:00',
            title: 'Arrivo',
            text: 'Indichiamo la meta e i limiti, non la strada.',
          },
          {
            time: '13:45',
            title: 'Preparare l’itinerario',
            text: 'Azimut, tempi, punti di ritorno. Prima di partire tutti hanno lo stesso piano.',
          },
          {
            time: '15:30',
            title: 'Prima tappa',
            text: 'Conduce la prima persona. Ci si dà il cambio in cammino, con una breve consegna.',
          },
          {
            time: '18:30',
            title: 'Il campo',
            text: 'Scegliere il posto, tendere il telo, cucinare.',
          },
          {
            time: '20:30',
            title: 'Commenti a caldo',
            text: 'Parla per prima la persona che ha condotto.',
          },
        ],
      },
      {
        name: 'Sabato',
        items: [
          {
            time: '06:00',
            title: 'Meteo e decisione',
            text: 'Leggere il bollettino, confermare l’itinerario o cambiarlo. Prima di colazione, non dopo.',
          },
          {
            time: '07:30',
            title: 'Una tappa senza sentiero',
            text: 'Seguendo l’azimut, con punti di controllo scelti da Lei.',
          },
          {
            time: '12:00',
            title: 'Pranzo',
            text: 'Un’ora senza carta.',
          },
          {
            time: '13:00',
            title: 'La situazione cambia',
            text: 'Cambiamo un’ipotesi: l’ora, la strada o le forze. Lei decide se proseguire e dice perché.',
          },
          {
            time: '17:30',
            title: 'Secondo campo',
            text: 'Questa volta senza le nostre domande.',
          },
          {
            time: '20:00',
            title: 'Commenti a caldo',
            text: 'Che cosa ha capito il gruppo, che cosa si intendeva?',
          },
        ],
      },
      {
        name: 'Domenica',
        items: [
          {
            time: '06:30',
            title: 'Ultima tappa',
            text: 'Il gruppo decide chi conduce.',
          },
          {
            time: '12:00',
            title: 'Meta o punto di ritorno',
            text: 'Valgono entrambi, se c’è un motivo.',
          },
          {
            time: '13:30',
            title: 'Bilancio',
            text: 'Prima a due, poi tutti. Ogni persona scrive che cosa farà diversamente lunedì.',
          },
          { time: '16:00', title: 'Fine', text: 'Ritorno al punto di ritrovo.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Tre cose per chi dirige',
    items: [
      {
        title: 'Fissare prima i punti di ritorno',
        text: 'Chi li cerca in cammino trova sempre un motivo per proseguire.',
      },
      {
        title: 'Passare il comando',
        text: 'Piano, posizione, questioni aperte. Una consegna dura tre minuti e fa risparmiare mezza giornata.',
      },
      {
        title: 'Dire perché',
        text: 'Una decisione senza motivazione regge finché tutto va bene. Si prova la frase che la sostiene.',
      },
    ],
  },
  bring: [
    'Zaino, da 50 a 65 litri',
    'Sacco a pelo, temperatura di comfort 0 °C o inferiore, e materassino',
    'Scarponi con suola rigida',
    'Giacca e pantaloni da pioggia',
    'Due strati caldi, berretto, guanti',
    'Biancheria e calze per tre giorni',
    'Borracce, 2 litri',
    'Lampada frontale con pile cariche',
    'Tazza, scodella, cucchiaio, coltello',
    'Taccuino, matita, orologio',
    'Protezione da sole e zecche, medicamenti personali',
  ],
  provide: [
    'Carte 1:25’000 e bussole',
    'Teli, fornelli e pentole',
    'I pasti da venerdì sera a domenica a mezzogiorno',
    'Sacco a pelo e abiti di riserva',
    'Kit di pronto soccorso e radio d’emergenza',
  ],
  safety: [
    {
      title: 'Lei conduce, la guida è con Lei',
      text: 'La nostra guida conosce ogni tappa, viene sempre con il gruppo e interviene prima che diventi pericoloso. I tratti senza sentiero si percorrono solo se asciutti e senza neve.',
    },
  ],
  included: [
    'La guida, giorno e notte',
    'Carte, bussole, teli e fornelli',
    'I pasti da venerdì sera a domenica a mezzogiorno',
    'Il permesso per i campi',
  ],
  order:
    'Prima viene Durchhaltevermögen (Tenacia), oppure qualche notte all’aperto già passata per conto Suo.',
}

export default it
