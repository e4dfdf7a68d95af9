import { texts } from '#i18n/texts.ts'

/** Product texts come from the store service. */
export default texts({
  meta: {
    /** Fallback without a product. */
    title: {
      de: 'Produkt im Shop – Gratweg',
      en: 'Product in the shop – Gratweg',
      fr: 'Produit de la boutique – Gratweg',
      it: 'Prodotto dello shop – Gratweg',
    },
    description: {
      de: 'Ein Produkt aus dem Shop von Gratweg. Preise in CHF, Versand in der Schweiz und nach Liechtenstein inbegriffen, bezahlt wird auf einer gesicherten Seite.',
      en: 'A product from the Gratweg shop. Prices in CHF, delivery within Switzerland and Liechtenstein included, payment on a secure page.',
      fr: 'Un produit de la boutique Gratweg. Prix en CHF, livraison en Suisse et au Liechtenstein comprise, paiement sur une page sécurisée.',
      it: 'Un prodotto dello shop Gratweg. Prezzi in CHF, spedizione in Svizzera e nel Liechtenstein inclusa, pagamento su una pagina protetta.',
    },
  },
  breadcrumb: {
    label: { de: 'Sie sind hier', en: 'You are here', fr: 'Vous êtes ici', it: 'Si trova qui' },
    shop: { de: 'Shop', en: 'Shop', fr: 'Boutique', it: 'Shop' },
  },
  imageAlt: {
    de: '{title}, Zeichnung',
    en: '{title}, drawing',
    fr: '{title}, dessin',
    it: '{title}, disegno',
  },
  /** {title}: the option, for example size. */
  unavailableCombination: {
    de: 'Diese Kombination gibt es nicht.',
    en: 'This combination doesn’t exist.',
    fr: 'Cette combinaison n’existe pas.',
    it: 'Questa combinazione non esiste.',
  },
  quantity: { de: 'Menge', en: 'Quantity', fr: 'Quantité', it: 'Quantità' },
  addToCart: {
    de: 'In den Warenkorb',
    en: 'Add to basket',
    fr: 'Ajouter au panier',
    it: 'Aggiungere al carrello',
  },
  /** {least}, {most}: whole francs. */
  ownAmount: {
    label: {
      de: 'Oder ein anderer Betrag in CHF',
      en: 'Or another amount in CHF',
      fr: 'Ou un autre montant en CHF',
      it: 'O un altro importo in CHF',
    },
    hint: {
      de: 'Ganze Franken von {least} bis {most}',
      en: 'Whole francs from {least} to {most}',
      fr: 'Francs entiers, de {least} à {most}',
      it: 'Franchi interi da {least} a {most}',
    },
    wrong: {
      de: 'Bitte ganze Franken von {least} bis {most} eingeben.',
      en: 'Please enter whole francs from {least} to {most}.',
      fr: 'Veuillez saisir des francs entiers, de {least} à {most}.',
      it: 'Inserisca franchi interi da {least} a {most}.',
    },
  },
  /** {number}: shown only with a VAT number. */
  vat: {
    de: 'inkl. MWST ({number})',
    en: 'incl. VAT ({number})',
    fr: 'TVA comprise ({number})',
    it: 'IVA inclusa ({number})',
  },
  inStock: {
    de: 'An Lager in Cham',
    en: 'In stock in Cham',
    fr: 'En stock à Cham',
    it: 'Disponibile a Cham',
  },
  lowStock: {
    one: {
      de: 'Noch {n} an Lager',
      en: '{n} left in stock',
      fr: 'Plus que {n} en stock',
      it: 'Ne resta {n}',
    },
    other: {
      de: 'Noch {n} an Lager',
      en: '{n} left in stock',
      fr: 'Plus que {n} en stock',
      it: 'Ne restano {n}',
    },
  },
  byMail: {
    de: 'als PDF per E-Mail',
    en: 'as a PDF by e-mail',
    fr: 'en PDF par e-mail',
    it: 'in PDF per e-mail',
  },
  /** Followed by the company's e-mail address. */
  noScript: {
    de: 'Der Warenkorb braucht JavaScript; in Ihrem Browser ist es ausgeschaltet. Bestellen Sie per E-Mail.',
    en: 'The basket needs JavaScript, which is off in this browser. You can also order by e-mail.',
    fr: 'Le panier a besoin de JavaScript, désactivé dans ce navigateur. Vous pouvez aussi commander par e-mail.',
    it: 'Il carrello ha bisogno di JavaScript, disattivato in questo browser. Può anche ordinare per e-mail.',
  },
  /** What makes a voucher personal: on its page and in the cart. */
  gift: {
    title: { de: 'Persönlich machen', en: 'Make it personal', fr: 'Personnaliser', it: 'Personalizzare' },
    optional: { de: '(freiwillig)', en: '(optional)', fr: '(facultatif)', it: '(facoltativo)' },
    lead: {
      de: 'Bild, Namen und Nachricht stehen auf dem Gutschein, den Sie als PDF bekommen.',
      en: 'Picture, names and message are printed on the voucher that you get as a PDF.',
      fr: 'L’image, les noms et le message sont imprimés sur le bon que vous recevez en PDF.',
      it: 'Immagine, nomi e messaggio sono stampati sul buono che riceve in PDF.',
    },
    picture: { de: 'Bild', en: 'Picture', fr: 'Image', it: 'Immagine' },
    recipient: { de: 'Für wen', en: 'Who it’s for', fr: 'Pour qui', it: 'Per chi' },
    sender: { de: 'Von wem', en: 'Who it’s from', fr: 'De la part de', it: 'Da parte di' },
    message: { de: 'Nachricht', en: 'Message', fr: 'Votre message', it: 'Messaggio' },
    /** {n} of {most} characters. */
    count: {
      de: '{n} von {most} Zeichen',
      en: '{n} of {most} characters',
      fr: '{n} caractères sur {most}',
      it: '{n} caratteri su {most}',
    },
    email: {
      de: 'E-Mail der beschenkten Person',
      en: 'Recipient’s e-mail',
      fr: 'E-mail de la personne',
      it: 'E-mail di chi lo riceve',
    },
    emailHint: {
      de: 'Dann schicken wir den Gutschein auch direkt dorthin. Sie bekommen ihn gleich nach der Zahlung.',
      en: 'We then send the voucher there too. You get yours right after the payment.',
      fr: 'Nous y envoyons aussi le bon. Vous recevez le vôtre dès le paiement.',
      it: 'Inviamo il buono anche lì. Lei riceve il Suo subito dopo il pagamento.',
    },
    day: { de: 'Versand am', en: 'Send it on', fr: 'Envoi le', it: 'Invio il' },
    /** {until}: a day. */
    dayHint: {
      de: 'Leer: gleich nach der Zahlung. Sonst um 8 Uhr am gewählten Tag, spätestens am {until}',
      en: 'Empty: right after the payment. Otherwise at 8 a.m. Swiss time on that day, {until} at the latest',
      fr: 'Vide\u202f: dès le paiement. Sinon à 8 heures le jour choisi, au plus tard le {until}',
      it: 'Vuoto: subito dopo il pagamento. Altrimenti alle 8 del giorno scelto, al più tardi il {until}',
    },
    byPost: {
      de: 'Auch gedruckt per Post an die Lieferadresse (Versand inbegriffen)',
      en: 'Also send it printed, by post, to the delivery address (delivery included)',
      fr: 'Également imprimé et envoyé par la Poste à l’adresse de livraison (livraison comprise)',
      it: 'Anche stampato e spedito per posta all’indirizzo di consegna (spedizione inclusa)',
    },
    preview: { de: 'Vorschau als PDF', en: 'Preview as PDF', fr: 'Aperçu en PDF', it: 'Anteprima in PDF' },
    previewHint: {
      de: 'öffnet ein neues Fenster',
      en: 'opens a new window',
      fr: 'ouvre une nouvelle fenêtre',
      it: 'apre una nuova finestra',
    },
    problems: {
      /** {most} characters. */
      too_long: {
        de: 'Bitte höchstens {most} Zeichen schreiben.',
        en: 'Please write no more than {most} characters.',
        fr: 'Écrivez {most} caractères au plus.',
        it: 'Scriva al massimo {most} caratteri.',
      },
      /** {lines} */
      too_many_lines: {
        de: 'Bitte höchstens {lines} Zeilen schreiben.',
        en: 'Please write no more than {lines} lines.',
        fr: 'Écrivez {lines} lignes au plus.',
        it: 'Scriva al massimo {lines} righe.',
      },
      /** {character} */
      unprintable: {
        de: '«{character}» lässt sich nicht drucken. Bitte weglassen.',
        en: '“{character}” can’t be printed. Please leave it out.',
        fr: '«\u202f{character}\u202f» ne peut pas être imprimé. Retirez ce caractère.',
        it: '«{character}» non si può stampare. Lo tolga, per favore.',
      },
      not_an_address: {
        de: 'Bitte eine E-Mail-Adresse wie name@example.ch eingeben.',
        en: 'Please enter an e-mail address such as name@example.com.',
        fr: 'Saisissez une adresse e-mail, par exemple nom@example.ch.',
        it: 'Inserisca un indirizzo e-mail, per esempio nome@example.ch.',
      },
      /** {until}: a day. */
      not_a_day: {
        de: 'Bitte einen Tag von heute bis {until} wählen.',
        en: 'Please choose a day from today to {until}.',
        fr: 'Choisissez un jour entre aujourd’hui et le {until}.',
        it: 'Scelga un giorno da oggi al {until}.',
      },
      needs_address: {
        de: 'Für den Versand an einem Tag braucht es die E-Mail-Adresse.',
        en: 'To send it on a day we need the e-mail address.',
        fr: 'Pour un envoi à une date, il faut l’adresse e-mail.',
        it: 'Per l’invio in un giorno preciso serve l’indirizzo e-mail.',
      },
    },
    cart: {
      /** {name} */
      recipient: { de: 'Für {name}', en: 'For {name}', fr: 'Pour {name}', it: 'Per {name}' },
      sender: { de: 'Von {name}', en: 'From {name}', fr: 'De la part de {name}', it: 'Da parte di {name}' },
      picture: {
        de: 'mit dem gewählten Bild',
        en: 'with a picture of your choice',
        fr: 'avec l’image choisie',
        it: 'con l’immagine scelta',
      },
      /** {email} */
      mailNow: {
        de: 'an {email}, gleich nach der Zahlung',
        en: 'to {email}, right after the payment',
        fr: 'à {email}, dès le paiement',
        it: 'a {email}, subito dopo il pagamento',
      },
      /** {email}, {day} */
      mailOn: {
        de: 'an {email} am {day}',
        en: 'to {email} on {day}',
        fr: 'à {email} le {day}',
        it: 'a {email} il {day}',
      },
      byPost: {
        de: 'gedruckt per Post',
        en: 'printed, by post',
        fr: 'imprimé, par la Poste',
        it: 'stampato, per posta',
      },
      change: {
        de: 'Persönliches ändern',
        en: 'Change the personal details',
        fr: 'Modifier la personnalisation',
        it: 'Cambiare la personalizzazione',
      },
      remove: {
        de: 'Persönliches entfernen',
        en: 'Remove the personal details',
        fr: 'Retirer la personnalisation',
        it: 'Togliere la personalizzazione',
      },
      save: { de: 'Übernehmen', en: 'Apply', fr: 'Appliquer', it: 'Applicare' },
      cancel: { de: 'Abbrechen', en: 'Cancel', fr: 'Annuler', it: 'Annullare' },
      /** {title} */
      changed: {
        de: '{title}: Das gewählte Bild oder der Tag ist nicht mehr möglich und wurde entfernt.',
        en: '{title}: the picture or day you chose is no longer possible and was removed.',
        fr: '{title}\u202f: l’image ou le jour choisi n’est plus possible et a été retiré.',
        it: '{title}: l’immagine o il giorno scelto non è più possibile ed è stato tolto.',
      },
      /** {title}, {francs}, {least}, {most} */
      outOfRange: {
        de: '{title} über CHF {francs} gibt es nicht mehr. Möglich sind ganze Franken von {least} bis {most}.',
        en: '{title} for CHF {francs} is no longer available. It can be any whole francs from {least} to {most}.',
        fr: '{title} de CHF {francs} n’est plus proposé. Le montant est en francs entiers de {least} à {most}.',
        it: '{title} da CHF {francs} non è più disponibile. L’importo è in franchi interi da {least} a {most}.',
      },
    },
    noScript: {
      de: 'Ohne JavaScript: Schreiben Sie uns Bild, Namen und Nachricht in der Bestellung per E-Mail.',
      en: 'Without JavaScript: tell us the picture, names and message when you order by e-mail.',
      fr: 'Sans JavaScript\u202f: indiquez-nous l’image, les noms et le message dans votre commande par e-mail.',
      it: 'Senza JavaScript: ci indichi immagine, nomi e messaggio nell’ordine per e-mail.',
    },
  },
  voucher: {
    delivery: {
      de: 'So kommt er an. {rule:voucherDelivery}',
      en: 'This is what arrives. {rule:voucherDelivery}',
      fr: 'Voici ce que vous recevez. {rule:voucherDelivery}',
      it: 'Ecco come arriva. {rule:voucherDelivery}',
    },
    /** A row of the table below. */
    validity: {
      label: { de: 'Gültig', en: 'Valid for', fr: 'Validité', it: 'Validità' },
      years: {
        de: '{validity:figures}',
        en: '{validity:figures}',
        fr: '{validity:figures}',
        it: '{validity:figures}',
      },
    },
    use: { de: 'Wofür er gilt', en: 'What it’s good for', fr: 'À quoi il sert', it: 'Per che cosa è valido' },
    value: {
      courses: {
        title: {
          de: 'Survival-Training',
          en: 'Survival training',
          fr: 'Stages de survie',
          it: 'Corsi di sopravvivenza',
        },
        text: {
          de: 'Jede Stufe, jeder öffentliche Termin: {francs:aufbruch}, {francs:durchhaltevermoegen} oder {francs:klarer-kompass} pro Person.',
          en: 'Any level, any public date: {francs:aufbruch}, {francs:durchhaltevermoegen} or {francs:klarer-kompass} per person.',
          fr: 'Tous les niveaux, toutes les dates publiques\u202f: {francs:aufbruch}, {francs:durchhaltevermoegen} ou {francs:klarer-kompass} par personne.',
          it: 'Tutti i livelli, tutte le date pubbliche: {francs:aufbruch}, {francs:durchhaltevermoegen} o {francs:klarer-kompass} a persona.',
        },
        link: {
          de: 'Alle Stufen',
          en: 'All levels',
          fr: 'Voir tous les niveaux',
          it: 'Vedere tutti i livelli',
        },
      },
      teamEvents: {
        title: { de: 'Team-Events', en: 'Team events', fr: 'Sorties d’équipe', it: 'Uscite per team' },
        text: {
          de: 'Bei der Buchung auf dieser Website wird der Betrag vom Preis abgezogen. Reicht er nicht, bezahlen Sie die Differenz.',
          en: 'When you book on this website, the amount comes off the price. If it isn’t enough, you pay the difference.',
          fr: 'Lors de la réservation sur ce site, le montant est déduit du prix. S’il ne suffit pas, vous payez la différence.',
          it: 'Quando prenota su questo sito, l’importo viene dedotto dal prezzo. Se non basta, paga la differenza.',
        },
        link: {
          de: 'Alle Team-Events',
          en: 'All team events',
          fr: 'Voir toutes les sorties',
          it: 'Vedere tutte le uscite',
        },
      },
      shop: {
        title: { de: 'Im Shop', en: 'In the shop', fr: 'Dans la boutique', it: 'Nello shop' },
        text: {
          de: '{rule:voucherUse}',
          en: '{rule:voucherUse}',
          fr: '{rule:voucherUse}',
          it: '{rule:voucherUse}',
        },
        link: {
          de: 'Bedingungen für Gutscheine',
          en: 'Terms for vouchers',
          fr: 'Conditions des bons',
          it: 'Condizioni dei buoni',
        },
      },
    },
    course: {
      place: {
        title: {
          de: 'Ein Platz im Kurs',
          en: 'A place on the course',
          fr: 'Une place au stage',
          it: 'Un posto nel corso',
        },
        text: {
          de: 'Für eine Person im Kurs {name}, an einem öffentlichen Termin. Das Datum wählt, wer den Gutschein bekommt.',
          en: 'For one person on the {name} course, on a public date. The person who gets the voucher chooses the date.',
          fr: 'Pour une personne au stage {name}, à une date publique. La personne qui reçoit le bon choisit la date.',
          it: 'Per una persona nel corso {name}, in una data pubblica. La data la sceglie chi riceve il buono.',
        },
        link: {
          de: 'Was im Kurs geschieht',
          en: 'What happens on the course',
          fr: 'Découvrir le stage',
          it: 'Scoprire il corso',
        },
      },
      price: {
        title: {
          de: 'Auch wenn der Preis steigt',
          en: 'Even if the price goes up',
          fr: 'Même si le prix augmente',
          it: 'Anche se il prezzo aumenta',
        },
        text: {
          de: 'Er gilt für den Kurs, nicht für einen Betrag: auch wenn der Kurs inzwischen mehr kostet.',
          en: 'It covers the course, not an amount, even if the course costs more by then.',
          fr: 'Le bon est valable pour le stage, et non pour un montant\u202f: même si le stage coûte plus cher entre-temps.',
          it: 'È valido per il corso, non per un importo: anche se nel frattempo il corso costa di più.',
        },
      },
      choice: {
        title: {
          de: 'Unsicher, welcher Kurs passt?',
          en: 'Not sure which course fits?',
          fr: 'Vous hésitez entre les stages\u202f?',
          it: 'Non sa quale corso scegliere?',
        },
        text: {
          de: 'Drei Fragen zeigen, welche Stufe passt. Oder Sie schenken einen Wertgutschein: Er gilt für jeden Kurs.',
          en: 'Three questions show which level fits. Or give a gift voucher for an amount: it’s good for any course.',
          fr: 'Trois questions montrent quel niveau convient. Ou offrez un bon d’achat\u202f: il est valable pour tous les stages.',
          it: 'Tre domande mostrano quale livello è adatto. Oppure regali un buono acquisto: è valido per tutti i corsi.',
        },
        link: {
          de: 'Welche Stufe passt?',
          en: 'Which level fits?',
          fr: 'Quel niveau convient\u202f?',
          it: 'Quale livello è adatto?',
        },
      },
    },
  },
  parts: { de: 'Teile', en: 'Parts', fr: 'Pièces', it: 'Parti' },
  facts: { de: 'Technische Daten', en: 'Specification', fr: 'Caractéristiques', it: 'Dati tecnici' },
  details: { de: 'Gut zu wissen', en: 'Good to know', fr: 'Bon à savoir', it: 'Buono a sapersi' },
  /** Fallback heading of related products. */
  related: { de: 'Passt dazu', en: 'Goes well with this', fr: 'Pour compléter', it: 'Da abbinare' },
  failure: {
    title: {
      de: 'Der Shop antwortet nicht.',
      en: 'The shop isn’t responding.',
      fr: 'La boutique ne répond pas.',
      it: 'Lo shop non risponde.',
    },
    text: {
      de: 'Das Produkt konnte nicht geladen werden. Ihr Warenkorb ist unverändert.',
      en: 'The product couldn’t be loaded. Your basket is unchanged.',
      fr: 'Le produit n’a pas pu être chargé. Votre panier est inchangé.',
      it: 'Non è stato possibile caricare il prodotto. Il Suo carrello è invariato.',
    },
    retry: { de: 'Erneut versuchen', en: 'Try again', fr: 'Réessayer', it: 'Riprovare' },
  },
  notFound: {
    title: {
      de: 'Dieses Produkt gibt es nicht mehr.',
      en: 'This product no longer exists.',
      fr: 'Ce produit n’existe plus.',
      it: 'Questo prodotto non esiste più.',
    },
    text: {
      de: 'Es wurde aus dem Sortiment genommen, oder die Adresse stimmt nicht.',
      en: 'It has left the range, or the address is wrong.',
      fr: 'Il a été retiré de l’assortiment, ou l’adresse est inexacte.',
      it: 'È stato tolto dall’assortimento, oppure l’indirizzo non è corretto.',
    },
    link: { de: 'Zum Shop', en: 'Go to the shop', fr: 'Aller à la boutique', it: 'Vedere lo shop' },
  },
})
