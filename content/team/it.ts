import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Il team – Gratweg',
    description:
      'Due persone: la direzione, con un MSc in gestione di progetti e un certificato di istruttore di sopravvivenza, e l’amministrazione.',
  },
  title: 'Due persone, un ufficio, tanto bosco.',
  lead: 'Siamo in pochi. Chi telefona parla con la persona che poi verrà anche sul terreno.',
  bearing: 'Rilevamento preferito',
  fromCham: '{degrees}° da Cham',
  askFor: 'Per domande su',
  schematic: 'Schematica. Non serve a orientarsi.',
  members: {
    founder: {
      role: 'Fondazione e direzione',
      training: 'MSc in gestione di progetti, certificato di istruttore di sopravvivenza',
      text: 'Dirige i progetti e i corsi, e conosce quindi entrambi i tipi di nebbia. Scrive le offerte di persona e il lunedì, quando si comincia, è sul posto.',
      askFor: 'richieste di progetto, contenuti dei corsi e delle uscite, sicurezza all’aperto',
      summit: 'Quasi esattamente a sud. Chi conosce questa linea trova la via di casa da ogni riva.',
      mapAlt: 'Estratto della carta con il Rigi Kulm e il rilevamento da Cham',
    },
    coFounder: {
      role: 'Cofondazione e amministrazione',
      training: 'Date, prenotazioni, fatture, materiale',
      text: 'Tiene insieme quello che altrimenti andrebbe ognuno per conto suo e fa in modo che il materiale sia contato all’andata e contato al ritorno.',
      askFor: 'date e posti liberi, fatture, buoni, ordini',
      summit: 'La montagna di casa. Abbastanza vicina per essere di nuovo al telefono nel primo pomeriggio.',
      mapAlt: 'Estratto della carta con lo Zugerberg e il rilevamento da Cham',
    },
  },
  work: {
    label: 'In due',
    title: 'Che cosa significa per Lei',
    paragraphs: [
      'La stessa persona dirige i progetti e i corsi. Quello che non regge all’aperto non lo usiamo nemmeno in ufficio.',
      'Tra vendita ed esecuzione non c’è passaggio di consegne, perché la vendita non c’è. Quello che si promette nel primo colloquio deve mantenerlo la stessa persona.',
      'Significa anche che a volte siamo al completo. Allora lo diciamo nel primo colloquio e indichiamo il prossimo periodo libero.',
    ],
    link: 'I nostri punti fermi',
  },
  reach: {
    label: 'Prossimo passo',
    title: 'Come raggiungerci',
    text: 'Al telefono c’è chi in quel momento non è nel bosco. Se siamo fuori tutti e due, non c’è campo. In quel caso ci scriva un’e-mail.',
    action: 'Contattarci',
    phone: 'Telefono',
    email: 'E-mail',
    address: 'Indirizzo',
  },
}

export default it
