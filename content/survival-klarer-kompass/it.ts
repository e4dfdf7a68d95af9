import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Klarer Kompass: corso di sopravvivenza, livello 3 – Gratweg',
    description:
      'Un corso per dirigenti già pratici del terreno: itinerario, guida del gruppo, saper tornare indietro. 2½ giorni, {price:klarer-kompass} a persona.',
  },
  lead: 'Klarer Kompass vuol dire bussola chiara. Due giorni e mezzo attorno al Rigi: Lei prepara l’itinerario, guida il gruppo e decide quando tornare indietro. Noi La accompagniamo.',
  quote: '«Tornare indietro è una decisione. Anche proseguire, solo che non si nota.»',
  quoteNote: 'Ogni persona guida almeno due tappe. Di ognuna si parla la sera.',
  programme: {
    title: 'Due giorni e mezzo, e chi guida cambia',
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
            text: 'Guida la prima persona. Ci si dà il cambio per strada, con una breve consegna.',
          },
          {
            time: '18:30',
            title: 'Il campo',
            text: 'Scegliere il posto, tendere il telo, cucinare.',
          },
          {
            time: '20:30',
            title: 'Riscontro',
            text: 'Parla per prima la persona che ha guidato.',
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
            title: 'Riscontro',
            text: 'Che cosa ha sentito il gruppo, che cosa si intendeva?',
          },
        ],
      },
      {
        name: 'Domenica',
        items: [
          {
            time: '06:30',
            title: 'Ultima tappa',
            text: 'Il gruppo decide chi guida.',
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
          { time: '16:00', title: 'Fine', text: 'Ritorno alla fermata.' },
        ],
      },
    ],
  },
  lessons: {
    title: 'Tre cose per chi dirige',
    items: [
      {
        title: 'Fissare prima i punti di ritorno',
        text: 'Chi li cerca per strada trova sempre un motivo per proseguire.',
      },
      {
        title: 'Passare la guida',
        text: 'Piano, posizione, questioni aperte. Una consegna dura tre minuti e fa risparmiare mezza giornata.',
      },
      {
        title: 'Dire perché',
        text: 'Una decisione senza motivo regge finché tutto va bene. Si prova la frase che la sostiene.',
      },
    ],
  },
  bring: [
    'Zaino, da 50 a 65 litri',
    'Sacco a pelo fino a 0 °C e materassino',
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
      title: 'Lei guida, la responsabilità resta nostra',
      text: 'La nostra guida conosce ogni tappa, viene sempre con il gruppo e interviene prima che diventi pericoloso. I tratti senza traccia si percorrono solo asciutti e senza neve.',
    },
    {
      title: 'Notte e freddo',
      text: 'Se il bollettino annuncia meno di 0 °C, dormiamo sotto un tetto. L’itinerario diventa più corto.',
    },
  ],
  included: [
    'La guida, giorno e notte',
    'Carte, bussola, teli e fornelli',
    'I pasti da venerdì sera',
    'Il permesso per i campi',
  ],
  order: 'Prima viene Durchhaltevermögen, oppure qualche notte all’aperto già passata per conto Suo.',
}

export default it
