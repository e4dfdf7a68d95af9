import type { Words } from './de.ts'

const it: Words = {
  meta: {
    title: 'Protezione dei dati – Gratweg',
    description:
      'Quali dati tratta Gratweg, a quale scopo e per quanto tempo. Un cookie per la lingua, nessuno per la pubblicità, nessun tracciamento.',
  },
  title: 'Protezione dei dati',
  lead: 'Trattiamo il minor numero possibile di dati, e solo quelli necessari per un acquisto, una prenotazione o una risposta. Si applica la legge svizzera sulla protezione dei dati (LPD).',
  drawingAlt: 'Taccuino da campo con elastico, disegno',
  facts: [
    {
      label: 'Titolare',
      value: '{company}',
    },
    {
      label: 'Indirizzo',
      value: '{street}, {city}',
    },
    {
      label: 'E-mail',
      value: '{email}',
    },
    {
      label: 'Versione',
      value: 'Versione del 21 novembre 2026, da verificare da parte della consulenza legale dei titolari',
    },
  ],
  sections: [
    {
      title: 'Che cosa resta sul Suo dispositivo',
      paragraphs: [
        'Due cookie ricordano la lingua: i18next contiene la lingua che ha scelto, lng-hint indica al server in quale lingua fornire la pagina.',
        'La memoria locale del browser contiene cart (il Suo carrello) e i18nextLng (la lingua). Il carrello viene trasmesso solo per verificare prezzi e scorte, e quando va alla cassa.',
        'Non vi salviamo altro. Non ci sono pubblicità, statistiche sui visitatori né contenuti incorporati di terzi. Può cancellare tutto in qualsiasi momento nel browser.',
      ],
    },
    {
      title: 'Che cosa trattiamo e perché',
      paragraphs: [
        'Ordine: nome, e-mail, indirizzo di consegna per la merce, articoli ordinati e stato del pagamento. Ci servono per eseguire il contratto, inviare la conferma ed emettere i buoni regalo.',
        'Messaggio o richiesta: quello che ci scrive e i Suoi recapiti. Ci servono per rispondere.',
        'Funzionamento del sito: il server può registrare ora, indirizzo richiesto, indirizzo IP e messaggi di errore. Ci serve solo per riconoscere guasti e abusi.',
      ],
    },
    {
      title: 'Chi altro vede i dati',
      paragraphs: [
        'Lei paga sulla pagina di un servizio di pagamento. I dati di pagamento li inserisce lì; i numeri di carta non ci arrivano mai. Il servizio riceve ciò che serve al pagamento e può trattare dati anche all’estero. Valgono le sue condizioni.',
        'A questi si aggiungono i servizi che incarichiamo per hosting e invio di e-mail, e la Posta per i pacchi. Non trasmettiamo altri dati e non ne vendiamo.',
      ],
    },
    {
      title: 'Per quanto tempo',
      paragraphs: [
        'Conserviamo ordini e fatture per dieci anni, come prescrive il Codice delle obbligazioni. Le richieste senza seguito vengono cancellate appena evase.',
      ],
    },
    {
      title: 'I Suoi diritti',
      paragraphs: [
        'Può chiedere l’accesso ai Suoi dati, la rettifica, la cancellazione o la consegna, oppure opporsi a un trattamento. Scriva a {email}.',
        'L’autorità di vigilanza è l’Incaricato federale della protezione dei dati e della trasparenza (IFPDT) a Berna.',
      ],
    },
  ],
  actions: [
    {
      label: 'Domanda sui dati',
      to: '/kontakt',
    },
    {
      label: 'Note legali',
      to: '/impressum',
    },
    {
      label: 'CG',
      to: '/agb',
    },
  ],
}

export default it
