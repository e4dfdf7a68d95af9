import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Il team – Gratweg',
    description:
      'Due persone: la direzione, con un MSc in gestione di progetti e un certificato di istruttore di sopravvivenza, e l’amministrazione.',
  },
  title: 'Due persone, al Suo fianco dall’inizio alla fine',
  lead: 'La persona che scrive la Sua offerta dirige anche il Suo progetto o la Sua uscita. L’altra si occupa di date, prenotazioni e materiale.',
  bearing: 'Rilevamento preferito',
  fromCham: '{summit}, {degrees}° da Cham',
  qualifications: 'Formazione',
  languages: 'Lingue',
  experience: 'Esperienza',
  since: 'dal {year}',
  profile: 'Percorso',
  askFor: 'Per domande su',
  schematic: 'Carte schematiche. Non servono a orientarsi.',
  instructors: 'Guida anche',
  members: {
    founder: {
      role: 'Fondazione e direzione',
      training: 'MSc in gestione di progetti e certificato di istruttore di sopravvivenza',
      text: 'Dirige i progetti, i corsi e le uscite per team, scrive le offerte e il primo giorno è sul posto.',
      askFor: 'richieste di progetto, contenuti di corsi e uscite, sicurezza all’aperto',
      mapAlt: 'Carta del lago di Zugo con il rilevamento da Cham verso sud, fino al Rigi Kulm',
    },
    coFounder: {
      role: 'Cofondazione e amministra\u00adzione',
      training: 'Date, prenotazioni, fatture, materiale',
      text: 'Fa in modo che le date siano giuste, le fatture arrivino e il materiale sia contato alla partenza e al ritorno.',
      askFor: 'date e posti liberi, fatture, buoni, ordini',
      mapAlt: 'Carta del lago di Zugo con il rilevamento da Cham verso sud-est, fino allo Zugerberg',
    },
  },
  work: {
    label: 'In due',
    title: 'Che cosa significa per Lei',
    items: [
      {
        title: 'Nessun passaggio di mano',
        text: 'Quello che si promette nel primo colloquio lo mantiene la stessa persona. In mezzo non c’è un ufficio vendite.',
      },
      {
        title: 'Un sì o un no chiaro',
        text: 'Se siamo al completo, lo diciamo subito e indichiamo il prossimo periodo libero.',
      },
      {
        title: 'Le stesse regole in ufficio e fuori',
        text: 'Come guidiamo e come decidiamo si legge in sette brevi capitoli, alla pagina Filosofia.',
      },
    ],
    link: 'I nostri punti fermi',
  },
  reach: {
    label: 'Prossimo passo',
    title: 'Come raggiungerci',
    text: 'Per telefono negli orari di apertura. Se siamo fuori per un corso, ci scriva. {rule:answer}',
    action: 'Contattarci',
    phone: 'Telefono',
    email: 'E-mail',
    address: 'Indirizzo',
  },
}

export default it
