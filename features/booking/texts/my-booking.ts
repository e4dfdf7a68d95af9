import { texts } from '#i18n/texts.ts'

/** {price}: an amount; {n}: a count; {day}, {time}: Swiss time. */
export default texts({
  meta: {
    title: {
      de: 'Ihre Buchung – Gratweg',
      en: 'Your booking – Gratweg',
      fr: 'Votre réservation – Gratweg',
      it: 'La Sua prenotazione – Gratweg',
    },
    description: {
      de: 'Ihre Buchung bei Gratweg: Termin, Treffpunkt und Preis, mit allem, was Sie daran selber ändern können.',
      en: 'Your booking with Gratweg: date, meeting point and price, and everything you can change yourself.',
      fr: 'Votre réservation chez Gratweg : date, rendez-vous et prix, avec tout ce que vous pouvez modifier vous-même.',
      it: 'La Sua prenotazione presso Gratweg: data, ritrovo e prezzo, con tutto ciò che può modificare da sé.',
    },
  },
  emergency: {
    title: {
      de: 'Wen rufen wir im Notfall an?',
      en: 'Whom do we ring in an emergency?',
      fr: 'Qui appelons-nous en cas d’urgence\u202f?',
      it: 'Chi chiamiamo in caso d’emergenza?',
    },
    text: {
      de: 'Freiwillig. Nur wer den Anlass leitet, sieht es. Sagen Sie der Person, dass Sie sie angeben. Lassen Sie beides leer, löschen wir es.',
      en: 'Optional. Only the guide of the event sees it. Tell the person that you name them. Leave both empty and we delete it.',
      fr: 'Facultatif. Seule la personne responsable de la sortie le voit. Prévenez la personne que vous indiquez. Si vous laissez les deux vides, nous l’effaçons.',
      it: 'Facoltativo. Lo vede solo chi guida l’uscita. Avvisi la persona che indica. Se lascia vuoti entrambi i campi, lo cancelliamo.',
    },
    name: {
      de: 'Name der Person',
      en: 'Name of the person',
      fr: 'Nom de la personne',
      it: 'Nome della persona',
    },
    phone: {
      de: 'Telefonnummer der Person',
      en: 'Their telephone number',
      fr: 'Son numéro de téléphone',
      it: 'Il suo numero di telefono',
    },
    save: {
      de: 'Kontakt speichern',
      en: 'Save contact',
      fr: 'Enregistrer le contact',
      it: 'Salvare il contatto',
    },
    saved: {
      de: 'Der Kontakt ist gespeichert.',
      en: 'The contact has been saved.',
      fr: 'Le contact est enregistré.',
      it: 'Il contatto è salvato.',
    },
  },
  checkIn: {
    title: { de: 'Am Tag', en: 'On the day', fr: 'Le jour même', it: 'Il giorno stesso' },
    text: {
      de: 'Zeigen Sie diesen Code am Treffpunkt, dann sind Sie eingecheckt. Er gilt für die ganze Buchung und verrät nichts über Sie.',
      en: 'Show this code at the meeting point to be checked in. It’s good for the whole booking and says nothing about you.',
      fr: 'Montrez ce code au point de rendez-vous pour être pointé. Il vaut pour toute la réservation et ne dit rien de vous.',
      it: 'Mostri questo codice al punto di ritrovo per essere registrato. Vale per tutta la prenotazione e non dice nulla di Lei.',
    },
    alt: {
      de: 'QR-Code zum Einchecken',
      en: 'QR code for check-in',
      fr: 'Code QR pour le pointage',
      it: 'Codice QR per la registrazione',
    },
    codes: {
      de: 'Ein Code für jeden Gast (PDF)',
      en: 'A code for each guest (PDF)',
      fr: 'Un code par personne (PDF)',
      it: 'Un codice per ogni ospite (PDF)',
    },
    /** {number} */
    sheet: {
      de: 'Buchung {number}: ein Code für jeden Gast',
      en: 'Booking {number}: a code for each guest',
      fr: 'Réservation {number}, un code par personne',
      it: 'Prenotazione {number}: un codice per ogni ospite',
    },
    how: {
      de: 'Zum Ausschneiden und Verteilen: Wer seinen Code am Treffpunkt zeigt, ist eingecheckt.',
      en: 'Cut them out and hand them around. A guest who shows one at the meeting point is checked in.',
      fr: 'À découper et à distribuer, chacun montre le sien au point de rendez-vous et il est pointé.',
      it: 'Da ritagliare e distribuire: chi mostra il suo codice al punto di ritrovo è registrato.',
    },
  },
  invoices: {
    title: { de: 'Rechnungen', en: 'Invoices', fr: 'Factures', it: 'Fatture' },
    parts: {
      whole: { de: 'Rechnung', en: 'Invoice', fr: 'Facture', it: 'Fattura' },
      deposit: {
        de: 'Anzahlungsrechnung',
        en: 'Deposit invoice',
        fr: 'Facture d’acompte',
        it: 'Fattura di acconto',
      },
      final: { de: 'Schlussrechnung', en: 'Final invoice', fr: 'Facture finale', it: 'Fattura a saldo' },
    },
    creditNote: { de: 'Gutschrift', en: 'Credit note', fr: 'Avoir', it: 'Nota di credito' },
    open: {
      de: 'offen {amount}, zahlbar bis {day}',
      en: '{amount} open, payable by {day}',
      fr: '{amount} à payer d’ici au {day}',
      it: '{amount} da pagare entro il {day}',
    },
    paid: { de: 'bezahlt', en: 'paid', fr: 'payée', it: 'pagata' },
    credited: { de: 'aufgehoben', en: 'cancelled', fr: 'annulée', it: 'annullata' },
  },
  number: {
    de: 'Buchung {number}',
    en: 'Booking {number}',
    fr: 'Réservation {number}',
    it: 'Prenotazione {number}',
  },
  states: {
    held: {
      title: {
        one: {
          de: 'Ihr Platz ist reserviert.',
          en: 'Your place is reserved.',
          fr: 'Votre place est réservée.',
          it: 'Il Suo posto è riservato.',
        },
        other: {
          de: 'Ihre {n} Plätze sind reserviert.',
          en: 'Your {n} places are reserved.',
          fr: 'Vos {n} places sont réservées.',
          it: 'I Suoi {n} posti sono riservati.',
        },
      },
      lead: {
        one: {
          de: 'Bezahlen Sie bis {time} Uhr, dann ist er gebucht. Danach geben wir ihn wieder frei.',
          en: 'Pay by {time} and it’s booked. After that we release it.',
          fr: 'Payez avant {time} et elle est à vous. Passé ce délai, nous la libérons.',
          it: 'Paghi entro le {time} e sarà prenotato. Dopo lo rimettiamo a disposizione.',
        },
        other: {
          de: 'Bezahlen Sie bis {time} Uhr, dann sind sie gebucht. Danach geben wir sie wieder frei.',
          en: 'Pay by {time} and they’re booked. After that we release them.',
          fr: 'Payez avant {time} et elles sont à vous. Passé ce délai, nous les libérons.',
          it: 'Paghi entro le {time} e saranno prenotati. Dopo li rimettiamo a disposizione.',
        },
      },
    },
    confirmed: {
      title: {
        one: {
          de: 'Ihr Platz ist gebucht.',
          en: 'Your place is booked.',
          fr: 'Votre place est confirmée.',
          it: 'Il Suo posto è prenotato.',
        },
        other: {
          de: 'Ihre {n} Plätze sind gebucht.',
          en: 'Your {n} places are booked.',
          fr: 'Vos {n} places sont confirmées.',
          it: 'I Suoi {n} posti sono prenotati.',
        },
      },
      lead: {
        de: 'Die Bestätigung geht an {email}. Wir freuen uns.',
        en: 'The confirmation is on its way to {email}. We look forward to seeing you.',
        fr: 'La confirmation est envoyée à {email}. Nous nous réjouissons de vous accueillir.',
        it: 'La conferma va a {email}. La aspettiamo.',
      },
    },
    waitlisted: {
      title: {
        de: 'Sie stehen auf der Warteliste.',
        en: 'You’re on the waiting list.',
        fr: 'Vous êtes en liste d’attente.',
        it: 'È in lista d’attesa.',
      },
      lead: {
        one: {
          de: 'Wird ein Platz frei und sind Sie an der Reihe, schreiben wir an {email}.',
          en: 'If a place comes free and it’s your turn, we’ll write to {email}.',
          fr: 'Si une place se libère et que c’est votre tour, nous écrirons à {email}.',
          it: 'Se si libera un posto e tocca a Lei, scriviamo a {email}.',
        },
        other: {
          de: 'Werden {n} Plätze frei und sind Sie an der Reihe, schreiben wir an {email}.',
          en: 'If {n} places come free and it’s your turn, we’ll write to {email}.',
          fr: 'Si {n} places se libèrent et que c’est votre tour, nous écrirons à {email}.',
          it: 'Se si liberano {n} posti e tocca a Lei, scriviamo a {email}.',
        },
      },
    },
    asked: {
      title: {
        de: 'Wir prüfen Ihre Buchung auf Rechnung.',
        en: 'We’re checking your booking by invoice.',
        fr: 'Nous vérifions votre réservation sur facture.',
        it: 'Verifichiamo la Sua prenotazione con fattura.',
      },
      lead: {
        one: {
          de: 'Die Antwort geht innert 24 Stunden an {email}. Bis dahin ist Ihr Platz nicht reserviert; bezahlen Sie online, ist er sofort gebucht.',
          en: 'We’ll write to {email} within 24 hours. Until then your place isn’t reserved; if you pay online, it’s booked at once.',
          fr: 'La réponse sera envoyée à {email} dans les 24 heures. D’ici là, votre place n’est pas réservée ; si vous payez en ligne, elle est à vous tout de suite.',
          it: 'La risposta va a {email} entro 24 ore. Fino ad allora il Suo posto non è riservato; se paga online, è subito Suo.',
        },
        other: {
          de: 'Grössere Buchungen auf Rechnung prüfen wir, bevor wir sie bestätigen. Die Antwort geht innert 24 Stunden an {email}. Bis dahin sind Ihre {n} Plätze nicht reserviert; bezahlen Sie online, sind sie sofort gebucht.',
          en: 'We check larger bookings by invoice before we confirm them and will write to {email} within 24 hours. Until then your {n} places aren’t reserved; if you pay online, they’re booked at once.',
          fr: 'Si une réservation sur facture compte beaucoup de places, nous la vérifions avant de la confirmer. La réponse sera envoyée à {email} dans les 24 heures. D’ici là, vos {n} places ne sont pas réservées ; si vous payez en ligne, elles sont à vous tout de suite.',
          it: 'Verifichiamo le prenotazioni più grandi con fattura prima di confermarle. La risposta va a {email} entro 24 ore. Fino ad allora i Suoi {n} posti non sono riservati; se paga online, sono subito Suoi.',
        },
      },
    },
    /** After an offer of the waiting list, whose places stay theirs until it ends. */
    askedHeld: {
      title: {
        de: 'Wir prüfen Ihre Buchung auf Rechnung.',
        en: 'We’re checking your booking by invoice.',
        fr: 'Nous vérifions votre réservation sur facture.',
        it: 'Verifichiamo la Sua prenotazione con fattura.',
      },
      lead: {
        one: {
          de: 'Die Antwort geht innert 24 Stunden an {email}. Ihr Platz ist bis {day}, {time} Uhr für Sie reserviert, danach nicht mehr; bezahlen Sie online, ist er sofort gebucht.',
          en: 'We’ll write to {email} within 24 hours. Your place is reserved for you until {time} on {day}, but not after that; if you pay online, it’s booked at once.',
          fr: 'La réponse sera envoyée à {email} dans les 24 heures. Votre place vous est réservée jusqu’au {day} à {time}, mais pas au-delà\u202f; si vous payez en ligne, elle est à vous tout de suite.',
          it: 'La risposta va a {email} entro 24 ore. Il Suo posto è riservato per Lei fino a {day}, ore {time}, ma non oltre; se paga online, è subito Suo.',
        },
        other: {
          de: 'Grössere Buchungen auf Rechnung prüfen wir, bevor wir sie bestätigen. Die Antwort geht innert 24 Stunden an {email}. Ihre {n} Plätze sind bis {day}, {time} Uhr für Sie reserviert, danach nicht mehr; bezahlen Sie online, sind sie sofort gebucht.',
          en: 'We check larger bookings by invoice before we confirm them and will write to {email} within 24 hours. Your {n} places are reserved for you until {time} on {day}, but not after that; if you pay online, they’re booked at once.',
          fr: 'Si une réservation sur facture compte beaucoup de places, nous la vérifions avant de la confirmer. La réponse sera envoyée à {email} dans les 24 heures. Vos {n} places vous sont réservées jusqu’au {day} à {time}, mais pas au-delà\u202f; si vous payez en ligne, elles sont à vous tout de suite.',
          it: 'Verifichiamo le prenotazioni più grandi con fattura prima di confermarle. La risposta va a {email} entro 24 ore. I Suoi {n} posti sono riservati per Lei fino a {day}, ore {time}, ma non oltre; se paga online, sono subito Suoi.',
        },
      },
    },
    offered: {
      title: {
        one: {
          de: 'Ein Platz ist frei geworden.',
          en: 'A place has come free.',
          fr: 'Une place s’est libérée.',
          it: 'Si è liberato un posto.',
        },
        other: {
          de: '{n} Plätze sind frei geworden.',
          en: '{n} places have come free.',
          fr: '{n} places se sont libérées.',
          it: 'Si sono liberati {n} posti.',
        },
      },
      lead: {
        one: {
          de: 'Er ist bis {day}, {time} Uhr für Sie reserviert. Danach bieten wir ihn der nächsten Anfrage an.',
          en: 'It’s reserved for you until {time} on {day}. After that we offer it to the next in line.',
          fr: 'Elle vous est réservée jusqu’au {day} à {time}. Ensuite, nous la proposons à la demande suivante.',
          it: 'È riservato per Lei fino a {day}, ore {time}. Poi lo offriamo alla richiesta seguente.',
        },
        other: {
          de: 'Sie sind bis {day}, {time} Uhr für Ihre Gruppe reserviert. Danach bieten wir sie der nächsten Anfrage an.',
          en: 'They’re reserved for your group until {time} on {day}. After that we offer them to the next in line.',
          fr: 'Elles sont réservées à votre groupe jusqu’au {day} à {time}. Ensuite, nous les proposons à la demande suivante.',
          it: 'Sono riservati per il Suo gruppo fino a {day}, ore {time}. Poi li offriamo alla richiesta seguente.',
        },
      },
    },
    cancelled: {
      title: {
        de: 'Diese Buchung ist storniert.',
        en: 'This booking has been cancelled.',
        fr: 'Cette réservation est annulée.',
        it: 'Questa prenotazione è annullata.',
      },
      lead: {
        de: 'Schade, dass es nicht geht. Was das für die Kosten heisst, steht hier.',
        en: 'We’re sorry you can’t come. What this means for the cost is set out here.',
        fr: 'Nous regrettons que vous ne puissiez pas venir. Les frais éventuels figurent ici.',
        it: 'Ci dispiace che non possa venire. Gli eventuali costi sono indicati qui.',
      },
    },
    calledOff: {
      title: {
        de: 'Dieser Anlass findet nicht statt.',
        en: 'This event isn’t going ahead.',
        fr: 'Cette date n’aura pas lieu.',
        it: 'L’evento non si terrà.',
      },
      lead: {
        de: 'Wir mussten ihn absagen. Es entstehen Ihnen keine Kosten. Möchten Sie ein neues Datum, schreiben Sie uns.',
        en: 'We’ve had to call it off. There’s no cost to you. If you’d like a new date, write to us.',
        fr: 'Nous avons dû l’annuler. Vous n’avez rien à payer. Si vous souhaitez une nouvelle date, écrivez-nous.',
        it: 'Abbiamo dovuto annullarlo. Per Lei non ci sono costi. Se desidera una nuova data, ci scriva.',
      },
    },
    /** Plan B: {day}, {time} of the deadline. */
    postponed: {
      title: {
        de: 'Der Anlass ist verschoben.',
        en: 'The event is postponed.',
        fr: 'La sortie est reportée.',
        it: 'L’uscita è rinviata.',
      },
      lead: {
        one: {
          de: 'Ihr Platz am neuen Datum ist für Sie reserviert. Wählen Sie bis {day}, {time} Uhr, was Ihnen passt.',
          en: 'Your place on the new date is kept for you. Choose what suits you by {day}, {time}.',
          fr: 'Votre place à la nouvelle date vous est réservée. Choisissez ce qui vous convient jusqu’au {day}, {time}.',
          it: 'Il Suo posto alla nuova data è riservato per Lei. Scelga ciò che Le va bene entro {day}, ore {time}.',
        },
        other: {
          de: 'Ihre {n} Plätze am neuen Datum sind für Sie reserviert. Wählen Sie bis {day}, {time} Uhr, was Ihnen passt.',
          en: 'Your {n} places on the new date are kept for you. Choose what suits you by {day}, {time}.',
          fr: 'Vos {n} places à la nouvelle date vous sont réservées. Choisissez ce qui vous convient jusqu’au {day}, {time}.',
          it: 'I Suoi {n} posti alla nuova data sono riservati per Lei. Scelga ciò che Le va bene entro {day}, ore {time}.',
        },
      },
    },
    choosing: {
      title: {
        de: 'Dieser Anlass findet nicht statt.',
        en: 'This event isn’t going ahead.',
        fr: 'Cette sortie n’a pas lieu.',
        it: 'Questa uscita non ha luogo.',
      },
      lead: {
        de: 'Wir mussten ihn absagen. Wählen Sie bis {day}, {time} Uhr, was Sie stattdessen erhalten.',
        en: 'We had to call it off. Choose what you get instead by {day}, {time}.',
        fr: 'Nous avons dû l’annuler. Choisissez jusqu’au {day}, {time} ce que vous recevez en échange.',
        it: 'Abbiamo dovuto annullarla. Scelga entro {day}, ore {time} che cosa ricevere in cambio.',
      },
    },
    released: {
      title: {
        de: 'Ihre Buchung ist aufgehoben.',
        en: 'Your booking is released.',
        fr: 'Votre réservation est levée.',
        it: 'La Sua prenotazione è sciolta.',
      },
      lead: {
        de: 'Der Anlass konnte nicht wie geplant stattfinden. Es entstehen Ihnen keine Kosten.',
        en: 'The event couldn’t go ahead as planned. It costs you nothing.',
        fr: 'La sortie n’a pas pu avoir lieu comme prévu. Cela ne vous coûte rien.',
        it: 'L’uscita non ha potuto svolgersi come previsto. Non Le costa nulla.',
      },
    },
    lapsed: {
      title: {
        de: 'Diese Reservation ist abgelaufen.',
        en: 'This reservation is no longer valid.',
        fr: 'Cette réservation n’est plus valable.',
        it: 'Questa prenotazione provvisoria non è più valida.',
      },
      lead: {
        one: {
          de: 'Es wurde nichts verrechnet. Ist noch ein Platz frei, können Sie neu buchen.',
          en: 'Nothing was charged. If there’s a place left, you can book again.',
          fr: 'Rien n’a été débité. S’il reste une place, vous pouvez réserver à nouveau.',
          it: 'Non è stato addebitato nulla. Se c’è ancora un posto, può prenotare di nuovo.',
        },
        other: {
          de: 'Es wurde nichts verrechnet. Sind noch {n} Plätze frei, können Sie neu buchen.',
          en: 'Nothing was charged. If there are {n} places left, you can book again.',
          fr: 'Rien n’a été débité. S’il reste {n} places, vous pouvez réserver à nouveau.',
          it: 'Non è stato addebitato nulla. Se ci sono ancora {n} posti, può prenotare di nuovo.',
        },
      },
    },
    left: {
      title: {
        de: 'Sie stehen nicht mehr auf der Warteliste.',
        en: 'You’re no longer on the waiting list.',
        fr: 'Vous n’êtes plus en liste d’attente.',
        it: 'Non è più in lista d’attesa.',
      },
      lead: {
        de: 'Es entstehen Ihnen keine Kosten. Möchten Sie doch kommen, buchen Sie neu. Ist der Termin noch ausgebucht, kommen Sie dort wieder auf die Liste.',
        en: 'There’s nothing to pay. If you’d like to come after all, book again: if the date is still full, you can rejoin the list there.',
        fr: 'Vous n’avez rien à payer. Si vous souhaitez venir quand même, réservez à nouveau : si la date est toujours complète, vous pourrez vous réinscrire sur la liste d’attente.',
        it: 'Non c’è nulla da pagare. Se vuole comunque venire, prenoti di nuovo: se la data è ancora al completo, può rimettersi in lista d’attesa.',
      },
    },
    moved: {
      title: {
        de: 'Diese Buchung ist umgebucht.',
        en: 'This booking has been moved.',
        fr: 'Cette réservation a changé de date.',
        it: 'Questa prenotazione è stata spostata.',
      },
      lead: {
        de: 'Den Link zum neuen Termin haben Sie per E-Mail erhalten, an {email}. Was Sie bezahlt haben, gilt dort.',
        en: 'We’ve sent the link to the new date to {email}. What you paid counts there.',
        fr: 'Vous avez reçu le lien vers la nouvelle date à l’adresse {email}. Ce que vous avez payé vaut pour elle.',
        it: 'Il link alla nuova data Le è arrivato per e-mail ({email}). Quanto ha pagato vale per quella data.',
      },
    },
    over: {
      title: {
        de: 'Dieser Anlass ist vorbei.',
        en: 'This event is over.',
        fr: 'Cette date est passée.',
        it: 'Questa data è passata.',
      },
      lead: {
        de: 'Danke für Ihre Buchung.',
        en: 'Thank you for your booking.',
        fr: 'Merci de votre réservation.',
        it: 'Grazie della Sua prenotazione.',
      },
    },
  },
  /** {n}: days */
  refund: {
    de: 'Was Sie zu viel bezahlt haben, erstatten wir innert {n} Tagen mit demselben Zahlungsmittel zurück.',
    en: 'We refund any overpayment within {n} days, the way it was paid.',
    fr: 'Ce que vous avez payé en trop vous est remboursé dans les {n} jours, par le même moyen de paiement.',
    it: 'Le rimborsiamo l’importo pagato in eccesso entro {n} giorni, con lo stesso mezzo di pagamento.',
  },
  refunded: {
    de: '{price} sind zurückerstattet. Auf Ihrem Konto erscheinen sie in einigen Tagen.',
    en: 'We’ve refunded {price}. It should reach your account in a few days.',
    fr: 'Nous vous avons remboursé {price}. Le montant apparaîtra sur votre compte dans quelques jours.',
    it: '{price} Le sono stati rimborsati. Compaiono sul Suo conto fra qualche giorno.',
  },
  /** Entered by staff. */
  paidByHand: {
    cash: { de: 'Bar bezahlt.', en: 'Paid in cash.', fr: 'Payé en espèces.', it: 'Pagato in contanti.' },
    twint: {
      de: 'Mit TWINT bezahlt.',
      en: 'Paid by TWINT.',
      fr: 'Payé avec TWINT.',
      it: 'Pagato con TWINT.',
    },
    transfer: {
      de: 'Per Überweisung bezahlt.',
      en: 'Paid by bank transfer.',
      fr: 'Payé par virement.',
      it: 'Pagato con bonifico.',
    },
  },
  test: {
    de: 'Mit der Testkasse bezahlt: Es ist kein Geld geflossen.',
    en: 'Paid with the Testkasse: no money has changed hands.',
    fr: 'Payé avec la Testkasse\u202f: aucun argent n’a circulé.',
    it: 'Pagato con la Testkasse: non è stato trasferito denaro.',
  },
  pay: { de: 'Jetzt bezahlen', en: 'Pay now', fr: 'Payer maintenant', it: 'Pagare ora' },
  accept: {
    one: { de: 'Platz annehmen', en: 'Accept the place', fr: 'Prendre la place', it: 'Accettare il posto' },
    other: {
      de: 'Plätze annehmen',
      en: 'Accept the places',
      fr: 'Prendre les places',
      it: 'Accettare i posti',
    },
  },
  bookAgain: { de: 'Neu buchen', en: 'Book again', fr: 'Réserver à nouveau', it: 'Prenotare di nuovo' },
  bookOnline: { de: 'Online bezahlen', en: 'Pay online', fr: 'Payer en ligne', it: 'Pagare online' },
  save: {
    de: 'In den Kalender eintragen',
    en: 'Add to your calendar',
    fr: 'Ajouter à votre agenda',
    it: 'Aggiungere al calendario',
  },
  about: {
    de: 'Ablauf und Packliste',
    en: 'Programme and packing list',
    fr: 'Programme et liste du matériel',
    it: 'Programma e lista del materiale',
  },
  facts: {
    what: { de: 'Was', en: 'What', fr: 'Quoi', it: 'Che cosa' },
    when: { de: 'Wann', en: 'When', fr: 'Quand', it: 'Quando' },
    where: { de: 'Wo', en: 'Where', fr: 'Où', it: 'Dove' },
    meetingPoint: { de: 'Treffpunkt', en: 'Meeting point', fr: 'Rendez-vous', it: 'Ritrovo' },
    people: { de: 'Personen', en: 'People', fr: 'Personnes', it: 'Persone' },
    booker: { de: 'Gebucht von', en: 'Booked by', fr: 'Réservé par', it: 'Prenotato da' },
    terms: { de: 'Bedingungen', en: 'Terms', fr: 'Conditions', it: 'Condizioni' },
    /** {day} */
    termsOf: {
      de: 'AGB, Fassung vom {day}',
      en: 'Terms and conditions of {day}',
      fr: 'Conditions générales du {day}',
      it: 'Condizioni generali (stato: {day})',
    },
    minimum: { de: 'Durchführung', en: 'Minimum number', fr: 'Maintien', it: 'Svolgimento' },
  },
  missing: {
    one: {
      de: 'Es fehlt noch {n} Anmeldung, damit der Anlass stattfindet.',
      en: '{n} more person is needed for the event to go ahead.',
      fr: 'Il manque encore {n} inscription pour que la date ait lieu.',
      it: 'Manca ancora {n} iscrizione perché l’evento si svolga.',
    },
    other: {
      de: 'Es fehlen noch {n} Anmeldungen, damit der Anlass stattfindet.',
      en: '{n} more people are needed for the event to go ahead.',
      fr: 'Il manque encore {n} inscriptions pour que la date ait lieu.',
      it: 'Mancano ancora {n} iscrizioni perché l’evento si svolga.',
    },
  },
  reached: {
    de: 'Die Mindestzahl ist erreicht.',
    en: 'The minimum number has been reached.',
    fr: 'Le nombre minimal est atteint.',
    it: 'Il numero minimo è raggiunto.',
  },
  decision: {
    de: 'Wir entscheiden am {day} und schreiben Ihnen.',
    en: 'We’ll decide on {day} and write to you.',
    fr: 'Nous décidons le {day} et vous écrivons.',
    it: 'Decidiamo {day} e Le scriviamo.',
  },
  withoutEmail: {
    de: 'Ändert sich etwas, rufen wir Sie an.',
    en: 'If anything changes, we’ll call you.',
    fr: 'Si quelque chose change, nous vous appelons.',
    it: 'Se cambia qualcosa, La chiamiamo.',
  },
  lines: {
    price: { de: 'Preis', en: 'Price', fr: 'Prix', it: 'Prezzo' },
    voucher: { de: 'Gutschein', en: 'Voucher', fr: 'Bon', it: 'Buono' },
    paid: { de: 'Bezahlt', en: 'Paid', fr: 'Payé', it: 'Pagato' },
    door: {
      de: 'Am Treffpunkt zu bezahlen',
      en: 'To pay at the meeting point',
      fr: 'À payer au rendez-vous',
      it: 'Da pagare al ritrovo',
    },
    transfer: { de: 'Zu überweisen', en: 'To transfer', fr: 'À virer', it: 'Da versare' },
    invoiced: { de: 'Auf Rechnung', en: 'By invoice', fr: 'Sur facture', it: 'Con fattura' },
    due: { de: 'Noch zu bezahlen', en: 'Still to pay', fr: 'Reste à payer', it: 'Ancora da pagare' },
    nothingDue: {
      de: 'Nichts zu bezahlen',
      en: 'Nothing to pay',
      fr: 'Rien à payer',
      it: 'Niente da pagare',
    },
    refunded: { de: 'Zurückerstattet', en: 'Refunded', fr: 'Remboursé', it: 'Rimborsato' },
    refund: { de: 'Wird zurückerstattet', en: 'To be refunded', fr: 'À rembourser', it: 'Da rimborsare' },
    noted: { de: 'Vorgemerkt', en: 'Noted', fr: 'Enregistré', it: 'Registrato' },
  },
  next: {
    title: { de: 'Wie es weitergeht', en: 'What happens next', fr: 'La suite', it: 'I prossimi passi' },
    link: {
      de: 'Geben Sie den Link unten weiter, damit sich alle selbst eintragen.',
      en: 'Pass on the link below so that everybody can enter themselves.',
      fr: 'Transmettez le lien ci-dessous pour que chacun s’inscrive soi-même.',
      it: 'Passi il link qui sotto, così ognuno si iscrive da sé.',
    },
    /** {day} */
    finalNumber: {
      de: 'Nennen Sie unten bis {day} die endgültige Zahl der Personen.',
      en: 'Tell us the final number of people below by {day}.',
      fr: 'Indiquez ci-dessous le nombre définitif de personnes jusqu’au {day}.',
      it: 'Indichi qui sotto il numero definitivo di persone entro il {day}.',
    },
    name: {
      one: {
        de: 'Geben Sie unten den Namen an, der noch fehlt, damit wir alle begrüssen können.',
        en: 'Add the name that’s still missing below, so that we can greet everybody.',
        fr: 'Indiquez ci-dessous le nom qui manque encore, pour que nous puissions saluer tout le monde.',
        it: 'Indichi qui sotto il nome che manca ancora, così possiamo salutare tutti.',
      },
      other: {
        de: 'Geben Sie unten die {n} Namen an, die noch fehlen, damit wir alle begrüssen können.',
        en: 'Add the {n} names that are still missing below, so that we can greet everybody.',
        fr: 'Indiquez ci-dessous les {n} noms qui manquent encore, pour que nous puissions saluer tout le monde.',
        it: 'Indichi qui sotto i {n} nomi che mancano ancora, così possiamo salutare tutti.',
      },
    },
    confirmed: [
      {
        de: 'Liegt der Anlass noch einige Tage voraus, erinnern wir Sie vorher per E-Mail daran, mit Zeit und Treffpunkt.',
        en: 'If the event is still some days away, an e-mail reminds you beforehand, with the time and the meeting point.',
        fr: 'S’il reste quelques jours, un e-mail vous rappelle auparavant l’heure et le lieu de rendez-vous.',
        it: 'Se mancano ancora alcuni giorni, prima della data un’e-mail Le ricorda l’orario e il ritrovo.',
      },
      {
        de: 'Kommt etwas dazwischen, buchen Sie hier um oder stornieren.',
        en: 'If something comes up, you can change the date or cancel here.',
        fr: 'Un imprévu\u202f? Ici, vous changez de date ou annulez.',
        it: 'Un imprevisto? Qui può cambiare data o annullare.',
      },
    ],
    waitlisted: [
      {
        one: {
          de: 'Wir schreiben Ihnen, sobald ein Platz frei wird und Sie an der Reihe sind.',
          en: 'We’ll write as soon as a place comes free and it’s your turn.',
          fr: 'Nous vous écrivons dès qu’une place se libère et que c’est votre tour.',
          it: 'Le scriviamo appena c’è un posto e tocca a Lei.',
        },
        other: {
          de: 'Wir schreiben Ihnen, sobald {n} Plätze frei werden und Sie an der Reihe sind.',
          en: 'We’ll write as soon as {n} places come free and it’s your turn.',
          fr: 'Nous vous écrivons dès que {n} places se libèrent et que c’est votre tour.',
          it: 'Le scriviamo appena ci sono {n} posti e tocca a Lei.',
        },
      },
      {
        one: {
          de: 'Sie nehmen ihn hier an und bezahlen erst dann.',
          en: 'You accept it here and only then do you pay.',
          fr: 'Vous l’acceptez ici, et vous ne payez qu’à ce moment-⁠là.',
          it: 'Lo accetta qui, e paga solo allora.',
        },
        other: {
          de: 'Sie nehmen sie hier an und bezahlen erst dann.',
          en: 'You accept them here and only then do you pay.',
          fr: 'Vous les acceptez ici, et vous ne payez qu’à ce moment-⁠là.',
          it: 'Li accetta qui, e paga solo allora.',
        },
      },
      {
        one: {
          de: 'Brauchen Sie ihn nicht mehr, streichen Sie sich unten von der Liste.',
          en: 'If you no longer need it, take yourself off the list below.',
          fr: 'Vous n’en avez plus besoin\u202f? Quittez la liste d’attente ci-dessous.',
          it: 'Se non Le serve più, si tolga dalla lista qui sotto.',
        },
        other: {
          de: 'Brauchen Sie sie nicht mehr, streichen Sie sich unten von der Liste.',
          en: 'If you no longer need them, take yourself off the list below.',
          fr: 'Vous n’en avez plus besoin\u202f? Quittez la liste d’attente ci-dessous.',
          it: 'Se non Le servono più, si tolga dalla lista qui sotto.',
        },
      },
    ],
  },
  /** Plan B: what a guest chooses. {amount}: an amount; {n}: days; {when} */
  plan: {
    title: {
      de: 'Was möchten Sie?',
      en: 'What would you like?',
      fr: 'Que souhaitez-vous\u202f?',
      it: 'Che cosa desidera?',
    },
    newDate: { de: 'Das neue Datum', en: 'The new date', fr: 'La nouvelle date', it: 'La nuova data' },
    newDateText: {
      de: '{when}. Ihre Buchung bleibt, wie sie ist.',
      en: '{when}. Your booking stays as it is.',
      fr: '{when}. Votre réservation reste telle quelle.',
      it: '{when}. La Sua prenotazione resta com’è.',
    },
    otherDate: { de: 'Ein anderes Datum', en: 'Another date', fr: 'Une autre date', it: 'Un’altra data' },
    otherDateText: {
      de: 'Gleiches Angebot, gleicher Preis, mit genug freien Plätzen.',
      en: 'Same service, same price, with enough free places.',
      fr: 'Même prestation, même prix, avec assez de places libres.',
      it: 'Stessa offerta, stesso prezzo, con abbastanza posti liberi.',
    },
    dates: { de: 'Datum', en: 'Date', fr: 'Date souhaitée', it: 'Data' },
    voucher: {
      de: 'Gutschein über {amount}',
      en: 'A voucher for {amount}',
      fr: 'Un bon de {amount}',
      it: 'Un buono di {amount}',
    },
    voucherText: {
      de: 'Er kommt sofort per E-Mail, gilt für alle Kurse, Team-Events und Waren im Shop und bleibt auch in Teilen gültig.',
      en: 'It arrives by e-mail at once, is good for all courses, team events and goods in the shop, and can be used in parts.',
      fr: 'Il arrive tout de suite par e-mail, vaut pour tous les stages, les sorties d’équipe et les articles de la boutique et s’utilise aussi en plusieurs fois.',
      it: 'Arriva subito per e-mail, vale per tutti i corsi, le uscite per team e gli articoli dello shop e si può usare anche a più riprese.',
    },
    refund: { de: '{amount} zurück', en: '{amount} back', fr: '{amount} en retour', it: '{amount} indietro' },
    refundText: {
      de: 'Mit demselben Zahlungsmittel, innert {n} Tagen.',
      en: 'By the same means of payment, within {n} days.',
      fr: 'Par le même moyen de paiement, dans les {n} jours.',
      it: 'Con lo stesso mezzo di pagamento, entro {n} giorni.',
    },
    leave: {
      de: 'Buchung aufheben',
      en: 'Release the booking',
      fr: 'Lever la réservation',
      it: 'Sciogliere la prenotazione',
    },
    leaveText: {
      de: 'Sie haben nichts bezahlt, und es kostet Sie nichts.',
      en: 'You have paid nothing, and it costs you nothing.',
      fr: 'Vous n’avez rien payé, et cela ne vous coûte rien.',
      it: 'Non ha pagato nulla e non Le costa nulla.',
    },
    onVoucher: {
      de: '{amount} kommen auf den Gutschein zurück, mit dem Sie bezahlt haben.',
      en: '{amount} goes back onto the voucher that you paid with.',
      fr: '{amount} reviennent sur le bon avec lequel vous avez payé.',
      it: '{amount} tornano sul buono con cui ha pagato.',
    },
    silent: {
      new_date: {
        de: 'Hören wir bis dahin nichts, bleiben Sie am neuen Datum gebucht.',
        en: 'If we hear nothing by then, you stay booked on the new date.',
        fr: 'Sans nouvelles d’ici là, vous restez inscrit à la nouvelle date.',
        it: 'Se non riceviamo risposta, resta prenotato alla nuova data.',
      },
      refund: {
        de: 'Hören wir bis dahin nichts, heben wir die Buchung auf und erstatten, was Sie bezahlt haben.',
        en: 'If we hear nothing by then, we release the booking and refund what you paid.',
        fr: 'Sans nouvelles d’ici là, nous levons la réservation et remboursons ce que vous avez payé.',
        it: 'Se non riceviamo risposta, sciogliamo la prenotazione e rimborsiamo quanto ha pagato.',
      },
    },
    changeable: {
      de: 'Ein Datum können Sie bis {day}, {time} Uhr wieder ändern. Gutschein und Geld zurück sind endgültig.',
      en: 'You can change a date again until {day}, {time}. A voucher and your money back are final.',
      fr: 'Vous pouvez encore changer de date jusqu’au {day}, {time}. Le bon et le remboursement sont définitifs.',
      it: 'Può ancora cambiare data fino a {day}, ore {time}. Il buono e il rimborso sono definitivi.',
    },
    chosen: { de: 'Ihre Wahl', en: 'Your choice', fr: 'Votre choix', it: 'La Sua scelta' },
    submit: {
      new_date: {
        de: 'Neues Datum nehmen',
        en: 'Take the new date',
        fr: 'Prendre la nouvelle date',
        it: 'Scegliere la nuova data',
      },
      other_date: {
        de: 'Dieses Datum nehmen',
        en: 'Take this date',
        fr: 'Prendre cette date',
        it: 'Scegliere questa data',
      },
      voucher: {
        de: 'Gutschein nehmen',
        en: 'Take the voucher',
        fr: 'Prendre le bon',
        it: 'Scegliere il buono',
      },
      refund: {
        de: 'Buchung aufheben',
        en: 'Release booking',
        fr: 'Lever la réservation',
        it: 'Sciogliere la prenotazione',
      },
    },
    plain: { de: 'Wählen', en: 'Choose', fr: 'Choisir', it: 'Scegliere' },
    saved: {
      de: 'Ihre Wahl ist gespeichert.',
      en: 'Your choice is saved.',
      fr: 'Votre choix est enregistré.',
      it: 'La Sua scelta è salvata.',
    },
  },
  changes: { de: 'Ändern', en: 'Change', fr: 'Modifier', it: 'Modificare' },
  names: {
    title: { de: 'Wer kommt mit?', en: 'Who’s coming?', fr: 'Qui vient ?', it: 'Chi viene?' },
    fold: {
      de: 'Namen selbst eintragen',
      en: 'Enter the names yourself',
      fr: 'Saisir les noms soi-même',
      it: 'Scrivere i nomi personalmente',
    },
    text: {
      de: 'Die Namen braucht nur, wer den Anlass leitet. Sie können sie bis zum Beginn ändern.',
      en: 'Only those who lead the event need the names. You can change them until the start.',
      fr: 'Les noms ne servent qu’aux personnes qui encadrent l’activité. Vous pouvez les modifier jusqu’au départ.',
      it: 'I nomi servono solo a chi guida. Può cambiarli fino all’inizio.',
    },
    missing: {
      one: {
        de: 'Ein Name fehlt noch.',
        en: 'One name is still missing.',
        fr: 'Un nom manque encore.',
        it: 'Manca ancora un nome.',
      },
      other: {
        de: '{n} Namen fehlen noch.',
        en: '{n} names are still missing.',
        fr: '{n} noms manquent encore.',
        it: 'Mancano ancora {n} nomi.',
      },
    },
    label: { de: 'Person {n}', en: 'Person {n}', fr: 'Personne {n}', it: 'Persona {n}' },
    save: { de: 'Namen speichern', en: 'Save names', fr: 'Enregistrer les noms', it: 'Salvare i nomi' },
    saved: {
      de: 'Die Namen sind gespeichert.',
      en: 'The names have been saved.',
      fr: 'Les noms sont enregistrés.',
      it: 'I nomi sono stati salvati.',
    },
  },
  group: {
    title: {
      de: 'Die anderen tragen sich selbst ein',
      en: 'Let the others enter themselves',
      fr: 'Les autres s’inscrivent directement',
      it: 'Gli altri si iscrivono da soli',
    },
    text: {
      de: 'Mit einem Link, den Sie weitergeben: jede Person mit Namen, Essen und dem, was die Leitung wissen muss. Ein Konto braucht niemand.',
      en: 'With a link that you pass on: each person with a name, food and what the guide needs to know. Nobody needs an account.',
      fr: 'Par un lien que vous transmettez\u202f: chaque personne indique son nom, son repas et ce que le guide doit savoir. Personne n’a besoin de compte.',
      it: 'Con un link da passare agli altri: ogni persona indica nome, pasto e che cosa deve sapere la guida. Nessuno ha bisogno di un account.',
    },
    open: { de: 'Link erstellen', en: 'Create the link', fr: 'Créer le lien', it: 'Creare il link' },
    opened: {
      de: 'Der Link ist bereit.',
      en: 'The link is ready.',
      fr: 'Le lien est prêt.',
      it: 'Il link è pronto.',
    },
    link: {
      de: 'Link zum Weitergeben',
      en: 'Link to pass on',
      fr: 'Lien à transmettre',
      it: 'Link da passare agli altri',
    },
    copy: { de: 'Link kopieren', en: 'Copy the link', fr: 'Copier le lien', it: 'Copiare il link' },
    copied: { de: 'Kopiert', en: 'Copied', fr: 'Copié', it: 'Copiato' },
    pdf: {
      de: 'Alles auf einem Blatt (PDF)',
      en: 'Everything on one page (PDF)',
      fr: 'Tout sur une page (PDF)',
      it: 'Tutto su una pagina (PDF)',
    },
    look: {
      de: 'Ansehen, was die anderen sehen',
      en: 'See what the others see',
      fr: 'Voir ce que voient les autres',
      it: 'Vedere che cosa vedono gli altri',
    },
    /** {people}: places */
    count: {
      one: {
        de: '{n} von {people} hat sich eingetragen.',
        en: '{n} of {people} has entered.',
        fr: '{n} personne sur {people} s’est inscrite.',
        it: 'Su {people} persone se n’è iscritta {n}.',
      },
      other: {
        de: '{n} von {people} haben sich eingetragen.',
        en: '{n} of {people} have entered.',
        fr: '{n} personnes sur {people} se sont inscrites.',
        it: 'Su {people} persone se ne sono iscritte {n}.',
      },
    },
    /** {names} */
    awaited: {
      de: 'Noch nicht: {names}',
      en: 'Not yet: {names}',
      fr: 'Pas encore\u202f: {names}',
      it: 'Non ancora: {names}',
    },
    /** {n}: places without a name */
    unnamed: {
      one: {
        de: 'und eine Person ohne Namen',
        en: 'and one person without a name',
        fr: 'et une personne sans nom',
        it: 'e una persona senza nome',
      },
      other: {
        de: 'und {n} Personen ohne Namen',
        en: 'and {n} people without a name',
        fr: 'et {n} personnes sans nom',
        it: 'e {n} persone senza nome',
      },
    },
    tooMany: {
      de: 'Es sind mehr eingetragen, als Sie Plätze haben. Löschen Sie Einträge, oder ändern Sie die Zahl der Personen.',
      en: 'More people have entered than you have places. Delete entries, or change the number of people.',
      fr: 'Il y a plus d’inscriptions que de places. Effacez des inscriptions ou changez le nombre de personnes.',
      it: 'Le iscrizioni sono più dei posti. Cancelli delle iscrizioni o cambi il numero di persone.',
    },
    guests: { de: 'Eingetragen', en: 'Entered', fr: 'Personnes inscrites', it: 'Persone iscritte' },
    remove: { de: 'Löschen', en: 'Delete', fr: 'Effacer', it: 'Cancella' },
    /** {name} */
    removeName: { de: '{name} löschen', en: 'Delete {name}', fr: 'Effacer {name}', it: 'Cancella {name}' },
    removed: {
      de: 'Der Eintrag ist gelöscht.',
      en: 'The entry is deleted.',
      fr: 'L’inscription est effacée.',
      it: 'L’iscrizione è cancellata.',
    },
    renew: { de: 'Link ersetzen', en: 'Replace the link', fr: 'Remplacer le lien', it: 'Sostituire il link' },
    renewText: {
      de: 'Ist der Link in falsche Hände geraten? Der neue ersetzt ihn, Einträge bleiben.',
      en: 'Has the link reached the wrong people? The new one replaces it, entries stay.',
      fr: 'Le lien est parvenu à de mauvaises personnes\u202f? Le nouveau le remplace, les inscriptions restent.',
      it: 'Il link è finito nelle mani sbagliate? Quello nuovo lo sostituisce, le iscrizioni restano.',
    },
    renewed: {
      de: 'Der Link ist ersetzt.',
      en: 'The link is replaced.',
      fr: 'Le lien est remplacé.',
      it: 'Il link è sostituito.',
    },
  },
  note: {
    title: { de: 'Ihre Bemerkung', en: 'Your note', fr: 'Votre remarque', it: 'La Sua indicazione' },
    text: {
      de: 'Sie haben uns zur Buchung etwas geschrieben. {rule:healthData} Möchten Sie Ihr Einverständnis widerrufen, löschen wir die Bemerkung sofort.',
      en: 'You left us a note with your booking. {rule:healthData} If you withdraw your consent, we delete the note at once.',
      fr: 'Vous avez joint une remarque à la réservation. {rule:healthData} Si vous retirez votre accord, nous l’effaçons immédiatement.',
      it: 'Ha aggiunto un’indicazione alla prenotazione. {rule:healthData} Se revoca il consenso, la cancelliamo subito.',
    },
    withdraw: {
      de: 'Bemerkung löschen',
      en: 'Delete the note',
      fr: 'Effacer la remarque',
      it: 'Cancellare l’indicazione',
    },
    saved: {
      de: 'Die Bemerkung ist gelöscht.',
      en: 'The note has been deleted.',
      fr: 'La remarque est effacée.',
      it: 'L’indicazione è stata cancellata.',
    },
  },
  people: {
    title: {
      de: 'Zahl der Personen',
      en: 'Number of people',
      fr: 'Nombre de personnes',
      it: 'Numero di persone',
    },
    text: {
      de: 'Für Plätze, auf die Sie verzichten, gelten die Fristen der Stornierung.',
      en: 'The rules for cancelling apply to places you give up.',
      fr: 'Pour les places auxquelles vous renoncez, les délais d’annulation s’appliquent.',
      it: 'Ai posti a cui rinuncia si applicano i termini d’annullamento.',
    },
    /** {day}, {from}, {to}: of an accepted quote */
    agreed: {
      de: 'Bis {day} nennen Sie hier die endgültige Zahl, {from} bis {to}. Der Preis folgt ihr; weniger als {from} kosten so viel wie {from}.',
      en: 'Tell us the final number here by {day}, {from} to {to}. The price follows it; fewer than {from} cost the same as {from}.',
      fr: 'Jusqu’au {day}, indiquez ici le nombre définitif, de {from} à {to}. Le prix le suit\u202f; moins de {from} coûtent autant que {from}.',
      it: 'Fino al {day} indichi qui il numero definitivo, da {from} a {to}. Il prezzo lo segue; meno di {from} costano come {from}.',
    },
    agreedExactly: {
      de: 'Der Preis gilt für {from} Personen, auch wenn weniger kommen. Sagen Sie es uns hier bis {day}.',
      en: 'The price is for {from} people, even if fewer come. Let us know here by {day}.',
      fr: 'Le prix vaut pour {from} personnes, même si elles sont moins nombreuses. Indiquez-le ici jusqu’au {day}.',
      it: 'Il prezzo vale per {from} persone, anche se ne vengono meno. Lo indichi qui fino al {day}.',
    },
    final: {
      de: 'Die endgültige Zahl war bis {day} zu nennen. Wird noch jemand krank, melden Sie es uns; das kostet nichts.',
      en: 'The final number was due by {day}. If somebody falls ill, let us know; that costs nothing.',
      fr: 'Le nombre définitif était attendu jusqu’au {day}. Si quelqu’un tombe malade, dites-le-nous\u202f; cela ne coûte rien.',
      it: 'Il numero definitivo era da indicare entro il {day}. Se qualcuno si ammala, ce lo dica; non costa nulla.',
    },
    /** {price}, {n} */
    total: {
      one: {
        de: '{price} für {n} Person',
        en: '{price} for {n} person',
        fr: '{price} pour {n} personne',
        it: '{price} per {n} persona',
      },
      other: {
        de: '{price} für {n} Personen',
        en: '{price} for {n} people',
        fr: '{price} pour {n} personnes',
        it: '{price} per {n} persone',
      },
    },
    fee: {
      de: 'Jeder Platz, auf den Sie heute verzichten, kostet noch {price}.',
      en: 'Each place you give up today still costs {price}.',
      fr: 'Chaque place à laquelle vous renoncez aujourd’hui coûte encore {price}.',
      it: 'Ogni posto a cui rinuncia oggi costa ancora {price}.',
    },
    more: {
      de: 'Weitere Plätze buchen Sie bitte neu.',
      en: 'For further places, please make another booking.',
      fr: 'Pour d’autres places, faites une nouvelle réservation.',
      it: 'Per altri posti faccia una nuova prenotazione.',
    },
    less: {
      de: 'Eine Person weniger',
      en: 'One person fewer',
      fr: 'Une personne de moins',
      it: 'Una persona in meno',
    },
    plus: {
      de: 'Eine Person mehr',
      en: 'One person more',
      fr: 'Une personne de plus',
      it: 'Una persona in più',
    },
    label: { de: 'Personen', en: 'People', fr: 'Personnes', it: 'Persone' },
    save: { de: 'Zahl ändern', en: 'Change number', fr: 'Modifier le nombre', it: 'Cambiare il numero' },
    saved: {
      de: 'Die Zahl der Personen ist geändert.',
      en: 'The number of people has been changed.',
      fr: 'Le nombre de personnes est modifié.',
      it: 'Il numero di persone è stato modificato.',
    },
  },
  move: {
    title: {
      de: 'Auf einen anderen Termin umbuchen',
      en: 'Move to another date',
      fr: 'Changer de date',
      it: 'Passare a un’altra data',
    },
    text: {
      one: {
        de: 'Gleiches Angebot, gleicher Preis. Ihr Platz am alten Termin wird frei.',
        en: 'The same event at the same price. Your place on the old date is released.',
        fr: 'Même offre, même prix. Votre place à l’ancienne date se libère.',
        it: 'Stessa offerta, stesso prezzo. Il Suo posto nella vecchia data si libera.',
      },
      other: {
        de: 'Gleiches Angebot, gleicher Preis. Ihre {n} Plätze am alten Termin werden frei.',
        en: 'The same event at the same price. Your {n} places on the old date are released.',
        fr: 'Même offre, même prix. Vos {n} places à l’ancienne date se libèrent.',
        it: 'Stessa offerta, stesso prezzo. I Suoi {n} posti nella vecchia data si liberano.',
      },
    },
    label: { de: 'Neuer Termin', en: 'New date', fr: 'Nouvelle date', it: 'Nuova data' },
    save: { de: 'Umbuchen', en: 'Move', fr: 'Changer de date', it: 'Cambiare data' },
    saved: {
      de: 'Ihre Buchung ist umgebucht.',
      en: 'Your booking has been moved.',
      fr: 'Votre réservation a changé de date.',
      it: 'La Sua prenotazione è stata spostata.',
    },
    none: {
      de: 'Zurzeit gibt es keinen anderen Termin mit genug freien Plätzen.',
      en: 'There’s no other date with enough places at the moment.',
      fr: 'Pour le moment, aucune autre date n’a assez de places.',
      it: 'Al momento nessun’altra data ha abbastanza posti liberi.',
    },
  },
  moveRequest: {
    title: { de: 'Anderer Termin', en: 'Another date', fr: 'Une autre date', it: 'Un’altra data' },
    text: {
      de: 'Der Tag gehört Ihrer Gruppe allein. Sagen Sie uns, welcher Ihnen besser passt; wir antworten Ihnen, und bis dahin gilt der jetzige.',
      en: 'The day belongs to your group alone. Tell us which one would suit you better; we’ll answer, and until then the present date stands.',
      fr: 'Ce jour est réservé à votre groupe. Dites-nous lequel vous conviendrait mieux\u202f; nous vous répondrons, et la date actuelle reste valable d’ici là.',
      it: 'Il giorno è riservato al Suo gruppo. Ci dica quale andrebbe meglio; Le rispondiamo, e fino ad allora vale la data attuale.',
    },
    day: { de: 'Wunschtag', en: 'Preferred day', fr: 'Jour souhaité', it: 'Giorno desiderato' },
    why: { de: 'Bemerkung', en: 'Remark', fr: 'Remarque', it: 'Osservazione' },
    optional: { de: '(freiwillig)', en: '(optional)', fr: '(facultatif)', it: '(facoltativo)' },
    save: { de: 'Anfragen', en: 'Ask for it', fr: 'Demander ce jour', it: 'Chiedere la data' },
    saved: {
      de: 'Ihr Wunsch ist bei uns.',
      en: 'We’ve received your wish.',
      fr: 'Nous avons reçu votre souhait.',
      it: 'La Sua richiesta è arrivata.',
    },
    /** {day} */
    pending: {
      de: 'Gewünscht haben Sie den {day}. Wir antworten Ihnen; bis dahin gilt der jetzige Termin.',
      en: 'You asked for {day}. We’ll answer; until then the present date stands.',
      fr: 'Vous souhaitez le {day}. Nous vous répondrons\u202f; d’ici là, la date actuelle reste valable.',
      it: 'Ha chiesto il {day}. Le rispondiamo; fino ad allora vale la data attuale.',
    },
  },
  cancel: {
    title: { de: 'Stornieren', en: 'Cancel', fr: 'Annuler', it: 'Annullare' },
    waiting: {
      de: 'Ihr Platz auf der Warteliste geht verloren, Kosten entstehen keine.',
      en: 'You’ll lose your place on the list; there’s no charge.',
      fr: 'Vous perdez votre place dans la liste d’attente, sans aucuns frais.',
      it: 'Perde il posto in lista d’attesa, senza alcun costo.',
    },
    nothing: {
      de: 'Es entstehen Ihnen keine Kosten.',
      en: 'There’s nothing to pay.',
      fr: 'Vous n’avez rien à payer.',
      it: 'Non c’è nulla da pagare.',
    },
    terms: {
      de: 'Zu den Geschäftsbedingungen',
      en: 'See the terms and conditions',
      fr: 'Lire les conditions générales',
      it: 'Leggere le condizioni generali',
    },
    open: {
      de: 'Buchung stornieren …',
      en: 'Cancel the booking…',
      fr: 'Annuler la réservation…',
      it: 'Annullare la prenotazione…',
    },
    leave: {
      de: 'Von der Warteliste streichen …',
      en: 'Leave the waiting list…',
      fr: 'Quitter la liste d’attente…',
      it: 'Uscire dalla lista d’attesa…',
    },
    leaving: {
      question: {
        de: 'Von der Warteliste streichen?',
        en: 'Leave the waiting list?',
        fr: 'Quitter la liste d’attente ?',
        it: 'Uscire dalla lista d’attesa?',
      },
      confirm: { de: 'Ja, streichen', en: 'Yes, leave it', fr: 'Oui, la quitter', it: 'Sì, uscire' },
      keep: {
        de: 'Nein, weiter warten',
        en: 'No, keep waiting',
        fr: 'Non, continuer d’attendre',
        it: 'No, restare in lista',
      },
    },
    question: {
      de: 'Diese Buchung stornieren?',
      en: 'Cancel this booking?',
      fr: 'Annuler cette réservation ?',
      it: 'Annullare questa prenotazione?',
    },
    confirm: { de: 'Ja, stornieren', en: 'Yes, cancel', fr: 'Oui, annuler', it: 'Sì, annullare' },
    keep: { de: 'Nein, behalten', en: 'No, keep it', fr: 'Non, la garder', it: 'No, tenerla' },
    saved: {
      de: 'Ihre Buchung ist storniert.',
      en: 'Your booking has been cancelled.',
      fr: 'Votre réservation est annulée.',
      it: 'La Sua prenotazione è stata annullata.',
    },
  },
  working: { de: 'Einen Moment …', en: 'One moment…', fr: 'Un instant…', it: 'Un momento…' },
  problems: {
    not_changeable: {
      de: 'Das lässt sich hier nicht mehr ändern. Bitte schreiben Sie uns.',
      en: 'This can no longer be changed here. Please write to us.',
      fr: 'Cela ne se modifie plus ici. Écrivez-nous.',
      it: 'Qui non si può più modificare. Ci scriva.',
    },
    too_late: {
      de: 'Dafür ist es nach den Geschäftsbedingungen zu spät. Bitte schreiben Sie uns.',
      en: 'Under the terms and conditions it’s too late for this. Please write to us.',
      fr: 'Selon les conditions générales, il est trop tard pour cela. Écrivez-nous.',
      it: 'Secondo le condizioni generali è troppo tardi. Ci scriva.',
    },
    sold_out: {
      de: 'So viele Plätze sind nicht mehr frei.',
      en: 'That many places are no longer free.',
      fr: 'Il ne reste plus assez de places.',
      it: 'Non ci sono più così tanti posti liberi.',
    },
    changed_meanwhile: {
      de: 'Die Buchung hat sich inzwischen geändert, zum Beispiel durch eine Zahlung. Wir haben nichts geändert. Bitte prüfen Sie, wie sie jetzt steht, und bestätigen Sie dann noch einmal.',
      en: 'Your booking has changed in the meantime, for example because a payment arrived. We haven’t changed anything. Please check how it stands now, then confirm again.',
      fr: 'La réservation a changé entre-temps, par exemple à la suite d’un paiement. Nous n’avons rien modifié. Vérifiez ce qui est affiché maintenant, puis confirmez à nouveau.',
      it: 'Nel frattempo la prenotazione è cambiata, per esempio per via di un pagamento. Non abbiamo modificato nulla. Verifichi com’è ora e poi confermi di nuovo.',
    },
    over_capacity: {
      de: 'So viele Plätze hat dieser Termin nicht. Bitte wählen Sie weniger Personen.',
      en: 'This date doesn’t have that many places. Please choose fewer people.',
      fr: 'Cette date n’offre pas autant de places. Choisissez moins de personnes.',
      it: 'Questa data non ha così tanti posti. Scelga meno persone.',
    },
    day_passed: {
      de: 'Dieser Tag liegt schon zurück. Bitte wählen Sie einen späteren.',
      en: 'This day is already past. Please choose a later one.',
      fr: 'Ce jour est déjà passé. Choisissez-en un autre, plus tard.',
      it: 'Questo giorno è già passato. Ne scelga uno più avanti.',
    },
    same_event: {
      de: 'Diesen Termin haben Sie schon.',
      en: 'That’s the date you already have.',
      fr: 'C’est la date que vous avez déjà.',
      it: 'La prenotazione è già a questa data.',
    },
    other_price: {
      de: 'Dieser Termin hat einen anderen Preis. Bitte schreiben Sie uns.',
      en: 'This date has a different price. Please write to us.',
      fr: 'Cette date a un autre prix. Écrivez-nous.',
      it: 'Questa data ha un altro prezzo. Ci scriva.',
    },
    offer_over: {
      de: 'Das Angebot ist abgelaufen.',
      en: 'The offer has expired.',
      fr: 'Le délai de la proposition est passé.',
      it: 'L’offerta è scaduta.',
    },
    choice_over: {
      de: 'Die Frist für die Wahl ist vorbei. Bitte schreiben Sie uns.',
      en: 'The deadline for choosing is over. Please write to us.',
      fr: 'Le délai pour choisir est écoulé. Écrivez-nous.',
      it: 'Il termine per scegliere è scaduto. Ci scriva.',
    },
    choice_final: {
      de: 'Ihre Wahl gilt schon: Das Geld ist unterwegs. Sie lässt sich nicht mehr ändern.',
      en: 'Your choice already applies: the money is on its way. It can’t be changed any more.',
      fr: 'Votre choix est déjà effectif\u202f: l’argent est en route. Il ne peut plus être modifié.',
      it: 'La Sua scelta vale già: il denaro è in viaggio. Non si può più cambiare.',
    },
    choice_unknown: {
      de: 'Das steht für diese Buchung nicht zur Wahl. Bitte wählen Sie noch einmal.',
      en: 'That can’t be chosen for this booking. Please choose again.',
      fr: 'Ce choix n’est pas proposé pour cette réservation. Merci de choisir à nouveau.',
      it: 'Questa scelta non è prevista per questa prenotazione. Scelga di nuovo.',
    },
    ask_us: {
      de: 'So viele Plätze auf Rechnung prüfen wir zuerst. Bitte schreiben Sie uns.',
      en: 'We check this many places by invoice first. Please write to us.',
      fr: 'Pour autant de places sur facture, nous devons d’abord vérifier. Écrivez-nous.',
      it: 'Per tanti posti con fattura dobbiamo prima verificare. Ci scriva.',
    },
    book_more: {
      de: 'Weitere Plätze buchen Sie bitte neu.',
      en: 'For further places, please make another booking.',
      fr: 'Pour d’autres places, faites une nouvelle réservation.',
      it: 'Per altri posti faccia una nuova prenotazione.',
    },
    invalid: {
      de: 'Diese Angabe können wir nicht lesen. Bitte prüfen Sie sie.',
      en: 'We can’t read this entry. Please check it.',
      fr: 'Nous n’arrivons pas à lire ce champ. Vérifiez-le.',
      it: 'Non riusciamo a leggere questa indicazione. La controlli.',
    },
    payment_unavailable: {
      de: 'Die Zahlungsseite ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
      en: 'The payment page can’t be reached just now. Please try again in a few minutes.',
      fr: 'La page de paiement n’est pas accessible en ce moment. Réessayez dans quelques minutes.',
      it: 'La pagina di pagamento non è raggiungibile. Riprovi fra qualche minuto.',
    },
    too_many_held: {
      de: 'Von Ihrem Anschluss sind gerade viele Plätze reserviert und nicht bezahlt. Bitte versuchen Sie es in einer Viertelstunde noch einmal.',
      en: 'Many places are reserved from your connection at the moment and not paid for. Please try again in a quarter of an hour.',
      fr: 'Beaucoup de places sont réservées depuis votre connexion et pas encore payées. Réessayez dans un quart d’heure.',
      it: 'Dalla Sua connessione risultano riservati molti posti non ancora pagati. Riprovi tra un quarto d’ora.',
    },
    too_many_requests: {
      de: 'Das waren viele Änderungen auf einmal. Bitte warten Sie zehn Minuten.',
      en: 'That was a lot of changes at once. Please wait ten minutes.',
      fr: 'Cela fait beaucoup de modifications à la fois. Attendez dix minutes.',
      it: 'Troppe modifiche in una volta. Aspetti dieci minuti.',
    },
    /** The line broke: nobody knows whether it counted. */
    unanswered: {
      de: 'Es kam keine Antwort. Laden Sie die Seite neu: Dort sehen Sie, ob die Änderung schon gilt.',
      en: 'There was no answer. Reload the page to see whether the change has been made.',
      fr: 'Aucune réponse n’est arrivée. Rechargez la page\u202f: vous verrez si la modification est faite.',
      it: 'Non è arrivata nessuna risposta. Ricarichi la pagina: vedrà se la modifica è già avvenuta.',
    },
    failed: {
      de: 'Das hat nicht geklappt, es ist nichts geändert. Bitte versuchen Sie es noch einmal.',
      en: 'That didn’t work; nothing has changed. Please try again.',
      fr: 'Cela n’a pas fonctionné, rien n’est modifié. Réessayez.',
      it: 'Non ha funzionato, non è cambiato nulla. Riprovi.',
    },
  },
  unknown: {
    title: {
      de: 'Diese Buchung finden wir nicht.',
      en: 'We can’t find this booking.',
      fr: 'Nous ne trouvons pas cette réservation.',
      it: 'Non troviamo questa prenotazione.',
    },
    lead: {
      de: 'Der Link ist unvollständig oder gehört zu keiner Buchung. Er steht in Ihrer Bestätigung. Finden Sie sie nicht, schreiben Sie uns.',
      en: 'The link is incomplete or doesn’t match any booking. You’ll find it in your confirmation. If you can’t find that, write to us.',
      fr: 'Le lien est incomplet ou ne correspond à aucune réservation. Il figure dans votre confirmation. Si vous ne la trouvez pas, écrivez-nous.',
      it: 'Il link è incompleto o non appartiene a nessuna prenotazione. È nella Sua conferma. Se non la trova, ci scriva.',
    },
    contact: { de: 'Zum Kontakt', en: 'Contact us', fr: 'Nous contacter', it: 'Contatti' },
    calendar: {
      de: 'Zum Event-Kalender',
      en: 'See the event calendar',
      fr: 'Voir l’agenda',
      it: 'Vedere il calendario',
    },
  },
})
