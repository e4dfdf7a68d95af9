import type { Language } from '#i18n/languages.ts'

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

export interface InvoiceMailTexts {
  /** {number} {amount} {day} {corrects}: of the invoice, what is open or came, the due day, the invoice that is corrected; {code}: last characters of a voucher. */
  news: Record<InvoiceNews, { subject: string; title: string; text: string }>
  /** {open}: after a voucher has paid a part. */
  stillOpen: string
  button: string
  /** Below the button of an invoice or reminder. */
  ways: string
  accountFollows: string
  questions: string
}

export const INVOICE_MAIL_TEXTS: Record<Language, InvoiceMailTexts> = {
  de: {
    news: {
      sent: {
        subject: 'Rechnung {number}',
        title: 'Ihre Rechnung',
        text: 'Guten Tag. Im Anhang finden Sie die Rechnung {number} über {amount}, zahlbar bis {day}.',
      },
      deposit: {
        subject: 'Anzahlungsrechnung {number}',
        title: 'Ihre Anzahlung',
        text: 'Guten Tag. Vielen Dank für Ihre Zusage. Im Anhang finden Sie die Rechnung {number} für die Anzahlung von {amount}, zahlbar bis {day}. Der Rest folgt nach dem Anlass, für die endgültige Zahl der Personen.',
      },
      final: {
        subject: 'Schlussrechnung {number}',
        title: 'Ihre Schlussrechnung',
        text: 'Guten Tag. Im Anhang finden Sie die Schlussrechnung {number}. Die Anzahlung ist abgezogen, es bleiben {amount}, zahlbar bis {day}.',
      },
      credited: {
        subject: 'Gutschrift {number} zu Rechnung {corrects}',
        title: 'Ihre Gutschrift',
        text: 'Guten Tag. Wir haben die Rechnung {corrects} berichtigt: Im Anhang finden Sie die Gutschrift {number} über {amount}.',
      },
      paid: {
        subject: 'Zahlung zu Rechnung {number} erhalten',
        title: 'Vielen Dank',
        text: 'Guten Tag. Ihre Zahlung von {amount} zur Rechnung {number} ist eingegangen.',
      },
      voucher: {
        subject: 'Gutschein für Rechnung {number} angerechnet',
        title: 'Ihr Gutschein ist angerechnet',
        text: 'Guten Tag. Ihr Gutschein, der auf {code} endet, hat {amount} der Rechnung {number} bezahlt.',
      },
      reminded1: {
        subject: 'Zahlungserinnerung zu Rechnung {number}',
        title: 'Ist es untergegangen?',
        text: 'Guten Tag. Die Rechnung {number} war bis {day} zahlbar, offen sind noch {amount}. Dürfen wir Sie bitten, den Betrag in den nächsten Tagen zu überweisen?',
      },
      reminded2: {
        subject: 'Zweite Erinnerung zu Rechnung {number}',
        title: 'Zweite Erinnerung',
        text: 'Guten Tag. Von der Rechnung {number}, zahlbar bis {day}, sind noch {amount} offen. Bitte überweisen Sie den Betrag, oder sagen Sie uns, was dagegen spricht: Gemeinsam findet sich meist eine Lösung.',
      },
      reminded3: {
        subject: 'Letzte Erinnerung zu Rechnung {number}',
        title: 'Letzte Erinnerung',
        text: 'Guten Tag. Trotz zweier Erinnerungen sind von der Rechnung {number}, zahlbar bis {day}, noch {amount} offen. Wir bitten Sie ein letztes Mal, den Betrag zu überweisen oder sich bei uns zu melden.',
      },
    },
    stillOpen: 'Offen sind noch {open}.',
    button: 'Rechnung ansehen und bezahlen',
    ways: 'Auf dieser Seite bezahlen Sie mit Karte oder TWINT. Für die Überweisung hat das PDF einen Einzahlungsschein mit QR-Code.',
    accountFollows:
      'Das Konto für die Überweisung teilen wir Ihnen in einer weiteren E-Mail mit. Die Frist läuft erst ab dann.',
    questions: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
  },
  en: {
    news: {
      sent: {
        subject: 'Invoice {number}',
        title: 'Your invoice',
        text: 'Hello. Please find attached invoice {number} for {amount}, payable by {day}.',
      },
      deposit: {
        subject: 'Deposit invoice {number}',
        title: 'Your deposit',
        text: 'Hello. Thank you for your acceptance. Please find attached invoice {number} for the deposit of {amount}, payable by {day}. The rest follows after the event, for the final number of people.',
      },
      final: {
        subject: 'Final invoice {number}',
        title: 'Your final invoice',
        text: 'Hello. Please find attached the final invoice {number}. The deposit has been deducted; {amount} remain, payable by {day}.',
      },
      credited: {
        subject: 'Credit note {number} for invoice {corrects}',
        title: 'Your credit note',
        text: 'Hello. We have corrected invoice {corrects}: please find attached credit note {number} for {amount}.',
      },
      paid: {
        subject: 'Payment for invoice {number} received',
        title: 'Thank you',
        text: 'Hello. Your payment of {amount} for invoice {number} has arrived.',
      },
      voucher: {
        subject: 'Voucher applied to invoice {number}',
        title: 'Your voucher has been applied',
        text: 'Hello. Your voucher ending in {code} has paid {amount} of invoice {number}.',
      },
      reminded1: {
        subject: 'Payment reminder for invoice {number}',
        title: 'Did it slip through?',
        text: 'Hello. Invoice {number} was payable by {day}, and {amount} is still open. May we ask you to transfer it in the next few days?',
      },
      reminded2: {
        subject: 'Second reminder for invoice {number}',
        title: 'Second reminder',
        text: 'Hello. Of invoice {number}, payable by {day}, {amount} is still open. Please transfer it, or tell us what stands in the way: together we usually find a solution.',
      },
      reminded3: {
        subject: 'Final reminder for invoice {number}',
        title: 'Final reminder',
        text: 'Hello. Despite two reminders, {amount} of invoice {number}, payable by {day}, is still open. We ask you one last time to transfer it or to get in touch with us.',
      },
    },
    stillOpen: '{open} is still open.',
    button: 'View and pay the invoice',
    ways: 'On that page you pay by card or TWINT. For a transfer, the PDF has a payment slip with a QR code.',
    accountFollows:
      'We’ll send you the account for the transfer in another e-mail. The payment period starts only then.',
    questions: 'If you have any questions, just reply to this e-mail.',
  },
  fr: {
    news: {
      sent: {
        subject: 'Facture {number}',
        title: 'Votre facture',
        text: 'Bonjour. Vous trouverez en annexe la facture {number} de {amount}, payable jusqu’au {day}.',
      },
      deposit: {
        subject: 'Facture d’acompte {number}',
        title: 'Votre acompte',
        text: 'Bonjour. Merci de votre accord. Vous trouverez ci-joint la facture {number} pour l’acompte de {amount}, payable d’ici au {day}. Le solde suit après l’événement, pour le nombre définitif de personnes.',
      },
      final: {
        subject: 'Facture finale {number}',
        title: 'Votre facture finale',
        text: 'Bonjour. Vous trouverez ci-joint la facture finale {number}. L’acompte est déduit, il reste {amount}, payable d’ici au {day}.',
      },
      credited: {
        subject: 'Avoir {number} sur la facture {corrects}',
        title: 'Votre avoir',
        text: 'Bonjour. Nous avons corrigé la facture {corrects}\u202f: vous trouverez en annexe l’avoir {number} de {amount}.',
      },
      paid: {
        subject: 'Paiement de la facture {number} reçu',
        title: 'Merci beaucoup',
        text: 'Bonjour. Votre paiement de {amount} pour la facture {number} est arrivé.',
      },
      voucher: {
        subject: 'Bon déduit de la facture {number}',
        title: 'Votre bon est déduit',
        text: 'Bonjour. Votre bon qui se termine par {code} a payé {amount} de la facture {number}.',
      },
      reminded1: {
        subject: 'Rappel de paiement de la facture {number}',
        title: 'Un oubli, peut-être\u202f?',
        text: 'Bonjour. La facture {number} était payable jusqu’au {day}\u202f; {amount} restent ouverts. Pouvons-nous vous prier de verser ce montant ces prochains jours\u202f?',
      },
      reminded2: {
        subject: 'Deuxième rappel de la facture {number}',
        title: 'Deuxième rappel',
        text: 'Bonjour. Sur la facture {number}, payable jusqu’au {day}, {amount} restent ouverts. Veuillez verser ce montant ou nous dire ce qui s’y oppose\u202f: ensemble, nous trouvons presque toujours une solution.',
      },
      reminded3: {
        subject: 'Dernier rappel de la facture {number}',
        title: 'Dernier rappel',
        text: 'Bonjour. Malgré deux rappels, {amount} de la facture {number}, payable jusqu’au {day}, restent ouverts. Nous vous prions une dernière fois de verser ce montant ou de prendre contact avec nous.',
      },
    },
    stillOpen: 'Il reste {open} à payer.',
    button: 'Voir et payer la facture',
    ways: 'Sur cette page, vous payez par carte ou TWINT. Pour un virement, le PDF contient un bulletin de versement avec code QR.',
    accountFollows:
      'Nous vous communiquerons le compte pour le virement dans un autre e-mail. Le délai ne court qu’à partir de là.',
    questions: 'Pour toute question, répondez simplement à cet e-mail.',
  },
  it: {
    news: {
      sent: {
        subject: 'Fattura {number}',
        title: 'La Sua fattura',
        text: 'Buongiorno. In allegato trova la fattura {number} di {amount}, pagabile entro il {day}.',
      },
      deposit: {
        subject: 'Fattura di acconto {number}',
        title: 'Il Suo acconto',
        text: 'Buongiorno. Grazie per la Sua conferma. In allegato trova la fattura {number} per l’acconto di {amount}, pagabile entro il {day}. Il saldo segue dopo l’evento, per il numero definitivo di persone.',
      },
      final: {
        subject: 'Fattura a saldo {number}',
        title: 'La Sua fattura a saldo',
        text: 'Buongiorno. In allegato trova la fattura a saldo {number}. L’acconto è dedotto, restano {amount}, pagabili entro il {day}.',
      },
      credited: {
        subject: 'Nota di credito {number} per la fattura {corrects}',
        title: 'La Sua nota di credito',
        text: 'Buongiorno. Abbiamo corretto la fattura {corrects}: in allegato trova la nota di credito {number} di {amount}.',
      },
      paid: {
        subject: 'Pagamento della fattura {number} ricevuto',
        title: 'Grazie mille',
        text: 'Buongiorno. Il Suo pagamento di {amount} per la fattura {number} è arrivato.',
      },
      voucher: {
        subject: 'Buono conteggiato sulla fattura {number}',
        title: 'Il Suo buono è conteggiato',
        text: 'Buongiorno. Il Suo buono che termina con {code} ha pagato {amount} della fattura {number}.',
      },
      reminded1: {
        subject: 'Sollecito di pagamento per la fattura {number}',
        title: 'Forse è sfuggita?',
        text: 'Buongiorno. La fattura {number} era pagabile entro il {day}; restano aperti {amount}. Possiamo chiederLe di versare l’importo nei prossimi giorni?',
      },
      reminded2: {
        subject: 'Secondo sollecito per la fattura {number}',
        title: 'Secondo sollecito',
        text: 'Buongiorno. Della fattura {number}, pagabile entro il {day}, restano aperti {amount}. Voglia versare l’importo o dirci che cosa lo impedisce: insieme si trova quasi sempre una soluzione.',
      },
      reminded3: {
        subject: 'Ultimo sollecito per la fattura {number}',
        title: 'Ultimo sollecito',
        text: 'Buongiorno. Nonostante due solleciti, della fattura {number}, pagabile entro il {day}, restano aperti {amount}. Le chiediamo un’ultima volta di versare l’importo o di mettersi in contatto con noi.',
      },
    },
    stillOpen: 'Restano aperti {open}.',
    button: 'Vedere e pagare la fattura',
    ways: 'Su quella pagina paga con carta o TWINT. Per il bonifico, il PDF contiene una polizza di versamento con codice QR.',
    accountFollows:
      'Le comunicheremo il conto per il bonifico in un’altra e-mail. Il termine decorre solo da allora.',
    questions: 'Per domande risponda semplicemente a questa e-mail.',
  },
}
