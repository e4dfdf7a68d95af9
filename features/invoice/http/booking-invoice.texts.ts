import type { Language } from '#i18n/languages.ts'

interface BookingInvoiceTexts {
  /** Of a credit note. {n}: booking. */
  cancelled: string
  /** Of a credit note. {n}, {people} */
  people: string
  /** Of a credit note. {n} */
  moved: string
  /** Of a credit note for what came otherwise. {n} */
  paid: string
  /** Of a credit note for a fee. {n} */
  replaced: string
  /** {percent}, {title}, {day} */
  deposit: string
  /** {n}, {people}, {amount} */
  agreed: string
}

export const BOOKING_INVOICE_TEXTS: Record<Language, BookingInvoiceTexts> = {
  de: {
    cancelled: 'Buchung {n} abgesagt',
    people: 'Buchung {n}: neue Zahl der Personen, {people}',
    moved: 'Buchung {n}: Preis des neuen Termins',
    paid: 'Buchung {n}: bereits anders bezahlt',
    replaced: 'Buchung {n}: Stornogebühr entfällt, der Platz ist wieder vergeben',
    deposit: 'Anzahlung {percent} %: {title}, {day}',
    agreed: 'Buchung {n}, {people} Personen, vereinbart {amount}. Der Rest folgt nach dem Anlass.',
  },
  en: {
    cancelled: 'Booking {n} cancelled',
    people: 'Booking {n}: new number of people, {people}',
    moved: 'Booking {n}: price of the new date',
    paid: 'Booking {n}: already paid in another way',
    replaced: 'Booking {n}: cancellation fee dropped, the place has been taken',
    deposit: 'Deposit of {percent}%: {title}, {day}',
    agreed: 'Booking {n}, {people} people, agreed {amount}. The rest follows after the event.',
  },
  fr: {
    cancelled: 'Réservation {n} annulée',
    people: 'Réservation {n}\u202f: nouveau nombre de personnes, {people}',
    moved: 'Réservation {n}\u202f: prix de la nouvelle date',
    paid: 'Réservation {n}\u202f: déjà payée autrement',
    replaced: 'Réservation {n}\u202f: frais d’annulation supprimés, la place a été reprise',
    deposit: 'Acompte de {percent}\u202f%\u202f: {title}, {day}',
    agreed: 'Réservation {n}, {people} personnes, convenu {amount}. Le solde suit après l’événement.',
  },
  it: {
    cancelled: 'Prenotazione {n} annullata',
    people: 'Prenotazione {n}: nuovo numero di persone, {people}',
    moved: 'Prenotazione {n}: prezzo della nuova data',
    paid: 'Prenotazione {n}: già pagata in altro modo',
    replaced: 'Prenotazione {n}: spese di annullamento non dovute, il posto è stato ripreso',
    deposit: 'Acconto del {percent} %: {title}, {day}',
    agreed: 'Prenotazione {n}, {people} persone, concordato {amount}. Il saldo segue dopo l’evento.',
  },
}
