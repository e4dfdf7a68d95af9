import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'La Sua prenotazione – Gratweg',
    description:
      'La Sua prenotazione da Gratweg: data, ritrovo e prezzo, con tutto ciò che può modificare da sé.',
  },
  number: 'Prenotazione {number}',
  states: {
    held: {
      title: { one: 'Il Suo posto è riservato.', other: 'I Suoi {n} posti sono riservati.' },
      lead: {
        one: 'Paghi entro le {time} e sarà prenotato. Dopo lo rimettiamo a disposizione.',
        other: 'Paghi entro le {time} e saranno prenotati. Dopo li rimettiamo a disposizione.',
      },
    },
    confirmed: {
      title: { one: 'Il Suo posto è prenotato.', other: 'I Suoi {n} posti sono prenotati.' },
      lead: 'La conferma va a {email}. L’aspettiamo.',
    },
    waitlisted: {
      title: 'È in lista d’attesa.',
      lead: {
        one: 'Se si libera un posto, scriviamo a {email}. Non indichiamo la posizione: può cambiare ogni giorno.',
        other:
          'Se si liberano {n} posti, scriviamo a {email}. Non indichiamo la posizione: può cambiare ogni giorno.',
      },
    },
    asked: {
      title: 'Esaminiamo la Sua prenotazione.',
      lead: {
        one: 'Questo posto con fattura lo confermiamo di persona. La risposta va a {email} entro 24 ore. Fino ad allora non è riservato; pagando online è subito Suo.',
        other:
          'I Suoi {n} posti con fattura li confermiamo di persona. La risposta va a {email} entro 24 ore. Fino ad allora non sono riservati; pagando online sono subito Suoi.',
      },
    },
    offered: {
      title: { one: 'Si è liberato un posto.', other: 'Si sono liberati {n} posti.' },
      lead: {
        one: 'È riservato per Lei. Termine: {day}, ore {time}. Poi chiediamo a chi segue.',
        other: 'Sono riservati per il Suo gruppo. Termine: {day}, ore {time}. Poi chiediamo a chi segue.',
      },
    },
    cancelled: {
      title: 'Questa prenotazione è annullata.',
      lead: { one: 'Il Suo posto è di nuovo libero.', other: 'I Suoi {n} posti sono di nuovo liberi.' },
    },
    calledOff: {
      title: 'L’evento non si terrà.',
      lead: 'Abbiamo dovuto annullarlo. Non deve nulla.',
    },
    lapsed: {
      title: 'Questa riservazione non vale più.',
      lead: {
        one: 'Non è stato addebitato nulla. Se c’è ancora un posto, può prenotare di nuovo.',
        other: 'Non è stato addebitato nulla. Se ci sono ancora {n} posti, può prenotare di nuovo.',
      },
    },
    left: {
      title: 'Non è più in lista d’attesa.',
      lead: 'Non deve nulla. Se vuole comunque venire, prenoti di nuovo: se la data è ancora al completo, può rimettersi in lista da lì.',
    },
    moved: {
      title: 'Questa prenotazione è stata spostata.',
      lead: 'Il link alla nuova data Le è arrivato per e-mail ({email}).',
    },
    over: { title: 'Questa data è passata.', lead: 'Grazie della Sua prenotazione.' },
  },
  refund: 'Quanto ha pagato in più Le viene reso entro {n} giorni, per la stessa via.',
  refunded: '{price} Le sono stati rimborsati. Compaiono sul Suo conto fra qualche giorno.',
  test: 'Pagato alla cassa di prova: non è stato trasferito denaro.',
  pay: 'Pagare ora',
  accept: { one: 'Accettare il posto', other: 'Accettare i posti' },
  bookAgain: 'Prenotare di nuovo',
  bookOnline: 'Pagare online',
  save: 'Aggiungere al calendario',
  about: 'Programma e lista del materiale',
  facts: {
    what: 'Che cosa',
    when: 'Quando',
    where: 'Dove',
    meetingPoint: 'Ritrovo',
    people: 'Persone',
    booker: 'Prenotato da',
    minimum: 'Svolgimento',
  },
  missing: { one: 'Ancora {n} e si parte.', other: 'Ancora {n} e si parte.' },
  reached: 'Il numero minimo è raggiunto.',
  decision: 'Decisione: {day}.',
  lines: {
    price: 'Prezzo',
    voucher: 'Buono',
    paid: 'Pagato',
    invoiced: 'Con fattura',
    due: 'Ancora da pagare',
    nothingDue: 'Niente da pagare',
    refunded: 'Rimborsato',
    refund: 'Da rimborsare',
    noted: 'Annotato',
  },
  next: {
    title: 'I prossimi passi',
    name: {
      one: 'Indichi qui sotto il nome che manca ancora, così possiamo salutare tutti.',
      other: 'Indichi qui sotto i {n} nomi che mancano ancora, così possiamo salutare tutti.',
    },
    confirmed: [
      'Qualche giorno prima un’e-mail ricorda il ritrovo e la lista del materiale.',
      'Se capita qualcosa, qui si sposta o si annulla.',
    ],
    waitlisted: [
      { one: 'Scriviamo appena si libera un posto.', other: 'Scriviamo appena si liberano {n} posti.' },
      { one: 'Lo accetta qui, e solo allora si paga.', other: 'Li accetta qui, e solo allora si paga.' },
      {
        one: 'Se non Le serve più, si tolga dalla lista qui sotto.',
        other: 'Se non Le servono più, si tolga dalla lista qui sotto.',
      },
    ],
  },
  changes: 'Modificare',
  names: {
    title: 'Chi viene?',
    text: 'I nomi servono solo a chi guida. Può cambiarli fino all’inizio.',
    missing: { one: 'Manca ancora un nome.', other: 'Mancano ancora {n} nomi.' },
    label: 'Persona {n}',
    save: 'Salvare i nomi',
    saved: 'I nomi sono salvati.',
  },
  people: {
    title: 'Numero di persone',
    text: 'Per i posti a cui rinuncia valgono i termini d’annullamento.',
    fee: 'Ogni posto a cui rinuncia oggi costa ancora {price}.',
    more: 'Per altri posti faccia una nuova prenotazione.',
    less: 'Una persona in meno',
    plus: 'Una persona in più',
    label: 'Persone',
    save: 'Cambiare il numero',
    saved: 'Il numero di persone è stato modificato.',
  },
  move: {
    title: 'Spostare a un’altra data',
    text: {
      one: 'Stesso corso, stesso prezzo. Il Suo posto nella vecchia data si libera.',
      other: 'Stesso corso, stesso prezzo. I Suoi {n} posti nella vecchia data si liberano.',
    },
    label: 'Nuova data',
    save: 'Spostare',
    saved: 'La Sua prenotazione è stata spostata.',
    none: 'Al momento nessun’altra data ha abbastanza posti liberi.',
  },
  cancel: {
    title: 'Annullare',
    waiting: 'Non perde nulla, tranne il Suo turno.',
    nothing: 'Non deve nulla.',
    terms: 'Alle condizioni generali',
    open: 'Annullare la prenotazione…',
    leave: 'Uscire dalla lista d’attesa…',
    leaving: {
      question: 'Uscire dalla lista d’attesa?',
      confirm: 'Sì, uscire',
      keep: 'No, restare in lista',
    },
    question: 'Annullare questa prenotazione?',
    confirm: 'Sì, annullare',
    keep: 'No, tenerla',
    saved: 'La Sua prenotazione è stata annullata.',
  },
  working: 'Un momento…',
  problems: {
    not_changeable: 'Qui non si può più modificare. Ci scriva.',
    too_late: 'Secondo le condizioni generali è troppo tardi. Ci scriva.',
    sold_out: 'Così tanti posti non sono più liberi.',
    changed_meanwhile:
      'Nel frattempo la prenotazione è cambiata, per esempio per via di un pagamento. Non abbiamo modificato nulla. Verifichi com’è ora e poi confermi di nuovo.',
    over_capacity: 'Questa data non ha così tanti posti. Scelga meno persone.',
    same_event: 'È la data che ha già.',
    other_price: 'Questa data ha un altro prezzo. Ci scriva.',
    offer_over: 'Il termine è passato, abbiamo chiesto a chi segue.',
    ask_us: 'Così tanti posti con fattura li confermiamo di persona. Ci scriva.',
    book_more: 'Per altri posti faccia una nuova prenotazione.',
    invalid: 'Questa indicazione non riusciamo a leggerla. La controlli.',
    payment_unavailable: 'La pagina di pagamento non è raggiungibile. Riprovi fra qualche minuto.',
    too_many_held:
      'Dalla Sua connessione risultano riservati molti posti non ancora pagati. Riprovi tra un quarto d’ora.',
    too_many_requests: 'Troppe modifiche in una volta. Aspetti dieci minuti.',
    failed: 'Non ha funzionato, non è cambiato nulla. Riprovi.',
  },
  unknown: {
    title: 'Questa prenotazione non la troviamo.',
    lead: 'Il link è incompleto o non appartiene a nessuna prenotazione. È nella Sua conferma. Se non la trova, ci scriva.',
    contact: 'Ai contatti',
    calendar: 'Al calendario',
  },
}

export default it
