import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Progetti, sopravvivenza, uscite di squadra – Gratweg',
    description:
      'Progetti e programmi digitali, corsi di sopravvivenza in tre livelli e uscite di squadra nella natura. A Cham, sul lago di Zugo.',
  },
  hero: {
    titleLines: ['Il piano è sulla carta.', 'Si guida sul terreno.'],
    lead: 'Dirigiamo progetti e programmi digitali. E all’aperto insegniamo ciò che conta in ufficio: decidere, resistere, tenere la rotta.',
    panoramaAlt: 'Panorama da Cham verso sud: Zugerberg, Wildspitz, Rigi e le Alpi dietro il lago di Zugo',
    signpostLabel: 'Cartello indicatore con le nostre offerte',
    place: 'Cham',
    altitude: '418 m',
  },
  services: {
    waypointLabel: 'Offerta',
    place: 'Zugerberg',
    altitude: '1039 m',
    title: 'Tre vie, una meta: saper agire anche quando la visibilità cala.',
    planned: 'previsto',
    walked: 'percorso',
    items: {
      projectManagement: {
        title: 'Gestione progetti',
        text: 'Progetti digitali dal mandato alla consegna. Con un piano che regge anche quando il terreno cambia.',
        link: 'Alla gestione progetti',
        alt: 'Carta del lago di Zugo: il percorso previsto è diritto, quello seguito è tortuoso',
      },
      survivalTraining: {
        title: 'Corsi di sopravvivenza',
        text: 'Tre livelli, dal primo fuoco al proprio itinerario. Da 1 a 2½ giorni, da {price:survival-from} a persona.',
        link: 'Ai tre livelli',
        alt: 'Bivacco accanto al fuoco sotto le stelle che girano',
      },
      teamEvents: {
        title: 'Uscite di squadra',
        text: 'Sei uscite nel bosco e in riva all’acqua. Una squadra, un compito, nessun segnale.',
        link: 'Alle sei uscite',
        alt: 'Linee di corrente attorno ai sassi di un fiume',
      },
    },
  },
  about: {
    waypointLabel: 'Chi siamo',
    place: 'Wildspitz',
    altitude: '1580 m',
    title: 'La carta e il terreno',
    lead: 'Chi dirige un progetto lavora con ipotesi: scadenze, budget, responsabilità. Questa è la carta. È utile finché non arriva la nebbia.',
    text: 'All’aperto ci si esercita in ciò che nessuna carta mostra: scegliere il prossimo passo, dosare le forze, tenere unito un gruppo. Conosciamo entrambe le cose, l’ordine del progetto e la calma del terreno.',
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
      action: 'Al corso',
    },
  },
  events: {
    waypointLabel: 'Date',
    place: 'Rigi Kulm',
    altitude: '1797 m',
    title: 'Prossime date',
    columns: {
      date: 'Data',
      mark: 'Sentiero',
      name: 'Evento',
      place: 'Luogo e ora',
      price: 'Prezzo',
      left: 'Posti',
    },
    empty: 'Al momento non sono previsti eventi pubblici. Torni presto a trovarci.',
    failed: 'Non è stato possibile caricare gli eventi del calendario. La preghiamo di riprovare più tardi.',
    ask: 'Proporre una data',
    link: 'Tutto il calendario',
  },
  news: {
    waypointLabel: 'Novità',
    place: 'Riva di Immensee',
    altitude: '413 m',
    title: 'Dal taccuino',
    link: 'Tutte le note',
  },
  contact: {
    waypointLabel: 'Contatti',
    place: 'Cham',
    altitude: '418 m',
    title: 'Dove vuole andare?',
    lead: 'Ci scriva due frasi: dove si trova e dove vuole arrivare.',
    actions: { mail: 'Scrivere un’e-mail', book: 'Prenotare nel negozio' },
  },
}

export default it
