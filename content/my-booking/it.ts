import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'La Sua prenotazione – Gratweg',
    description:
      'La Sua prenotazione presso Gratweg: data, ritrovo e prezzo, con tutto ciò che può modificare da sé.',
  },
  emergency: {
    title: 'Chi chiamiamo in caso d’emergenza?',
    text: 'Facoltativo. Lo vede solo chi guida l’uscita. Avvisi la persona che indica. Se lascia vuoti entrambi i campi, lo cancelliamo.',
    name: 'Nome della persona',
    phone: 'Il suo numero di telefono',
    save: 'Salvare il contatto',
    saved: 'Il contatto è salvato.',
  },
  checkIn: {
    title: 'Il giorno stesso',
    text: 'Mostri questo codice al punto di ritrovo per essere registrato. Vale per tutta la prenotazione e non dice nulla di Lei.',
    alt: 'Codice QR per la registrazione',
    codes: 'Un codice per ogni ospite (PDF)',
    sheet: 'Prenotazione {number}: un codice per ogni ospite',
    how: 'Da ritagliare e distribuire: chi mostra il suo codice al punto di ritrovo è registrato.',
  },
  invoices: {
    title: 'Fatture',
    parts: { whole: 'Fattura', deposit: 'Fattura di acconto', final: 'Fattura a saldo' },
    creditNote: 'Nota di credito',
    open: '{amount} da pagare entro il {day}',
    paid: 'pagata',
    credited: 'annullata',
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
      lead: 'La conferma va a {email}. La aspettiamo.',
    },
    waitlisted: {
      title: 'È in lista d’attesa.',
      lead: {
        one: 'Se si libera un posto e tocca a Lei, scriviamo a {email}.',
        other: 'Se si liberano {n} posti e tocca a Lei, scriviamo a {email}.',
      },
    },
    asked: {
      title: 'Verifichiamo la Sua prenotazione con fattura.',
      lead: {
        one: 'La risposta va a {email} entro 24 ore. Fino ad allora il Suo posto non è riservato; se paga online, è subito Suo.',
        other:
          'Verifichiamo le prenotazioni più grandi con fattura prima di confermarle. La risposta va a {email} entro 24 ore. Fino ad allora i Suoi {n} posti non sono riservati; se paga online, sono subito Suoi.',
      },
    },
    askedHeld: {
      title: 'Verifichiamo la Sua prenotazione con fattura.',
      lead: {
        one: 'La risposta va a {email} entro 24 ore. Il Suo posto è riservato per Lei fino a {day}, ore {time}, ma non oltre; se paga online, è subito Suo.',
        other:
          'Verifichiamo le prenotazioni più grandi con fattura prima di confermarle. La risposta va a {email} entro 24 ore. I Suoi {n} posti sono riservati per Lei fino a {day}, ore {time}, ma non oltre; se paga online, sono subito Suoi.',
      },
    },
    offered: {
      title: { one: 'Si è liberato un posto.', other: 'Si sono liberati {n} posti.' },
      lead: {
        one: 'È riservato per Lei fino a {day}, ore {time}. Poi lo offriamo alla richiesta seguente.',
        other:
          'Sono riservati per il Suo gruppo fino a {day}, ore {time}. Poi li offriamo alla richiesta seguente.',
      },
    },
    cancelled: {
      title: 'Questa prenotazione è annullata.',
      lead: 'Ci dispiace che non possa venire. Gli eventuali costi sono indicati qui.',
    },
    calledOff: {
      title: 'L’evento non si terrà.',
      lead: 'Abbiamo dovuto annullarlo. Per Lei non ci sono costi. Se desidera una nuova data, ci scriva.',
    },
    postponed: {
      title: 'L’uscita è rinviata.',
      lead: {
        one: 'Il Suo posto alla nuova data è riservato per Lei. Scelga ciò che Le va bene entro {day}, ore {time}.',
        other:
          'I Suoi {n} posti alla nuova data sono riservati per Lei. Scelga ciò che Le va bene entro {day}, ore {time}.',
      },
    },
    choosing: {
      title: 'Questa uscita non ha luogo.',
      lead: 'Abbiamo dovuto annullarla. Scelga entro {day}, ore {time} che cosa ricevere in cambio.',
    },
    released: {
      title: 'La Sua prenotazione è sciolta.',
      lead: 'L’uscita non ha potuto svolgersi come previsto. Non Le costa nulla.',
    },
    lapsed: {
      title: 'Questa prenotazione provvisoria non è più valida.',
      lead: {
        one: 'Non è stato addebitato nulla. Se c’è ancora un posto, può prenotare di nuovo.',
        other: 'Non è stato addebitato nulla. Se ci sono ancora {n} posti, può prenotare di nuovo.',
      },
    },
    left: {
      title: 'Non è più in lista d’attesa.',
      lead: 'Non c’è nulla da pagare. Se vuole comunque venire, prenoti di nuovo: se la data è ancora al completo, può rimettersi in lista d’attesa.',
    },
    moved: {
      title: 'Questa prenotazione è stata spostata.',
      lead: 'Il link alla nuova data Le è arrivato per e-mail ({email}). Quanto ha pagato vale per quella data.',
    },
    over: { title: 'Questa data è passata.', lead: 'Grazie della Sua prenotazione.' },
  },
  refund: 'Le rimborsiamo l’importo pagato in eccesso entro {n} giorni, con lo stesso mezzo di pagamento.',
  refunded: '{price} Le sono stati rimborsati. Compaiono sul Suo conto fra qualche giorno.',
  /** Entered by staff. */
  paidByHand: { cash: 'Pagato in contanti.', twint: 'Pagato con TWINT.', transfer: 'Pagato con bonifico.' },
  test: 'Pagato con la Testkasse: non è stato trasferito denaro.',
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
    terms: 'Condizioni',
    termsOf: 'Condizioni generali (stato: {day})',
    minimum: 'Svolgimento',
  },
  missing: {
    one: 'Manca ancora {n} iscrizione perché l’evento si svolga.',
    other: 'Mancano ancora {n} iscrizioni perché l’evento si svolga.',
  },
  reached: 'Il numero minimo è raggiunto.',
  decision: 'Decidiamo {day} e Le scriviamo.',
  withoutEmail: 'Se cambia qualcosa, La chiamiamo.',
  lines: {
    price: 'Prezzo',
    voucher: 'Buono',
    paid: 'Pagato',
    door: 'Da pagare al ritrovo',
    transfer: 'Da versare',
    invoiced: 'Con fattura',
    due: 'Ancora da pagare',
    nothingDue: 'Niente da pagare',
    refunded: 'Rimborsato',
    refund: 'Da rimborsare',
    noted: 'Registrato',
  },
  next: {
    title: 'I prossimi passi',
    link: 'Passi il link qui sotto, così ognuno si iscrive da sé.',
    finalNumber: 'Indichi qui sotto il numero definitivo di persone entro il {day}.',
    name: {
      one: 'Indichi qui sotto il nome che manca ancora, così possiamo salutare tutti.',
      other: 'Indichi qui sotto i {n} nomi che mancano ancora, così possiamo salutare tutti.',
    },
    confirmed: [
      'Se mancano ancora alcuni giorni, prima della data un’e-mail Le ricorda l’orario e il ritrovo.',
      'Un imprevisto? Qui può cambiare data o annullare.',
    ],
    waitlisted: [
      {
        one: 'Le scriviamo appena c’è un posto e tocca a Lei.',
        other: 'Le scriviamo appena ci sono {n} posti e tocca a Lei.',
      },
      { one: 'Lo accetta qui, e paga solo allora.', other: 'Li accetta qui, e paga solo allora.' },
      {
        one: 'Se non Le serve più, si tolga dalla lista qui sotto.',
        other: 'Se non Le servono più, si tolga dalla lista qui sotto.',
      },
    ],
  },
  plan: {
    title: 'Che cosa desidera?',
    newDate: 'La nuova data',
    newDateText: '{when}. La Sua prenotazione resta com’è.',
    otherDate: 'Un’altra data',
    otherDateText: 'Stessa offerta, stesso prezzo, con abbastanza posti liberi.',
    dates: 'Data',
    voucher: 'Un buono di {amount}',
    voucherText:
      'Arriva subito per e-mail, vale per tutti i corsi, le uscite per team e gli articoli dello shop e si può usare anche a più riprese.',
    refund: '{amount} indietro',
    refundText: 'Con lo stesso mezzo di pagamento, entro {n} giorni.',
    leave: 'Sciogliere la prenotazione',
    leaveText: 'Non ha pagato nulla e non Le costa nulla.',
    onVoucher: '{amount} tornano sul buono con cui ha pagato.',
    silent: {
      new_date: 'Se non riceviamo risposta, resta prenotato alla nuova data.',
      refund: 'Se non riceviamo risposta, sciogliamo la prenotazione e rimborsiamo quanto ha pagato.',
    },
    changeable: 'Può ancora cambiare data fino a {day}, ore {time}. Il buono e il rimborso sono definitivi.',
    chosen: 'La Sua scelta',
    submit: {
      new_date: 'Scegliere la nuova data',
      other_date: 'Scegliere questa data',
      voucher: 'Scegliere il buono',
      refund: 'Sciogliere la prenotazione',
    },
    plain: 'Scegliere',
    saved: 'La Sua scelta è salvata.',
  },
  changes: 'Modificare',
  names: {
    title: 'Chi viene?',
    fold: 'Scrivere i nomi personalmente',
    text: 'I nomi servono solo a chi guida. Può cambiarli fino all’inizio.',
    missing: { one: 'Manca ancora un nome.', other: 'Mancano ancora {n} nomi.' },
    label: 'Persona {n}',
    save: 'Salvare i nomi',
    saved: 'I nomi sono stati salvati.',
  },
  group: {
    title: 'Gli altri si iscrivono da soli',
    text: 'Con un link da passare agli altri: ogni persona indica nome, pasto e che cosa deve sapere la guida. Nessuno ha bisogno di un account.',
    open: 'Creare il link',
    opened: 'Il link è pronto.',
    link: 'Link da passare agli altri',
    copy: 'Copiare il link',
    copied: 'Copiato',
    pdf: 'Tutto su una pagina (PDF)',
    look: 'Vedere che cosa vedono gli altri',
    count: {
      one: 'Su {people} persone se n’è iscritta {n}.',
      other: 'Su {people} persone se ne sono iscritte {n}.',
    },
    awaited: 'Non ancora: {names}',
    unnamed: { one: 'e una persona senza nome', other: 'e {n} persone senza nome' },
    tooMany: 'Le iscrizioni sono più dei posti. Cancelli delle iscrizioni o cambi il numero di persone.',
    guests: 'Persone iscritte',
    remove: 'Cancella',
    removeName: 'Cancella {name}',
    removed: 'L’iscrizione è cancellata.',
    renew: 'Sostituire il link',
    renewText: 'Il link è finito nelle mani sbagliate? Quello nuovo lo sostituisce, le iscrizioni restano.',
    renewed: 'Il link è sostituito.',
  },
  note: {
    title: 'La Sua indicazione',
    text: 'Ha aggiunto un’indicazione alla prenotazione. {rule:healthData} Se revoca il consenso, la cancelliamo subito.',
    withdraw: 'Cancellare l’indicazione',
    saved: 'L’indicazione è stata cancellata.',
  },
  people: {
    title: 'Numero di persone',
    text: 'Ai posti a cui rinuncia si applicano i termini d’annullamento.',
    agreed:
      'Fino al {day} indichi qui il numero definitivo, da {from} a {to}. Il prezzo lo segue; meno di {from} costano come {from}.',
    agreedExactly:
      'Il prezzo vale per {from} persone, anche se ne vengono meno. Lo indichi qui fino al {day}.',
    final:
      'Il numero definitivo era da indicare entro il {day}. Se qualcuno si ammala, ce lo dica; non costa nulla.',
    total: { one: '{price} per {n} persona', other: '{price} per {n} persone' },
    fee: 'Ogni posto a cui rinuncia oggi costa ancora {price}.',
    more: 'Per altri posti faccia una nuova prenotazione.',
    less: 'Una persona in meno',
    plus: 'Una persona in più',
    label: 'Persone',
    save: 'Cambiare il numero',
    saved: 'Il numero di persone è stato modificato.',
  },
  move: {
    title: 'Passare a un’altra data',
    text: {
      one: 'Stessa offerta, stesso prezzo. Il Suo posto nella vecchia data si libera.',
      other: 'Stessa offerta, stesso prezzo. I Suoi {n} posti nella vecchia data si liberano.',
    },
    label: 'Nuova data',
    save: 'Cambiare data',
    saved: 'La Sua prenotazione è stata spostata.',
    none: 'Al momento nessun’altra data ha abbastanza posti liberi.',
  },
  moveRequest: {
    title: 'Un’altra data',
    text: 'Il giorno è riservato al Suo gruppo. Ci dica quale andrebbe meglio; Le rispondiamo, e fino ad allora vale la data attuale.',
    day: 'Giorno desiderato',
    why: 'Osservazione',
    optional: '(facoltativo)',
    save: 'Chiedere la data',
    saved: 'La Sua richiesta è arrivata.',
    /** {day} */
    pending: 'Ha chiesto il {day}. Le rispondiamo; fino ad allora vale la data attuale.',
  },
  cancel: {
    title: 'Annullare',
    waiting: 'Perde il posto in lista d’attesa, senza alcun costo.',
    nothing: 'Non c’è nulla da pagare.',
    terms: 'Leggere le condizioni generali',
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
    sold_out: 'Non ci sono più così tanti posti liberi.',
    changed_meanwhile:
      'Nel frattempo la prenotazione è cambiata, per esempio per via di un pagamento. Non abbiamo modificato nulla. Verifichi com’è ora e poi confermi di nuovo.',
    over_capacity: 'Questa data non ha così tanti posti. Scelga meno persone.',
    day_passed: 'Questo giorno è già passato. Ne scelga uno più avanti.',
    same_event: 'La prenotazione è già a questa data.',
    other_price: 'Questa data ha un altro prezzo. Ci scriva.',
    offer_over: 'L’offerta è scaduta.',
    choice_over: 'Il termine per scegliere è scaduto. Ci scriva.',
    choice_final: 'La Sua scelta vale già: il denaro è in viaggio. Non si può più cambiare.',
    choice_unknown: 'Questa scelta non è prevista per questa prenotazione. Scelga di nuovo.',
    ask_us: 'Per tanti posti con fattura dobbiamo prima verificare. Ci scriva.',
    book_more: 'Per altri posti faccia una nuova prenotazione.',
    invalid: 'Non riusciamo a leggere questa indicazione. La controlli.',
    payment_unavailable: 'La pagina di pagamento non è raggiungibile. Riprovi fra qualche minuto.',
    too_many_held:
      'Dalla Sua connessione risultano riservati molti posti non ancora pagati. Riprovi tra un quarto d’ora.',
    too_many_requests: 'Troppe modifiche in una volta. Aspetti dieci minuti.',
    unanswered: 'Non è arrivata nessuna risposta. Ricarichi la pagina: vedrà se la modifica è già avvenuta.',
    failed: 'Non ha funzionato, non è cambiato nulla. Riprovi.',
  },
  unknown: {
    title: 'Non troviamo questa prenotazione.',
    lead: 'Il link è incompleto o non appartiene a nessuna prenotazione. È nella Sua conferma. Se non la trova, ci scriva.',
    contact: 'Contatti',
    calendar: 'Vedere il calendario',
  },
}

export default it
