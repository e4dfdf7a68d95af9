import { texts } from '#i18n/texts.ts'

export type InvoiceNews =
  | 'sent'
  | 'deposit'
  | 'final'
  | 'credited'
  | 'paid'
  | 'voucher'
  | 'reminded1'
  | 'reminded2'
  | 'reminded3'

export const INVOICE_MAIL_TEXTS = texts({
  /** {number} {amount} {day} {corrects}: of the invoice, what is open or came, the due day, the invoice that is corrected; {code}: last characters of a voucher. */
  news: {
    sent: {
      subject: {
        de: 'Rechnung {number}',
        en: 'Invoice {number}',
        fr: 'Facture {number}',
        it: 'Fattura {number}',
      },
      title: { de: 'Ihre Rechnung', en: 'Your invoice', fr: 'Votre facture', it: 'La Sua fattura' },
      text: {
        de: 'Guten Tag. Im Anhang finden Sie die Rechnung {number} über {amount}, zahlbar bis {day}.',
        en: 'Hello. Please find attached invoice {number} for {amount}, payable by {day}.',
        fr: 'Bonjour. Vous trouverez en annexe la facture {number} de {amount}, payable jusqu’au {day}.',
        it: 'Buongiorno. In allegato trova la fattura {number} di {amount}, pagabile entro il {day}.',
      },
    },
    deposit: {
      subject: {
        de: 'Anzahlungsrechnung {number}',
        en: 'Deposit invoice {number}',
        fr: 'Facture d’acompte {number}',
        it: 'Fattura di acconto {number}',
      },
      title: { de: 'Ihre Anzahlung', en: 'Your deposit', fr: 'Votre acompte', it: 'Il Suo acconto' },
      text: {
        de: 'Guten Tag. Vielen Dank für Ihre Zusage. Im Anhang finden Sie die Rechnung {number} für die Anzahlung von {amount}, zahlbar bis {day}. Der Rest folgt nach dem Anlass, für die endgültige Zahl der Personen.',
        en: 'Hello. Thank you for your acceptance. Please find attached invoice {number} for the deposit of {amount}, payable by {day}. The rest follows after the event, for the final number of people.',
        fr: 'Bonjour. Merci de votre accord. Vous trouverez ci-joint la facture {number} pour l’acompte de {amount}, payable d’ici au {day}. Le solde suit après l’événement, pour le nombre définitif de personnes.',
        it: 'Buongiorno. Grazie per la Sua conferma. In allegato trova la fattura {number} per l’acconto di {amount}, pagabile entro il {day}. Il saldo segue dopo l’evento, per il numero definitivo di persone.',
      },
    },
    final: {
      subject: {
        de: 'Schlussrechnung {number}',
        en: 'Final invoice {number}',
        fr: 'Facture finale {number}',
        it: 'Fattura a saldo {number}',
      },
      title: {
        de: 'Ihre Schlussrechnung',
        en: 'Your final invoice',
        fr: 'Votre facture finale',
        it: 'La Sua fattura a saldo',
      },
      text: {
        de: 'Guten Tag. Im Anhang finden Sie die Schlussrechnung {number}. Die Anzahlung ist abgezogen, es bleiben {amount}, zahlbar bis {day}.',
        en: 'Hello. Please find attached the final invoice {number}. The deposit has been deducted; {amount} remain, payable by {day}.',
        fr: 'Bonjour. Vous trouverez ci-joint la facture finale {number}. L’acompte est déduit, il reste {amount}, payable d’ici au {day}.',
        it: 'Buongiorno. In allegato trova la fattura a saldo {number}. L’acconto è dedotto, restano {amount}, pagabili entro il {day}.',
      },
    },
    credited: {
      subject: {
        de: 'Gutschrift {number} zu Rechnung {corrects}',
        en: 'Credit note {number} for invoice {corrects}',
        fr: 'Avoir {number} sur la facture {corrects}',
        it: 'Nota di credito {number} per la fattura {corrects}',
      },
      title: {
        de: 'Ihre Gutschrift',
        en: 'Your credit note',
        fr: 'Votre avoir',
        it: 'La Sua nota di credito',
      },
      text: {
        de: 'Guten Tag. Wir haben die Rechnung {corrects} berichtigt: Im Anhang finden Sie die Gutschrift {number} über {amount}.',
        en: 'Hello. We have corrected invoice {corrects}: please find attached credit note {number} for {amount}.',
        fr: 'Bonjour. Nous avons corrigé la facture {corrects}\u202f: vous trouverez en annexe l’avoir {number} de {amount}.',
        it: 'Buongiorno. Abbiamo corretto la fattura {corrects}: in allegato trova la nota di credito {number} di {amount}.',
      },
    },
    paid: {
      subject: {
        de: 'Zahlung zu Rechnung {number} erhalten',
        en: 'Payment for invoice {number} received',
        fr: 'Paiement de la facture {number} reçu',
        it: 'Pagamento della fattura {number} ricevuto',
      },
      title: { de: 'Vielen Dank', en: 'Thank you', fr: 'Merci beaucoup', it: 'Grazie mille' },
      text: {
        de: 'Guten Tag. Ihre Zahlung von {amount} zur Rechnung {number} ist eingegangen.',
        en: 'Hello. Your payment of {amount} for invoice {number} has arrived.',
        fr: 'Bonjour. Votre paiement de {amount} pour la facture {number} est arrivé.',
        it: 'Buongiorno. Il Suo pagamento di {amount} per la fattura {number} è arrivato.',
      },
    },
    voucher: {
      subject: {
        de: 'Gutschein für Rechnung {number} angerechnet',
        en: 'Voucher applied to invoice {number}',
        fr: 'Bon déduit de la facture {number}',
        it: 'Buono conteggiato sulla fattura {number}',
      },
      title: {
        de: 'Ihr Gutschein ist angerechnet',
        en: 'Your voucher has been applied',
        fr: 'Votre bon est déduit',
        it: 'Il Suo buono è conteggiato',
      },
      text: {
        de: 'Guten Tag. Ihr Gutschein, der auf {code} endet, hat {amount} der Rechnung {number} bezahlt.',
        en: 'Hello. Your voucher ending in {code} has paid {amount} of invoice {number}.',
        fr: 'Bonjour. Votre bon qui se termine par {code} a payé {amount} de la facture {number}.',
        it: 'Buongiorno. Il Suo buono che termina con {code} ha pagato {amount} della fattura {number}.',
      },
    },
    reminded1: {
      subject: {
        de: 'Zahlungserinnerung zu Rechnung {number}',
        en: 'Payment reminder for invoice {number}',
        fr: 'Rappel de paiement de la facture {number}',
        it: 'Sollecito di pagamento per la fattura {number}',
      },
      title: {
        de: 'Ist es untergegangen?',
        en: 'Did it slip through?',
        fr: 'Un oubli, peut-être\u202f?',
        it: 'Forse è sfuggita?',
      },
      text: {
        de: 'Guten Tag. Die Rechnung {number} war bis {day} zahlbar, offen sind noch {amount}. Dürfen wir Sie bitten, den Betrag in den nächsten Tagen zu überweisen?',
        en: 'Hello. Invoice {number} was payable by {day}, and {amount} is still open. May we ask you to transfer it in the next few days?',
        fr: 'Bonjour. La facture {number} était payable jusqu’au {day}\u202f; {amount} restent ouverts. Pouvons-nous vous prier de verser ce montant ces prochains jours\u202f?',
        it: 'Buongiorno. La fattura {number} era pagabile entro il {day}; restano aperti {amount}. Possiamo chiederLe di versare l’importo nei prossimi giorni?',
      },
    },
    reminded2: {
      subject: {
        de: 'Zweite Erinnerung zu Rechnung {number}',
        en: 'Second reminder for invoice {number}',
        fr: 'Deuxième rappel de la facture {number}',
        it: 'Secondo sollecito per la fattura {number}',
      },
      title: {
        de: 'Zweite Erinnerung',
        en: 'Second reminder',
        fr: 'Deuxième rappel',
        it: 'Secondo sollecito',
      },
      text: {
        de: 'Guten Tag. Von der Rechnung {number}, zahlbar bis {day}, sind noch {amount} offen. Bitte überweisen Sie den Betrag, oder sagen Sie uns, was dagegen spricht: Gemeinsam findet sich meist eine Lösung.',
        en: 'Hello. Of invoice {number}, payable by {day}, {amount} is still open. Please transfer it, or tell us what stands in the way: together we usually find a solution.',
        fr: 'Bonjour. Sur la facture {number}, payable jusqu’au {day}, {amount} restent ouverts. Veuillez verser ce montant ou nous dire ce qui s’y oppose\u202f: ensemble, nous trouvons presque toujours une solution.',
        it: 'Buongiorno. Della fattura {number}, pagabile entro il {day}, restano aperti {amount}. Voglia versare l’importo o dirci che cosa lo impedisce: insieme si trova quasi sempre una soluzione.',
      },
    },
    reminded3: {
      subject: {
        de: 'Letzte Erinnerung zu Rechnung {number}',
        en: 'Final reminder for invoice {number}',
        fr: 'Dernier rappel de la facture {number}',
        it: 'Ultimo sollecito per la fattura {number}',
      },
      title: { de: 'Letzte Erinnerung', en: 'Final reminder', fr: 'Dernier rappel', it: 'Ultimo sollecito' },
      text: {
        de: 'Guten Tag. Trotz zweier Erinnerungen sind von der Rechnung {number}, zahlbar bis {day}, noch {amount} offen. Wir bitten Sie ein letztes Mal, den Betrag zu überweisen oder sich bei uns zu melden.',
        en: 'Hello. Despite two reminders, {amount} of invoice {number}, payable by {day}, is still open. We ask you one last time to transfer it or to get in touch with us.',
        fr: 'Bonjour. Malgré deux rappels, {amount} de la facture {number}, payable jusqu’au {day}, restent ouverts. Nous vous prions une dernière fois de verser ce montant ou de prendre contact avec nous.',
        it: 'Buongiorno. Nonostante due solleciti, della fattura {number}, pagabile entro il {day}, restano aperti {amount}. Le chiediamo un’ultima volta di versare l’importo o di mettersi in contatto con noi.',
      },
    },
  },
  /** {open}: after a voucher has paid a part. */
  stillOpen: {
    de: 'Offen sind noch {open}.',
    en: '{open} is still open.',
    fr: 'Il reste {open} à payer.',
    it: 'Restano aperti {open}.',
  },
  button: {
    de: 'Rechnung ansehen und bezahlen',
    en: 'View and pay the invoice',
    fr: 'Voir et payer la facture',
    it: 'Vedere e pagare la fattura',
  },
  /** Below the button of an invoice or reminder. */
  ways: {
    de: 'Auf dieser Seite bezahlen Sie mit Karte oder TWINT. Für die Überweisung hat das PDF einen Einzahlungsschein mit QR-Code.',
    en: 'On that page you pay by card or TWINT. For a transfer, the PDF has a payment slip with a QR code.',
    fr: 'Sur cette page, vous payez par carte ou TWINT. Pour un virement, le PDF contient un bulletin de versement avec code QR.',
    it: 'Su quella pagina paga con carta o TWINT. Per il bonifico, il PDF contiene una polizza di versamento con codice QR.',
  },
  accountFollows: {
    de: 'Das Konto für die Überweisung teilen wir Ihnen in einer weiteren E-Mail mit. Die Frist läuft erst ab dann.',
    en: 'We’ll send you the account for the transfer in another e-mail. The payment period starts only then.',
    fr: 'Nous vous communiquerons le compte pour le virement dans un autre e-mail. Le délai ne court qu’à partir de là.',
    it: 'Le comunicheremo il conto per il bonifico in un’altra e-mail. Il termine decorre solo da allora.',
  },
  questions: {
    de: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
    en: 'If you have any questions, just reply to this e-mail.',
    fr: 'Pour toute question, répondez simplement à cet e-mail.',
    it: 'Per domande risponda semplicemente a questa e-mail.',
  },
})
