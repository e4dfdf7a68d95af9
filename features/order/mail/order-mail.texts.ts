import { texts } from '#i18n/texts.ts'

export const orderMailTexts = texts({
  /** {number} */
  subject: {
    de: 'Ihre Bestellung {number}',
    en: 'Your order {number}',
    fr: 'Votre commande {number}',
    it: 'Il Suo ordine {number}',
  },
  subjectTest: {
    de: 'Test: Ihre Bestellung {number}',
    en: 'Test: your order {number}',
    fr: 'Test\u202f: votre commande {number}',
    it: 'Prova: il Suo ordine {number}',
  },
  /** Preview text. {total} */
  preview: {
    de: 'Bezahlt: {total}. Hier steht, wie es weitergeht.',
    en: 'Paid: {total}. This is what happens next.',
    fr: 'Payé\u202f: {total}. Voici la suite.',
    it: 'Pagato: {total}. Ecco i prossimi passi.',
  },
  title: {
    de: 'Danke für Ihre Bestellung.',
    en: 'Thank you for your order.',
    fr: 'Merci de votre commande.',
    it: 'Grazie per il Suo ordine.',
  },
  /** {name} */
  greeting: { de: 'Guten Tag {name}', en: 'Hello {name}', fr: 'Bonjour {name},', it: 'Buongiorno {name}' },
  greetingWithoutName: { de: 'Guten Tag', en: 'Hello', fr: 'Bonjour,', it: 'Buongiorno' },
  /** {number}, {date}, {time} */
  placed: {
    de: 'Ihre Bestellung {number} ist am {date} um {time} Uhr bei uns eingegangen.',
    en: 'We received your order {number} on {date} at {time}.',
    fr: 'Nous avons reçu votre commande {number} le {date} à {time}.',
    it: 'Abbiamo ricevuto il Suo ordine {number} ({date}, ore\u00a0{time}).',
  },
  test: {
    de: 'Das ist eine Testbestellung. Es wurde nichts belastet, und es wird nichts geliefert.',
    en: 'This is a test order. Nothing was charged and nothing will be delivered.',
    fr: 'Ceci est une commande d’essai. Rien n’a été débité et rien ne sera livré.',
    it: 'Questo è un ordine di prova. Non è stato addebitato nulla e non verrà consegnato nulla.',
  },
  lines: { de: 'Artikel', en: 'Items', fr: 'Articles', it: 'Articoli' },
  amount: { de: 'Betrag', en: 'Amount', fr: 'Montant', it: 'Importo' },
  total: { de: 'Gesamt', en: 'Total', fr: 'Total', it: 'Totale' },
  shippingIncluded: {
    de: 'Versand inbegriffen',
    en: 'Delivery included',
    fr: 'Livraison comprise',
    it: 'Spedizione inclusa',
  },
  /** {number} */
  vat: {
    de: 'Inkl. MWST, {number}',
    en: 'VAT included, {number}',
    fr: 'TVA comprise, {number}',
    it: 'IVA inclusa, {number}',
  },
  next: { de: 'Wie es weitergeht', en: 'What happens next', fr: 'La suite', it: 'I prossimi passi' },
  vouchersNext: {
    one: {
      de: 'Der Gutschein hängt als PDF an dieser E-Mail. Drucken Sie ihn aus oder leiten Sie ihn weiter. Wer den Code kennt, kann ihn einlösen.',
      en: 'The voucher is attached to this e-mail as a PDF. Print it or forward it. Anyone who has the code can redeem it.',
      fr: 'Le bon est joint à cet e-mail en PDF. Imprimez-le ou transférez-le. Toute personne qui connaît le code peut l’utiliser.',
      it: 'Il buono è allegato a questa e-mail in PDF. Lo stampi o lo inoltri. Chi conosce il codice può usarlo.',
    },
    other: {
      de: 'Die {n} Gutscheine hängen als PDF an dieser E-Mail. Drucken Sie sie aus oder leiten Sie sie weiter. Wer einen Code kennt, kann ihn einlösen.',
      en: 'The {n} vouchers are attached to this e-mail as PDFs. Print them or forward them. Anyone who has a code can redeem it.',
      fr: 'Les {n} bons sont joints à cet e-mail en PDF. Imprimez-les ou transférez-les. Toute personne qui connaît un code peut l’utiliser.',
      it: 'I {n} buoni sono allegati a questa e-mail in PDF. Li stampi o li inoltri. Chi conosce un codice può usarlo.',
    },
  },
  /** Of vouchers by post. */
  byPostNext: {
    de: 'Wir drucken den Gutschein und senden ihn per Post. Es kommen keine Kosten dazu.',
    en: 'We print the voucher and send it by post. There’s nothing more to pay.',
    fr: 'Nous imprimons le bon et l’envoyons par la Poste, sans frais supplémentaires.',
    it: 'Stampiamo il buono e lo inviamo per posta. Non ci sono altre spese.',
  },
  goodsNext: {
    de: 'Wir packen die Ware in Cham und geben sie der Post. Weitere Kosten entstehen nicht.',
    en: 'We pack the goods in Cham and hand them to the post. There’s nothing more to pay.',
    fr: 'Nous préparons le colis à Cham et le remettons à la Poste. Il n’y a pas d’autres frais.',
    it: 'Prepariamo il pacco a Cham e lo consegniamo alla Posta. Non si aggiungono altri costi.',
  },
  voucher: { de: 'Gutschein', en: 'Gift voucher', fr: 'Bon cadeau', it: 'Buono regalo' },
  code: { de: 'Code', en: 'Code', fr: 'Code', it: 'Codice' },
  /** {date} */
  validUntil: {
    de: 'Gültig bis {date}',
    en: 'Valid until {date}',
    fr: 'Valable jusqu’au {date}',
    it: 'Scadenza: {date}',
  },
  shippingAddress: {
    de: 'Lieferadresse',
    en: 'Delivery address',
    fr: 'Adresse de livraison',
    it: 'Indirizzo di consegna',
  },
  openOrder: {
    de: 'Bestellung ansehen',
    en: 'View the order',
    fr: 'Voir la commande',
    it: 'Vedere l’ordine',
  },
  questions: {
    de: 'Fragen, oder stimmt etwas nicht? Antworten Sie einfach auf diese E-Mail.',
    en: 'Questions, or is something wrong? Just reply to this e-mail.',
    fr: 'Une question, une erreur\u202f? Répondez simplement à cet e-mail.',
    it: 'Una domanda, un errore? Basta rispondere a questa e-mail.',
  },
  terms: {
    de: 'Allgemeine Geschäftsbedingungen',
    en: 'Terms and conditions',
    fr: 'Conditions générales',
    it: 'Condizioni generali',
  },
})
