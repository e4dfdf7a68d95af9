import { LABELS } from '#content/labels.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  title: { de: 'Kundschaft', en: 'Customers', fr: 'Clientèle', it: 'Clientela' },
  back: { de: 'Zur Kundschaft', en: 'All customers', fr: 'Tous les clients', it: 'Tutti i clienti' },
  unnamed: { de: 'Ohne Namen', en: 'No name', fr: 'Sans nom', it: 'Senza nome' },
  call: LABELS.bookByTelephone,
  write: { de: 'Schreiben', en: 'Write', fr: 'Écrire', it: 'Scrivere' },
  actions: {
    look: { de: 'Ansehen', en: 'Look at it', fr: 'Voir', it: 'Vedere' },
    again: { de: 'Nochmals senden', en: 'Send again', fr: 'Renvoyer', it: 'Rinviare' },
    againOf: {
      de: 'Nochmals senden: {mail}',
      en: 'Send again: {mail}',
      fr: 'Renvoyer\u202f: {mail}',
      it: 'Rinviare: {mail}',
    },
    lookOf: { de: 'Ansehen: {mail}', en: 'Look at: {mail}', fr: 'Voir\u202f: {mail}', it: 'Vedere: {mail}' },
    sent: {
      de: 'Die E-Mail geht gleich hinaus.',
      en: 'The e-mail goes out at once.',
      fr: 'L’e-mail part tout de suite.',
      it: 'L’e-mail parte subito.',
    },
    dialog: {
      title: {
        de: 'E-Mail-Adresse ändern',
        en: 'Change the e-mail address',
        fr: 'Modifier l’adresse e-mail',
        it: 'Modificare l’indirizzo e-mail',
      },
      text: {
        de: 'Gilt für alles dieser Person. Was nicht ankam, geht an die neue Adresse; sonst die letzte Bestätigung kommender Anlässe. Wer die Adresse hat, kann die Buchungen ändern.',
        en: 'Holds for everything of this person. What didn’t arrive goes to the new address, or else the latest confirmation of events to come. With the address, one can change the bookings.',
        fr: 'Vaut pour tout ce qui concerne cette personne. Ce qui n’est pas arrivé part à la nouvelle adresse, sinon la dernière confirmation des événements à venir. Qui a l’adresse peut modifier les réservations.',
        it: 'Vale per tutto ciò che riguarda questa persona. Ciò che non è arrivato va al nuovo indirizzo, altrimenti l’ultima conferma degli eventi futuri. Chi ha l’indirizzo può modificare le prenotazioni.',
      },
      email: { de: 'Neue Adresse', en: 'New address', fr: 'Nouvelle adresse', it: 'Nuovo indirizzo' },
      wrong: {
        de: 'Diese Adresse ist nicht vollständig.',
        en: 'This address isn’t complete.',
        fr: 'Cette adresse est incomplète.',
        it: 'Questo indirizzo è incompleto.',
      },
      submit: {
        de: 'Ändern und senden',
        en: 'Change and send',
        fr: 'Modifier et envoyer',
        it: 'Modificare e inviare',
      },
      done: {
        de: 'Die Adresse ist geändert.',
        en: 'The address is changed.',
        fr: 'L’adresse est modifiée.',
        it: 'L’indirizzo è modificato.',
      },
      /** An address that another customer has. */
      another: {
        own: { de: 'Diese Person', en: 'This customer', fr: 'Cette personne', it: 'Questa persona' },
        other: {
          de: 'Hat die Adresse schon',
          en: 'Already has the address',
          fr: 'A déjà cette adresse',
          it: 'Ha già questo indirizzo',
        },
        bookings: {
          one: { de: '{n} Buchung', en: '{n} booking', fr: '{n} réservation', it: '{n} prenotazione' },
          other: { de: '{n} Buchungen', en: '{n} bookings', fr: '{n} réservations', it: '{n} prenotazioni' },
        },
        orders: {
          one: { de: '{n} Bestellung', en: '{n} order', fr: '{n} commande', it: '{n} ordine' },
          other: { de: '{n} Bestellungen', en: '{n} orders', fr: '{n} commandes', it: '{n} ordini' },
        },
        others: {
          one: {
            de: '{n} Anfrage, Offerte oder Rechnung',
            en: '{n} request, quote or invoice',
            fr: '{n} demande, offre ou facture',
            it: '{n} richiesta, offerta o fattura',
          },
          other: {
            de: '{n} Anfragen, Offerten und Rechnungen',
            en: '{n} requests, quotes and invoices',
            fr: '{n} demandes, offres et factures',
            it: '{n} richieste, offerte e fatture',
          },
        },
        warning: {
          de: 'Vereinen Sie die beiden, sieht und löscht jede künftig auch die Daten der anderen. Trennen lässt sich das nicht mehr.',
          en: 'If you make them one, each of the two can see and delete the other’s data from then on. They can’t be separated again.',
          fr: 'Si vous les réunissez, chacune pourra voir et supprimer aussi les données de l’autre. Il ne sera plus possible de les séparer.',
          it: 'Se le unisce, ciascuna potrà vedere e cancellare anche i dati dell’altra. Non sarà più possibile separarle.',
        },
        agree: {
          de: 'Es ist dieselbe Person: beide vereinen',
          en: 'It’s the same person: make them one',
          fr: 'C’est la même personne\u202f: réunir les deux',
          it: 'È la stessa persona: unire le due',
        },
        owners: {
          de: 'Vereinen darf nur die Geschäftsleitung. Fragen Sie dort nach, oder prüfen Sie die Adresse.',
          en: 'Only an owner may make two customers one. Ask one, or check the address.',
          fr: 'Seule la direction peut réunir deux personnes. Demandez-le-lui ou vérifiez l’adresse.',
          it: 'Solo la direzione può unire due persone. Si rivolga a lei o verifichi l’indirizzo.',
        },
      },
    },
    preview: {
      title: { de: 'E-Mail', en: 'The e-mail', fr: 'L’e-mail', it: 'Il messaggio' },
      /** {at}: day and time */
      asSent: {
        de: 'So ging die E-Mail am {at} hinaus; nur Gutscheincodes sind verdeckt. «Nochmals senden» schreibt sie neu, nach dem Stand von dann.',
        en: 'This is how the e-mail went out on {at}; only voucher codes are masked. “Send again” writes it anew, from how things stand then.',
        fr: 'L’e-mail est parti ainsi le {at}\u202f; seuls les codes des bons sont masqués. «\u202fRenvoyer\u202f» le réécrit selon la situation du moment.',
        it: 'L’e-mail è partita così il {at}; solo i codici dei buoni sono nascosti. «Rinviare» la riscrive secondo la situazione del momento.',
      },
      note: {
        de: 'Von dieser E-Mail ist der Wortlaut nicht aufbewahrt. So würde sie jetzt aussehen; Gutscheincodes sind verdeckt.',
        en: 'The wording of this e-mail wasn’t kept. This is how it would look now; voucher codes are masked.',
        fr: 'Le texte de cet e-mail n’a pas été gardé. Voici ce qu’il serait maintenant\u202f; les codes des bons sont masqués.',
        it: 'Il testo di questa e-mail non è conservato. Così apparirebbe ora; i codici dei buoni sono nascosti.',
      },
      waits: {
        de: 'Noch nicht gesendet. So würde die E-Mail jetzt aussehen; Gutscheincodes sind verdeckt.',
        en: 'Not sent yet. This is how the e-mail would look now; voucher codes are masked.',
        fr: 'Pas encore envoyé. Voici ce que serait l’e-mail maintenant\u202f; les codes des bons sont masqués.',
        it: 'Non ancora inviata. Così apparirebbe ora l’e-mail; i codici dei buoni sono nascosti.',
      },
      plain: { de: 'Als reiner Text', en: 'As plain text', fr: 'En texte simple', it: 'Come testo semplice' },
      to: { de: 'An {to}', en: 'To {to}', fr: 'À {to}', it: 'A {to}' },
      files: {
        de: 'Beilagen: {files}',
        en: 'Enclosed: {files}',
        fr: 'Annexes\u202f: {files}',
        it: 'Allegati: {files}',
      },
    },
  },
  sums: {
    open: { de: 'Offen', en: 'Outstanding', fr: 'À payer', it: 'Da pagare' },
    payback: { de: 'Zurückzuzahlen', en: 'To pay back', fr: 'À rembourser', it: 'Da rimborsare' },
    paid: { de: 'Bezahlt', en: 'Paid', fr: 'Payé', it: 'Pagato' },
    credit: { de: 'Guthaben', en: 'Credit', fr: 'Avoir', it: 'Credito' },
    events: { de: 'Anlässe', en: 'Events', fr: 'Événements', it: 'Eventi' },
  },
  filters: {
    label: { de: 'Was Sie sehen', en: 'What you see', fr: 'Ce que vous voyez', it: 'Che cosa vede' },
    all: LABELS.everything,
    bookings: LABELS.bookings,
    money: { de: 'Geld', en: 'Money', fr: 'Argent', it: 'Denaro' },
    mails: { de: 'Mails', en: 'E-mails', fr: 'E-mails', it: 'Posta' },
    notes: { de: 'Notizen', en: 'Notes', fr: 'Remarques', it: 'Note' },
  },
  columns: {
    when: LABELS.when,
    what: LABELS.what,
    amount: { de: 'CHF', en: 'Amount in CHF', fr: 'Montant en CHF', it: 'Importo in CHF' },
    state: LABELS.state,
  },
  rows: {
    booking: { de: 'Buchung {n}', en: 'Booking {n}', fr: 'Réservation {n}', it: 'Prenotazione {n}' },
    order: { de: 'Bestellung {n}', en: 'Order {n}', fr: 'Commande {n}', it: 'Ordine {n}' },
    voucher: { de: 'Gutschein … {code}', en: 'Voucher … {code}', fr: 'Bon …{code}', it: 'Buono …{code}' },
    request: { de: 'Anfrage {n}', en: 'Request {n}', fr: 'Demande {n}', it: 'Richiesta {n}' },
    quote: { de: 'Offerte {n}', en: 'Quote {n}', fr: 'Devis {n}', it: 'Offerta {n}' },
    invoice: { de: 'Rechnung {n}', en: 'Invoice {n}', fr: 'Facture {n}', it: 'Fattura {n}' },
    mail: { de: 'Mail: {kind}', en: 'E-mail: {kind}', fr: 'E-mail\u202f: {kind}', it: 'Posta: {kind}' },
    notes: {
      booking: {
        de: 'Notiz zu Buchung {n}',
        en: 'Note on booking {n}',
        fr: 'Remarque sur la réservation {n}',
        it: 'Nota alla prenotazione {n}',
      },
      order: {
        de: 'Notiz zu Bestellung {n}',
        en: 'Note on order {n}',
        fr: 'Remarque sur la commande {n}',
        it: 'Nota all’ordine {n}',
      },
      request: {
        de: 'Notiz zu Anfrage {n}',
        en: 'Note on request {n}',
        fr: 'Remarque sur la demande {n}',
        it: 'Nota alla richiesta {n}',
      },
    },
  },
  people: {
    one: { de: '{n}\u00a0Person', en: '{n}\u00a0person', fr: '{n}\u00a0personne', it: '{n}\u00a0persona' },
    other: {
      de: '{n}\u00a0Personen',
      en: '{n}\u00a0people',
      fr: '{n}\u00a0personnes',
      it: '{n}\u00a0persone',
    },
  },
  rest: { de: 'Rest {amount}', en: '{amount} left', fr: 'solde {amount}', it: 'restano {amount}' },
  vouchers: {
    bought: {
      alone: { de: 'gekauft', en: 'bought', fr: 'acheté', it: 'acquistato' },
      of: {
        de: 'gekauft für {name}',
        en: 'bought for {name}',
        fr: 'acheté pour {name}',
        it: 'acquistato per {name}',
      },
    },
    received: {
      alone: { de: 'erhalten', en: 'received', fr: 'reçu', it: 'ricevuto' },
      of: {
        de: 'erhalten von {name}',
        en: 'received from {name}',
        fr: 'reçu de {name}',
        it: 'ricevuto da {name}',
      },
    },
    credited: {
      alone: {
        de: 'statt Geld zurück',
        en: 'instead of a refund',
        fr: 'au lieu d’un remboursement',
        it: 'al posto di un rimborso',
      },
      of: {
        de: 'statt Geld zurück, für {name}',
        en: 'instead of a refund, for {name}',
        fr: 'au lieu d’un remboursement, pour {name}',
        it: 'al posto di un rimborso, per {name}',
      },
    },
  },
  /** {thing}: a booking, an order or an invoice. */
  redeemed: {
    de: 'eingelöst: {thing}',
    en: 'redeemed: {thing}',
    fr: 'utilisé\u202f: {thing}',
    it: 'riscattato: {thing}',
  },
  due: { de: 'offen {amount}', en: '{amount} outstanding', fr: '{amount} à payer', it: '{amount} da pagare' },
  none: {
    de: 'Hier steht noch nichts.',
    en: 'There is nothing here yet.',
    fr: 'Il n’y a encore rien ici.',
    it: 'Qui non c’è ancora nulla.',
  },
  orderStates: {
    sent: { de: 'gesendet', en: 'dispatched', fr: 'envoyé', it: 'spedito' },
    paid: LABELS.paidMasculine,
    refunded: { de: 'zurückerstattet', en: 'refunded', fr: 'remboursé', it: 'rimborsato' },
    invoiced: { de: 'auf Rechnung', en: 'by invoice', fr: 'sur facture', it: 'con fattura' },
    cancelled: { de: 'storniert', en: 'cancelled', fr: 'annulé', it: 'annullato' },
  },
  quoteStates: {
    draft: { de: 'in Arbeit', en: 'in progress', fr: 'en cours', it: 'in corso' },
    sent: LABELS.sentState,
    accepted: { de: 'angenommen', en: 'accepted', fr: 'accepté', it: 'accettata' },
    declined: { de: 'abgelehnt', en: 'declined', fr: 'refusé', it: 'rifiutata' },
    expired: { de: 'abgelaufen', en: 'expired', fr: 'échu', it: 'scaduta' },
    withdrawn: { de: 'zurückgezogen', en: 'withdrawn', fr: 'retiré', it: 'ritirata' },
  },
  invoiceStates: {
    draft: { de: 'in Arbeit', en: 'in progress', fr: 'en cours', it: 'in corso' },
    open: LABELS.openState,
    partly_paid: { de: 'zum Teil bezahlt', en: 'partly paid', fr: 'payée en partie', it: 'pagata in parte' },
    paid: LABELS.paidState,
    overpaid: { de: 'zu viel bezahlt', en: 'overpaid', fr: 'trop payée', it: 'pagata in eccesso' },
    credited: { de: 'gutgeschrieben', en: 'credited', fr: 'créditée', it: 'accreditata' },
    written_off: { de: 'abgeschrieben', en: 'written off', fr: 'amortie', it: 'stralciata' },
  },
  mailStates: {
    queued: { de: 'unterwegs', en: 'on its way', fr: 'en route', it: 'in viaggio' },
    sent: LABELS.sentState,
    failed: { de: 'nicht zugestellt', en: 'not delivered', fr: 'non livré', it: 'non consegnata' },
  },
  reach: {
    title: { de: 'Erreichbar', en: 'How to reach them', fr: 'Coordonnées', it: 'Come raggiungere' },
    phone: LABELS.telephone,
    email: LABELS.emailShort,
    company: LABELS.firm,
    address: LABELS.address,
    language: LABELS.language,
    noEmail: {
      de: 'keine E-Mail: bitte anrufen',
      en: 'no e-mail address: please call',
      fr: 'sans adresse e-mail\u202f: à appeler',
      it: 'senza indirizzo e-mail: da chiamare',
    },
  },
  doubles: {
    unite: {
      de: 'Vereinen mit dieser Adresse',
      en: 'Unite with this address',
      fr: 'Réunir avec cette adresse',
      it: 'Unire con questo indirizzo',
    },
    title: {
      de: 'Vielleicht dieselbe Person',
      en: 'Perhaps the same person',
      fr: 'Peut-être la même personne',
      it: 'Forse la stessa persona',
    },
    text: {
      de: 'Gleiche Telefonnummer, andere Adresse:',
      en: 'Same telephone number, another address:',
      fr: 'Même numéro de téléphone, autre adresse\u202f:',
      it: 'Stesso numero di telefono, altro indirizzo:',
    },
  },
  /** Names of audit rows, by the filter of Sicherheit that shows them. */
  audit: {
    daily_work: {
      customer_email_corrected: {
        de: 'E-Mail-Adresse einer Person berichtigt',
        en: 'Customer’s e-mail address corrected',
        fr: 'Adresse e-mail d’une personne corrigée',
        it: 'Indirizzo e-mail di una persona corretto',
      },
    },
  },
})
