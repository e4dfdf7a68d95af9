import { LABELS } from '#content/labels.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  refusals: {
    request_key_reused: {
      de: 'Aus diesem Fenster ist schon etwas anderes gespeichert worden. Schliessen Sie es und prüfen Sie die Bestellung.',
      en: 'Something else has already been saved from this window. Close it and check the order.',
      fr: 'Autre chose a déjà été enregistré depuis cette fenêtre. Fermez-la et vérifiez la commande.',
      it: 'Da questa finestra è già stato salvato qualcos’altro. La chiuda e controlli l’ordine.',
    },
  },
  back: { de: 'Alle Bestellungen', en: 'All orders', fr: 'Toutes les commandes', it: 'Tutti gli ordini' },
  /** {number} */
  title: { de: 'Bestellung {number}', en: 'Order {number}', fr: 'Commande {number}', it: 'Ordine {number}' },
  pieces: {
    one: { de: '{n} Stück', en: '{n} piece', fr: '{n} pièce', it: '{n} pezzo' },
    other: { de: '{n} Stück', en: '{n} pieces', fr: '{n} pièces', it: '{n} pezzi' },
  },
  standing: {
    /** {state}, {sent}, {all}: in pieces */
    partly: {
      de: '{state}, {sent} von {all} Stück gesendet',
      en: '{state}, {sent} of {all} pieces sent',
      fr: '{state}, {sent} pièces sur {all} expédiées',
      it: '{state}, {sent} pezzi su {all} spediti',
    },
    unsent: {
      de: '{state}, noch nicht gesendet',
      en: '{state}, not sent yet',
      fr: '{state}, pas encore expédiée',
      it: '{state}, non ancora spedito',
    },
    sent: {
      de: '{state}, alles gesendet',
      en: '{state}, everything sent',
      fr: '{state}, tout est expédié',
      it: '{state}, tutto spedito',
    },
  },
  parcel: {
    /** {n} */
    title: { de: 'Paket {n}', en: 'Parcel {n}', fr: 'Colis {n}', it: 'Pacco {n}' },
    takenBack: {
      de: 'Zurückgenommenes Paket',
      en: 'Parcel taken back',
      fr: 'Colis repris',
      it: 'Pacco ripreso',
    },
    /** {at} */
    sent: { de: 'gesendet {at}', en: 'sent {at}', fr: 'expédié {at}', it: 'spedito {at}' },
    next: { de: 'noch hier', en: 'still here', fr: 'encore ici', it: 'ancora qui' },
    undo: { de: 'Zurücknehmen', en: 'Take back', fr: 'Reprendre', it: 'Riprendere' },
    undone: {
      de: 'Das Paket ist zurückgenommen, es geht keine E-Mail hinaus.',
      en: 'The parcel has been taken back, and no e-mail will go out.',
      fr: 'Le colis est repris, aucun e-mail ne part.',
      it: 'Il pacco è ripreso, non parte nessuna e-mail.',
    },
    slip: {
      de: 'Lieferschein',
      en: 'Packing slip',
      fr: 'Bulletin de livraison',
      it: 'Bollettino di consegna',
    },
    carriers: {
      post: { de: 'Schweizerische Post', en: 'Swiss Post', fr: 'La Poste suisse', it: 'La Posta Svizzera' },
      dpd: { de: 'DPD Schweiz', en: 'DPD Switzerland', fr: 'DPD Suisse', it: 'DPD Svizzera' },
      other: { de: 'anderer Weg', en: 'another way', fr: 'autre moyen', it: 'altro modo' },
    },
    nothing: {
      de: 'Hier gibt es nichts zu senden.',
      en: 'There’s nothing to send here.',
      fr: 'Il n’y a rien à expédier ici.',
      it: 'Qui non c’è niente da spedire.',
    },
    mailed: {
      de: 'Gutscheine, die eine E-Mail bringt, brauchen kein Paket.',
      en: 'Vouchers that an e-mail delivers don’t need a parcel.',
      fr: 'Les bons remis par e-mail n’ont pas besoin de colis.',
      it: 'I buoni consegnati per e-mail non hanno bisogno di un pacco.',
    },
  },
  form: {
    legend: {
      de: 'Was in dieses Paket kommt',
      en: 'What goes into this parcel',
      fr: 'Ce qui va dans ce colis',
      it: 'Che cosa va in questo pacco',
    },
    quantity: {
      de: 'Stück in diesem Paket',
      en: 'Pieces in this parcel',
      fr: 'Pièces dans ce colis',
      it: 'Pezzi in questo pacco',
    },
    /** {n}, {of} */
    of: {
      de: '{n} von {of} Stück',
      en: '{n} of {of} pieces',
      fr: '{n} sur {of} pièces',
      it: '{n} di {of} pezzi',
    },
    carrier: { de: 'Versand mit', en: 'Sent with', fr: 'Envoi par', it: 'Spedizione con' },
    noCarrier: { de: 'keine Angabe', en: 'not stated', fr: 'sans indication', it: 'nessuna indicazione' },
    tracking: {
      de: 'Sendungsnummer',
      en: 'Tracking number',
      fr: 'Numéro d’envoi',
      it: 'Numero di spedizione',
    },
    hint: {
      de: 'Scannen oder tippen, wenn es eine gibt.',
      en: 'Scan or type it, if there is one.',
      fr: 'À scanner ou à saisir, s’il y en a un.',
      it: 'Da scansionare o scrivere, se c’è.',
    },
    wrong: {
      de: 'Erlaubt sind Ziffern, Buchstaben, Punkt und Strich.',
      en: 'Digits, letters, full stops and hyphens only.',
      fr: 'Chiffres, lettres, points et traits d’union uniquement.',
      it: 'Solo cifre, lettere, punti e trattini.',
    },
    nothing: {
      de: 'Wählen Sie zuerst, was in das Paket kommt.',
      en: 'First choose what goes into the parcel.',
      fr: 'Choisissez d’abord ce qui va dans le colis.',
      it: 'Scelga prima che cosa va nel pacco.',
    },
  },
  sign: {
    /** {n} */
    send: {
      de: 'Paket {n} ist weg',
      en: 'Parcel {n} has left',
      fr: 'Le colis {n} est parti',
      it: 'Il pacco {n} è partito',
    },
    mail: { de: 'mit E-Mail', en: 'with e-mail', fr: 'avec e-mail', it: 'con e-mail' },
    noMail: { de: 'ohne E-Mail', en: 'no e-mail', fr: 'sans e-mail', it: 'senza e-mail' },
    text: {
      de: 'Die E-Mail geht nach zwei Minuten hinaus. So lange lässt sich das Paket zurücknehmen.',
      en: 'The e-mail goes out after two minutes. Until then you can take the parcel back.',
      fr: 'L’e-mail part après deux minutes. D’ici là, le colis peut être repris.',
      it: 'L’e-mail parte dopo due minuti. Fino ad allora il pacco si può riprendere.',
    },
    noMailText: {
      de: 'Niemand erhält eine E-Mail. Zehn Minuten lang lässt sich das Paket zurücknehmen.',
      en: 'Nobody gets an e-mail. You can take the parcel back for ten minutes.',
      fr: 'Personne ne reçoit d’e-mail. Le colis peut être repris pendant dix minutes.',
      it: 'Nessuno riceve un’e-mail. Il pacco si può riprendere per dieci minuti.',
    },
    /** {n} */
    done: {
      de: 'Paket {n} ist erfasst.',
      en: 'Parcel {n} is recorded.',
      fr: 'Le colis {n} est enregistré.',
      it: 'Il pacco {n} è registrato.',
    },
  },
  paper: {
    title: { de: 'Papier', en: 'Paper', fr: 'À imprimer', it: 'Da stampare' },
    label: {
      de: 'Adressetikette',
      en: 'Address label',
      fr: 'Étiquette d’adresse',
      it: 'Etichetta con indirizzo',
    },
    slip: {
      de: 'Lieferschein',
      en: 'Packing slip',
      fr: 'Bulletin de livraison',
      it: 'Bollettino di consegna',
    },
    voucher: {
      de: 'Gutschein …{code} drucken',
      en: 'Print voucher …{code}',
      fr: 'Imprimer le bon …{code}',
      it: 'Stampare il buono …{code}',
    },
  },
  customer: {
    title: { de: 'Kundschaft', en: 'Customer', fr: 'Clientèle', it: 'Clientela' },
    page: {
      de: 'Alles von dieser Person',
      en: 'Everything of this person',
      fr: 'Tout ce qui concerne cette personne',
      it: 'Tutto di questa persona',
    },
    /** {email} */
    write: {
      de: 'An {email} schreiben',
      en: 'Write to {email}',
      fr: 'Écrire à {email}',
      it: 'Scrivere a {email}',
    },
    /** {phone} */
    call: { de: '{phone} anrufen', en: 'Call {phone}', fr: 'Appeler le {phone}', it: 'Chiamare {phone}' },
    address: {
      de: 'Lieferadresse',
      en: 'Delivery address',
      fr: 'Adresse de livraison',
      it: 'Indirizzo di consegna',
    },
    language: LABELS.language,
    languages: {
      de: { de: 'Deutsch', en: 'German', fr: 'Allemand', it: 'Tedesco' },
      en: { de: 'Englisch', en: 'English', fr: 'Anglais', it: 'Inglese' },
      fr: { de: 'Französisch', en: 'French', fr: 'Français', it: 'Francese' },
      it: { de: 'Italienisch', en: 'Italian', fr: 'Italien', it: 'Italiano' },
    },
  },
  correct: {
    address: {
      de: 'Lieferadresse berichtigen',
      en: 'Correct the delivery address',
      fr: 'Corriger l’adresse de livraison',
      it: 'Correggere l’indirizzo di consegna',
    },
    email: {
      de: 'E-Mail-Adresse berichtigen',
      en: 'Correct the e-mail address',
      fr: 'Corriger l’adresse e-mail',
      it: 'Correggere l’indirizzo e-mail',
    },
    /** {number} */
    title: {
      de: 'Wohin geht Bestellung {number}?',
      en: 'Where does order {number} go?',
      fr: 'Où va la commande {number}\u202f?',
      it: 'Dove va l’ordine {number}?',
    },
    text: {
      de: 'Gilt für alles, was noch zu senden ist: Etikette und Lieferschein tragen die neue Adresse. Was schon weg ist, behält seine.',
      en: 'Applies to everything that is still to be sent: label and packing slip carry the new address. What has left keeps its own.',
      fr: 'Vaut pour tout ce qui reste à expédier\u202f: l’étiquette et le bulletin de livraison portent la nouvelle adresse. Ce qui est parti garde la sienne.',
      it: 'Vale per tutto ciò che resta da spedire: etichetta e bollettino portano il nuovo indirizzo. Ciò che è partito conserva il suo.',
    },
    name: {
      de: 'Name auf der Etikette',
      en: 'Name on the label',
      fr: 'Nom sur l’étiquette',
      it: 'Nome sull’etichetta',
    },
    street: LABELS.streetAndNumber,
    postalCode: { de: 'Postleitzahl', en: 'Postcode', fr: 'NPA', it: 'NPA' },
    city: LABELS.town,
    country: { de: 'Land', en: 'Country', fr: 'Pays', it: 'Paese' },
    countries: {
      CH: { de: 'Schweiz', en: 'Switzerland', fr: 'Suisse', it: 'Svizzera' },
      LI: {
        de: 'Liechtenstein',
        en: 'Principality of Liechtenstein',
        fr: 'Principauté de Liechtenstein',
        it: 'Principato del Liechtenstein',
      },
    },
    wrong: {
      de: 'Das fehlt oder stimmt nicht. Die Postleitzahl hat vier Ziffern.',
      en: 'This is missing or wrong. The postcode has four digits.',
      fr: 'Une indication manque ou est inexacte. Le NPA a quatre chiffres.',
      it: 'Manca qualcosa o non è corretto. Il NPA ha quattro cifre.',
    },
    submit: {
      de: 'Adresse speichern',
      en: 'Save the address',
      fr: 'Enregistrer l’adresse',
      it: 'Salvare l’indirizzo',
    },
    done: {
      de: 'Die Adresse ist berichtigt.',
      en: 'The address is corrected.',
      fr: 'L’adresse est corrigée.',
      it: 'L’indirizzo è corretto.',
    },
  },
  money: {
    /** {day} */
    onInvoice: {
      de: 'Auf Rechnung, offen bis {day}',
      en: 'On invoice, open until {day}',
      fr: 'Sur facture, ouverte jusqu’au {day}',
      it: 'Su fattura, aperto fino al {day}',
    },
    /** {number} */
    invoice: {
      de: 'Rechnung {number}',
      en: 'Invoice {number}',
      fr: 'Facture {number}',
      it: 'Fattura {number}',
    },
    overpaid: {
      de: 'Zu viel bezahlt, geht per Überweisung zurück',
      en: 'Paid too much, goes back by transfer',
      fr: 'Trop payé, rendu par virement',
      it: 'Pagato in più, torna con bonifico',
    },
    title: { de: 'Geld', en: 'Money', fr: 'Argent', it: 'Importi' },
    goods: { de: 'Bestellt', en: 'Ordered', fr: 'Commandé', it: 'Ordinato' },
    /** {code} */
    voucher: LABELS.voucherEnding,
    paid: { de: 'Bezahlt', en: 'Paid', fr: 'Payé', it: 'Pagato' },
    /** {day} */
    paidOn: { de: 'Bezahlt am {day}', en: 'Paid on {day}', fr: 'Payé le {day}', it: 'Pagato il {day}' },
    back: LABELS.refunded,
    onItsWay: {
      de: 'Unterwegs zurück',
      en: 'Refund on its way',
      fr: 'Remboursement en route',
      it: 'Rimborso in corso',
    },
    failed: {
      de: 'Rückerstattung gescheitert',
      en: 'Refund failed',
      fr: 'Remboursement échoué',
      it: 'Rimborso non riuscito',
    },
    voucherBack: {
      de: 'Wieder auf dem Gutschein',
      en: 'Back on the voucher',
      fr: 'De nouveau sur le bon',
      it: 'Di nuovo sul buono',
    },
    withdrawn: {
      de: 'Von der Bank zurückgeholt',
      en: 'Taken back by the bank',
      fr: 'Repris par la banque',
      it: 'Ripreso dalla banca',
    },
    contested: {
      de: 'Bei der Bank strittig',
      en: 'In dispute at the bank',
      fr: 'En litige auprès de la banque',
      it: 'Contestato presso la banca',
    },
    wrong: {
      de: 'Wenn etwas nicht stimmt',
      en: 'If something’s wrong',
      fr: 'Si quelque chose ne va pas',
      it: 'Se qualcosa non va',
    },
  },
  paidBack: {
    open: {
      de: 'Anders zurückbezahlt',
      en: 'Paid back another way',
      fr: 'Remboursé autrement',
      it: 'Rimborsato in altro modo',
    },
    title: {
      de: 'Bestellung {number}: anders zurückbezahlt?',
      en: 'Order {number}: paid back another way?',
      fr: 'Commande {number}\u202f: remboursée autrement\u202f?',
      it: 'Ordine {number}: rimborsato in altro modo?',
    },
    text: {
      de: 'Offen sind {amount}. Sie haben das Geld selbst zurückbezahlt, zum Beispiel über die Bank. Die Bestellung gilt um diesen Betrag als zurückerstattet. Decken die übrigen Artikel ihn nicht, verlieren die Gutscheine dieser Bestellung den Rest an Wert. Die Kundschaft wird nicht benachrichtigt.',
      en: '{amount} is outstanding. You paid the money back yourself, for example by bank transfer. The order counts as refunded by this amount. What the other items don’t cover is taken off the vouchers of this order. The customer is not notified.',
      fr: 'Il reste {amount} à rembourser. Vous avez rendu l’argent vous-même, par exemple par virement. La commande est considérée comme remboursée de ce montant. Ce que les autres articles ne couvrent pas est déduit des bons de cette commande. Le client n’en est pas averti.',
      it: 'Restano da rimborsare {amount}. Ha restituito il denaro in altro modo, per esempio con un bonifico. L’ordine risulta rimborsato per questo importo. Ciò che gli altri articoli non coprono viene tolto dai buoni di questo ordine. Il cliente non viene avvisato.',
    },
    nothing: {
      de: 'Von der gescheiterten Rückerstattung ist nichts mehr offen. Der Hinweis verschwindet.',
      en: 'Nothing of the failed refund is outstanding any more. The notice goes.',
      fr: 'Il ne reste rien à rembourser du remboursement échoué. L’indication disparaît.',
      it: 'Del rimborso fallito non resta nulla da pagare. L’avviso scompare.',
    },
    submit: { de: 'Ja, erledigt', en: 'Yes, it’s done', fr: 'Oui, c’est réglé', it: 'Sì, è regolato' },
    done: {
      de: 'Die Rückerstattung ist erledigt.',
      en: 'The refund is settled.',
      fr: 'Le remboursement est réglé.',
      it: 'Il rimborso è regolato.',
    },
  },
  cancel: {
    open: {
      de: 'Bestellung stornieren',
      en: 'Cancel the order',
      fr: 'Annuler la commande',
      it: 'Annullare l’ordine',
    },
    title: {
      de: 'Bestellung {number} stornieren?',
      en: 'Cancel order {number}?',
      fr: 'Annuler la commande {number}\u202f?',
      it: 'Annullare l’ordine {number}?',
    },
    text: {
      de: 'Die Rechnung wird gutgeschrieben, die Ware ist wieder im Lager, und Gutscheine gelten nicht mehr. Die Gutschrift geht per E-Mail an die Kundschaft.',
      en: 'The invoice is credited, the goods are back in stock and vouchers are void. The credit note goes to the customer by e-mail.',
      fr: 'La facture est créditée, les articles reviennent en stock et les bons ne valent plus. L’avoir est envoyé au client par e-mail.',
      it: 'La fattura viene accreditata, la merce torna in magazzino e i buoni non valgono più. La nota di credito va al cliente per e-mail.',
    },
    submit: { de: 'Stornieren', en: 'Cancel it', fr: 'L’annuler', it: 'Annullarlo' },
    done: {
      de: 'Die Bestellung ist storniert.',
      en: 'The order is cancelled.',
      fr: 'La commande est annulée.',
      it: 'L’ordine è annullato.',
    },
  },
  comeBack: {
    open: {
      de: 'Rücknahme einzelner Zeilen',
      en: 'Take back single lines',
      fr: 'Reprendre certaines lignes',
      it: 'Riprendere singole righe',
    },
    title: {
      de: 'Bestellung {number}: Was ist zurückgekommen?',
      en: 'Order {number}: what came back?',
      fr: 'Commande {number}\u202f: qu’est-ce qui est revenu\u202f?',
      it: 'Ordine {number}: che cosa è tornato?',
    },
    text: {
      de: 'Die Käuferin oder der Käufer erhält eine E-Mail. Das Geld geht zuerst auf den Gutschein zurück, soweit er bezahlt hat.',
      en: 'The buyer gets an e-mail. The money goes back to the voucher first, as far as it paid.',
      fr: 'La personne qui a acheté reçoit un e-mail. L’argent revient d’abord sur le bon, dans la mesure où il a payé.',
      it: 'Chi ha acquistato riceve un’e-mail. L’importo torna prima sul buono, per quanto ha pagato.',
    },
    textWithoutMail: {
      de: 'Es geht keine E-Mail hinaus, denn es ist keine Adresse da.',
      en: 'No e-mail goes out, because there’s no address.',
      fr: 'Aucun e-mail ne part, car il n’y a pas d’adresse.',
      it: 'Non parte nessuna e-mail, perché manca l’indirizzo.',
    },
    legend: { de: 'Zurückgekommen ist', en: 'This came back', fr: 'Est revenu', it: 'È tornato' },
    quantity: {
      de: 'Zurückgekommene Stücke',
      en: 'Pieces that came back',
      fr: 'Pièces revenues',
      it: 'Pezzi tornati',
    },
    restock: {
      de: 'Die Ware kommt wieder ins Lager.',
      en: 'The goods go back into stock.',
      fr: 'Les articles retournent en stock.',
      it: 'La merce torna in magazzino.',
    },
    amount: {
      de: 'Betrag zurück',
      en: 'Amount to refund',
      fr: 'Montant à rembourser',
      it: 'Importo da rimborsare',
    },
    amountHint: {
      de: 'Vorgeschlagen ist, was diese Stücke gekostet haben.',
      en: 'The price of these pieces is proposed.',
      fr: 'Le prix de ces pièces est proposé.',
      it: 'È proposto il prezzo di questi pezzi.',
    },
    toVoucher: {
      de: '{amount} gehen auf den Gutschein.',
      en: '{amount} goes to the voucher.',
      fr: '{amount} vont sur le bon.',
      it: '{amount} vanno sul buono.',
    },
    toCard: {
      de: '{amount} gehen auf das Zahlungsmittel.',
      en: '{amount} goes to the means of payment.',
      fr: '{amount} vont sur le moyen de paiement.',
      it: '{amount} vanno sul mezzo di pagamento.',
    },
    nothing: {
      de: 'Wählen Sie zuerst, was zurückgekommen ist.',
      en: 'First choose what came back.',
      fr: 'Choisissez d’abord ce qui est revenu.',
      it: 'Scelga prima che cosa è tornato.',
    },
    wrong: {
      de: 'Höchstens {amount}, und nicht mehr als noch übrig ist.',
      en: '{amount} at the most, and no more than is left.',
      fr: '{amount} au plus, et pas plus que ce qui reste.',
      it: 'Al massimo {amount}, e non più di quanto resta.',
    },
    submit: {
      de: 'Zurücknehmen',
      en: 'Record the return',
      fr: 'Enregistrer le retour',
      it: 'Registrare il reso',
    },
    done: {
      de: 'Die Rücknahme ist erfasst.',
      en: 'The return is recorded.',
      fr: 'Le retour est enregistré.',
      it: 'Il reso è registrato.',
    },
    came: { de: 'Zurückgekommen', en: 'Came back', fr: 'Revenu', it: 'Tornato' },
    inStock: {
      de: 'wieder im Lager',
      en: 'in stock again',
      fr: 'de nouveau en stock',
      it: 'di nuovo in magazzino',
    },
    notInStock: {
      de: 'nicht mehr verkäuflich',
      en: 'not for sale again',
      fr: 'plus vendable',
      it: 'non più vendibile',
    },
    gave: {
      de: '{amount} zurück',
      en: '{amount} refunded',
      fr: '{amount} remboursés',
      it: '{amount} rimborsati',
    },
    heading: {
      de: 'Wenn etwas zurückkommt',
      en: 'If something comes back',
      fr: 'Si quelque chose revient',
      it: 'Se qualcosa torna',
    },
  },
  vouchers: {
    title: {
      de: 'Gutscheine dieser Bestellung',
      en: 'Vouchers of this order',
      fr: 'Bons de cette commande',
      it: 'Buoni di questo ordine',
    },
    /** {code} */
    name: LABELS.voucherEnding,
    /** {amount} */
    left: { de: 'noch {amount}', en: '{amount} left', fr: 'encore {amount}', it: 'restano {amount}' },
    voided: { de: 'ungültig', en: 'void', fr: 'non valable', it: 'non valido' },
  },
  mails: {
    title: { de: 'E-Mails', en: 'E-mails', fr: 'Messages envoyés', it: 'E-mail inviate' },
    none: {
      de: 'Noch ist keine E-Mail da.',
      en: 'There’s no e-mail yet.',
      fr: 'Il n’y a pas encore d’e-mail.',
      it: 'Non c’è ancora nessuna e-mail.',
    },
    /** {to}, {at} */
    queued: {
      de: 'wartet, an {to}',
      en: 'waiting, to {to}',
      fr: 'en attente, à {to}',
      it: 'in attesa, a {to}',
    },
    sent: {
      de: 'gesendet {at}, an {to}',
      en: 'sent {at}, to {to}',
      fr: 'envoyé {at}, à {to}',
      it: 'inviata {at}, a {to}',
    },
    failed: {
      de: 'nicht angekommen, an {to}',
      en: 'not delivered, to {to}',
      fr: 'non distribué, à {to}',
      it: 'non consegnata, a {to}',
    },
  },
  notes: {
    title: { de: 'Notizen', en: 'Notes', fr: 'Remarques', it: 'Note' },
    label: { de: 'Neue Notiz', en: 'New note', fr: 'Nouvelle note', it: 'Nuova nota' },
    hint: LABELS.onlyForTeam,
    empty: {
      de: 'Schreiben Sie zuerst etwas in die Notiz.',
      en: 'Write something in the note first.',
      fr: 'Écrivez d’abord quelque chose dans la note.',
      it: 'Scriva prima qualcosa nella nota.',
    },
    save: { de: 'Notiz speichern', en: 'Save note', fr: 'Enregistrer la note', it: 'Salvare la nota' },
    saved: {
      de: 'Die Notiz steht.',
      en: 'The note is saved.',
      fr: 'La note est enregistrée.',
      it: 'La nota è salvata.',
    },
  },
  history: {
    title: LABELS.history,
    what: {
      invoiced: {
        de: 'Wieder offen: Zahlung zurückgenommen',
        en: 'Open again: payment taken back',
        fr: 'De nouveau ouverte\u202f: paiement retiré',
        it: 'Di nuovo aperto: pagamento ritirato',
      },
      placed: { de: 'Bestellt', en: 'Ordered', fr: 'Commande reçue', it: 'Ordinazione ricevuta' },
      paid: { de: 'Bezahlt', en: 'Paid', fr: 'Paiement reçu', it: 'Pagamento ricevuto' },
      expired: { de: 'Abgelaufen', en: 'Expired', fr: 'Expirée', it: 'Scaduto' },
      cancelled: { de: 'Abgebrochen', en: 'Cancelled', fr: 'Interrompue', it: 'Annullato' },
      /** {n} */
      sent: {
        de: 'Paket {n} gesendet',
        en: 'Parcel {n} sent',
        fr: 'Colis {n} expédié',
        it: 'Pacco {n} spedito',
      },
      sentAndBack: {
        de: 'Paket erfasst',
        en: 'Parcel recorded',
        fr: 'Colis enregistré',
        it: 'Pacco registrato',
      },
      taken_back: {
        de: 'Paket zurückgenommen',
        en: 'Parcel taken back',
        fr: 'Ce colis a été repris',
        it: 'Pacco ritirato',
      },
      all_sent: { de: 'Alles gesendet', en: 'Everything sent', fr: 'Tout est expédié', it: 'Tutto spedito' },
      address_corrected: {
        de: 'Lieferadresse berichtigt',
        en: 'Delivery address corrected',
        fr: 'Adresse de livraison corrigée',
        it: 'Indirizzo di consegna corretto',
      },
      returned: { de: 'Zurückgekommen', en: 'Came back', fr: 'Revenu', it: 'Tornato' },
      refund: {
        de: 'Rückerstattung veranlasst',
        en: 'Refund started',
        fr: 'Remboursement lancé',
        it: 'Rimborso avviato',
      },
      voucher_returned: {
        de: 'Betrag wieder auf dem Gutschein',
        en: 'Amount back on the voucher',
        fr: 'Montant de nouveau sur le bon',
        it: 'Importo di nuovo sul buono',
      },
    },
  },
  /** Names of audit rows, by the filter of Sicherheit that shows them. */
  audit: {
    money: {
      order_refunded: {
        de: 'Bestellung zurückerstattet',
        en: 'Order refunded',
        fr: 'Commande remboursée',
        it: 'Ordine rimborsato',
      },
      order_paid_back: {
        de: 'Bestellung anders zurückbezahlt',
        en: 'Order paid back another way',
        fr: 'Commande remboursée autrement',
        it: 'Ordine rimborsato in altro modo',
      },
      order_returned: {
        de: 'Bestellung, Zeilen zurückgekommen',
        en: 'Order, lines came back',
        fr: 'Commande, articles revenus',
        it: 'Ordine, articoli tornati',
      },
      order_cancelled: {
        de: 'Bestellung auf Rechnung storniert',
        en: 'Order by invoice cancelled',
        fr: 'Commande sur facture annulée',
        it: 'Ordine su fattura annullato',
      },
    },
    daily_work: {
      order_noted: {
        de: 'Notiz zu einer Bestellung',
        en: 'Note on an order',
        fr: 'Remarque sur une commande',
        it: 'Nota a un ordine',
      },
      order_fulfilled: {
        de: 'Bestellung als versandt vermerkt',
        en: 'Order marked as sent',
        fr: 'Commande notée comme expédiée',
        it: 'Ordine segnato come spedito',
      },
      order_address_corrected: {
        de: 'Lieferadresse einer Bestellung berichtigt',
        en: 'Delivery address of an order corrected',
        fr: 'Adresse de livraison d’une commande corrigée',
        it: 'Indirizzo di consegna di un ordine corretto',
      },
      parcel_sent: { de: 'Paket versandt', en: 'Parcel sent', fr: 'Colis expédié', it: 'Pacco spedito' },
      parcel_taken_back: {
        de: 'Paket zurückgenommen',
        en: 'Parcel taken back',
        fr: 'Colis repris',
        it: 'Pacco ripreso',
      },
    },
  },
})
