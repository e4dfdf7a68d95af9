import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Progetti, sopravvivenza, uscite di squadra – Gratweg',
    description:
      'Progetti e programmi digitali, corsi di sopravvivenza in tre livelli e uscite di squadra nella natura. A Cham, sul lago di Zugo.',
  },
  hero: {
    titleLines: ['Il piano è la carta.', 'Guidare è il terreno.'],
    lead: 'Dirigiamo progetti e programmi digitali. E all’aperto insegniamo ciò che conta in ufficio: decidere, resistere, tenere la direzione.',
    panoramaAlt: 'Panorama da Cham verso sud: Zugerberg, Wildspitz, Rigi e le Alpi dietro il lago di Zugo',
    signpostLabel: 'Cartello con le nostre offerte',
    place: 'Cham',
    altitude: '418 m',
  },
  services: {
    waypointLabel: 'Offerta',
    place: 'Zugerberg',
    altitude: '1039 m',
    title: 'Tre vie, una meta: restare capaci di agire quando la visibilità cala.',
    planned: 'previsto',
    walked: 'percorso',
    items: {
      projectManagement: {
        title: 'Gestione progetti',
        text: 'Progetti digitali dal mandato alla consegna. Con un piano che regge anche quando il terreno cambia.',
        link: 'Vedere la gestione progetti',
        alt: 'Carta del lago di Zugo: il percorso previsto è diritto, quello seguito è tortuoso',
      },
      survivalTraining: {
        title: 'Corsi di sopravvivenza',
        text: 'Tre livelli, dal primo fuoco a un itinerario proprio. Da 1 a 2½ giorni, da CHF 200.00 a persona.',
        link: 'Vedere i tre livelli',
        alt: 'Bivacco accanto al fuoco sotto le stelle che ruotano',
      },
      teamEvents: {
        title: 'Uscite di squadra',
        text: 'Sei uscite nel bosco e sull’acqua. Una squadra, un compito, nessun segnale.',
        link: 'Vedere le sei uscite',
        alt: 'Linee di corrente attorno ai sassi di un fiume',
      },
    },
  },
  about: {
    waypointLabel: 'Chi siamo',
    place: 'Wildspitz',
    altitude: '1580 m',
    title: 'La carta e il terreno',
    lead: 'Chi dirige un progetto lavora con ipotesi: scadenze, budget, competenze. Questa è la carta. È utile finché non arriva la nebbia.',
    text: 'All’aperto esercitiamo ciò che non sta su nessuna carta: scegliere il prossimo passo, dosare le forze, tenere unito un gruppo. Conosciamo entrambe le cose, l’ordine del progetto e la calma del terreno.',
    quote: '«Chi sa dove si trova non ha bisogno di alzare la voce.»',
    mapAlt:
      'Carta schematica del lago di Zugo con l’anello Cham, Zugerberg, Wildspitz, Rigi Kulm, Immensee, Cham',
    caption: 'Questa pagina è un anello attorno al lago di Zugo: sei tappe e ritorno a Cham.',
    schematic: 'Schematica. Non adatta alla navigazione.',
  },
  band: {
    kicker: 'Il primo passo',
    title: 'Aufbruch',
    text: '1 giorno, CHF 200.00 a persona',
    action: 'Vedere le date',
  },
  events: {
    waypointLabel: 'Corsi',
    place: 'Rigi Kulm',
    altitude: '1797 m',
    title: 'Durata e prezzo in breve',
    columns: { mark: 'Sentiero', name: 'Corso o uscita', duration: 'Durata', price: 'Prezzo' },
    rows: {
      aufbruch: { name: 'Aufbruch', duration: '1 giorno', price: 'CHF 200.00', unit: 'a persona' },
      durchhaltevermoegen: {
        name: 'Durchhalte\u00advermögen',
        duration: '2 giorni con bivacco',
        price: 'CHF 250.00',
        unit: 'a persona',
      },
      'klarer-kompass': {
        name: 'Klarer Kompass',
        duration: '2½ giorni',
        price: 'CHF 300.00',
        unit: 'a persona',
      },
      'feuer-und-fokus': {
        name: 'Feuer & Fokus',
        duration: '1 giorno',
        price: 'CHF 2’600.00',
        unit: 'forfait fino a 12 persone',
      },
    },
    link: 'Vedere il calendario',
  },
  news: {
    waypointLabel: 'Note',
    place: 'Riva di Immensee',
    altitude: '413 m',
    title: 'Dal taccuino',
    items: [
      {
        title: 'Perché teniamo in piedi le riunioni di avanzamento',
        text: 'Chi sta in piedi arriva prima al punto. Chi ha freddo, ancora un po’ prima.',
      },
      {
        title: 'Fuoco senza accendino: quattro errori che fanno quasi tutti',
        text: 'Troppo presto, troppo grande, troppo bagnato, troppa fretta. I progetti partono male per gli stessi quattro motivi.',
      },
      {
        title: 'Buoni regalo da stampare',
        text: 'Dopo il pagamento arrivano in PDF per e-mail e valgono dieci anni.',
      },
    ],
  },
  contact: {
    waypointLabel: 'Contatto',
    place: 'Cham',
    altitude: '418 m',
    title: 'Dove vuole andare?',
    lead: 'Ci scriva due frasi: dove si trova e dove vuole arrivare. Alle richieste di progetto rispondiamo entro 24 ore.',
    actions: { mail: 'Scrivere un’e-mail', call: 'Telefonare', book: 'Prenotare nel negozio' },
  },
}

export default it
