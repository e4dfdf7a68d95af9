import { texts } from '#i18n/texts.ts'

/** {price}: an amount; {n}: a count. */
export default texts({
  meta: {
    title: {
      de: 'Platz buchen – Gratweg',
      en: 'Book a place – Gratweg',
      fr: 'Réserver une place – Gratweg',
      it: 'Prenotare un posto – Gratweg',
    },
    description: {
      de: 'Einen Platz in einem Survival-Kurs oder einem Team-Event buchen: Termin wählen, Preis sehen, prüfen, bestätigen.',
      en: 'Book a place on a survival course or a team event: choose a date, see the price, check it and confirm.',
      fr: 'Réserver une place dans un stage de survie ou une sortie d’équipe : choisir la date, voir le prix, vérifier, réserver.',
      it: 'Prenotare un posto in un corso di sopravvivenza o in un’uscita per team: scegliere la data, vedere il prezzo, controllare, confermare.',
    },
  },
  title: { de: 'Platz buchen', en: 'Book a place', fr: 'Réserver une place', it: 'Prenotare un posto' },
  trail: { de: 'Sie sind hier', en: 'You are here', fr: 'Vous êtes ici', it: 'Si trova qui' },
  otherService: {
    de: 'Etwas anderes wählen',
    en: 'Choose something else',
    fr: 'Choisir autre chose',
    it: 'Scegliere altro',
  },
  change: { de: 'Ändern', en: 'Change', fr: 'Modifier', it: 'Modificare' },
  voucherKept: {
    de: 'Der Gutschein {code} ist vorgemerkt. Wir ziehen ihn vom Preis ab, sobald Sie einen Termin gewählt haben.',
    en: 'We’ve noted voucher {code} and will deduct it as soon as you’ve chosen a date.',
    fr: 'Le bon {code} est enregistré. Nous le déduirons du prix dès que vous aurez choisi une date.',
    it: 'Il buono {code} è registrato. Lo deduciamo dal prezzo appena ha scelto una data.',
  },
  /** Unpaid places held by this browser. {time}: Swiss time. */
  open: {
    title: {
      de: 'Sie haben eine offene Buchung, reserviert bis {time} Uhr.',
      en: 'You have an open booking, held until {time}.',
      fr: 'Vous avez une réservation en attente, gardée jusqu’à {time}.',
      it: 'Ha una prenotazione aperta, riservata fino alle {time}.',
    },
    here: {
      de: 'Sie ist noch nicht bezahlt. Ändern Sie unten, was Sie möchten, und senden Sie neu: Die neue Buchung ersetzt diese Reservation.',
      en: 'It hasn’t been paid yet. Change whatever you like below and send the form again: the new booking replaces this reservation.',
      fr: 'Elle n’est pas encore payée. Modifiez ci-dessous ce que vous souhaitez et renvoyez le formulaire : la nouvelle réservation remplace celle-ci.',
      it: 'La prenotazione non è ancora pagata. Modifichi qui sotto ciò che desidera e invii di nuovo: la nuova prenotazione sostituisce questa.',
    },
    elsewhere: {
      de: 'Sie ist noch nicht bezahlt. Was Sie nicht bezahlen, wird danach von selbst wieder frei.',
      en: 'It hasn’t been paid yet. If you don’t pay, the places become free again by themselves.',
      fr: 'Elle n’est pas encore payée. Sans paiement, les places se libèrent ensuite d’elles-mêmes.',
      it: 'La prenotazione non è ancora pagata. Senza pagamento, i posti tornano poi liberi automaticamente.',
    },
    pay: {
      de: 'Weiter zur Zahlung',
      en: 'Continue to payment',
      fr: 'Continuer vers le paiement',
      it: 'Continuare al pagamento',
    },
    change: { de: 'Ändern', en: 'Change', fr: 'Modifier', it: 'Modificare' },
    release: { de: 'Freigeben', en: 'Release the places', fr: 'Libérer les places', it: 'Liberare i posti' },
    released: {
      de: 'Die Plätze sind freigegeben. Es wurde nichts verrechnet.',
      en: 'The places have been released. Nothing was charged.',
      fr: 'Les places sont libérées. Rien n’a été débité.',
      it: 'I posti sono stati liberati. Non è stato addebitato nulla.',
    },
    failed: {
      de: 'Das hat nicht geklappt. Ihre Plätze sind noch reserviert. Bitte versuchen Sie es noch einmal.',
      en: 'That didn’t work. Your places are still reserved. Please try again.',
      fr: 'Cela n’a pas fonctionné. Vos places sont toujours réservées. Réessayez.',
      it: 'Non ha funzionato. I Suoi posti sono ancora riservati. Riprovi.',
    },
  },
  choice: {
    lead: {
      de: 'Was möchten Sie buchen? Termin, Personen und Preis kommen danach.',
      en: 'What would you like to book? Date, people and price come next.',
      fr: 'Que souhaitez-vous réserver ? La date, les personnes et le prix viennent ensuite.',
      it: 'Che cosa desidera prenotare? Data, persone e prezzo vengono dopo.',
    },
    perPerson: {
      de: '{price} pro Person',
      en: '{price} per person',
      fr: '{price} par personne',
      it: '{price} a persona',
    },
    next: {
      de: 'Nächster Termin: {days}',
      en: 'Next date: {days}',
      fr: 'Prochaine date : {days}',
      it: 'Prossima data: {days}',
    },
    none: {
      de: 'Zurzeit kein Termin ausgeschrieben',
      en: 'No dates at the moment',
      fr: 'Aucune date prévue pour le moment',
      it: 'Al momento nessuna data in programma',
    },
    ownDate: {
      de: 'Eigener Termin auf Anfrage',
      en: 'Your own date on request',
      fr: 'Date de votre choix sur demande',
      it: 'Una data a scelta, su richiesta',
    },
    singles: { de: 'Weitere Anlässe', en: 'Other events', fr: 'Autres dates', it: 'Altri eventi' },
    calendar: {
      de: 'Zum Event-Kalender',
      en: 'See the event calendar',
      fr: 'Voir l’agenda',
      it: 'Vedere il calendario',
    },
  },
  unavailable: {
    unknown_service: {
      de: 'Dieses Angebot kennen wir nicht. Hier steht alles, was Sie buchen können.',
      en: 'We don’t know this offer. Here’s everything you can book.',
      fr: 'Nous ne connaissons pas cette offre. Voici tout ce que vous pouvez réserver.',
      it: 'Non conosciamo questa offerta. Ecco tutto ciò che può prenotare.',
    },
    unknown_event: {
      de: 'Diesen Termin finden wir nicht. Bitte wählen Sie einen aus der Liste.',
      en: 'We can’t find this date. Please choose one from the list.',
      fr: 'Nous ne trouvons pas cette date. Choisissez-en une dans la liste.',
      it: 'Non troviamo questa data. Ne scelga una dall’elenco.',
    },
    event_cancelled: {
      de: 'Dieser Termin ist abgesagt. Bitte wählen Sie einen anderen.',
      en: 'This date has been cancelled. Please choose another.',
      fr: 'Cette date est annulée. Choisissez-en une autre.',
      it: 'Questa data è annullata. Ne scelga un’altra.',
    },
    event_begun: {
      de: 'Dieser Anlass hat schon begonnen oder ist vorbei. Bitte wählen Sie einen anderen Termin.',
      en: 'This event has already begun or is over. Please choose another date.',
      fr: 'Cette date a déjà commencé ou elle est passée. Choisissez-en une autre.',
      it: 'Questo evento è già cominciato o è passato. Scelga un’altra data.',
    },
    not_bookable: {
      de: 'Dieser Termin lässt sich nicht online buchen. Bitte schreiben Sie uns.',
      en: 'This date can’t be booked online. Please write to us.',
      fr: 'Cette date ne se réserve pas en ligne. Écrivez-nous.',
      it: 'Questa data non si può prenotare online. Ci scriva.',
    },
    failed: {
      de: 'Die Termine lassen sich gerade nicht laden. Bitte versuchen Sie es in einer Minute noch einmal.',
      en: 'The dates can’t be loaded just now. Please try again in a minute.',
      fr: 'Les dates ne se chargent pas en ce moment. Réessayez dans une minute.',
      it: 'In questo momento non riusciamo a caricare le date. Riprovi fra un minuto.',
    },
  },
  retry: { de: 'Noch einmal laden', en: 'Try again', fr: 'Réessayer', it: 'Caricare di nuovo' },
  steps: {
    date: { de: 'Termin', en: 'Date', fr: 'Date', it: 'Data' },
    people: { de: 'Wer kommt mit?', en: 'Who’s coming?', fr: 'Qui vient ?', it: 'Chi viene?' },
    details: { de: 'Ihre Angaben', en: 'Your details', fr: 'Vos coordonnées', it: 'I Suoi dati' },
    check: {
      de: 'Prüfen und buchen',
      en: 'Check and book',
      fr: 'Vérifier et réserver',
      it: 'Controllare e prenotare',
    },
  },
  dates: {
    few: {
      one: { de: 'nur {n} frei', en: 'only {n} left', fr: 'plus que {n} place', it: 'solo {n} libero' },
      other: { de: 'nur {n} frei', en: 'only {n} left', fr: 'plus que {n} places', it: 'solo {n} liberi' },
    },
    full: { de: 'Warteliste', en: 'Waiting list', fr: 'Liste d’attente', it: 'Lista d’attesa' },
    more: {
      one: { de: '{n} weiterer Termin', en: '{n} more date', fr: '{n} autre date', it: '{n} altra data' },
      other: {
        de: '{n} weitere Termine',
        en: '{n} more dates',
        fr: '{n} autres dates',
        it: '{n} altre date',
      },
    },
    none: {
      de: 'Zurzeit ist kein Termin ausgeschrieben. Schreiben Sie uns, wann es Ihnen passt.',
      en: 'There are no dates at the moment. Write and tell us when would suit you.',
      fr: 'Aucune date n’est prévue pour le moment. Écrivez-nous quand cela vous conviendrait.',
      it: 'Al momento non ci sono date in programma. Ci scriva quando Le farebbe comodo.',
    },
    ask: { de: 'Uns schreiben', en: 'Write to us', fr: 'Nous écrire', it: 'Scriverci' },
  },
  own: {
    /** Page title while no public date is chosen. */
    pageTitle: {
      de: 'Termin für Ihr Team anfragen',
      en: 'Request a date for your team',
      fr: 'Demander une date pour votre équipe',
      it: 'Richiedere una data per il Suo team',
    },
    title: {
      de: 'Eigener Termin für Ihr Team',
      en: 'Your own date for your team',
      fr: 'Une date rien que pour votre équipe',
      it: 'Una data solo per il Suo team',
    },
    text: {
      de: 'Sie nennen Ihr Wunschdatum, wir prüfen es. {rule:answer} {rule:noObligation}',
      en: 'You suggest a date and we check it. {rule:answer} {rule:noObligation}',
      fr: 'Vous proposez une date, nous la vérifions. {rule:answer} {rule:noObligation}',
      it: 'Lei propone una data, noi la verifichiamo. {rule:answer} {rule:noObligation}',
    },
    people: {
      de: 'Anzahl Personen',
      en: 'Number of people',
      fr: 'Nombre de personnes',
      it: 'Numero di persone',
    },
    send: { de: 'Termin anfragen', en: 'Request a date', fr: 'Demander une date', it: 'Richiedere una data' },
    singles: {
      de: 'Einzelplätze an einem öffentlichen Termin',
      en: 'Single places on a public date',
      fr: 'Places individuelles à une date publique',
      it: 'Posti singoli in una data pubblica',
    },
    noSingles: {
      de: 'Zurzeit ist für diesen Anlass kein öffentlicher Termin ausgeschrieben.',
      en: 'There are no public dates for this event at the moment.',
      fr: 'Aucune date publique n’est prévue pour cette sortie d’équipe.',
      it: 'Al momento non ci sono date pubbliche per questa uscita.',
    },
    request: { de: 'Auf Anfrage', en: 'On request', fr: 'Sur demande', it: 'Su richiesta' },
  },
  people: {
    label: { de: 'Teilnehmende', en: 'People', fr: 'Nombre de personnes', it: 'Partecipanti' },
    less: {
      de: 'Eine Person weniger',
      en: 'One person fewer',
      fr: 'Une personne de moins',
      it: 'Una persona in meno',
    },
    more: {
      de: 'Eine Person mehr',
      en: 'One person more',
      fr: 'Une personne de plus',
      it: 'Una persona in più',
    },
    left: {
      one: {
        de: 'An diesem Termin ist noch {n} Platz frei.',
        en: 'There’s {n} place left on this date.',
        fr: 'Il reste {n} place à cette date.',
        it: 'In questa data c’è ancora {n} posto libero.',
      },
      other: {
        de: 'An diesem Termin sind noch {n} Plätze frei.',
        en: 'There are {n} places left on this date.',
        fr: 'Il reste {n} places à cette date.',
        it: 'In questa data ci sono ancora {n} posti liberi.',
      },
    },
    names: {
      de: 'Die Namen können Sie nach der Buchung angeben.',
      en: 'You can give the names after booking.',
      fr: 'Vous pourrez indiquer les noms après la réservation.',
      it: 'Può indicare i nomi dopo la prenotazione.',
    },
    full: {
      de: 'Dieser Termin ist ausgebucht. Die Warteliste kostet nichts und verpflichtet zu nichts: Wird ein Platz frei, bieten wir ihn der Reihe nach an.',
      en: 'This date is fully booked. The waiting list costs nothing and commits you to nothing: free places are offered in order.',
      fr: 'Cette date est complète. La liste d’attente ne coûte rien et ne vous engage à rien : les places libérées sont proposées dans l’ordre.',
      it: 'Questa data è al completo. La lista d’attesa non costa nulla e non impegna: i posti che si liberano vengono offerti nell’ordine della lista.',
    },
    tooMany: {
      one: {
        de: 'Es ist nur noch {n} Platz frei. Sind Sie mehr, kommt Ihre ganze Gruppe auf die Warteliste.',
        en: 'Only {n} place is left. If there are more of you, your whole group goes on the waiting list.',
        fr: 'Il ne reste que {n} place. Au-delà, tout votre groupe passe en liste d’attente.',
        it: 'Resta solo {n} posto libero. Se siete di più, tutto il gruppo va in lista d’attesa.',
      },
      other: {
        de: 'Es sind nur noch {n} Plätze frei. Sind Sie mehr, kommt Ihre ganze Gruppe auf die Warteliste.',
        en: 'Only {n} places are left. If there are more of you, your whole group goes on the waiting list.',
        fr: 'Il ne reste que {n} places. Au-delà, tout votre groupe passe en liste d’attente.',
        it: 'Restano solo {n} posti liberi. Se siete di più, tutto il gruppo va in lista d’attesa.',
      },
    },
    count: {
      one: { de: '{n} Person', en: '{n} person', fr: '{n} personne', it: '{n} persona' },
      other: { de: '{n} Personen', en: '{n} people', fr: '{n} personnes', it: '{n} persone' },
    },
  },
  details: {
    name: { de: 'Vor- und Nachname', en: 'First and last name', fr: 'Prénom et nom', it: 'Nome e cognome' },
    email: { de: 'E-Mail', en: 'E-mail', fr: 'E-mail', it: 'E-mail' },
    phone: { de: 'Mobile', en: 'Mobile', fr: 'Mobile', it: 'Cellulare' },
    phoneOptional: {
      de: '(optional, damit wir Sie am Tag selber erreichen)',
      en: '(optional, so we can reach you on the day)',
      fr: '(facultatif, pour vous joindre le jour même)',
      it: '(facoltativo, per raggiungerLa il giorno stesso)',
    },
    optional: { de: '(optional)', en: '(optional)', fr: '(facultatif)', it: '(facoltativo)' },
    note: {
      de: 'Was sollten wir wissen?',
      en: 'Anything we should know?',
      fr: 'Que devrions-nous savoir ?',
      it: 'Che cosa dobbiamo sapere?',
    },
    notePlaceholder: {
      de: 'Zum Beispiel Allergien, Verletzungen, Medikamente, vegetarisches Essen',
      en: 'For example allergies, injuries, medication, vegetarian food',
      fr: 'Par exemple allergies, blessures, médicaments, repas végétarien',
      it: 'Per esempio allergie, infortuni, medicamenti, pasti vegetariani',
    },
    way: {
      de: 'Wie möchten Sie bezahlen?',
      en: 'How would you like to pay?',
      fr: 'Comment souhaitez-vous payer ?',
      it: 'Come desidera pagare?',
    },
    online: { de: 'Jetzt online', en: 'Online now', fr: 'En ligne, tout de suite', it: 'Online, subito' },
    /** {n}: minutes */
    onlineHint: {
      de: 'Auf der gesicherten Zahlungsseite. Der Platz ist {n} Minuten für Sie reserviert.',
      en: 'On the secure payment page. The place is reserved for you for {n} minutes.',
      fr: 'Sur la page de paiement sécurisée. La place vous est réservée pendant {n} minutes.',
      it: 'Sulla pagina di pagamento protetta. Il posto è riservato per Lei per {n} minuti.',
    },
    /** The choice, by `INVOICE_FOR`; then what the booking says. */
    invoice: {
      companies: {
        de: 'Auf Rechnung (Unternehmen)',
        en: 'By invoice (companies)',
        fr: 'Sur facture (entreprises)',
        it: 'Con fattura (aziende)',
      },
      everyone: {
        de: 'Auf Rechnung (Unternehmen und Private)',
        en: 'By invoice (companies and private individuals)',
        fr: 'Sur facture (entreprises et particuliers)',
        it: 'Con fattura (aziende e privati)',
      },
    },
    byInvoice: { de: 'Auf Rechnung', en: 'By invoice', fr: 'Sur facture', it: 'Con fattura' },
    /** {n}: days */
    invoiceHint: {
      de: 'Zahlbar innert {n} Tagen. Grössere Buchungen auf Rechnung prüfen wir zuerst: Dann erhalten Sie innert 24 Stunden Bescheid.',
      en: 'Payable within {n} days. We check larger bookings by invoice first: you’ll hear from us within 24 hours.',
      fr: 'Payable dans les {n} jours. Si votre réservation sur facture compte beaucoup de places, nous la vérifions d’abord : vous recevez alors une réponse dans les 24 heures.',
      it: 'Pagabile entro {n} giorni. Verifichiamo prima le prenotazioni più grandi con fattura: in tal caso Le rispondiamo entro 24 ore.',
    },
    later: {
      de: 'Bezahlt wird erst, wenn ein Platz frei wird und Sie ihn annehmen.',
      en: 'You only pay once a place comes free and you accept it.',
      fr: 'Vous ne payez que si une place se libère et que vous la prenez.',
      it: 'Paga solo quando si libera un posto e Lei lo accetta.',
    },
    onlineLater: {
      de: 'Online, wenn Sie den Platz annehmen',
      en: 'Online, once you accept the place',
      fr: 'En ligne, quand vous prenez la place',
      it: 'Online, quando accetta il posto',
    },
    company: { de: 'Unternehmen', en: 'Company', fr: 'Entreprise', it: 'Azienda' },
    street: { de: 'Strasse und Nummer', en: 'Street and number', fr: 'Rue et numéro', it: 'Via e numero' },
    postalCode: { de: 'PLZ', en: 'Postcode', fr: 'NPA', it: 'NPA' },
    city: { de: 'Ort', en: 'Town', fr: 'Localité', it: 'Località' },
    draft: {
      de: 'Bis Sie buchen, bleiben Ihre Angaben auf diesem Gerät.',
      en: 'Until you book, your details stay on this device.',
      fr: 'Jusqu’à la réservation, vos données restent sur cet appareil.',
      it: 'Finché non prenota, i Suoi dati restano su questo dispositivo.',
    },
    privacy: {
      de: 'Zum Datenschutz',
      en: 'How we handle data',
      fr: 'Protection des données',
      it: 'Protezione dei dati',
    },
  },
  voucher: {
    label: { de: 'Gutscheincode', en: 'Voucher code', fr: 'Code du bon', it: 'Codice del buono' },
    apply: { de: 'Prüfen', en: 'Check it', fr: 'Vérifier', it: 'Controllare' },
    asking: {
      de: 'Der Gutschein wird geprüft …',
      en: 'Checking the voucher…',
      fr: 'Nous vérifions le bon…',
      it: 'Controlliamo il buono…',
    },
    covers: {
      de: 'Der Gutschein deckt {price}.',
      en: 'The voucher covers {price}.',
      fr: 'Le bon couvre {price}.',
      it: 'Il buono copre {price}.',
    },
    left: {
      de: 'Darauf bleiben {price}.',
      en: '{price} remains on it.',
      fr: 'Il reste {price} sur le bon.',
      it: 'Sul buono restano {price}.',
    },
    all: {
      de: 'Damit ist alles bezahlt.',
      en: 'That covers everything.',
      fr: 'Tout est couvert.',
      it: 'Copre tutto l’importo.',
    },
    stopped: {
      de: 'Der Gutschein lässt sich gerade nicht prüfen. Beim Buchen prüfen wir ihn noch einmal.',
      en: 'The voucher can’t be checked just now. We’ll check it again when you book.',
      fr: 'Le bon ne peut pas être vérifié en ce moment. Nous le vérifierons de nouveau à la réservation.',
      it: 'In questo momento non è possibile controllare il buono. Al momento della prenotazione lo controlliamo di nuovo.',
    },
    waits: {
      de: 'Der Gutschein ist vorgemerkt. Eingelöst wird er erst, wenn Sie einen Platz annehmen.',
      en: 'We’ve noted the voucher. It’s redeemed only when you accept a place.',
      fr: 'Le bon est enregistré. Il ne sera utilisé que si vous prenez une place.',
      it: 'Il buono è registrato. Viene usato solo quando accetta un posto.',
    },
    line: { de: 'Gutschein', en: 'Voucher', fr: 'Bon', it: 'Buono' },
  },
  check: {
    what: { de: 'Was', en: 'What', fr: 'Quoi', it: 'Che cosa' },
    when: { de: 'Wann', en: 'When', fr: 'Quand', it: 'Quando' },
    where: { de: 'Wo', en: 'Where', fr: 'Où', it: 'Dove' },
    who: { de: 'Wer', en: 'Who', fr: 'Qui', it: 'Chi' },
    confirmation: { de: 'Bestätigung an', en: 'Confirmation to', fr: 'Confirmation à', it: 'Conferma a' },
    payment: { de: 'Zahlung', en: 'Payment', fr: 'Paiement', it: 'Pagamento' },
    nothingDue: {
      de: 'nichts zu bezahlen',
      en: 'nothing to pay',
      fr: 'rien à payer',
      it: 'niente da pagare',
    },
    next: { de: 'Wie es weitergeht', en: 'What happens next', fr: 'La suite', it: 'I prossimi passi' },
    online: [
      {
        de: 'Sie bezahlen auf der Zahlungsseite. So lange ist Ihr Platz reserviert.',
        en: 'You pay on the payment page. Your place is reserved while you do.',
        fr: 'Vous payez sur la page de paiement. Pendant ce temps, votre place est réservée.',
        it: 'Paga sulla pagina di pagamento. Intanto il Suo posto è riservato.',
      },
      {
        de: 'Gleich danach kommt die Bestätigung per E-Mail, mit einem Eintrag für Ihren Kalender.',
        en: 'The confirmation follows by e-mail at once, with an entry for your calendar.',
        fr: 'La confirmation arrive juste après par e-mail, avec une entrée pour votre agenda.',
        it: 'Subito dopo arriva la conferma per e-mail, con una voce per la Sua agenda.',
      },
      {
        de: 'Mit dem Link darin können Sie Namen angeben, umbuchen oder stornieren.',
        en: 'The link in it lets you add names, change the date or cancel.',
        fr: 'Le lien qu’elle contient vous permet d’indiquer les noms, de changer de date ou d’annuler.',
        it: 'Con il link nella conferma può indicare i nomi, cambiare data o annullare.',
      },
    ],
    direct: [
      {
        de: 'In der Regel ist Ihr Platz sofort gebucht. Grössere Buchungen prüfen wir zuerst; bis dahin sind die Plätze nicht reserviert.',
        en: 'As a rule, your place is booked straight away. We check larger bookings first; until we’ve done so, the places aren’t reserved.',
        fr: 'En règle générale, votre place est confirmée tout de suite. Nous vérifions d’abord les réservations de nombreuses places ; jusque-là, rien n’est réservé.',
        it: 'Di regola il Suo posto è prenotato subito. Verifichiamo prima le prenotazioni più grandi; fino ad allora i posti non sono riservati.',
      },
      {
        de: 'Die Bestätigung kommt per E-Mail, mit einem Eintrag für Ihren Kalender. Eine Rechnung folgt separat.',
        en: 'The confirmation comes by e-mail, with an entry for your calendar. An invoice follows separately.',
        fr: 'La confirmation arrive par e-mail, avec une entrée pour votre agenda. La facture suit séparément.',
        it: 'La conferma arriva per e-mail, con una voce per la Sua agenda. La fattura segue a parte.',
      },
      {
        de: 'Mit dem Link in der Bestätigung können Sie Namen angeben, umbuchen oder stornieren.',
        en: 'The link in the confirmation lets you add names, change the date or cancel.',
        fr: 'Le lien qui figure dans la confirmation vous permet d’indiquer les noms, de changer de date ou d’annuler.',
        it: 'Con il link nella conferma può indicare i nomi, cambiare data o annullare.',
      },
    ],
    free: [
      {
        de: 'Ihr Platz ist sofort gebucht.',
        en: 'Your place is booked straight away.',
        fr: 'Votre place est confirmée tout de suite.',
        it: 'Il Suo posto è prenotato subito.',
      },
      {
        de: 'Die Bestätigung kommt per E-Mail, mit einem Eintrag für Ihren Kalender.',
        en: 'The confirmation comes by e-mail, with an entry for your calendar.',
        fr: 'La confirmation arrive par e-mail, avec une entrée pour votre agenda.',
        it: 'La conferma arriva per e-mail, con una voce per la Sua agenda.',
      },
      {
        de: 'Mit dem Link darin können Sie Namen angeben, umbuchen oder stornieren.',
        en: 'The link in it lets you add names, change the date or cancel.',
        fr: 'Le lien qu’elle contient vous permet d’indiquer les noms, de changer de date ou d’annuler.',
        it: 'Con il link nella conferma può indicare i nomi, cambiare data o annullare.',
      },
    ],
    waits: [
      {
        de: 'Sie kommen auf die Warteliste und erhalten eine E-Mail. Darin steht, wie viele Anfragen vor Ihnen sind.',
        en: 'You go on the waiting list and receive an e-mail. It tells you how many requests are ahead of yours.',
        fr: 'Vous passez en liste d’attente et recevez un e-mail. Il indique combien de demandes précèdent la vôtre.',
        it: 'Entra in lista d’attesa e riceve un’e-mail, che indica quante richieste precedono la Sua.',
      },
      {
        de: 'Werden genug Plätze für Ihre Gruppe frei, bieten wir sie Ihnen an und nennen Tag und Uhrzeit, bis wann Sie annehmen können.',
        en: 'If enough places for your group come free, we offer them to you and name the day and time by which you can accept.',
        fr: 'Si assez de places pour votre groupe se libèrent, nous vous les proposons, en indiquant le jour et l’heure limites pour accepter.',
        it: 'Se si liberano abbastanza posti per il Suo gruppo, Glieli offriamo indicando il giorno e l’ora entro cui accettarli.',
      },
      {
        de: 'Erst dann bezahlen Sie. Nehmen Sie nicht an, geht das Angebot an die nächste Anfrage.',
        en: 'You only pay then. If you don’t accept, the offer goes to the next in line.',
        fr: 'Vous ne payez qu’à ce moment-⁠là. Si vous n’acceptez pas, la proposition passe à la demande suivante.',
        it: 'Paga solo allora. Se non accetta, l’offerta passa alla richiesta seguente.',
      },
    ],
    /** {link}: `termsLink` */
    terms: {
      de: 'Ich habe die {link} gelesen und bin einverstanden.',
      en: 'I have read the {link} and accept them.',
      fr: 'J’ai lu les {link} et je les accepte.',
      it: 'Ho letto le {link} e le accetto.',
    },
    termsLink: {
      de: 'Geschäftsbedingungen',
      en: 'terms and conditions',
      fr: 'conditions générales',
      it: 'condizioni generali',
    },
  },
  plate: {
    label: { de: 'Preis', en: 'Price', fr: 'Prix', it: 'Prezzo' },
    chooseDate: {
      de: 'Wählen Sie einen Termin, dann steht hier Ihr Preis.',
      en: 'Choose a date and your price appears here.',
      fr: 'Choisissez une date, votre prix s’affichera ici.',
      it: 'Scelga una data: qui comparirà il Suo prezzo.',
    },
    pay: { de: 'Buchen und bezahlen', en: 'Book and pay', fr: 'Réserver et payer', it: 'Prenotare e pagare' },
    book: {
      de: 'Verbindlich buchen',
      en: 'Book now',
      fr: 'Réserver définitivement',
      it: 'Prenotare in modo vincolante',
    },
    wait: {
      de: 'Auf die Warteliste setzen',
      en: 'Join the waiting list',
      fr: 'Rejoindre la liste d’attente',
      it: 'Mettersi in lista d’attesa',
    },
    sending: {
      de: 'Wird gebucht …',
      en: 'Booking…',
      fr: 'Réservation en cours…',
      it: 'Prenotazione in corso…',
    },
    again: {
      de: 'Gerade ist viel los. Wir senden Ihre Buchung gleich noch einmal; gebucht wird nur einmal.',
      en: 'We’re busy just now. Your booking goes out again in a few seconds; you’re only booked once.',
      fr: 'Il y a beaucoup de monde en ce moment. Nous renvoyons votre réservation dans quelques secondes ; elle ne compte qu’une fois.',
      it: 'In questo momento le richieste sono molte. Tra qualche secondo inviamo di nuovo la prenotazione; conta una volta sola.',
    },
    vat: { de: 'Inkl. MWST.', en: 'Incl. VAT.', fr: 'TVA comprise.', it: 'IVA inclusa.' },
    final: { de: 'Gesamtpreis.', en: 'Total price.', fr: 'Prix final.', it: 'Prezzo finale.' },
    /** {people}, {day}: of the bar on phones. */
    bar: { de: '{people}, {day}', en: '{people}, {day}', fr: '{people}, {day}', it: '{people}, {day}' },
    cancellation: {
      de: '{rule:cancellation}',
      en: '{rule:cancellation}',
      fr: '{rule:cancellation}',
      it: '{rule:cancellation}',
    },
    weather: { de: '{rule:weather}', en: '{rule:weather}', fr: '{rule:weather}', it: '{rule:weather}' },
    /** {n}: minutes */
    hold: {
      de: 'Der Platz ist {n} Minuten für Sie reserviert, sobald Sie zur Zahlung gehen.',
      en: 'The place is reserved for you for {n} minutes once you go to pay.',
      fr: 'La place vous est réservée pendant {n} minutes dès que vous passez au paiement.',
      it: 'Il posto è riservato per Lei per {n} minuti appena passa al pagamento.',
    },
  },
  problems: {
    /** Fallback. */
    other: {
      de: 'Diese Angabe können wir nicht lesen. Bitte schreiben Sie sie neu.',
      en: 'We can’t read this entry. Please enter it again.',
      fr: 'Nous n’arrivons pas à lire ce champ. Remplissez-le à nouveau.',
      it: 'Non riusciamo a leggere questa indicazione. La scriva di nuovo.',
    },
    /** {max}: characters */
    too_long: {
      de: 'Hier haben höchstens {max} Zeichen Platz.',
      en: 'Please keep this to {max} characters.',
      fr: 'Ce champ peut compter {max} caractères au plus.',
      it: 'Al massimo {max} caratteri.',
    },
    people: {
      invalid: {
        de: 'Bitte geben Sie eine ganze Zahl von 1 bis {most} ein.',
        en: 'Please enter a whole number from 1 to {most}.',
        fr: 'Indiquez un nombre entier de 1 à {most}.',
        it: 'Indichi un numero intero da 1 a {most}.',
      },
      sold_out: {
        de: 'Eben hat jemand gebucht: So viele Plätze sind nicht mehr frei. Wählen Sie weniger Personen oder die Warteliste.',
        en: 'Somebody has just booked, and that many places are no longer free. Choose fewer people, or join the waiting list.',
        fr: 'Quelqu’un vient de réserver : il ne reste plus assez de places. Réduisez le nombre de personnes ou choisissez la liste d’attente.',
        it: 'Qualcuno ha appena prenotato: non ci sono più così tanti posti liberi. Riduca il numero di persone o scelga la lista d’attesa.',
      },
      hold_kept: {
        de: 'So viele Plätze sind nicht frei. Ihre Reservation bleibt bestehen: Wählen Sie weniger Personen, oder geben Sie die Plätze frei und setzen Sie sich auf die Warteliste.',
        en: 'That many places aren’t free. Your reservation stays: choose fewer people, or release it and join the waiting list.',
        fr: 'Il n’y a pas autant de places libres. Votre réservation est maintenue : choisissez moins de personnes, ou libérez-la et inscrivez-vous sur la liste d’attente.',
        it: 'Non ci sono così tanti posti liberi. I posti già riservati restano Suoi: scelga meno persone, oppure li liberi e si metta in lista d’attesa.',
      },
      price_changed: {
        de: 'Der Preis ist nicht der, den Sie zuletzt gesehen haben. Bitte prüfen Sie ihn und buchen Sie noch einmal.',
        en: 'The price isn’t the one you last saw. Please check it and book again.',
        fr: 'Le prix n’est pas celui que vous avez vu. Vérifiez-le et réservez à nouveau.',
        it: 'Il prezzo non è quello che ha visto. Lo controlli e prenoti di nuovo.',
      },
    },
    name: {
      required: {
        de: 'Bitte geben Sie Ihren Namen an.',
        en: 'Please give your name.',
        fr: 'Indiquez votre nom.',
        it: 'Indichi il Suo nome.',
      },
    },
    email: {
      required: {
        de: 'Bitte geben Sie Ihre E-Mail-Adresse an. Dorthin kommt die Bestätigung.',
        en: 'Please give your e-mail address. We send the confirmation there.',
        fr: 'Indiquez votre adresse e-mail. Nous y envoyons la confirmation.',
        it: 'Indichi la Sua e-mail: a questo indirizzo inviamo la conferma.',
      },
      invalid: {
        de: 'Diese E-Mail-Adresse ist nicht vollständig. Beispiel: name@firma.ch.',
        en: 'This e-mail address isn’t complete. Example: name@company.com.',
        fr: 'Cette adresse e-mail n’est pas complète. Exemple : nom@entreprise.ch.',
        it: 'Questo indirizzo e-mail non è completo. Esempio: nome@azienda.ch.',
      },
    },
    phone: {
      invalid: {
        de: 'Diese Nummer können wir nicht lesen. Ziffern, Leerzeichen und ein Plus am Anfang genügen.',
        en: 'We can’t read this number. Digits, spaces and a plus at the start will do.',
        fr: 'Nous n’arrivons pas à lire ce numéro. Des chiffres, des espaces et un plus au début suffisent.',
        it: 'Non riusciamo a leggere questo numero. Bastano cifre, spazi e un più all’inizio.',
      },
    },
    company: {
      required: {
        de: 'Auf welches Unternehmen lautet die Rechnung? Bitte geben Sie es an.',
        en: 'Which company is the invoice for? Please name it.',
        fr: 'À quelle entreprise adresser la facture ? Indiquez-la.',
        it: 'A quale azienda è intestata la fattura? La indichi.',
      },
    },
    street: {
      required: {
        de: 'Bitte geben Sie Strasse und Nummer für die Rechnung an.',
        en: 'Please give the street and number for the invoice.',
        fr: 'Indiquez la rue et le numéro pour la facture.',
        it: 'Indichi via e numero per la fattura.',
      },
    },
    postalCode: {
      required: {
        de: 'Bitte geben Sie die Postleitzahl an.',
        en: 'Please give the postcode.',
        fr: 'Indiquez le numéro postal.',
        it: 'Indichi il NPA.',
      },
    },
    city: {
      required: {
        de: 'Bitte geben Sie den Ort an.',
        en: 'Please give the town.',
        fr: 'Indiquez la localité.',
        it: 'Indichi la località.',
      },
    },
    way: {
      payment_unavailable: {
        de: 'Die Zahlungsseite ist gerade nicht erreichbar, es ist nichts gebucht. Versuchen Sie es in einigen Minuten noch einmal.',
        en: 'The payment page can’t be reached just now; nothing has been booked. Try again in a few minutes.',
        fr: 'La page de paiement n’est pas accessible en ce moment, rien n’est réservé. Réessayez dans quelques minutes.',
        it: 'La pagina di pagamento non è raggiungibile, non è prenotato nulla. Riprovi fra qualche minuto.',
      },
    },
    voucher: {
      voucher_unknown: {
        de: 'Diesen Code kennen wir nicht. Er steht auf dem Gutschein, in Gruppen zu vier Zeichen.',
        en: 'We don’t know this code. It’s printed on the voucher, in groups of four characters.',
        fr: 'Nous ne connaissons pas ce code. Il figure sur le bon, par groupes de quatre caractères.',
        it: 'Non conosciamo questo codice. È sul buono, in gruppi di quattro caratteri.',
      },
      voucher_blocked: {
        de: 'Dieser Gutschein ist gesperrt. Rufen Sie uns an oder schreiben Sie uns.',
        en: 'This voucher is blocked. Please call or write to us.',
        fr: 'Ce bon est bloqué. Appelez-nous ou écrivez-nous.',
        it: 'Questo buono è bloccato. Ci chiami o ci scriva.',
      },
      voucher_voided: {
        de: 'Dieser Gutschein gilt nicht mehr: Er ist ersetzt oder sein Kaufpreis zurückerstattet. Fragen Sie die Person, die ihn gekauft hat, oder schreiben Sie uns.',
        en: 'This voucher is no longer valid: it has been replaced, or the money paid for it refunded. Ask the person who bought it, or write to us.',
        fr: 'Ce bon n’est plus valable\u202f: il a été remplacé, ou le montant payé a été remboursé. Adressez-vous à la personne qui l’a acheté ou écrivez-nous.',
        it: 'Questo buono non è più valido: è stato sostituito, oppure l’importo pagato è stato rimborsato. Si rivolga a chi lo ha acquistato o ci scriva.',
      },
      voucher_used_up: {
        de: 'Dieser Gutschein ist aufgebraucht.',
        en: 'This voucher has been used up.',
        fr: 'Ce bon est entièrement utilisé.',
        it: 'Questo buono è esaurito.',
      },
      voucher_lapsed: {
        de: 'Dieser Gutschein ist abgelaufen. Bitte schreiben Sie uns.',
        en: 'This voucher has expired. Please write to us.',
        fr: 'Ce bon est échu. Écrivez-nous.',
        it: 'Questo buono è scaduto. Ci scriva.',
      },
      voucher_test: {
        de: 'Dies ist ein Testgutschein. Damit lässt sich nichts bezahlen.',
        en: 'This is a test voucher. It can’t be used to pay.',
        fr: 'C’est un bon de test. Il ne permet pas de payer.',
        it: 'Questo è un buono di prova. Non può essere usato per pagare.',
      },
      voucher_other_course: {
        de: 'Dieser Gutschein gilt für einen anderen Kurs.',
        en: 'This voucher is for another course.',
        fr: 'Ce bon est valable pour un autre stage.',
        it: 'Questo buono è valido per un altro corso.',
      },
    },
    terms: {
      required: {
        de: 'Bitte bestätigen Sie, dass Sie mit den Geschäftsbedingungen einverstanden sind.',
        en: 'Please confirm that you accept the terms and conditions.',
        fr: 'Confirmez que vous acceptez les conditions générales.',
        it: 'Confermi di accettare le condizioni generali.',
      },
      terms_changed: {
        de: 'Die Geschäftsbedingungen haben sich geändert, seit Sie diese Seite geöffnet haben. Der Link im Satz zeigt, was neu ist. Bitte setzen Sie das Häkchen noch einmal; alles andere bleibt, wie Sie es geschrieben haben.',
        en: 'The terms and conditions have changed since you opened this page. The link in the sentence shows what is new. Please tick the box again; everything else stays as you wrote it.',
        fr: 'Les conditions générales ont changé depuis que vous avez ouvert cette page. Le lien dans la phrase montre ce qui est nouveau. Cochez la case encore une fois\u202f; tout le reste est conservé.',
        it: 'Le condizioni generali sono cambiate da quando ha aperto questa pagina. Il link nella frase mostra che cosa è nuovo. Spunti di nuovo la casella; tutto il resto rimane come l’ha scritto.',
      },
    },
    eventId: {
      required: {
        de: 'Bitte wählen Sie einen Termin.',
        en: 'Please choose a date.',
        fr: 'Choisissez une date.',
        it: 'Scelga una data.',
      },
      event_cancelled: {
        de: 'Dieser Termin wurde eben abgesagt. Bitte wählen Sie einen anderen.',
        en: 'This date has just been cancelled. Please choose another.',
        fr: 'Cette date vient d’être annulée. Choisissez-en une autre.',
        it: 'Questa data è appena stata annullata. Ne scelga un’altra.',
      },
      event_begun: {
        de: 'Dieser Anlass hat schon begonnen. Bitte wählen Sie einen anderen Termin.',
        en: 'This event has already begun. Please choose another date.',
        fr: 'Cette date a déjà commencé. Choisissez-en une autre.',
        it: 'Questo evento è già cominciato. Scelga un’altra data.',
      },
      unknown_event: {
        de: 'Diesen Termin gibt es nicht mehr. Bitte wählen Sie einen anderen.',
        en: 'This date no longer exists. Please choose another.',
        fr: 'Cette date n’existe plus. Choisissez-en une autre.',
        it: 'Questa data non esiste più. Ne scelga un’altra.',
      },
      not_bookable: {
        de: 'Dieser Termin lässt sich nicht online buchen. Bitte schreiben Sie uns.',
        en: 'This date can’t be booked online. Please write to us.',
        fr: 'Cette date ne se réserve pas en ligne. Écrivez-nous.',
        it: 'Questa data non si può prenotare online. Ci scriva.',
      },
      too_many_waiting: {
        de: 'Mit diesen Angaben oder von Ihrem Anschluss wartet schon jemand auf Plätze. Ihr Eintrag? Den Link dazu haben wir Ihnen geschickt. Sonst schreiben Sie uns bitte.',
        en: 'Someone with these details, or from your connection, is already waiting for places. If that’s you, the link is in our e-mail. If not, please write to us.',
        fr: 'Avec ces indications, ou depuis votre connexion, quelqu’un attend déjà des places. Si c’est vous, le lien est dans notre e-mail. Sinon, écrivez-nous.',
        it: 'Con questi dati, o dalla Sua connessione, qualcuno è già in attesa di posti. Se è Lei, il link è nella nostra e-mail. Altrimenti ci scriva.',
      },
      idempotency_key_reused: {
        de: 'Eine frühere Fassung dieser Buchung ist schon bei uns. Sehen Sie in Ihrem Postfach nach. Wenn Sie noch einmal senden, buchen Sie zusätzlich.',
        en: 'We already have an earlier version of this booking. Please check your e-mail. If you send this one as well, it’ll be a second booking.',
        fr: 'Nous avons déjà reçu une version antérieure de cette réservation. Regardez vos e-mails. Un nouvel envoi serait une réservation de plus.',
        it: 'Abbiamo già ricevuto una versione precedente di questa prenotazione. Controlli la posta. Se invia di nuovo, fa una seconda prenotazione.',
      },
    },
  },
  notices: {
    failed: {
      de: 'Das hat nicht geklappt. Ihre Angaben sind noch da. Bitte senden Sie sie noch einmal.',
      en: 'That didn’t work. Your details are still here. Please send them again.',
      fr: 'L’envoi n’a pas abouti. Vos données sont toujours là. Envoyez-les à nouveau.',
      it: 'Non ha funzionato. I Suoi dati ci sono ancora. Li invii di nuovo.',
    },
    unanswered: {
      de: 'Wir haben keine Antwort vom Server. Senden Sie noch einmal: Gebucht wird nur einmal.',
      en: 'The server hasn’t answered. Send it again: you’ll only be booked once.',
      fr: 'Le serveur n’a pas répondu. Envoyez à nouveau : la réservation ne se fera qu’une fois.',
      it: 'Il server non risponde. Invii di nuovo: la prenotazione conta una volta sola.',
    },
    too_many: {
      de: 'Von Ihrem Anschluss kamen eben viele Buchungen. Bitte warten Sie zehn Minuten. Ihre Angaben bleiben erhalten.',
      en: 'A lot of bookings have just come from your connection. Please wait ten minutes. Your details stay here.',
      fr: 'Beaucoup de réservations viennent d’arriver depuis votre connexion. Attendez dix minutes. Vos données restent là.',
      it: 'Dalla Sua connessione sono appena arrivate molte prenotazioni. Aspetti dieci minuti. I Suoi dati restano.',
    },
    offline: {
      de: 'Sie sind offline. Ihre Angaben bleiben auf diesem Gerät. Buchen Sie, sobald Sie wieder online sind.',
      en: 'You’re offline. Your details stay on this device. Book once you’re back online.',
      fr: 'Vous êtes hors ligne. Vos données restent sur cet appareil. Réservez dès que vous avez de nouveau du réseau.',
      it: 'Manca la connessione. I Suoi dati restano su questo dispositivo. Prenoti appena è di nuovo online.',
    },
  },
})
