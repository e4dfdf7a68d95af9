import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Corsi di sopravvivenza, uscite per team – Gratweg',
    description:
      'Corsi di sopravvivenza da 1 a 2½\u00a0giorni da {francs:survival-from} a persona, uscite per team da 4\u00a0ore, direzione di progetti digitali. A Cham, sul lago di Zugo.',
  },
  hero: {
    titleLines: ['Corsi di sopravvivenza, uscite per team', 'e direzione di progetti.'],
    motto: 'Il piano è la carta. Dirigere è il terreno.',
    lead: 'Per privati, team e aziende: corsi da 1 a 2½\u00a0giorni, uscite per il Suo team a partire da 4\u00a0ore, direzione di progetti digitali. Da Cham, sul lago di Zugo.',
    panoramaAlt: 'Panorama da Cham verso sud: Zugerberg, Wildspitz, Rigi e le Alpi dietro il lago di Zugo',
    signs: {
      course: {
        label: 'Trovare un corso',
        condition: 'a persona, 1–2½\u00a0giorni',
        note: 'da {francs:survival-from}',
      },
      teamEvent: {
        label: 'Organizzare un’uscita',
        condition: 'fino a 12 persone, da 4\u00a0ore',
        note: 'da {francs:team-events-from}',
      },
      project: {
        label: 'Parlare di un progetto',
        condition: 'risposta entro 24\u00a0ore',
        note: 'senza impegno',
      },
    },
    signpostLabel: 'Cartello indicatore con le nostre offerte',
    place: 'Cham',
    altitude: '418 m',
  },
  waypoint: 'Tappa {n}',
  services: {
    waypointLabel: 'Offerta',
    place: 'Zugerberg',
    altitude: '1039 m',
    title: 'Che cosa offriamo, a chi e a quale prezzo',
    planned: 'previsto',
    walked: 'percorso',
    items: {
      survivalTraining: {
        title: 'Corsi di sopravvivenza',
        facts: 'Da 1 a 2½\u00a0giorni, da {francs:survival-from} a {francs:survival-to} a persona',
        text: 'Corsi per livelli, dal primo fuoco a un itinerario tutto Suo. Può prenotare uno o più posti in una data pubblica.',
        link: 'Confrontare i livelli',
        alt: 'Bivacco accanto al fuoco sotto le stelle che girano',
      },
      teamEvents: {
        title: 'Uscite per team',
        facts:
          'Da 4\u00a0ore a 1½\u00a0giorni, a forfait da {francs:team-events-from} a {francs:team-events-to} per gruppi fino a 12 persone',
        text: 'Uscite per il Suo team, nel bosco e lungo l’acqua, nella data che preferisce. Da 13 persone in su il prezzo è a persona.',
        link: 'Trovare l’uscita giusta',
        alt: 'Fuoco da campo disegnato con linee di uguale calore',
      },
      projectManagement: {
        title: 'Gestione di progetti',
        facts: 'Progetti e programmi: a prezzo fisso, a consuntivo o misto',
        text: 'Dirigiamo progetti informatici e di trasformazione per le aziende, dal mandato alla consegna. {rule:noObligation} {rule:answer}',
        link: 'Come dirigiamo i progetti',
        alt: 'Carta del lago di Zugo: il percorso previsto è diritto, quello seguito è tortuoso',
      },
    },
  },
  about: {
    waypointLabel: 'L’azienda',
    place: 'Wildspitz',
    altitude: '1580 m',
    title: 'Chi siamo',
    lead: 'Gratweg è una piccola azienda di Cham. Dirige progetti digitali e organizza all’aperto corsi e uscite per team.',
    text: 'Chi dirige un progetto lavora con ipotesi: scadenze, budget, responsabilità. Questa è la carta. All’aperto ci si esercita in ciò che nessuna carta mostra: scegliere il prossimo passo, dosare le forze, tenere unito un gruppo.',
    link: 'Conoscere il team',
    quote: '«Chi sa dove si trova non ha bisogno di alzare la voce.»',
    mapAlt:
      'Carta schematica del lago di Zugo con l’anello Cham, Zugerberg, Wildspitz, Rigi Kulm, Immensee, Cham',
    caption: 'Questa pagina è un giro attorno al lago di Zugo: sei tappe e ritorno a Cham.',
    schematic: 'Schematica. Non serve a orientarsi.',
  },
  band: {
    kicker: 'Prossimo corso',
    placesLeft: { one: 'ancora {n} posto', other: 'ancora {n} posti' },
    firstStep: {
      kicker: 'Il primo passo',
      duration: 'Durata',
      length: '1 giorno',
      unit: 'a persona',
      action: 'Vedere il corso',
    },
  },
  events: {
    waypointLabel: 'Date',
    place: 'Rigi Kulm',
    altitude: '1797 m',
    title: 'Prossime date',
    columns: {
      date: 'Data',
      mark: 'Segnavia',
      name: 'Evento',
      place: 'Luogo e ora',
      price: 'Prezzo',
      left: 'Posti',
    },
    empty: 'Al momento non sono previsti eventi pubblici. Torni presto a trovarci.',
    failed: 'Non è stato possibile caricare gli eventi del calendario. Riprovi più tardi.',
    ask: 'Richiedere una data',
    link: 'Vedere tutte le date',
    levelTest: 'Quale livello fa per me?',
  },
  news: {
    waypointLabel: 'Novità',
    place: 'Riva di Immensee',
    altitude: '413 m',
    title: 'Novità da progetti e corsi',
    link: 'Tutte le novità',
  },
  contact: {
    waypointLabel: 'Contatti',
    place: 'Cham',
    altitude: '418 m',
    title: 'Ci scriva',
    lead: 'Una domanda, una data, un progetto: ci dica in breve di che cosa si tratta. {rule:answer}',
    actions: { mail: 'Scrivere un’e-mail', book: 'Acquistare un buono', dates: 'Vedere le date' },
  },
}

export default it
