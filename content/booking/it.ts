import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Prenotare un posto – Gratweg',
    description:
      'Prenotare un posto in un corso di sopravvivenza o un’uscita di squadra: scegliere la data, vedere il prezzo, confermare.',
  },
  title: 'Prenotare un posto',
  trail: 'Si trova qui',
  otherService: 'Scegliere altro',
  change: 'Modificare',
  voucherKept: 'Il buono {code} è annotato. Lo togliamo dal prezzo appena ha scelto una data.',
  open: {
    title: 'La Sua prenotazione è aperta fino alle {time}.',
    here: 'Non è ancora pagata. Modifichi qui sotto ciò che desidera e invii di nuovo: la nuova prenotazione sostituisce questa.',
    elsewhere: 'Non è ancora pagata. Senza pagamento i posti tornano poi liberi da soli.',
    pay: 'Continua al pagamento',
    change: 'Modifica',
    release: 'Libera i posti',
    released: 'I posti sono stati liberati. Non è stato addebitato nulla.',
    failed: 'Non ha funzionato. I Suoi posti sono ancora riservati. Riprovi.',
  },
  choice: {
    lead: 'Che cosa ha in mente? Data, persone e prezzo vengono dopo.',
    perPerson: '{price} a persona',
    next: 'Prossima data: {days}',
    none: 'Al momento nessuna data in programma',
    ownDate: 'Una data a scelta, su richiesta',
    singles: 'Eventi singoli',
    calendar: 'Al calendario',
  },
  unavailable: {
    unknown_service: 'Questa offerta non la conosciamo. Ecco tutto ciò che può prenotare.',
    unknown_event: 'Questa data non la troviamo. Ne scelga una dall’elenco.',
    event_cancelled: 'Questa data è annullata. Ne scelga un’altra.',
    event_begun: 'Questa data è già cominciata o è passata. Ne scelga un’altra.',
    not_bookable: 'Questa data non si prenota online. Ci scriva.',
    failed: 'In questo momento le date non si caricano. Riprovi fra un minuto.',
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
    none: 'Al momento non ci sono date in programma. Ci scriva quando Le andrebbe bene.',
    ask: 'Proporre una data',
  },
  own: {
    title: 'Una giornata solo per il Suo gruppo',
    text: 'Lei propone una data, noi la verifichiamo e rispondiamo entro 24 ore. Fino ad allora non costa nulla.',
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
    names: 'I nomi può indicarli dopo la prenotazione.',
    full: 'Questa data è al completo. La lista d’attesa non costa nulla e non impegna: se si libera un posto, La avvisiamo.',
    tooMany: {
      one: 'Resta solo {n} posto libero. Con più persone si va in lista d’attesa.',
      other: 'Restano solo {n} posti liberi. Con più persone si va in lista d’attesa.',
    },
    count: { one: '{n} persona', other: '{n} persone' },
  },
  details: {
    name: 'Nome e cognome',
    email: 'E-mail',
    phone: 'Cellulare',
    phoneOptional: '(facoltativo, per il mattino della partenza)',
    optional: '(facoltativo)',
    note: 'Che cosa dobbiamo sapere?',
    notePlaceholder: 'Allergie, ginocchia, timore del buio…',
    noteHint: 'Lo legge solo chi guida il corso. Lo cancelliamo al più tardi {n} mesi dopo.',
    way: 'Come desidera pagare?',
    online: 'Online, subito',
    onlineHint: 'Sulla pagina di pagamento protetta. Il posto è riservato per Lei per {n} minuti.',
    invoice: 'Con fattura',
    invoiceHint:
      'Per le aziende, pagabile entro {n} giorni. Molti posti insieme li confermiamo prima di persona.',
    later: 'Si paga solo quando si libera un posto e Lei lo accetta.',
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
    all: 'Così è tutto pagato.',
    stopped:
      'In questo momento il buono non si può controllare. Con la prenotazione viene comunque tolto dal prezzo.',
    waits: 'Il buono è annotato. Si usa solo quando accetta un posto.',
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
      'Si paga sulla pagina di pagamento. Intanto il Suo posto è riservato.',
      'Subito dopo arriva la conferma per e-mail, con una voce per la Sua agenda.',
      'Con il link che contiene può indicare i nomi, spostare o annullare.',
    ],
    direct: [
      'Il Suo posto è prenotato subito.',
      'La conferma arriva per e-mail, con una voce per la Sua agenda. La fattura segue a parte.',
      'Con il link che contiene può indicare i nomi, spostare o annullare.',
    ],
    free: [
      'Il Suo posto è prenotato subito.',
      'La conferma arriva per e-mail, con una voce per la Sua agenda.',
      'Con il link che contiene può indicare i nomi, spostare o annullare.',
    ],
    waits: [
      'Lei entra in lista d’attesa e riceve un’e-mail.',
      'Se si libera un posto adatto, Glielo offriamo. Ha un tempo stabilito per accettarlo.',
      'Si paga solo allora. Se non lo accetta, il posto passa alla persona seguente.',
    ],
    terms: 'Ho letto le {link} e le accetto.',
    termsLink: 'condizioni generali',
  },
  plate: {
    label: 'Prezzo',
    chooseDate: 'Scelga una data: qui comparirà il Suo prezzo.',
    pay: 'Prenotare e pagare',
    book: 'Prenotare ora',
    wait: 'In lista d’attesa',
    sending: 'Prenotazione in corso…',
    again:
      'C’è molto movimento in questo momento. Tra qualche secondo inviamo di nuovo la prenotazione; vale una volta sola.',
    vat: 'IVA inclusa.',
    final: 'Prezzo totale.',
    terms:
      'Fino a {n} giorni prima si annulla o si sposta senza spese. Con allerta temporali rinviamo, il Suo posto resta.',
    hold: 'Il posto è riservato per Lei per {n} minuti appena passa al pagamento.',
  },
  problems: {
    other: 'Questa indicazione non riusciamo a leggerla. La scriva di nuovo.',
    too_long: 'Qui c’è posto per {max} caratteri al massimo.',
    people: {
      invalid: 'Indichi un numero intero da 1 a {most}.',
      sold_out:
        'Qualcuno ha appena prenotato: così tanti posti non sono più liberi. Riduca il numero di persone o scelga la lista d’attesa.',
      hold_kept:
        'Non ci sono così tanti posti liberi. La Sua prenotazione rimane: scelga meno persone, oppure la liberi e si metta in lista d’attesa.',
      price_changed: 'Il prezzo non è quello che ha visto. Lo controlli e prenoti di nuovo.',
    },
    name: { required: 'Indichi il Suo nome.' },
    email: {
      required: 'Indichi la Sua e-mail. Lì arriva la conferma.',
      invalid: 'Questo indirizzo e-mail non è completo. Ha la forma nome@azienda.ch.',
    },
    phone: { invalid: 'Questo numero non riusciamo a leggerlo. Bastano cifre, spazi e un più all’inizio.' },
    company: { required: 'A chi è intestata la fattura? Indichi l’azienda.' },
    street: { required: 'Indichi via e numero per la fattura.' },
    postalCode: { required: 'Indichi il numero postale d’avviamento.' },
    city: { required: 'Indichi la località.' },
    way: {
      payment_unavailable:
        'La pagina di pagamento non è raggiungibile, non è prenotato nulla. Riprovi fra qualche minuto.',
    },
    voucher: {
      voucher_unknown: 'Questo codice non lo conosciamo. È sul buono, in gruppi di quattro caratteri.',
      voucher_voided:
        'Questo buono non è più valido: l’importo pagato è stato rimborsato. Si rivolga a chi lo ha acquistato o ci scriva.',
      voucher_used_up: 'Questo buono è esaurito.',
      voucher_lapsed: 'Questo buono è scaduto. Ci scriva.',
      voucher_test: 'Questo è un buono di prova. Non si può usare per pagare.',
      voucher_other_course: 'Questo buono vale per un altro corso.',
    },
    terms: { required: 'Confermi di accettare le condizioni generali.' },
    eventId: {
      required: 'Scelga una data.',
      event_cancelled: 'Questa data è appena stata annullata. Ne scelga un’altra.',
      event_begun: 'Questa data è già cominciata. Ne scelga un’altra.',
      unknown_event: 'Questa data non esiste più. Ne scelga un’altra.',
      not_bookable: 'Questa data non si prenota online. Ci scriva.',
      too_many_waiting:
        'Con questi dati, o dalla Sua connessione, qualcuno è già in attesa di posti. Se è Lei, il link è nella nostra e-mail. Altrimenti ci scriva.',
      idempotency_key_reused:
        'Una versione precedente di questa prenotazione è già da noi. Controlli la posta. Se invia di nuovo, fa una seconda prenotazione.',
    },
  },
  notices: {
    failed: 'Non ha funzionato. I Suoi dati ci sono ancora. Li invii di nuovo.',
    unanswered: 'Il server non risponde. Invii di nuovo: si prenota una volta sola.',
    too_many:
      'Dalla Sua connessione sono appena arrivate molte prenotazioni. Aspetti dieci minuti. I Suoi dati restano.',
    offline:
      'Manca la connessione. I Suoi dati restano su questo dispositivo. Prenoti appena ha di nuovo campo.',
  },
}

export default it
