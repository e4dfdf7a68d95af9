import { texts } from '#i18n/texts.ts'

/** Of the checkout of test operation. `place`: what differs for bookings. */
export default texts({
  name: { de: 'Testkasse', en: 'Testkasse', fr: 'Testkasse', it: 'Testkasse' },
  notice: {
    de: 'Testkasse: Hier bewegt sich kein Geld, und nach Karten fragt niemand.',
    en: 'Testkasse, for testing: no money changes hands here, and nobody asks for a card.',
    fr: 'Testkasse, pour essayer\u202f: aucun argent ne circule ici et personne ne demande de carte.',
    it: 'Testkasse, per provare: qui non si muove denaro e nessuno chiede una carta.',
  },
  title: {
    de: 'Prüfen und bezahlen',
    en: 'Check and pay',
    fr: 'Vérifier et payer',
    it: 'Controllare e pagare',
  },
  lead: {
    de: 'Bestellung {number}. Was im Warenkorb lag, ist bis {time} Uhr für Sie zurückgelegt.',
    en: 'Order {number}. What was in your basket is set aside for you until {time}.',
    fr: 'Commande {number}. Le contenu de votre panier vous est réservé jusqu’à {time}.',
    it: 'Ordine {number}. Il contenuto del carrello è riservato per Lei fino alle {time}.',
  },
  order: {
    title: { de: 'Ihre Bestellung', en: 'Your order', fr: 'Votre commande', it: 'Il Suo ordine' },
    total: { de: 'Gesamt', en: 'Total', fr: 'Total', it: 'Totale' },
    shipping: {
      de: 'Versand inbegriffen',
      en: 'Delivery included',
      fr: 'Livraison comprise',
      it: 'Spedizione inclusa',
    },
    vat: { de: 'inkl. MWST', en: 'VAT included', fr: 'TVA comprise', it: 'IVA inclusa' },
  },
  you: { de: 'Ihre Angaben', en: 'Your details', fr: 'Vos coordonnées', it: 'I Suoi dati' },
  address: {
    de: 'Lieferadresse',
    en: 'Delivery address',
    fr: 'Adresse de livraison',
    it: 'Indirizzo di consegna',
  },
  fields: {
    email: { de: 'E-Mail', en: 'E-mail', fr: 'E-mail', it: 'E-mail' },
    name: { de: 'Vor- und Nachname', en: 'First and last name', fr: 'Prénom et nom', it: 'Nome e cognome' },
    street: {
      de: 'Strasse und Nummer',
      en: 'Street and house number',
      fr: 'Rue et numéro',
      it: 'Via e numero',
    },
    postalCode: { de: 'PLZ', en: 'Postcode', fr: 'NPA', it: 'NPA' },
    city: { de: 'Ort', en: 'Town', fr: 'Localité', it: 'Località' },
    country: { de: 'Land', en: 'Country', fr: 'Pays', it: 'Paese' },
    phone: { de: 'Telefon', en: 'Phone', fr: 'Téléphone', it: 'Telefono' },
  },
  optional: { de: '(optional)', en: '(optional)', fr: '(facultatif)', it: '(facoltativo)' },
  emailHint: {
    de: 'Dorthin geht die Bestätigung, Gutscheine inbegriffen.',
    en: 'The confirmation goes there, vouchers included.',
    fr: 'La confirmation y sera envoyée, bons compris.',
    it: 'La conferma arriva lì, buoni compresi.',
  },
  phoneHint: {
    de: 'Nur für Fragen zur Lieferung.',
    en: 'Only for questions about the delivery.',
    fr: 'Uniquement pour les questions de livraison.',
    it: 'Solo per domande sulla consegna.',
  },
  countries: {
    CH: { de: 'Schweiz', en: 'Switzerland', fr: 'Suisse', it: 'Svizzera' },
    LI: { de: 'Liechtenstein', en: 'Liechtenstein', fr: 'Liechtenstein', it: 'Liechtenstein' },
  },
  terms: {
    before: { de: 'Ich bin mit den ', en: 'I agree to the ', fr: 'J’accepte les ', it: 'Accetto le ' },
    link: {
      de: 'Allgemeinen Geschäftsbedingungen',
      en: 'terms and conditions',
      fr: 'conditions générales',
      it: 'condizioni generali',
    },
    after: { de: ' einverstanden.', en: '.', fr: '.', it: '.' },
    newTab: {
      de: ' (neues Fenster)',
      en: ' (new window)',
      fr: ' (nouvelle fenêtre)',
      it: ' (nuova finestra)',
    },
  },
  free: {
    de: 'Bestellen, nichts zu bezahlen',
    en: 'Order, nothing to pay',
    fr: 'Commander, rien à payer',
    it: 'Ordina, niente da pagare',
  },
  pay: { de: 'Bezahlen', en: 'Pay', fr: 'Payer', it: 'Pagare' },
  cancel: {
    de: 'Zurück zum Warenkorb',
    en: 'Back to the basket',
    fr: 'Retour au panier',
    it: 'Tornare al carrello',
  },
  tryOut: {
    title: { de: 'Andere Ausgänge', en: 'Other outcomes', fr: 'Autres issues', it: 'Altri esiti' },
    text: {
      de: 'Eine echte Kasse sagt auch einmal nein. Hier lässt sich das ausprobieren.',
      en: 'A real till sometimes says no. Here you can see what happens then.',
      fr: 'Une vraie caisse refuse parfois. Ici, vous voyez ce qui se passe alors.',
      it: 'Una cassa vera a volte dice di no. Qui si vede che cosa succede.',
    },
    decline: {
      de: 'Zahlung ablehnen',
      en: 'Decline the payment',
      fr: 'Refuser le paiement',
      it: 'Rifiutare il pagamento',
    },
    expire: {
      de: 'Sitzung ablaufen lassen',
      en: 'Let the session expire',
      fr: 'Laisser expirer la session',
      it: 'Lasciar scadere la sessione',
    },
  },
  declined: {
    title: {
      de: 'Die Zahlung wurde abgelehnt.',
      en: 'The payment was declined.',
      fr: 'Le paiement a été refusé.',
      it: 'Il pagamento è stato rifiutato.',
    },
    text: {
      de: 'Es wurde nichts verrechnet. Ihre Angaben sind noch da: Versuchen Sie es noch einmal, oder gehen Sie zurück zum Warenkorb.',
      en: 'Nothing was charged. Your details are still here: try again, or go back to your basket.',
      fr: 'Rien n’a été débité. Vos données sont toujours là\u202f: réessayez ou revenez au panier.',
      it: 'Non è stato addebitato nulla. I Suoi dati sono ancora qui: riprovi oppure torni al carrello.',
    },
  },
  errors: {
    one: {
      de: 'Eine Angabe passt noch nicht',
      en: 'One entry needs another look',
      fr: 'Un champ est à revoir',
      it: 'Un campo è da rivedere',
    },
    other: {
      de: '{n} Angaben passen noch nicht',
      en: '{n} entries need another look',
      fr: '{n} champs sont à revoir',
      it: '{n} campi sono da rivedere',
    },
    fields: {
      email: {
        de: 'Bitte geben Sie eine vollständige E-Mail-Adresse an, zum Beispiel name@example.ch.',
        en: 'Please give a complete e-mail address, for example name@example.ch.',
        fr: 'Indiquez une adresse e-mail complète, par exemple nom@example.ch.',
        it: 'Indichi un indirizzo e-mail completo, per esempio nome@example.ch.',
      },
      name: {
        de: 'Bitte geben Sie Vor- und Nachname an, höchstens 120 Zeichen.',
        en: 'Please give your first and last name, up to 120 characters.',
        fr: 'Indiquez vos prénom et nom, 120 caractères au plus.',
        it: 'Indichi nome e cognome, al massimo 120 caratteri.',
      },
      street: {
        de: 'Bitte geben Sie Strasse und Nummer an, höchstens 120 Zeichen.',
        en: 'Please give your street and house number, up to 120 characters.',
        fr: 'Indiquez la rue et le numéro, 120 caractères au plus.',
        it: 'Indichi via e numero, al massimo 120 caratteri.',
      },
      postalCode: {
        de: 'Bitte geben Sie die Postleitzahl mit vier Ziffern an, zum Beispiel 6330.',
        en: 'Please give your postcode in four digits, for example 6330.',
        fr: 'Indiquez le numéro postal à quatre chiffres, par exemple 6330.',
        it: 'Indichi il numero postale di quattro cifre, per esempio 6330.',
      },
      city: {
        de: 'Bitte geben Sie den Ort an, höchstens 80 Zeichen.',
        en: 'Please give your town, up to 80 characters.',
        fr: 'Indiquez la localité, 80 caractères au plus.',
        it: 'Indichi la località, al massimo 80 caratteri.',
      },
      country: {
        de: 'Bitte wählen Sie Schweiz oder Liechtenstein.',
        en: 'Please choose Switzerland or Liechtenstein.',
        fr: 'Choisissez la Suisse ou le Liechtenstein.',
        it: 'Scelga Svizzera o Liechtenstein.',
      },
      phone: {
        de: 'Bitte schreiben Sie die Nummer mit Ziffern, zum Beispiel +41 79 123 45 67, oder lassen Sie sie weg.',
        en: 'Please write the number in digits, for example +41 79 123 45 67, or leave it out.',
        fr: 'Écrivez le numéro en chiffres, par exemple +41 79 123 45 67, ou laissez le champ vide.',
        it: 'Scriva il numero in cifre, per esempio +41 79 123 45 67, oppure lo lasci vuoto.',
      },
      terms: {
        de: 'Bitte bestätigen Sie, dass Sie mit den Geschäftsbedingungen einverstanden sind.',
        en: 'Please confirm that you agree to the terms and conditions.',
        fr: 'Confirmez que vous acceptez les conditions générales.',
        it: 'Confermi di accettare le condizioni generali.',
      },
    },
  },
  closed: {
    paid: {
      title: {
        de: 'Diese Bestellung ist bezahlt.',
        en: 'This order is paid.',
        fr: 'Cette commande est payée.',
        it: 'Questo ordine è pagato.',
      },
      text: {
        de: 'Ein zweites Mal bezahlen ist nicht nötig und nicht möglich.',
        en: 'You don’t need to pay again, and you can’t.',
        fr: 'Un second paiement n’est ni nécessaire ni possible.',
        it: 'Pagare una seconda volta non è necessario né possibile.',
      },
      link: { de: 'Zur Bestellung', en: 'See the order', fr: 'Voir la commande', it: 'Vedere l’ordine' },
    },
    cancelled: {
      title: {
        de: 'Diese Zahlung wurde abgebrochen.',
        en: 'This payment was cancelled.',
        fr: 'Ce paiement a été annulé.',
        it: 'Questo pagamento è stato annullato.',
      },
      text: {
        de: 'Es wurde nichts verrechnet. Der Warenkorb ist noch da.',
        en: 'Nothing was charged. Your basket is still there.',
        fr: 'Rien n’a été débité. Votre panier est toujours là.',
        it: 'Non è stato addebitato nulla. Il carrello c’è ancora.',
      },
      link: {
        de: 'Zurück zum Warenkorb',
        en: 'Back to the basket',
        fr: 'Retour au panier',
        it: 'Tornare al carrello',
      },
    },
    expired: {
      title: {
        de: 'Die Zeit zum Bezahlen ist abgelaufen.',
        en: 'The time to pay has run out.',
        fr: 'Le délai de paiement est écoulé.',
        it: 'Il tempo per pagare è scaduto.',
      },
      text: {
        de: 'Es wurde nichts verrechnet, und die Artikel sind wieder frei. Der Warenkorb ist noch da.',
        en: 'Nothing was charged, and the items are free again. Your basket is still there.',
        fr: 'Rien n’a été débité et les articles sont de nouveau libres. Votre panier est toujours là.',
        it: 'Non è stato addebitato nulla e gli articoli sono di nuovo liberi. Il carrello c’è ancora.',
      },
      link: {
        de: 'Zurück zum Warenkorb',
        en: 'Back to the basket',
        fr: 'Retour au panier',
        it: 'Tornare al carrello',
      },
    },
    unknown: {
      title: {
        de: 'Diese Zahlung finden wir nicht.',
        en: 'We can’t find this payment.',
        fr: 'Nous ne trouvons pas ce paiement.',
        it: 'Non troviamo questo pagamento.',
      },
      text: {
        de: 'Der Link ist unvollständig oder alt. Gehen Sie im Shop noch einmal zur Kasse.',
        en: 'The link is incomplete or old. Please go to the checkout again from the shop.',
        fr: 'Le lien est incomplet ou ancien. Repassez à la caisse depuis la boutique.',
        it: 'Il link è incompleto o scaduto. Torni alla cassa dallo shop.',
      },
      link: { de: 'Zum Shop', en: 'Go to the shop', fr: 'Aller à la boutique', it: 'Aprire lo shop' },
    },
  },
  place: {
    lead: {
      de: 'Buchung {number}. Reserviert für Sie bis {time} Uhr.',
      en: 'Booking {number}. Held for you until {time}.',
      fr: 'Réservation {number}. Elle vous est gardée jusqu’à {time}.',
      it: 'Prenotazione {number}. È riservata per Lei fino alle {time}.',
    },
    order: {
      title: { de: 'Ihre Buchung', en: 'Your booking', fr: 'Votre réservation', it: 'La Sua prenotazione' },
      total: { de: 'Gesamt', en: 'Total', fr: 'Total', it: 'Totale' },
      shipping: { de: '', en: '', fr: '', it: '' },
      vat: { de: 'inkl. MWST', en: 'VAT included', fr: 'TVA comprise', it: 'IVA inclusa' },
    },
    emailHint: {
      de: 'Die Bestätigung geht an die Adresse, die Sie bei der Buchung angegeben haben.',
      en: 'The confirmation goes to the address you gave when you booked.',
      fr: 'La confirmation part à l’adresse que vous avez donnée en réservant.',
      it: 'La conferma arriva all’indirizzo indicato nella prenotazione.',
    },
    cancel: {
      de: 'Buchung abbrechen',
      en: 'Cancel the booking',
      fr: 'Abandonner la réservation',
      it: 'Rinunciare alla prenotazione',
    },
    declined: {
      title: {
        de: 'Die Zahlung wurde abgelehnt.',
        en: 'The payment was declined.',
        fr: 'Le paiement a été refusé.',
        it: 'Il pagamento è stato rifiutato.',
      },
      text: {
        de: 'Es wurde nichts verrechnet. Ihre Angaben sind noch da: Versuchen Sie es noch einmal, oder brechen Sie die Buchung ab.',
        en: 'Nothing was charged. Your details are still here: try again, or cancel the booking.',
        fr: 'Rien n’a été débité. Vos données sont toujours là\u202f: réessayez ou abandonnez la réservation.',
        it: 'Non è stato addebitato nulla. I Suoi dati sono ancora qui: riprovi oppure rinunci alla prenotazione.',
      },
    },
    closed: {
      paid: {
        title: {
          de: 'Diese Buchung ist bezahlt.',
          en: 'This booking is paid.',
          fr: 'Cette réservation est payée.',
          it: 'Questa prenotazione è pagata.',
        },
        text: {
          de: 'Ein zweites Mal bezahlen ist nicht nötig und nicht möglich.',
          en: 'You don’t need to pay again, and you can’t.',
          fr: 'Un second paiement n’est ni nécessaire ni possible.',
          it: 'Pagare una seconda volta non è necessario né possibile.',
        },
        link: {
          de: 'Zur Buchung',
          en: 'See the booking',
          fr: 'Voir la réservation',
          it: 'Vedere la prenotazione',
        },
      },
      cancelled: {
        title: {
          de: 'Diese Zahlung wurde abgebrochen.',
          en: 'This payment was cancelled.',
          fr: 'Ce paiement a été annulé.',
          it: 'Questo pagamento è stato annullato.',
        },
        text: {
          de: 'Es wurde nichts verrechnet. Wie es um den Platz steht, sagt die Seite Ihrer Buchung.',
          en: 'Nothing was charged. The page of your booking tells you where your place stands.',
          fr: 'Rien n’a été débité. La page de votre réservation dit où en est votre place.',
          it: 'Non è stato addebitato nulla. La pagina della Sua prenotazione indica se il posto è ancora riservato.',
        },
        link: {
          de: 'Zur Buchung',
          en: 'See the booking',
          fr: 'Voir la réservation',
          it: 'Vedere la prenotazione',
        },
      },
      expired: {
        title: {
          de: 'Die Zeit zum Bezahlen ist abgelaufen.',
          en: 'The time to pay has run out.',
          fr: 'Le délai de paiement est écoulé.',
          it: 'Il tempo per pagare è scaduto.',
        },
        text: {
          de: 'Es wurde nichts verrechnet. Wie es um den Platz steht, sagt die Seite Ihrer Buchung.',
          en: 'Nothing was charged. The page of your booking tells you where your place stands.',
          fr: 'Rien n’a été débité. La page de votre réservation dit où en est votre place.',
          it: 'Non è stato addebitato nulla. La pagina della Sua prenotazione indica se il posto è ancora riservato.',
        },
        link: {
          de: 'Zur Buchung',
          en: 'See the booking',
          fr: 'Voir la réservation',
          it: 'Vedere la prenotazione',
        },
      },
    },
  },
})
