import { texts } from '#i18n/texts.ts'

/** {day}: a day; {amount}: francs; {number}: of an invoice. */
export default texts({
  meta: {
    title: {
      de: 'Ihre Rechnung – Gratweg',
      en: 'Your invoice – Gratweg',
      fr: 'Votre facture – Gratweg',
      it: 'La Sua fattura – Gratweg',
    },
    description: {
      de: 'Ihre Rechnung von Gratweg: was offen ist, bis wann, und wie Sie sie bezahlen.',
      en: 'Your invoice from Gratweg: what’s still open, by when it’s payable, and how to pay it.',
      fr: 'Votre facture de Gratweg\u202f: ce qui est ouvert, jusqu’à quand, et comment la payer.',
      it: 'La Sua fattura di Gratweg: che cosa è aperto, entro quando, e come pagarla.',
    },
  },
  number: {
    invoice: {
      de: 'Rechnung {number}',
      en: 'Invoice {number}',
      fr: 'Facture {number}',
      it: 'Fattura {number}',
    },
    credit_note: {
      de: 'Gutschrift {number}',
      en: 'Credit note {number}',
      fr: 'Avoir {number}',
      it: 'Nota di credito {number}',
    },
  },
  parts: {
    deposit: {
      de: 'Anzahlungsrechnung {number}',
      en: 'Deposit invoice {number}',
      fr: 'Facture d’acompte {number}',
      it: 'Fattura di acconto {number}',
    },
    final: {
      de: 'Schlussrechnung {number}',
      en: 'Final invoice {number}',
      fr: 'Facture finale {number}',
      it: 'Fattura a saldo {number}',
    },
  },
  contested: {
    de: 'Ihre Bank klärt eine Zahlung; bis sie entschieden hat, überweisen wir nichts zurück.',
    en: 'Your bank is looking into a payment; until it has decided, we won’t transfer anything back.',
    fr: 'Votre banque examine un paiement\u202f; tant qu’elle n’a pas décidé, nous ne reversons rien.',
    it: 'La Sua banca sta verificando un pagamento; finché non ha deciso, non versiamo nulla indietro.',
  },
  states: {
    open: {
      title: {
        de: 'Diese Rechnung ist offen.',
        en: 'This invoice is open.',
        fr: 'Cette facture est ouverte.',
        it: 'Questa fattura è aperta.',
      },
      lead: {
        de: 'Zahlbar bis {day}.',
        en: 'Payable by {day}.',
        fr: 'Payable jusqu’au {day}.',
        it: 'Pagabile entro il {day}.',
      },
    },
    overdue: {
      title: {
        de: 'Diese Rechnung ist überfällig.',
        en: 'This invoice is overdue.',
        fr: 'Cette facture est échue.',
        it: 'Questa fattura è scaduta.',
      },
      lead: {
        de: 'Sie war bis {day} zahlbar.',
        en: 'It was payable by {day}.',
        fr: 'Elle était payable jusqu’au {day}.',
        it: 'Era pagabile entro il {day}.',
      },
    },
    partly_paid: {
      title: {
        de: 'Ein Teil ist bezahlt.',
        en: 'Part of it has been paid.',
        fr: 'Une partie est payée.',
        it: 'Una parte è pagata.',
      },
      lead: {
        de: 'Noch offen sind {amount}, zahlbar bis {day}.',
        en: '{amount} is still open, payable by {day}.',
        fr: 'Il reste {amount}, payable jusqu’au {day}.',
        it: 'Restano aperti {amount}, pagabili entro il {day}.',
      },
    },
    paid: {
      title: {
        de: 'Diese Rechnung ist bezahlt.',
        en: 'This invoice has been paid.',
        fr: 'Cette facture est payée.',
        it: 'Questa fattura è pagata.',
      },
      lead: { de: 'Vielen Dank.', en: 'Thank you.', fr: 'Merci beaucoup.', it: 'Grazie mille.' },
    },
    overpaid: {
      title: {
        de: 'Es ist zu viel bezahlt.',
        en: 'Too much has been paid.',
        fr: 'Le montant payé est trop élevé.',
        it: 'È stato pagato troppo.',
      },
      lead: {
        de: 'Wir überweisen Ihnen {amount} zurück.',
        en: 'We’ll transfer {amount} back to you.',
        fr: 'Nous vous reversons {amount}.',
        it: 'Le versiamo indietro {amount}.',
      },
    },
    credited: {
      title: {
        de: 'Diese Rechnung ist aufgehoben.',
        en: 'This invoice has been cancelled.',
        fr: 'Cette facture est annulée.',
        it: 'Questa fattura è annullata.',
      },
      lead: {
        de: 'Sie ist ganz gutgeschrieben, Sie zahlen nichts.',
        en: 'It has been credited in full, so there’s nothing to pay.',
        fr: 'Elle est entièrement créditée, vous n’avez rien à payer.',
        it: 'È accreditata per intero, non deve pagare nulla.',
      },
    },
    written_off: {
      title: {
        de: 'Diese Rechnung ist abgeschlossen.',
        en: 'This invoice is closed.',
        fr: 'Cette facture est close.',
        it: 'Questa fattura è chiusa.',
      },
      lead: {
        de: 'Haben Sie dazu eine Frage, schreiben Sie uns.',
        en: 'If you have a question about it, write to us.',
        fr: 'Si vous avez une question à ce sujet, écrivez-nous.',
        it: 'Se ha una domanda, ci scriva.',
      },
    },
    credit_note: {
      title: {
        de: 'Ihre Gutschrift.',
        en: 'Your credit note.',
        fr: 'Votre avoir.',
        it: 'La Sua nota di credito.',
      },
      lead: {
        de: 'Sie berichtigt die Rechnung {number}.',
        en: 'It corrects invoice {number}.',
        fr: 'Il corrige la facture {number}.',
        it: 'Corregge la fattura {number}.',
      },
    },
  },
  account: {
    de: 'Das Konto für die Überweisung teilen wir Ihnen per E-Mail mit. Die Frist läuft erst ab dann.',
    en: 'We’ll e-mail you the account for the transfer. The payment period starts only then.',
    fr: 'Nous vous communiquerons par e-mail le compte pour le virement. Le délai ne court qu’à partir de là.',
    it: 'Le comunicheremo per e-mail il conto per il bonifico. Il termine decorre solo da allora.',
  },
  transfer: {
    de: 'Konto, Referenz und QR-Code für die Überweisung stehen im PDF.',
    en: 'You’ll find the account, reference and QR code for the transfer in the PDF.',
    fr: 'Le compte, la référence et le code QR pour le virement se trouvent dans le PDF.',
    it: 'Conto, riferimento e codice QR per il bonifico si trovano nel PDF.',
  },
  pay: {
    de: 'Mit Karte oder TWINT bezahlen',
    en: 'Pay by card or TWINT',
    fr: 'Payer par carte ou TWINT',
    it: 'Pagare con carta o TWINT',
  },
  twint: {
    de: 'TWINT nimmt bis {amount} auf einmal.',
    en: 'TWINT takes up to {amount} at a time.',
    fr: 'TWINT accepte jusqu’à {amount} à la fois.',
    it: 'TWINT accetta fino a {amount} alla volta.',
  },
  download: { de: 'PDF herunterladen', en: 'Download PDF', fr: 'Télécharger le PDF', it: 'Scaricare il PDF' },
  facts: {
    issued: { de: 'Datum', en: 'Date', fr: 'Date de la facture', it: 'Data' },
    due: { de: 'Zahlbar bis', en: 'Payable by', fr: 'Payable jusqu’au', it: 'Pagabile entro' },
    performed: { de: 'Leistung', en: 'Date of service', fr: 'Prestation', it: 'Prestazione' },
    to: { de: 'Rechnung an', en: 'Billed to', fr: 'Facture à', it: 'Fattura a' },
    orderNumber: {
      de: 'Ihre Bestellnummer',
      en: 'Your order number',
      fr: 'Votre numéro de commande',
      it: 'Il Suo numero d’ordine',
    },
  },
  orderNumber: {
    addedOn: { de: 'am {day} ergänzt', en: 'added on {day}', fr: 'ajouté le {day}', it: 'aggiunto il {day}' },
    add: {
      de: 'Ihre Bestellnummer ergänzen',
      en: 'Add your order number',
      fr: 'Ajouter votre numéro de commande',
      it: 'Aggiungere il Suo numero d’ordine',
    },
    correct: {
      de: 'Ihre Bestellnummer berichtigen',
      en: 'Correct your order number',
      fr: 'Corriger votre numéro de commande',
      it: 'Correggere il Suo numero d’ordine',
    },
    hint: {
      de: 'Steht danach im PDF, mit dem Tag. Betrag und Rechnungsnummer bleiben.',
      en: 'It is in the PDF from then on, with the day. Amount and invoice number stay.',
      fr: 'Il figure ensuite dans le PDF, avec la date. Le montant et le numéro de facture ne changent pas.',
      it: 'Da quel momento figura nel PDF, con la data. Importo e numero della fattura restano.',
    },
    wrong: {
      de: 'Bitte die Bestellnummer eingeben, höchstens 30 Zeichen.',
      en: 'Please enter the order number, up to 30 characters.',
      fr: 'Veuillez saisir le numéro de commande, 30 caractères au plus.',
      it: 'Inserisca il numero d’ordine, al massimo 30 caratteri.',
    },
    save: { de: 'Speichern', en: 'Save', fr: 'Enregistrer', it: 'Salvare' },
    saving: { de: 'speichert …', en: 'saving …', fr: 'enregistrement…', it: 'salvataggio…' },
    done: {
      de: 'Bestellnummer gespeichert',
      en: 'Order number saved',
      fr: 'Numéro de commande enregistré',
      it: 'Numero d’ordine salvato',
    },
  },
  lines: {
    title: { de: 'Positionen', en: 'Items', fr: 'Lignes', it: 'Posizioni' },
    total: { de: 'Betrag', en: 'Amount', fr: 'Montant', it: 'Importo' },
    credited: { de: 'Gutgeschrieben', en: 'Credited', fr: 'Crédité', it: 'Accreditato' },
    paid: { de: 'Bezahlt', en: 'Paid', fr: 'Payé', it: 'Pagato' },
    open: { de: 'Offen', en: 'Still open', fr: 'Reste à payer', it: 'Ancora aperto' },
  },
  problems: {
    too_many_changes: {
      de: 'Die Bestellnummer wurde schon zehnmal geändert. Bitte schreiben Sie uns.',
      en: 'The order number has been changed ten times already. Please write to us.',
      fr: 'Le numéro de commande a déjà été modifié dix fois. Veuillez nous écrire.',
      it: 'Il numero d’ordine è già stato modificato dieci volte. Ci scriva, per favore.',
    },
    invalid: {
      de: 'Bitte die Bestellnummer eingeben, höchstens 30 Zeichen.',
      en: 'Please enter the order number, up to 30 characters.',
      fr: 'Veuillez saisir le numéro de commande, 30 caractères au plus.',
      it: 'Inserisca il numero d’ordine, al massimo 30 caratteri.',
    },
    nothing_due: {
      de: 'Hier ist nichts mehr offen.',
      en: 'There’s nothing left to pay here.',
      fr: 'Il n’y a plus rien à payer ici.',
      it: 'Qui non c’è più nulla da pagare.',
    },
    payment_underway: {
      de: 'Eine Zahlung ist unterwegs. Sobald sie eintrifft, steht sie hier. Sie müssen nichts weiter tun.',
      en: 'A payment is on its way and appears here as soon as it arrives. There’s nothing more to do.',
      fr: 'Un paiement est en cours. Il apparaîtra ici dès son arrivée. Vous n’avez rien d’autre à faire.',
      it: 'Un pagamento è in corso. Apparirà qui appena arriva. Non deve fare altro.',
    },
    payment_unavailable: {
      de: 'Die Zahlungsseite antwortet gerade nicht. Versuchen Sie es in ein paar Minuten nochmals.',
      en: 'The payment page isn’t answering. Please try again in a few minutes.',
      fr: 'La page de paiement ne répond pas. Réessayez dans quelques minutes.',
      it: 'La pagina di pagamento non risponde. Riprovi tra qualche minuto.',
    },
    failed: {
      de: 'Das hat nicht geklappt. Bitte versuchen Sie es nochmals.',
      en: 'That didn’t work. Please try again.',
      fr: 'Cela n’a pas fonctionné. Veuillez réessayer.',
      it: 'Non ha funzionato. Riprovi, per favore.',
    },
  },
  unknown: {
    title: {
      de: 'Diese Rechnung gibt es nicht.',
      en: 'There’s no such invoice.',
      fr: 'Cette facture n’existe pas.',
      it: 'Questa fattura non esiste.',
    },
    lead: {
      de: 'Prüfen Sie, ob der Link aus der E-Mail vollständig ist, oder schreiben Sie uns.',
      en: 'Check that the link from the e-mail is complete, or write to us.',
      fr: 'Vérifiez que le lien de l’e-mail est complet, ou écrivez-nous.',
      it: 'Verifichi che il link dell’e-mail sia completo, oppure ci scriva.',
    },
    contact: {
      de: 'Nachricht schreiben',
      en: 'Write a message',
      fr: 'Écrire un message',
      it: 'Scrivere un messaggio',
    },
  },
})
