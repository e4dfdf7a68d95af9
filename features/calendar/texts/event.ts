import { texts } from '#i18n/texts.ts'

/** {title}, {days}, {place}, {price}: of the event. */
export default texts({
  meta: {
    title: {
      de: 'Anlass im Event-Kalender – Gratweg',
      en: 'Event in the calendar – Gratweg',
      fr: 'Une date de l’agenda – Gratweg',
      it: 'Una data del calendario – Gratweg',
    },
    description: {
      de: 'Termin, Ort, Treffpunkt, Preis und freie Plätze eines öffentlichen Kurses oder Anlasses von Gratweg.',
      en: 'Date, place, meeting point, price and places left for a public course or event run by Gratweg.',
      fr: 'Date, lieu de rendez-vous, prix et places libres d’un stage ou d’une sortie d’équipe de Gratweg, ouverts à tout le monde.',
      it: 'Un corso o un’uscita per team di Gratweg aperti a tutti: data, luogo, punto di ritrovo, prezzo e posti liberi.',
    },
  },
  description: {
    de: '{title}, {days}, {place}. Treffpunkt, Preis, freie Plätze und Buchung bei Gratweg in Cham.',
    en: '{title}, {days}, {place}. Meeting point, price, places left and booking with Gratweg in Cham.',
    fr: '{title}, {days}, {place}. Lieu de rendez-vous, prix, places libres et inscription chez Gratweg, à Cham.',
    it: '{title}, {days}, {place}. Punto di ritrovo, prezzo, posti liberi e prenotazione presso Gratweg a Cham.',
  },
  /** For whoever holds places and has not paid; {time} */
  open: {
    title: {
      de: 'Sie haben eine offene Buchung, reserviert bis {time} Uhr.',
      en: 'You have an open booking, held until {time}.',
      fr: 'Vous avez une réservation en attente, gardée jusqu’à {time}.',
      it: 'Ha una prenotazione aperta, riservata fino alle {time}.',
    },
    pay: { de: 'Jetzt bezahlen', en: 'Pay now', fr: 'Payer maintenant', it: 'Pagare ora' },
    change: {
      de: 'Ändern oder freigeben',
      en: 'Change or release',
      fr: 'Modifier ou libérer',
      it: 'Modificare o liberare',
    },
  },
  trail: { de: 'Sie sind hier', en: 'You are here', fr: 'Vous êtes ici', it: 'Si trova qui' },
  sections: {
    about: {
      de: 'Worum es geht',
      en: 'What it’s about',
      fr: 'De quoi il s’agit',
      it: 'Di che cosa si tratta',
    },
    takeHome: {
      de: 'Das nehmen Sie mit',
      en: 'What you take home',
      fr: 'Ce que vous en retirez',
      it: 'Che cosa porta con sé',
    },
    programme: { de: 'Programm', en: 'Programme', fr: 'Programme', it: 'Programma' },
    place: {
      de: 'Ort und Treffpunkt',
      en: 'Place and meeting point',
      fr: 'Lieu et rendez-vous',
      it: 'Luogo e ritrovo',
    },
  },
  /** Last row of a programme. */
  end: { de: 'Schluss', en: 'End', fr: 'Fin', it: 'Fine' },
  /** Where the date has other hours than the programme. */
  usual: {
    de: 'Der Ablauf gilt für die üblichen Zeiten. Massgebend ist die Zeit oben.',
    en: 'This is the usual programme. The times at the top apply.',
    fr: 'Voici le déroulement habituel. L’horaire indiqué en haut fait foi.',
    it: 'Questo è lo svolgimento abituale. Fa stato l’orario indicato in alto.',
  },
  weather: { de: '{rule:weather}', en: '{rule:weather}', fr: '{rule:weather}', it: '{rule:weather}' },
  labels: {
    weather: { de: 'Wetter', en: 'Weather', fr: 'Météo', it: 'Meteo' },
    where: { de: 'Ort', en: 'Where', fr: 'Où', it: 'Dove' },
    lead: { de: 'Leitung', en: 'Led by', fr: 'Encadrement', it: 'Guida' },
    meetingPoint: { de: 'Treffpunkt', en: 'Meeting point', fr: 'Rendez-vous', it: 'Ritrovo' },
    price: { de: 'Preis', en: 'Price', fr: 'Prix', it: 'Prezzo' },
    places: { de: 'Plätze', en: 'Places', fr: 'Places', it: 'Posti' },
    decision: { de: 'Durchführung', en: 'Minimum', fr: 'Maintien', it: 'Svolgimento' },
  },
  perPerson: {
    de: '{price} pro Person',
    en: '{price} per person',
    fr: '{price} par personne',
    it: '{price} a persona',
  },
  groupPrice: {
    de: 'nach Grösse der Gruppe',
    en: 'by group size',
    fr: 'selon la taille du groupe',
    it: 'secondo il numero di persone',
  },
  placesLeft: {
    de: '{left} von {places} frei',
    en: '{left} of {places} left',
    fr: '{left} sur {places} libres',
    it: '{left} liberi su {places}',
  },
  allTaken: {
    de: 'alle {places} vergeben, Warteliste offen',
    en: 'all {places} taken, waiting list open',
    fr: 'les {places} sont prises, liste d’attente ouverte',
    it: 'tutti e {places} occupati, lista d’attesa aperta',
  },
  /** {n}: people */
  decision: {
    de: 'ab {n} Personen. Wir entscheiden am {day}.',
    en: '{n} people. We decide on {day}.',
    fr: 'dès {n} personnes. Nous décidons le {day}.',
    it: 'da {n} persone in su. Decidiamo {day}.',
  },
  missing: {
    one: {
      de: 'Es fehlt noch {n} Anmeldung.',
      en: '{n} more person needed.',
      fr: 'Il manque encore {n} inscription.',
      it: 'Manca ancora {n} iscrizione.',
    },
    other: {
      de: 'Es fehlen noch {n} Anmeldungen.',
      en: '{n} more people needed.',
      fr: 'Il manque encore {n} inscriptions.',
      it: 'Mancano ancora {n} iscrizioni.',
    },
  },
  reached: {
    de: 'Die Mindestzahl ist erreicht.',
    en: 'The minimum number has been reached.',
    fr: 'Le nombre minimal est atteint.',
    it: 'Il numero minimo è raggiunto.',
  },
  cancelled: {
    de: 'Dieser Anlass ist abgesagt. Wer gebucht hat, ist benachrichtigt.',
    en: 'This event has been called off. Everyone who booked has been told.',
    fr: 'Cette date est annulée. Les personnes inscrites ont été averties.',
    it: 'Questa data è annullata. Le persone iscritte sono state avvisate.',
  },
  /** {day} */
  movedTo: {
    de: 'Dieser Anlass ist auf den {day} verschoben. Wer gebucht hat, ist benachrichtigt.',
    en: 'This event has been moved to {day}. Everyone who booked has been told.',
    fr: 'Cette date est reportée au {day}. Les personnes inscrites ont été averties.',
    it: 'Questa data è stata spostata. Nuova data: {day}. Le persone iscritte sono state avvisate.',
  },
  newDate: {
    de: 'Zum neuen Termin',
    en: 'See the new date',
    fr: 'Voir la nouvelle date',
    it: 'Vedere la nuova data',
  },
  running: {
    de: 'Dieser Anlass läuft gerade.',
    en: 'This event is under way.',
    fr: 'Cette date est en cours.',
    it: 'Questo evento è in corso.',
  },
  over: {
    de: 'Dieser Anlass ist vorbei.',
    en: 'This event is over.',
    fr: 'Cette date est passée.',
    it: 'Questo evento è terminato.',
  },
  about: {
    de: 'Ablauf und Packliste',
    en: 'Programme and packing list',
    fr: 'Programme et liste du matériel',
    it: 'Programma e lista del materiale',
  },
  save: {
    de: 'In den Kalender eintragen',
    en: 'Add to your calendar',
    fr: 'Ajouter à votre agenda',
    it: 'Aggiungere al calendario',
  },
  manage: {
    de: 'Buchungen ansehen, Anlass ändern',
    en: 'See the bookings, change the event',
    fr: 'Voir les réservations, modifier',
    it: 'Vedere le prenotazioni, modificare',
  },
  others: { de: 'Weitere Termine', en: 'Other dates', fr: 'Autres dates', it: 'Altre date' },
  noOthers: {
    de: 'Zurzeit ist kein weiterer Termin geplant.',
    en: 'There are no other dates at the moment.',
    fr: 'Aucune autre date n’est prévue pour le moment.',
    it: 'Al momento non sono previste altre date.',
  },
  all: {
    de: 'Zum ganzen Kalender',
    en: 'See the full calendar',
    fr: 'Voir tout l’agenda',
    it: 'Vedere tutto il calendario',
  },
  unknown: {
    title: {
      de: 'Diesen Anlass gibt es nicht.',
      en: 'There’s no such event.',
      fr: 'Cette date n’existe pas.',
      it: 'Questo evento non esiste.',
    },
    text: {
      de: 'Vielleicht ist die Adresse unvollständig. Im Kalender stehen alle offenen Termine.',
      en: 'The address may be incomplete. You’ll find all open dates in the calendar.',
      fr: 'L’adresse est peut-être incomplète. L’agenda contient toutes les dates ouvertes.',
      it: 'Forse l’indirizzo è incompleto. Nel calendario trova tutte le date ancora aperte.',
    },
  },
})
