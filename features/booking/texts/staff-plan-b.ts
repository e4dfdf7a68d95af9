import { LABELS } from '#content/labels.ts'
import { texts } from '#i18n/texts.ts'

/** Plan B of an event. {n}: a count; {amount}: an amount; {day}, {time}: Swiss time; {title}: of the event */
export default texts({
  open: { de: 'Plan B', en: 'Plan B …', fr: 'Déclencher le plan B', it: 'Piano B' },
  running: { de: 'Plan B läuft', en: 'Plan B is running', fr: 'Plan B en cours', it: 'Piano B in corso' },
  title: { de: 'Plan B', en: 'Our plan B', fr: 'Le plan B', it: 'Il piano B' },
  /** {title}, {when}, {people}, {bookings} */
  about: {
    de: '{title}, {when}. {people} in {bookings}.',
    en: '{title}, {when}: {people} in {bookings}.',
    fr: '{title}, {when}. {people} dans {bookings}.',
    it: '{title}, {when}. {people}, {bookings}.',
  },
  people: {
    one: LABELS.peopleOne,
    other: LABELS.peopleOther,
  },
  bookings: {
    one: { de: '{n} Buchung', en: '{n} booking', fr: '{n} réservation', it: '{n} prenotazione' },
    other: { de: '{n} Buchungen', en: '{n} bookings', fr: '{n} réservations', it: '{n} prenotazioni' },
  },
  close: LABELS.close,
  nobody: {
    de: 'Niemand hat gebucht. Dafür braucht es keinen Plan B.',
    en: 'Nobody has booked. No plan B is needed.',
    fr: 'Personne n’a réservé. Un plan B est inutile.',
    it: 'Nessuno ha prenotato. Non serve un piano B.',
  },
  what: {
    title: {
      de: '1. Was gilt neu?',
      en: '1. What applies now?',
      fr: '1. Qu’est-ce qui change\u202f?',
      it: '1. Che cosa vale ora?',
    },
    day: {
      de: 'Verschieben auf einen anderen Tag',
      en: 'Postpone to another day',
      fr: 'Reporter à un autre jour',
      it: 'Rinviare a un altro giorno',
    },
    dayText: {
      de: 'Gleiche Zeit, gleicher Ort. Wer den Kalender abonniert hat, sieht es dort.',
      en: 'Same time, same place. Subscribers of the calendar see it there.',
      fr: 'Même heure, même lieu. Qui est abonné au calendrier le voit là.',
      it: 'Stessa ora, stesso luogo. Chi è abbonato al calendario lo vede lì.',
    },
    dayLabel: { de: 'Neuer Tag', en: 'New day', fr: 'Nouveau jour', it: 'Nuovo giorno' },
    /** {when} */
    event: {
      de: 'Verschieben auf {when}',
      en: 'Postpone to {when}',
      fr: 'Reporter au {when}',
      it: 'Rinviare a {when}',
    },
    places: {
      one: { de: '{n} Platz frei', en: '{n} place free', fr: '{n} place libre', it: '{n} posto libero' },
      other: {
        de: '{n} Plätze frei',
        en: '{n} places free',
        fr: '{n} places libres',
        it: '{n} posti liberi',
      },
    },
    unlimited: { de: 'Plätze frei', en: 'places free', fr: 'places libres', it: 'posti liberi' },
    tooFew: {
      de: 'Zu wenig Plätze',
      en: 'Not enough places',
      fr: 'Pas assez de places',
      it: 'Troppi pochi posti',
    },
    none: {
      de: 'Absagen ohne neues Datum',
      en: 'Call off without a new date',
      fr: 'Annuler sans nouvelle date',
      it: 'Annullare senza nuova data',
    },
    noneText: {
      de: 'Der Anlass bleibt als abgesagt sichtbar.',
      en: 'The event stays visible as called off.',
      fr: 'L’événement reste visible comme annulé.',
      it: 'L’evento resta visibile come annullato.',
    },
  },
  choose: {
    title: {
      de: '2. Was dürfen die Gäste wählen?',
      en: '2. What may the guests choose?',
      fr: '2. Que peuvent choisir les clients\u202f?',
      it: '2. Che cosa possono scegliere i clienti?',
    },
    new_date: { de: 'Das neue Datum', en: 'The new date', fr: 'La nouvelle date', it: 'La nuova data' },
    other_date: {
      de: 'Ein anderes Datum mit freien Plätzen',
      en: 'Another date with free places',
      fr: 'Une autre date avec des places libres',
      it: 'Un’altra data con posti liberi',
    },
    voucher: {
      de: 'Gutschein über den bezahlten Betrag',
      en: 'A voucher for the amount paid',
      fr: 'Un bon du montant payé',
      it: 'Un buono dell’importo pagato',
    },
    refund: { de: 'Geld zurück', en: 'Money back', fr: 'Le remboursement', it: 'Il rimborso' },
    promised: {
      de: 'Neues Datum und Geld zurück versprechen die Geschäftsbedingungen.',
      en: 'The terms promise the new date and the money back.',
      fr: 'Les conditions promettent la nouvelle date et le remboursement.',
      it: 'Le condizioni promettono la nuova data e il rimborso.',
    },
    until: { de: 'Wählen bis', en: 'Choose by', fr: 'Choisir jusqu’au', it: 'Scegliere entro' },
    time: { de: 'Zeit', en: 'Time', fr: 'Heure', it: 'Ora' },
    silent: {
      de: 'Wer nicht wählt, erhält',
      en: 'Those who don’t choose get',
      fr: 'Qui ne choisit pas reçoit',
      it: 'Chi non sceglie riceve',
    },
    byDefault: {
      new_date: { de: 'das neue Datum', en: 'the new date', fr: 'la nouvelle date', it: 'la nuova data' },
      refund: { de: 'das Geld zurück', en: 'the money back', fr: 'le remboursement', it: 'il rimborso' },
    },
  },
  costs: {
    title: {
      de: '3. Was das kostet',
      en: '3. What it costs',
      fr: '3. Ce que cela coûte',
      it: '3. Quanto costa',
    },
    when: { de: 'Wenn alle …', en: 'If everybody …', fr: 'Si tout le monde…', it: 'Se tutti…' },
    all: {
      new_date: {
        de: 'das neue Datum nehmen',
        en: 'takes the new date',
        fr: 'prend la nouvelle date',
        it: 'prendono la nuova data',
      },
      other_date: {
        de: 'ein anderes Datum nehmen',
        en: 'takes another date',
        fr: 'prend une autre date',
        it: 'prendono un’altra data',
      },
      voucher: {
        de: 'den Gutschein nehmen',
        en: 'takes the voucher',
        fr: 'prend le bon',
        it: 'prendono il buono',
      },
      refund: {
        de: 'das Geld nehmen',
        en: 'takes the money',
        fr: 'prend l’argent',
        it: 'prendono il denaro',
      },
    },
    paid: { de: 'Bezahlt', en: 'Paid', fr: 'Payé', it: 'Pagato' },
    refunded: { de: 'Rückzahlung', en: 'Refund', fr: 'Remboursement', it: 'Rimborso' },
    vouchers: { de: 'Gutscheine', en: 'Vouchers', fr: 'Bons', it: 'Buoni' },
    booked: { de: 'Bleibt gebucht', en: 'Stays booked', fr: 'Reste réservé', it: 'Resta prenotato' },
    sum: { de: 'Summe', en: 'Sum', fr: 'Somme', it: 'Somma' },
    back: {
      de: 'Was mit Gutschein bezahlt wurde, kommt in jedem Fall auf ihn zurück.',
      en: 'What was paid by voucher goes back onto it in any case.',
      fr: 'Ce qui a été payé avec un bon y revient dans tous les cas.',
      it: 'Quanto è stato pagato con un buono vi torna in ogni caso.',
    },
    /** {amount} */
    unpaid: {
      one: {
        de: 'Noch offen: {amount} aus {n} Buchung. Wer nicht kommt, muss nichts mehr bezahlen; eine Rechnung dazu schreiben Sie gut.',
        en: 'Outstanding: {amount} from {n} booking. Guests who don’t come have nothing more to pay; credit the invoice.',
        fr: 'Encore ouvert\u202f: {amount} de {n} réservation. Qui ne vient pas ne doit plus rien\u202f; faites un avoir pour la facture.',
        it: 'Ancora aperto: {amount} da {n} prenotazione. Chi non viene non deve più nulla; per la fattura faccia una nota di credito.',
      },
      other: {
        de: 'Noch offen: {amount} aus {n} Buchungen. Wer nicht kommt, muss nichts mehr bezahlen; Rechnungen dazu schreiben Sie gut.',
        en: 'Outstanding: {amount} from {n} bookings. Guests who don’t come have nothing more to pay; credit their invoices.',
        fr: 'Encore ouvert\u202f: {amount} de {n} réservations. Qui ne vient pas ne doit plus rien\u202f; faites des avoirs pour les factures.',
        it: 'Ancora aperto: {amount} da {n} prenotazioni. Chi non viene non deve più nulla; per le fatture faccia note di credito.',
      },
    },
  },
  mails: {
    one: {
      de: '{n} Mail geht sofort hinaus.',
      en: '{n} mail goes out at once.',
      fr: '{n} e-mail part tout de suite.',
      it: '{n} e-mail parte subito.',
    },
    other: {
      de: '{n} Mails gehen sofort hinaus.',
      en: '{n} mails go out at once.',
      fr: '{n} e-mails partent tout de suite.',
      it: '{n} e-mail partono subito.',
    },
  },
  calls: {
    one: {
      de: '{n} Gast hat keine E-Mail-Adresse: Bitte anrufen.',
      en: '{n} guest has no e-mail address: please call.',
      fr: '{n} client n’a pas d’adresse e-mail\u202f: à appeler.',
      it: '{n} cliente non ha un indirizzo e-mail: da chiamare.',
    },
    other: {
      de: '{n} Gäste haben keine E-Mail-Adresse: Bitte anrufen.',
      en: '{n} guests have no e-mail address: please call.',
      fr: '{n} clients n’ont pas d’adresse e-mail\u202f: à appeler.',
      it: '{n} clienti non hanno un indirizzo e-mail: da chiamare.',
    },
  },
  outside: {
    one: {
      de: '{n} Person ist anderswo gebucht und erfährt es nicht von hier: Bitte Bescheid geben.',
      en: '{n} person is booked elsewhere and hears nothing from here: please let them know.',
      fr: '{n} personne a réservé ailleurs et n’en sera pas avertie d’ici\u202f: veuillez la prévenir.',
      it: '{n} persona ha prenotato altrove e non lo viene a sapere da qui: la avvisi, per favore.',
    },
    other: {
      de: '{n} Personen sind anderswo gebucht und erfahren es nicht von hier: Bitte Bescheid geben.',
      en: '{n} people are booked elsewhere and hear nothing from here: please let them know.',
      fr: '{n} personnes ont réservé ailleurs et n’en seront pas averties d’ici\u202f: veuillez les prévenir.',
      it: '{n} persone hanno prenotato altrove e non lo vengono a sapere da qui: le avvisi, per favore.',
    },
  },
  look: { de: 'Mails ansehen', en: 'See the mails', fr: 'Voir les e-mails', it: 'Vedere le e-mail' },
  looking: {
    title: {
      de: 'Mails, wie sie hinausgehen',
      en: 'The mails as they would go out',
      fr: 'Les e-mails tels qu’ils partiront',
      it: 'Le e-mail come partiranno',
    },
    note: {
      de: 'Noch ist nichts ausgelöst.',
      en: 'Nothing has been started yet.',
      fr: 'Rien n’est encore lancé.',
      it: 'Non è ancora avviato nulla.',
    },
  },
  submit: { de: 'Plan B auslösen', en: 'Start plan B', fr: 'Lancer le plan B', it: 'Avviare il piano B' },
  working: { de: 'Wird ausgelöst', en: 'Starting', fr: 'Lancement en cours', it: 'Avvio in corso' },
  done: {
    de: 'Plan B läuft. Die Mails sind unterwegs.',
    en: 'Plan B is running. The mails are on their way.',
    fr: 'Le plan B est lancé. Les e-mails partent.',
    it: 'Il piano B è avviato. Le e-mail sono in viaggio.',
  },
  panel: {
    /** {when} */
    postponed: {
      de: 'Plan B: verschoben von {when}',
      en: 'Plan B: postponed from {when}',
      fr: 'Plan B\u202f: reporté du {when}',
      it: 'Piano B: rinviato (prima: {when})',
    },
    calledOff: {
      de: 'Plan B: abgesagt',
      en: 'Plan B: called off',
      fr: 'Plan B\u202f: annulé',
      it: 'Piano B: annullato',
    },
    /** {day}, {time} */
    open: {
      de: 'Die Gäste wählen bis {day}, {time} Uhr. Danach gilt: {choice}.',
      en: 'The guests choose by {day}, {time}. After that: {choice}.',
      fr: 'Les clients choisissent jusqu’au {day}, {time}. Ensuite\u202f: {choice}.',
      it: 'I clienti scelgono entro {day}, ore {time}. Poi vale: {choice}.',
    },
    over: {
      de: 'Die Frist ist vorbei.',
      en: 'The deadline is over.',
      fr: 'Le délai est écoulé.',
      it: 'Il termine è scaduto.',
    },
    /** {n}, {all} */
    chosen: {
      de: '{n} von {all} haben gewählt.',
      en: '{n} of {all} have chosen.',
      fr: '{n} sur {all} ont choisi.',
      it: '{n} su {all} hanno scelto.',
    },
    guest: { de: 'Gast', en: 'Guest', fr: 'Client', it: 'Cliente' },
    choice: { de: 'Wahl', en: 'Choice', fr: 'Choix', it: 'Scelta' },
    silent: { de: 'noch keine', en: 'none yet', fr: 'pas encore', it: 'non ancora' },
    byDefault: { de: 'nach Frist', en: 'by default', fr: 'par défaut', it: 'scaduto il termine' },
    other: LABELS.cancelledState,
    failed: {
      de: 'Rückzahlung hängt',
      en: 'refund is stuck',
      fr: 'remboursement bloqué',
      it: 'rimborso bloccato',
    },
    choices: {
      new_date: { de: 'neues Datum', en: 'new date', fr: 'nouvelle date', it: 'nuova data' },
      other_date: { de: 'anderes Datum', en: 'another date', fr: 'autre date', it: 'altra data' },
      voucher: { de: 'Gutschein', en: 'voucher', fr: 'bon', it: 'buono' },
      refund: { de: 'Geld zurück', en: 'money back', fr: 'remboursement', it: 'rimborso' },
    },
    total: { de: 'Zusammen', en: 'Together', fr: 'Ensemble', it: 'Insieme' },
    calendar: {
      de: 'Zum anderen Datum',
      en: 'To the other date',
      fr: 'Vers l’autre date',
      it: 'Vedere l’altra data',
    },
    record: {
      de: 'Für den Gast wählen',
      en: 'Choose for the guest',
      fr: 'Choisir pour le client',
      it: 'Scegliere per il cliente',
    },
    recordTitle: {
      de: 'Für {name} wählen',
      en: 'Choose for {name}',
      fr: 'Choisir pour {name}',
      it: 'Scegliere per {name}',
    },
    recordText: {
      de: 'Der Gast erhält dieselbe Mail, wie wenn er selber gewählt hätte. Gutschein und Geld zurück sind endgültig.',
      en: 'The guest gets the same mail as if they had chosen themselves. A voucher and the money back are final.',
      fr: 'Le client reçoit le même e-mail que s’il avait choisi lui-même. Le bon et le remboursement sont définitifs.',
      it: 'Il cliente riceve la stessa e-mail come se avesse scelto da sé. Il buono e il rimborso sono definitivi.',
    },
    recordDate: { de: 'Anderes Datum', en: 'Another date', fr: 'Autre date', it: 'Altra data' },
    recordSubmit: {
      de: 'Wahl eintragen',
      en: 'Enter the choice',
      fr: 'Enregistrer le choix',
      it: 'Registrare la scelta',
    },
    recorded: {
      de: 'Die Wahl ist eingetragen.',
      en: 'The choice is entered.',
      fr: 'Le choix est enregistré.',
      it: 'La scelta è registrata.',
    },
  },
})
