import type { Language } from '#i18n/languages.ts'

const de = {
  /** Of a credit note. {n}: booking. */
  cancelled: 'Buchung {n} abgesagt',
  /** Of a credit note. {n}, {people} */
  people: 'Buchung {n}: neue Zahl der Personen, {people}',
  /** Of a credit note. {n} */
  moved: 'Buchung {n}: Preis des neuen Termins',
  /** Of a credit note for what came otherwise. {n} */
  paid: 'Buchung {n}: bereits anders bezahlt',
  /** Of a credit note for a fee. {n} */
  replaced: 'Buchung {n}: Stornogebühr entfällt, der Platz ist wieder vergeben',
  /** {percent}, {title}, {day} */
  deposit: 'Anzahlung {percent} %: {title}, {day}',
  /** {n}, {people}, {amount} */
  agreed: 'Buchung {n}, {people} Personen, vereinbart {amount}. Der Rest folgt nach dem Anlass.',
}

export const BOOKING_INVOICE_TEXTS: Record<Language, typeof de> = {
  de,
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
