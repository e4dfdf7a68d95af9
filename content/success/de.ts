/** One set per state of the order. */
const de = {
  meta: {
    title: 'Ihre Bestellung – Gratweg',
    description:
      'Stand Ihrer Bestellung bei Gratweg: was Sie gekauft haben, ob die Zahlung angekommen ist und was als Nächstes geschieht.',
  },
  paid: {
    title: 'Danke. Die Bestellung ist bezahlt.',
    lead: 'Alles Weitere steht in der Bestätigung, die Sie per E-Mail erhalten.',
    /** For orders with vouchers or goods. */
    next: {
      title: 'Wie es weitergeht',
      vouchers: [
        '{rule:voucherDelivery}',
        'Drucken Sie ihn aus oder leiten Sie ihn weiter. Eingelöst wird er mit dem Code, der darauf steht.',
      ],
      /** Of vouchers by post. */
      post: 'Wir drucken den Gutschein und senden ihn per Post an Ihre Adresse. Der Versand ist bezahlt.',
      goods: [
        'Wir packen die Ware in Cham und geben sie der Post.',
        'Der Versand ist bezahlt, es kommen keine Kosten dazu.',
      ],
    },
  },
  invoiced: {
    title: 'Danke. Die Bestellung ist bei uns.',
    lead: 'Die Rechnung kommt per E-Mail. Ware senden wir schon jetzt, Gutscheine, sobald die Rechnung bezahlt ist.',
  },
  sent: {
    title: 'Ihre Bestellung ist versandt.',
    lead: 'Wir haben die Ware der Post übergeben.',
  },
  pending: {
    title: 'Die Zahlung ist noch unterwegs.',
    lead: 'Der Zahlungsdienst hat sie noch nicht bestätigt. Das dauert meist nur kurz. Sobald die Zahlung da ist, schreiben wir Ihnen.',
    reload: 'Stand neu abfragen',
  },
  expired: {
    title: 'Die Zeit zum Bezahlen ist abgelaufen.',
    lead: 'Es wurde nichts verrechnet. Ihr Warenkorb ist noch da, Sie können neu zur Kasse gehen.',
  },
  cancelled: {
    title: 'Die Zahlung wurde abgebrochen.',
    lead: 'Es wurde nichts verrechnet. Ihr Warenkorb ist noch da.',
  },
  refunded: {
    title: 'Wir erstatten Ihnen das Geld zurück.',
    lead: 'Sie erhalten den Betrag mit demselben Zahlungsmittel zurück. Das kann einige Tage dauern.',
  },
  partiallyRefunded: {
    title: 'Ein Teil wurde zurückerstattet.',
    lead: 'Sie erhalten den Betrag mit demselben Zahlungsmittel zurück. Der Rest der Bestellung gilt weiter.',
  },
  unknown: {
    title: 'Diese Bestellung finden wir nicht.',
    lead: 'Der Link ist unvollständig oder gehört zu keiner Bestellung. Haben Sie bezahlt, so liegt eine Bestätigung in Ihrem Postfach. Im Zweifel schreiben Sie uns.',
  },
  orderNumber: 'Bestellung {number}',
  /** Whom a voucher is for: {name}, {email}, {day} */
  gift: {
    recipient: 'Für {name}',
    sender: 'Von {name}',
    mailNow: 'E-Mail an {email}, gleich nach der Zahlung',
    mailOn: 'E-Mail an {email} am {day}',
    byPost: 'Gedruckt per Post an Ihre Adresse',
  },
  lines: 'Artikel',
  quantity: 'Menge',
  total: 'Gesamt',
  sentTo: 'Bestätigung an {email}',
  /** Paid with the Testkasse. */
  testNote: 'Mit der Testkasse bezahlt: Es ist kein Geld geflossen.',
  voucherNote: '{rule:voucherValidity}',
  /** {day} */
  terms: 'AGB, Fassung vom {day}',
  refundedAmount: 'Zurückerstattet',
  withdrawnAmount: 'Von der Bank zurückgeholt',
  contested: 'Ihre Bank klärt die Zahlung; bis sie entschieden hat, erstatten wir nichts zurück.',
  byVoucher: 'Mit Gutschein bezahlt',
  voucherReturned: 'Auf den Gutschein zurückgebucht',
  paidAmount: 'Bezahlt',
  keptAmount: 'Bleibt bezahlt',
  /** {code}: the last four characters */
  voucherVoided: 'Gutschein …{code}: ungültig, weil der Kaufpreis zurückerstattet ist.',
  voucherLeft: 'Gutschein …{code}: noch {amount} von {of}.',
  toShop: 'Zum Shop',
  parcel: {
    title: 'Versandt',
    /** {n}, {day} */
    sent: 'Paket {n}, versandt am {day}',
    tracking: 'Sendungsnummer',
  },
}

export default de
export type Messages = typeof de
