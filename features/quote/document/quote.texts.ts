import type { Language } from '#i18n/languages.ts'

/** Of the document, wherever a customer reads it: PDF, page and mail. */
export interface QuoteTexts {
  /** {number} */
  name: string
  /** {n}: people. */
  titleForPeople: { one: string; other: string }
  titleOfProject: string
  /** {number}, {version}, {day}, {until}: days. */
  subtitle: string
  event: string
  date: string
  dates: string
  place: string
  meetingPoint: string
  people: string
  /** {from}, {to}, {day} */
  range: string
  /** {n}, {day} */
  exactly: string
  invoicing: string
  /** {percent}, {amount} */
  deposit: string
  /** {n}: days. */
  depositDue: { one: string; other: string }
  /** {from}, {to}: times. */
  times: string
  /** {day} */
  held: string
  /** Below a date that staff have not confirmed. */
  wished: string
  alternatives: string
  service: string
  quantity: string
  price: string
  total: string
  discount: string
  /** {percent} */
  percent: string
  flat: string
  accept: string
  orSigned: string
  /** {page}. Instead of a signature where the date is not confirmed. */
  onceConfirmed: string
  signature: string
  /** {page}, {pages} */
  page: string
  /** {number}, {version} */
  foot: string
  terms: {
    title: string
    /** {version}: a day. */
    version: string
    binding: { title: string; text: string }
    people: { title: string; text: string }
    weather: string
    cancelling: string
    payment: { title: string; text: string }
    law: { title: string; text: string }
  }
}

