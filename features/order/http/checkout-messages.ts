import type { PlaceOnInvoiceRefusal } from '#features/order/checkout/place-on-invoice.server.ts'
import type { PlaceOrderRefusal } from '#features/order/checkout/place-order.server.ts'
import type { Language } from '#i18n/languages.ts'

export type CheckoutObstacle = 'too_many_requests' | 'busy'

export type CheckoutCode = PlaceOrderRefusal['code'] | PlaceOnInvoiceRefusal['code'] | CheckoutObstacle

/** Placeholders: {title}, {n}, {time}, {least}, {most}. The stock message is that of SPEC §5. */
export const CHECKOUT_MESSAGES: Record<CheckoutCode, Record<Language, string>> = {
  unknown_variant: {
    de: 'Ein Artikel im Warenkorb wird nicht mehr angeboten.',
    en: 'One item in your basket is no longer available.',
    fr: 'Un article du panier n’est plus proposé.',
    it: 'Un articolo del carrello non è più in vendita.',
  },
  not_purchasable: {
    de: '{title} kann zurzeit nicht bestellt werden.',
    en: '{title} can’t be ordered at the moment.',
    fr: '{title} ne peut pas être commandé pour le moment.',
    it: '{title} al momento non si può ordinare.',
  },
  mixed_currencies: {
    de: 'Der Warenkorb enthält Preise in mehreren Währungen. Bitte bestellen Sie {title} separat.',
    en: 'Your basket holds prices in more than one currency. Please order {title} on its own.',
    fr: 'Le panier contient des prix en plusieurs monnaies. Commandez {title} séparément.',
    it: 'Il carrello contiene prezzi in più valute. Ordini {title} a parte.',
  },
  insufficient_stock: {
    de: 'Nicht genügend Lagerbestand für {title}. Nur {n} verfügbar.',
    en: 'Not enough stock for {title}. Only {n} available.',
    fr: 'Stock insuffisant pour {title}. Quantité disponible\u202f: {n}.',
    it: 'Scorte insufficienti per {title}. Quantità disponibile: {n}.',
  },
  held_by_network: {
    de: 'Von Ihrem Internetanschluss aus ist {title} schon für eine unbezahlte Bestellung zurückgelegt oder wurde es mehrmals, ohne dass eine Zahlung folgte. Schliessen Sie diese Bestellung ab, oder versuchen Sie es ab {time} Uhr wieder. Teilen Sie den Anschluss mit anderen, kann es deren Bestellung sein.',
    en: 'From your internet connection, {title} is already set aside for an unpaid order, or was set aside several times without a payment following. Complete that order, or try again from {time}. If you share the connection, the order may be someone else’s.',
    fr: 'Depuis votre connexion, {title} est déjà réservé pour une commande non payée, ou l’a été plusieurs fois sans paiement. Terminez cette commande, ou réessayez à partir de {time}. Si vous partagez la connexion, il peut s’agir de la commande d’une autre personne.',
    it: 'Dalla Sua connessione {title} è già riservato per un ordine non pagato, oppure lo è stato più volte senza pagamento. Completi quell’ordine o riprovi dalle {time}. Se condivide la connessione, può trattarsi dell’ordine di un’altra persona.',
  },
  amount_out_of_range: {
    de: '{title}: Zurzeit gibt es ganze Franken von {least} bis {most}. Bitte wählen Sie einen anderen Betrag.',
    en: '{title}: at the moment the amount can be any whole francs from {least} to {most}. Please choose another amount.',
    fr: '{title}\u202f: pour le moment, le montant est en francs entiers de {least} à {most}. Choisissez un autre montant.',
    it: '{title}: al momento l’importo è in franchi interi da {least} a {most}. Scelga un altro importo.',
  },
  picture_gone: {
    de: '{title}: Das gewählte Bild gibt es nicht mehr. Bitte wählen Sie im Warenkorb ein anderes.',
    en: '{title}: the picture you chose is no longer offered. Please choose another one in your basket.',
    fr: '{title}\u202f: l’image choisie n’est plus proposée. Choisissez-en une autre dans le panier.',
    it: '{title}: l’immagine scelta non è più disponibile. Ne scelga un’altra nel carrello.',
  },
  quantity_limit: {
    de: 'Von {title} lassen sich höchstens {n} auf einmal bestellen.',
    en: 'No more than {n} of {title} can be ordered at once.',
    fr: 'Quantité maximale par commande pour {title}\u202f: {n}.',
    it: 'Di {title} se ne possono ordinare al massimo {n} alla volta.',
  },
  voucher_unknown: {
    de: 'Diesen Gutscheincode gibt es nicht. Prüfen Sie jedes Zeichen.',
    en: 'There is no such voucher code. Check every character.',
    fr: 'Ce code de bon n’existe pas. Vérifiez chaque caractère.',
    it: 'Questo codice non esiste. Controlli ogni carattere.',
  },
  voucher_voided: {
    de: 'Dieser Gutschein gilt nicht mehr.',
    en: 'This voucher is no longer valid.',
    fr: 'Ce bon n’est plus valable.',
    it: 'Questo buono non vale più.',
  },
  voucher_blocked: {
    de: 'Dieser Gutschein ist gesperrt. Rufen Sie uns an oder schreiben Sie uns.',
    en: 'This voucher is blocked. Please call or write to us.',
    fr: 'Ce bon est bloqué. Appelez-nous ou écrivez-nous.',
    it: 'Questo buono è bloccato. Ci chiami o ci scriva.',
  },
  voucher_used_up: {
    de: 'Auf diesem Gutschein ist nichts mehr übrig.',
    en: 'Nothing is left on this voucher.',
    fr: 'Il ne reste rien sur ce bon.',
    it: 'Su questo buono non resta nulla.',
  },
  voucher_lapsed: {
    de: 'Dieser Gutschein ist abgelaufen.',
    en: 'This voucher has expired.',
    fr: 'Ce bon est échu.',
    it: 'Questo buono è scaduto.',
  },
  voucher_test: {
    de: 'Ein Gutschein aus der Testkasse zählt hier nicht.',
    en: 'A voucher from the test till does not count here.',
    fr: 'Un bon de la caisse d’essai ne compte pas ici.',
    it: 'Un buono della cassa di prova qui non conta.',
  },
  voucher_for_course: {
    de: 'Das ist ein Kursgutschein. Lösen Sie ihn bei der Buchung ein.',
    en: 'This is a course voucher. Use it when you book the course.',
    fr: 'C’est un bon de cours. Utilisez-le lors de la réservation.',
    it: 'È un buono per un corso. Lo usi al momento della prenotazione.',
  },
  voucher_other_currency: {
    de: 'Dieser Gutschein lautet auf eine andere Währung.',
    en: 'This voucher is in another currency.',
    fr: 'Ce bon est dans une autre monnaie.',
    it: 'Questo buono è in un’altra valuta.',
  },
  voucher_without_goods: {
    de: 'Mit einem Gutschein bezahlen Sie Waren, keine weiteren Gutscheine.',
    en: 'A voucher pays for goods, not for other vouchers.',
    fr: 'Un bon paie des articles, pas d’autres bons.',
    it: 'Un buono paga articoli, non altri buoni.',
  },
  payment_unavailable: {
    de: 'Die Zahlungsseite antwortet nicht. Es wurde nichts verrechnet. Bitte versuchen Sie es in einigen Minuten erneut.',
    en: 'The payment page isn’t responding. You haven’t been charged. Please try again in a few minutes.',
    fr: 'La page de paiement ne répond pas. Rien n’a été débité. Réessayez dans quelques minutes.',
    it: 'La pagina di pagamento non risponde. Non è stato addebitato nulla. Riprovi fra qualche minuto.',
  },
  invoice_not_offered: {
    de: 'Auf Rechnung bestellen geht hier zurzeit nicht. Bezahlen Sie bitte an der Kasse.',
    en: 'Ordering by invoice isn’t offered at the moment. Please pay at the checkout.',
    fr: 'La commande sur facture n’est pas proposée pour le moment. Payez à la caisse.',
    it: 'Al momento non è possibile ordinare su fattura. Paghi alla cassa.',
  },
  invoice_too_much: {
    de: 'Auf Rechnung geht es bis CHF {most}. Teilen Sie die Bestellung, oder bezahlen Sie an der Kasse.',
    en: 'By invoice, an order can be up to CHF {most}. Split it, or pay at the checkout.',
    fr: 'Sur facture, une commande va jusqu’à CHF {most}. Divisez-la, ou payez à la caisse.',
    it: 'Su fattura un ordine può arrivare a CHF {most}. Lo divida, o paghi alla cassa.',
  },
  invoice_declined: {
    de: 'Diese Bestellung nehmen wir nicht auf Rechnung an. Bezahlen Sie bitte an der Kasse, oder rufen Sie uns an.',
    en: 'We can’t take this order by invoice. Please pay at the checkout, or give us a ring.',
    fr: 'Nous ne pouvons pas accepter cette commande sur facture. Payez à la caisse, ou appelez-nous.',
    it: 'Non possiamo accettare questo ordine su fattura. Paghi alla cassa, o ci chiami.',
  },
  total_changed: {
    de: 'Ein Preis hat sich geändert. Der Warenkorb zeigt ihn jetzt; prüfen Sie das Total und bestellen Sie noch einmal.',
    en: 'A price has changed. Your basket shows it now; check the total and order again.',
    fr: 'Un prix a changé. Le panier l’affiche maintenant\u202f; vérifiez le total et commandez de nouveau.',
    it: 'Un prezzo è cambiato. Ora il carrello lo mostra; controlli il totale e ordini di nuovo.',
  },
  invoice_too_long: {
    de: 'Eine Rechnung fasst höchstens 40 verschiedene Artikel. Teilen Sie die Bestellung bitte.',
    en: 'An invoice holds up to 40 different items. Please split the order.',
    fr: 'Une facture contient au plus 40 articles différents. Divisez la commande.',
    it: 'Una fattura contiene al massimo 40 articoli diversi. Divida l’ordine.',
  },
  voucher_by_post: {
    de: 'Gutscheine per Post gibt es nur bei Zahlung an der Kasse. Entfernen Sie dieses Häkchen im Warenkorb oder bezahlen Sie an der Kasse.',
    en: 'Vouchers sent by post can only be paid for at the checkout. Untick that option in your basket, or pay at the checkout.',
    fr: 'Les bons envoyés par la Poste se paient uniquement à la caisse. Décochez cette case dans le panier ou payez à la caisse.',
    it: 'I buoni inviati per posta si pagano solo alla cassa. Tolga la spunta nel carrello o paghi alla cassa.',
  },
  idempotency_key_reused: {
    de: 'Dieser Schlüssel gehört zu einem anderen Warenkorb.',
    en: 'This key belongs to another basket.',
    fr: 'Cette clé appartient à un autre panier.',
    it: 'Questa chiave appartiene a un altro carrello.',
  },
  too_many_requests: {
    de: 'Zu viele Versuche. Bitte warten Sie eine Minute.',
    en: 'Too many attempts. Please wait a minute.',
    fr: 'Trop de tentatives. Patientez une minute.',
    it: 'Troppi tentativi. Attenda un minuto.',
  },
  busy: {
    de: 'Gerade ist viel los. Es wurde nichts verrechnet. Bitte versuchen Sie es in einigen Sekunden erneut.',
    en: 'There is a lot going on right now. You haven’t been charged. Please try again in a few seconds.',
    fr: 'Il y a beaucoup de demandes en ce moment. Rien n’a été débité. Réessayez dans quelques secondes.',
    it: 'In questo momento ci sono molte richieste. Non è stato addebitato nulla. Riprovi fra qualche secondo.',
  },
}

export const UNKNOWN_STORE: Record<Language, string> = {
  de: 'Diesen Shop gibt es hier nicht.',
  en: 'There is no such store here.',
  fr: 'Cette boutique n’existe pas ici.',
  it: 'Questo shop qui non esiste.',
}

export const BAD_FIELD: Record<Language, string> = {
  de: '«{field}» fehlt oder ist ungültig.',
  en: '“{field}” is missing or invalid.',
  fr: '«\u202f{field}\u202f» manque ou n’est pas valable.',
  it: '«{field}» manca o non è valido.',
}
