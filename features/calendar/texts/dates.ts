import { texts } from '#i18n/texts.ts'

export default texts({
  left: {
    one: { de: '{n} frei', en: '{n} left', fr: '{n} place libre', it: '{n} posto libero' },
    other: { de: '{n} frei', en: '{n} left', fr: '{n} places libres', it: '{n} posti liberi' },
  },
  full: { de: 'ausgebucht', en: 'fully booked', fr: 'complet', it: 'al completo' },
  cancelled: { de: 'abgesagt', en: 'cancelled', fr: 'annulée', it: 'annullato' },
  /** {day} */
  movedTo: {
    de: 'verschoben auf den {day}',
    en: 'moved to {day}',
    fr: 'reportée au {day}',
    it: 'spostato, nuova data: {day}',
  },
  running: { de: 'läuft', en: 'under way', fr: 'en cours', it: 'in corso' },
  free: { de: 'gratis', en: 'free of charge', fr: 'gratuit', it: 'gratuito' },
  freeCancellation: {
    de: 'Stornieren können Sie kostenlos, bis der Anlass beginnt.',
    en: 'You can cancel free of charge until the event begins.',
    fr: 'Vous pouvez annuler sans frais jusqu’au début.',
    it: 'Può annullare senza spese fino all’inizio.',
  },
  book: { de: 'Platz buchen', en: 'Book a spot', fr: 'Réserver', it: 'Prenotare' },
  waitingList: { de: 'Warteliste', en: 'Waiting list', fr: 'Liste d’attente', it: 'Lista d’attesa' },
})