export const quoteTexts: Record<Language, QuoteTexts> = {
  de: {
    name: 'Offerte {number}',
    titleForPeople: { one: 'Offerte für eine Person', other: 'Offerte für {n} Personen' },
    titleOfProject: 'Offerte',
    subtitle: 'Offerte {number}, Fassung {version}, {day}. Gültig bis {until}.',
    event: 'Anlass',
    date: 'Datum',
    dates: 'Mögliche Daten',
    place: 'Ort',
    meetingPoint: 'Treffpunkt',
    people: 'Personen',
    range: '{from} bis {to}, endgültige Zahl bis {day}',
    exactly: '{n}, Änderungen bis {day}',
    invoicing: 'Rechnung',
    deposit: 'Anzahlung {percent} %, CHF {amount}; der Rest nach dem Anlass',
    depositDue: {
      one: 'Die Anzahlung ist innert {n} Tag nach der Annahme zahlbar.',
      other: 'Die Anzahlung ist innert {n} Tagen nach der Annahme zahlbar.',
    },
    times: '{from} bis {to} Uhr',
    held: 'Bis {day} für Sie gehalten.',
    wished: 'Wunschdatum, von uns noch nicht bestätigt.',
    alternatives: 'Ein Datum wählen Sie beim Annehmen.',
    service: 'Leistung',
    quantity: 'Menge',
    price: 'Preis',
    total: 'Total',
    discount: 'Rabatt',
    percent: 'Rabatt {percent} %',
    flat: 'pauschal',
    accept: 'Annehmen',
    orSigned: 'oder unterschrieben zurück an uns. Es gelten die AGB, siehe Seite {page}.',
    onceConfirmed: 'sobald wir das Datum bestätigt haben. Es gelten die AGB, siehe Seite {page}.',
    signature: 'Ort, Datum, Unterschrift',
    page: 'Seite {page} von {pages}',
    foot: 'Offerte {number}, Fassung {version}',
    terms: {
      title: 'Was gilt',
      version: 'AGB, Fassung vom {version}',
      binding: {
        title: 'Verbindlich',
        text: 'Die Offerte ist verbindlich bis und mit dem Tag, der auf Seite 1 steht. Mit der Annahme gelten die AGB in der genannten Fassung.',
      },
      people: {
        title: 'Zahl der Personen',
        text: 'Die endgültige Zahl melden Sie bis 7 Tage vorher auf Ihrer Seite. Der Preis folgt der endgültigen Zahl, mindestens der kleinsten der vereinbarten Spanne. Wird danach jemand krank, melden Sie es uns; das kostet nichts.',
      },
      weather: 'Wetter',
      cancelling: 'Verschieben und absagen',
      payment: {
        title: 'Zahlung',
        text: 'Rechnung, zahlbar innert 30 Tagen. Beträge in Schweizer Franken.',
      },
      law: {
        title: 'Recht',
        text: 'Es gilt Schweizer Recht; alles Weitere steht in den AGB.',
      },
    },
  },
  en: {
    name: 'Quote {number}',
    titleForPeople: { one: 'Quote for one person', other: 'Quote for {n} people' },
    titleOfProject: 'Quote',
    subtitle: 'Quote {number}, version {version}, {day}. Valid until {until}.',
    event: 'Event',
    date: 'Date',
    dates: 'Possible dates',
    place: 'Place',
    meetingPoint: 'Meeting point',
    people: 'People',
    range: '{from} to {to}, final number by {day}',
    exactly: '{n}, changes until {day}',
    invoicing: 'Invoice',
    deposit: 'Deposit of {percent}%, CHF {amount}; the rest after the event',
    depositDue: {
      one: 'The deposit is payable within {n} day of acceptance.',
      other: 'The deposit is payable within {n} days of acceptance.',
    },
    times: '{from} to {to}',
    held: 'Kept for you until {day}.',
    wished: 'As you wished, not confirmed by us yet.',
    alternatives: 'You choose one date when you accept.',
    service: 'Service',
    quantity: 'Quantity',
    price: 'Price',
    total: 'Total price',
    discount: 'Discount',
    percent: '{percent}% discount',
    flat: 'flat rate',
    accept: 'Accept',
    orSigned: 'or send it back signed. Our terms apply, see page {page}.',
    onceConfirmed: 'once we’ve confirmed the date. Our terms apply, see page {page}.',
    signature: 'Place, date, signature',
    page: 'Page {page} of {pages}',
    foot: 'Quote {number}, version {version}',
    terms: {
      title: 'What applies',
      version: 'Terms, version of {version}',
      binding: {
        title: 'Binding',
        text: 'The quote is binding up to and including the day on page 1. By accepting it you agree to the version of our terms named here.',
      },
      people: {
        title: 'Number of people',
        text: 'Tell us the final number on your page up to 7 days before. The price follows the final number, and at least the smallest of the agreed range. Telling us of somebody who falls ill later costs nothing.',
      },
      weather: 'Weather',
      cancelling: 'Changing and cancelling',
      payment: { title: 'Payment', text: 'By invoice, payable within 30 days. Amounts in Swiss francs.' },
      law: { title: 'Law', text: 'Swiss law applies; everything else is in the terms.' },
    },
  },
  fr: {
    name: 'Offre {number}',
    titleForPeople: { one: 'Offre pour une personne', other: 'Offre pour {n} personnes' },
    titleOfProject: 'Offre',
    subtitle: 'Offre {number}, version {version}, {day}. Valable jusqu’au {until}.',
    event: 'Sortie',
    date: 'Jour',
    dates: 'Dates possibles',
    place: 'Lieu',
    meetingPoint: 'Rendez-vous',
    people: 'Participants',
    range: '{from} à {to}, nombre définitif jusqu’au {day}',
    exactly: '{n}, modifications jusqu’au {day}',
    invoicing: 'Facture',
    deposit: 'Acompte de {percent}\u202f%, CHF {amount}\u202f; le solde après l’événement',
    depositDue: {
      one: 'L’acompte est payable dans un délai de {n} jour dès l’acceptation.',
      other: 'L’acompte est payable dans un délai de {n} jours dès l’acceptation.',
    },
    times: 'de {from} à {to}',
    held: 'Réservé pour vous jusqu’au {day}.',
    wished: 'Date souhaitée, pas encore confirmée par nous.',
    alternatives: 'Vous choisissez une date en acceptant.',
    service: 'Prestation',
    quantity: 'Quantité',
    price: 'Prix',
    total: 'Montant total',
    discount: 'Rabais',
    percent: 'Rabais de {percent}\u202f%',
    flat: 'forfait',
    accept: 'Accepter',
    orSigned: 'ou renvoyez-la signée. Nos CG s’appliquent, voir page {page}.',
    onceConfirmed: 'dès que nous aurons confirmé la date. Nos CG s’appliquent, voir page {page}.',
    signature: 'Lieu, date, signature',
    page: 'Page {page} sur {pages}',
    foot: 'Offre {number}, version {version}',
    terms: {
      title: 'Ce qui est convenu',
      version: 'CG, version du {version}',
      binding: {
        title: 'Engagement',
        text: 'L’offre nous engage jusqu’au jour indiqué en page 1 inclus. En l’acceptant, vous acceptez nos CG dans la version mentionnée.',
      },
      people: {
        title: 'Nombre de personnes',
        text: 'Indiquez le nombre définitif sur votre page jusqu’à 7 jours avant. Le prix suit ce nombre, mais au moins le plus petit de la fourchette convenue. Annoncer une personne tombée malade ensuite ne coûte rien.',
      },
      weather: 'Météo',
      cancelling: 'Report et annulation',
      payment: {
        title: 'Paiement',
        text: 'Sur facture, payable dans les 30 jours. Montants en francs suisses.',
      },
      law: { title: 'Droit', text: 'Le droit suisse s’applique\u202f; tout le reste figure dans les CG.' },
    },
  },
  it: {
    name: 'Offerta {number}',
    titleForPeople: { one: 'Offerta per una persona', other: 'Offerta per {n} persone' },
    titleOfProject: 'Offerta',
    subtitle: 'Offerta {number}, versione {version}, {day}. Valida fino al {until}.',
    event: 'Uscita',
    date: 'Data',
    dates: 'Date possibili',
    place: 'Luogo',
    meetingPoint: 'Ritrovo',
    people: 'Persone',
    range: 'da {from} a {to}, numero definitivo entro il {day}',
    exactly: '{n}, modifiche fino al {day}',
    invoicing: 'Fattura',
    deposit: 'Acconto del {percent} %, CHF {amount}; il saldo dopo l’evento',
    depositDue: {
      one: 'L’acconto è pagabile entro {n} giorno dall’accettazione.',
      other: 'L’acconto è pagabile entro {n} giorni dall’accettazione.',
    },
    times: 'dalle {from} alle {to}',
    held: 'Riservata per Lei fino al {day}.',
    wished: 'Data desiderata, da noi non ancora confermata.',
    alternatives: 'Sceglie una data accettando.',
    service: 'Prestazione',
    quantity: 'Quantità',
    price: 'Prezzo',
    total: 'Importo totale',
    discount: 'Sconto',
    percent: 'Sconto del {percent} %',
    flat: 'forfait',
    accept: 'Accettare',
    orSigned: 'o la rispedisca firmata. Valgono le nostre CG, vedi pagina {page}.',
    onceConfirmed: 'non appena avremo confermato la data. Valgono le nostre CG, vedi pagina {page}.',
    signature: 'Luogo, data, firma',
    page: 'Pagina {page} di {pages}',
    foot: 'Offerta {number}, versione {version}',
    terms: {
      title: 'Che cosa vale',
      version: 'CG, versione del {version}',
      binding: {
        title: 'Impegno',
        text: 'L’offerta è vincolante fino al giorno indicato a pagina 1 compreso. Accettandola accetta le nostre CG nella versione indicata.',
      },
      people: {
        title: 'Numero di persone',
        text: 'Comunichi il numero definitivo sulla Sua pagina fino a 7 giorni prima. Il prezzo segue il numero definitivo, almeno il più piccolo dell’intervallo concordato. Segnalare chi si ammala dopo non costa nulla.',
      },
      weather: 'Meteo',
      cancelling: 'Rinvio e disdetta',
      payment: {
        title: 'Pagamento',
        text: 'Con fattura, pagabile entro 30 giorni. Importi in franchi svizzeri.',
      },
      law: { title: 'Diritto', text: 'Vale il diritto svizzero; tutto il resto è nelle CG.' },
    },
  },
}
