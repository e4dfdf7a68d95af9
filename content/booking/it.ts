import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Prenotare un posto – Gratweg',
    description:
      'Prenotare un posto in un corso di sopravvivenza o in un’uscita per team: scegliere la data, vedere il prezzo, controllare, confermare.',
  },
  title: 'Prenotare un posto',
  trail: 'Si trova qui',
  otherService: 'Scegliere altro',
  change: 'Modificare',
  voucherKept: 'Il buono {code} è registrato. Lo deduciamo dal prezzo appena ha scelto una data.',
  open: {
    title: 'Ha una prenotazione aperta, riservata fino alle {time}.',
    here: 'La prenotazione non è ancora pagata. Modifichi qui sotto ciò che desidera e invii di nuovo: la nuova prenotazione sostituisce questa.',
    elsewhere:
      'La prenotazione non è ancora pagata. Senza pagamento, i posti tornano poi liberi automaticamente.',
    pay: 'Continuare al pagamento',
    change: 'Modificare',
    release: 'Liberare i posti',
    released: 'I posti sono stati liberati. Non è stato addebitato nulla.',
    failed: 'Non ha funzionato. I Suoi posti sono ancora riservati. Riprovi.',
  },
  choice: {
    lead: 'Che cosa desidera prenotare? Data, persone e prezzo vengono dopo.',
    perPerson: '{price} a persona',
    next: 'Prossima data: {days}',
    none: 'Al momento nessuna data in programma',
    ownDate: 'Una data a scelta, su richiesta',
    singles: 'Altri eventi',
    calendar: 'Vedere il calendario',
  },
  unavailable: {
    unknown_service: 'Non conosciamo questa offerta. Ecco tutto ciò che può prenotare.',
    unknown_event: 'Non troviamo questa data. Ne scelga una dall’elenco.',
    event_cancelled: 'Questa data è annullata. Ne scelga un’altra.',
    event_begun: 'Questo evento è già cominciato o è passato. Scelga un’altra data.',
    not_bookable: 'Questa data non si può prenotare online. Ci scriva.',
    failed: 'In questo momento non riusciamo a caricare le date. Riprovi fra un minuto.',
  },
  retry: 'Caricare di nuovo',
  steps: {
    date: 'Data',
    people: 'Chi viene?',
    details: 'I Suoi dati',
    check: 'Controllare e prenotare',
  },
  dates: {
    few: { one: 'solo {n} libero', other: 'solo {n} liberi' },
    full: 'Lista d’attesa',
    more: { one: '{n} altra data', other: '{n} altre date' },
    none: 'Al momento non ci sono date in programma. Ci scriva quando Le farebbe comodo.',
    ask: 'Scriverci',
  },
  own: {
    pageTitle: 'Richiedere una data per il Suo team',
    title: 'Una data solo per il Suo team',
    text: 'Lei propone una data, noi la verifichiamo. {rule:answer} {rule:noObligation}',
    people: 'Numero di persone',
    send: 'Richiedere una data',
    singles: 'Posti singoli in una data pubblica',
    noSingles: 'Al momento non ci sono date pubbliche per questa uscita.',
    request: 'Su richiesta',
  },
  people: {
    label: 'Partecipanti',
    less: 'Una persona in meno',
    more: 'Una persona in più',
    left: {
      one: 'In questa data c’è ancora {n} posto libero.',
      other: 'In questa data ci sono ancora {n} posti liberi.',
    },
    names: 'Può indicare i nomi dopo la prenotazione.',
    full: 'Questa data è al completo. La lista d’attesa non costa nulla e non impegna: i posti che si liberano vengono offerti nell’ordine della lista.',
    tooMany: {
      one: 'Resta solo {n} posto libero. Se siete di più, tutto il gruppo va in lista d’attesa.',
      other: 'Restano solo {n} posti liberi. Se siete di più, tutto il gruppo va in lista d’attesa.',
    },
    count: { one: '{n} persona', other: '{n} persone' },
  },
  details: {
    name: 'Nome e cognome',
    email: 'E-mail',
    phone: 'Cellulare',
    phoneOptional: '(facoltativo, per raggiungerLa il giorno stesso)',
    optional: '(facoltativo)',
    note: 'Che cosa dobbiamo sapere?',
    notePlaceholder: 'Per esempio allergie, infortuni, medicamenti, pasti vegetariani',
    way: 'Come desidera pagare?',
    online: 'Online, subito',
    onlineHint: 'Sulla pagina di pagamento protetta. Il posto è riservato per Lei per {n} minuti.',
    invoice: {
      companies: 'Con fattura (aziende)',
      everyone: 'Con fattura (aziende e privati)',
    },
    byInvoice: 'Con fattura',
    invoiceHint:
      'Pagabile entro {n} giorni. Verifichiamo prima le prenotazioni più grandi con fattura: in tal caso Le rispondiamo entro 24 ore.',
    later: 'Paga solo quando si libera un posto e Lei lo accetta.',
    onlineLater: 'Online, quando accetta il posto',
    company: 'Azienda',
    street: 'Via e numero',
    postalCode: 'NPA',
    city: 'Località',
    draft: 'Finché non prenota, i Suoi dati restano su questo dispositivo.',
    privacy: 'Protezione dei dati',
  },
  voucher: {
    label: 'Codice del buono',
    apply: 'Controllare',
    asking: 'Controlliamo il buono…',
    covers: 'Il buono copre {price}.',
    left: 'Sul buono restano {price}.',
    all: 'Copre tutto l’importo.',
    stopped:
      'In questo momento non è possibile controllare il buono. Al momento della prenotazione lo controlliamo di nuovo.',
    waits: 'Il buono è registrato. Viene usato solo quando accetta un posto.',
    line: 'Buono',
  },
  check: {
    what: 'Che cosa',
    when: 'Quando',
    where: 'Dove',
    who: 'Chi',
    confirmation: 'Conferma a',
    payment: 'Pagamento',
    nothingDue: 'niente da pagare',
    next: 'I prossimi passi',
    online: [
      'Paga sulla pagina di pagamento. Intanto il Suo posto è riservato.',
      'Subito dopo arriva la conferma per e-mail, con una voce per la Sua agenda.',
      'Con il link nella conferma può indicare i nomi, cambiare data o annullare.',
    ],
    direct: [
      'Di regola il Suo posto è prenotato subito. Verifichiamo prima le prenotazioni più grandi; fino ad allora i posti non sono riservati.',
      'La conferma arriva per e-mail, con una voce per la Sua agenda. La fattura segue a parte.',
      'Con il link nella conferma può indicare i nomi, cambiare data o annullare.',
    ],
    free: [
      'Il Suo posto è prenotato subito.',
      'La conferma arriva per e-mail, con una voce per la Sua agenda.',
      'Con il link nella conferma può indicare i nomi, cambiare data o annullare.',
    ],
    waits: [
      'Entra in lista d’attesa e riceve un’e-mail, che indica quante richieste precedono la Sua.',
      'Se si liberano abbastanza posti per il Suo gruppo, Glieli offriamo indicando il giorno e l’ora entro cui accettarli.',
      'Paga solo allora. Se non accetta, l’offerta passa alla richiesta seguente.',
    ],
    terms: 'Ho letto le {link} e le accetto.',
    termsLink: 'condizioni generali',
  },
  plate: {
    label: 'Prezzo',
    chooseDate: 'Scelga una data: qui comparirà il Suo prezzo.',
    pay: 'Prenotare e pagare',
    book: 'Prenotare in modo vincolante',
    wait: 'Mettersi in lista d’attesa',
    sending: 'Prenotazione in corso…',
    again:
      'In questo momento le richieste sono molte. Tra qualche secondo inviamo di nuovo la prenotazione; conta una volta sola.',
    vat: 'IVA inclusa.',
    final: 'Prezzo finale.',
    /** {people}, {day}: of the bar on phones. */
    bar: '{people}, {day}',
    cancellation: '{rule:cancellation}',
    weather: '{rule:weather}',
    hold: 'Il posto è riservato per Lei per {n} minuti appena passa al pagamento.',
  },
  problems: {
    other: 'Non riusciamo a leggere questa indicazione. La scriva di nuovo.',
    too_long: 'Al massimo {max} caratteri.',
    people: {
      invalid: 'Indichi un numero intero da 1 a {most}.',
      sold_out:
        'Qualcuno ha appena prenotato: non ci sono più così tanti posti liberi. Riduca il numero di persone o scelga la lista d’attesa.',
      hold_kept:
        'Non ci sono così tanti posti liberi. I posti già riservati restano Suoi: scelga meno persone, oppure li liberi e si metta in lista d’attesa.',
      price_changed: 'Il prezzo non è quello che ha visto. Lo controlli e prenoti di nuovo.',
    },
    name: { required: 'Indichi il Suo nome.' },
    email: {
      required: 'Indichi la Sua e-mail: a questo indirizzo inviamo la conferma.',
      invalid: 'Questo indirizzo e-mail non è completo. Esempio: nome@azienda.ch.',
    },
    phone: { invalid: 'Non riusciamo a leggere questo numero. Bastano cifre, spazi e un più all’inizio.' },
    company: { required: 'A quale azienda è intestata la fattura? La indichi.' },
    street: { required: 'Indichi via e numero per la fattura.' },
    postalCode: { required: 'Indichi il NPA.' },
    city: { required: 'Indichi la località.' },
    way: {
      payment_unavailable:
        'La pagina di pagamento non è raggiungibile, non è prenotato nulla. Riprovi fra qualche minuto.',
    },
    voucher: {
      voucher_unknown: 'Non conosciamo questo codice. È sul buono, in gruppi di quattro caratteri.',
      voucher_blocked: 'Questo buono è bloccato. Ci chiami o ci scriva.',
      voucher_voided:
        'Questo buono non è più valido: è stato sostituito, oppure l’importo pagato è stato rimborsato. Si rivolga a chi lo ha acquistato o ci scriva.',
      voucher_used_up: 'Questo buono è esaurito.',
      voucher_lapsed: 'Questo buono è scaduto. Ci scriva.',
      voucher_test: 'Questo è un buono di prova. Non può essere usato per pagare.',
      voucher_other_course: 'Questo buono è valido per un altro corso.',
    },
    terms: {
      required: 'Confermi di accettare le condizioni generali.',
      terms_changed:
        'Le condizioni generali sono cambiate da quando ha aperto questa pagina. Il link nella frase mostra che cosa è nuovo. Spunti di nuovo la casella; tutto il resto rimane come l’ha scritto.',
    },
    eventId: {
      required: 'Scelga una data.',
      event_cancelled: 'Questa data è appena stata annullata. Ne scelga un’altra.',
      event_begun: 'Questo evento è già cominciato. Scelga un’altra data.',
      unknown_event: 'Questa data non esiste più. Ne scelga un’altra.',
      not_bookable: 'Questa data non si può prenotare online. Ci scriva.',
      too_many_waiting:
        'Con questi dati, o dalla Sua connessione, qualcuno è già in attesa di posti. Se è Lei, il link è nella nostra e-mail. Altrimenti ci scriva.',
      idempotency_key_reused:
        'Abbiamo già ricevuto una versione precedente di questa prenotazione. Controlli la posta. Se invia di nuovo, fa una seconda prenotazione.',
    },
  },
  notices: {
    failed: 'Non ha funzionato. I Suoi dati ci sono ancora. Li invii di nuovo.',
    unanswered: 'Il server non risponde. Invii di nuovo: la prenotazione conta una volta sola.',
    too_many:
      'Dalla Sua connessione sono appena arrivate molte prenotazioni. Aspetti dieci minuti. I Suoi dati restano.',
    offline:
      'Manca la connessione. I Suoi dati restano su questo dispositivo. Prenoti appena è di nuovo online.',
  },
}

export default it
