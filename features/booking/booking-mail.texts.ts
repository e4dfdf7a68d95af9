import type { Language } from '#i18n/languages.ts'
import type { CustomerNews } from './booking-news.ts'

interface NewsWords {
  /** {title}, {day} */
  subject: string
  title: string
  text: string
}

export interface BookingMailTexts {
  greeting: string
  news: Record<CustomerNews, NewsWords>
  facts: {
    number: string
    event: string
    when: string
    place: string
    meetingPoint: string
    people: string
    total: string
    voucher: string
    paid: string
    due: string
    fee: string
    refund: string
    refunded: string
    offeredUntil: string
  }
  /** On the button. */
  open: string
  /** {day} */
  invoice: string
  /** {missing}, {day} */
  minimum: string
  ics: string
  reply: string
  test: string
}

export const bookingMailTexts: Record<Language, BookingMailTexts> = {
  de: {
    greeting: 'Guten Tag',
    news: {
      confirmed: {
        subject: 'Gebucht: {title}, {day}',
        title: 'Ihr Platz ist gebucht.',
        text: 'Wir freuen uns auf Sie. Was Sie mitbringen und wo wir uns treffen, steht unten und auf der Seite Ihrer Buchung.',
      },
      waitlisted: {
        subject: 'Warteliste: {title}, {day}',
        title: 'Sie stehen auf der Warteliste.',
        text: 'Sobald ein passender Platz frei wird, schreiben wir Ihnen. Bezahlen müssen Sie erst dann.',
      },
      offered: {
        subject: 'Ein Platz ist frei: {title}, {day}',
        title: 'Ein Platz ist frei geworden.',
        text: 'Er ist für Sie reserviert. Nehmen Sie ihn auf der Seite Ihrer Buchung an; danach fragen wir die Nächsten.',
      },
      offer_lapsed: {
        subject: 'Platz weitergegeben: {title}, {day}',
        title: 'Der Platz ist weitergegeben.',
        text: 'Wir haben bis zum Ablauf nichts von Ihnen gehört. Wenn Sie weiter warten möchten, buchen Sie noch einmal.',
      },
      changed: {
        subject: 'Geändert: {title}, {day}',
        title: 'Ihre Buchung ist geändert.',
        text: 'So steht sie jetzt bei uns.',
      },
      moved: {
        subject: 'Verschoben: {title}, {day}',
        title: 'Ihre Buchung ist verschoben.',
        text: 'Das ist das neue Datum. Das alte gilt nicht mehr.',
      },
      cancelled: {
        subject: 'Abgesagt: {title}, {day}',
        title: 'Ihre Buchung ist abgesagt.',
        text: 'Ihr Platz ist wieder frei. Was Ihnen zusteht, geht innert 14 Tagen zurück.',
      },
      event_cancelled: {
        subject: 'Findet nicht statt: {title}, {day}',
        title: 'Der Anlass findet nicht statt.',
        text: 'Wir mussten absagen. Sie bezahlen nichts; was Sie bezahlt haben, geht innert 14 Tagen ganz zurück.',
      },
      event_changed: {
        subject: 'Neue Angaben: {title}, {day}',
        title: 'Zeit oder Ort haben sich geändert.',
        text: 'Bitte sehen Sie sich die Angaben an. Passt es nicht mehr, sagen Sie kostenlos ab.',
      },
      goes_ahead: {
        subject: 'Findet statt: {title}, {day}',
        title: 'Der Anlass findet statt.',
        text: 'Es ist entschieden: Wir gehen. Wann und wo wir uns treffen, steht unten.',
      },
      reminder: {
        subject: 'Bald ist es so weit: {title}, {day}',
        title: 'Bis bald draussen.',
        text: 'In wenigen Tagen geht es los. Sehen Sie sich die Packliste und den Treffpunkt noch einmal an.',
      },
      invoice_asked: {
        subject: 'Rechnung angefragt: {title}, {day}',
        title: 'Wir sehen uns Ihre Buchung an.',
        text: 'So viele Plätze auf Rechnung bestätigen wir von Hand, innert 24 Stunden. Bis dahin sind sie nicht reserviert. Mit Online-Zahlung ist ein Platz sofort fest.',
      },
    },
    facts: {
      number: 'Buchung',
      event: 'Anlass',
      when: 'Wann',
      place: 'Ort',
      meetingPoint: 'Treffpunkt',
      people: 'Personen',
      total: 'Preis',
      voucher: 'Mit Gutschein bezahlt',
      paid: 'Bezahlt',
      due: 'Noch zu bezahlen',
      fee: 'Gebühr nach den AGB',
      refund: 'Geht zurück',
      refunded: 'Zurückbezahlt',
      offeredUntil: 'Reserviert bis',
    },
    open: 'Buchung ansehen und ändern',
    invoice: 'Die Rechnung folgt separat, zahlbar innert 30 Tagen.',
    minimum: 'Noch {missing} bis zur Durchführung. Am {day} wissen wir Bescheid und schreiben Ihnen.',
    ics: 'Der Termin liegt als Kalenderdatei bei.',
    reply: 'Fragen? Antworten Sie einfach auf diese Nachricht.',
    test: 'Test: Es ist kein Geld geflossen.',
  },
  en: {
    greeting: 'Hello',
    news: {
      confirmed: {
        subject: 'Booked: {title}, {day}',
        title: 'Your place is booked.',
        text: 'We look forward to seeing you. What to bring and where we meet is below and on the page of your booking.',
      },
      waitlisted: {
        subject: 'Waiting list: {title}, {day}',
        title: 'You are on the waiting list.',
        text: 'We will write as soon as a suitable place comes free. You pay only then.',
      },
      offered: {
        subject: 'A place is free: {title}, {day}',
        title: 'A place has come free.',
        text: 'We are holding it for you. Accept it on the page of your booking in time; after that we ask the next person.',
      },
      offer_lapsed: {
        subject: 'Place passed on: {title}, {day}',
        title: 'The place has been passed on.',
        text: 'We did not hear from you in time. If you would still like to wait, please book again.',
      },
      changed: {
        subject: 'Changed: {title}, {day}',
        title: 'Your booking has been changed.',
        text: 'This is how it stands now.',
      },
      moved: {
        subject: 'Moved: {title}, {day}',
        title: 'Your booking has been moved.',
        text: 'This is the new date. The old one no longer applies.',
      },
      cancelled: {
        subject: 'Cancelled: {title}, {day}',
        title: 'Your booking is cancelled.',
        text: 'Your place is free again. Any refund due to you is paid within 14 days.',
      },
      event_cancelled: {
        subject: 'Not going ahead: {title}, {day}',
        title: 'The event is not going ahead.',
        text: 'We had to call it off. There is nothing to pay; what you have paid is refunded in full within 14 days.',
      },
      event_changed: {
        subject: 'New details: {title}, {day}',
        title: 'The time or the place has changed.',
        text: 'Please look at the details. If they no longer suit you, you can cancel free of charge.',
      },
      goes_ahead: {
        subject: 'Going ahead: {title}, {day}',
        title: 'The event is going ahead.',
        text: 'It is decided: we are going. When and where we meet is below.',
      },
      reminder: {
        subject: 'Coming up: {title}, {day}',
        title: 'See you outdoors soon.',
        text: 'It begins in a few days. Have another look at the packing list and the meeting point.',
      },
      invoice_asked: {
        subject: 'Invoice requested: {title}, {day}',
        title: 'We are looking at your booking.',
        text: 'We confirm this many places by invoice by hand, within 24 hours. Until then they are not reserved. Paid online, a place is yours at once.',
      },
    },
    facts: {
      number: 'Booking',
      event: 'Event',
      when: 'When',
      place: 'Place',
      meetingPoint: 'Meeting point',
      people: 'People',
      total: 'Price',
      voucher: 'Paid by voucher',
      paid: 'Paid',
      due: 'Still to pay',
      fee: 'Fee under the terms',
      refund: 'Refund',
      refunded: 'Refunded',
      offeredUntil: 'Held until',
    },
    open: 'View or change your booking',
    invoice: 'The invoice will follow separately, payable within 30 days.',
    minimum: '{missing} more needed for it to go ahead. We will know on {day} and write to you.',
    ics: 'A calendar file with the date is attached.',
    reply: 'Questions? Just reply to this message.',
    test: 'Test: no money has moved.',
  },
  fr: {
    greeting: 'Bonjour,',
    news: {
      confirmed: {
        subject: 'Réservé\u202f: {title}, {day}',
        title: 'Votre place est réservée.',
        text: 'Nous nous réjouissons de vous accueillir. La liste du matériel et le lieu de rendez-vous figurent ci-dessous et sur la page de votre réservation.',
      },
      waitlisted: {
        subject: 'Liste d’attente\u202f: {title}, {day}',
        title: 'Vous êtes en liste d’attente.',
        text: 'Dès qu’une place qui convient se libère, nous vous écrivons. Vous ne payez qu’à ce moment-là.',
      },
      offered: {
        subject: 'Une place est libre\u202f: {title}, {day}',
        title: 'Une place s’est libérée.',
        text: 'Elle est gardée pour vous. Acceptez-la sur la page de votre réservation\u202f; passé le délai, nous la proposons à la personne suivante.',
      },
      offer_lapsed: {
        subject: 'Place réattribuée\u202f: {title}, {day}',
        title: 'La place a été réattribuée.',
        text: 'Nous n’avons pas eu de réponse à temps. Si vous souhaitez encore attendre, inscrivez-vous une nouvelle fois.',
      },
      changed: {
        subject: 'Réservation modifiée\u202f: {title}, {day}',
        title: 'Votre réservation est modifiée.',
        text: 'Voici ce que nous avons noté.',
      },
      moved: {
        subject: 'Nouvelle date\u202f: {title}, {day}',
        title: 'Votre réservation a changé de date.',
        text: 'Voici la nouvelle date. L’ancienne n’est plus valable.',
      },
      cancelled: {
        subject: 'Réservation annulée\u202f: {title}, {day}',
        title: 'Votre réservation est annulée.',
        text: 'Votre place est de nouveau libre. Ce qui vous revient vous est remboursé dans les 14 jours.',
      },
      event_cancelled: {
        subject: 'Sortie annulée\u202f: {title}, {day}',
        title: 'La sortie n’aura pas lieu.',
        text: 'Nous avons dû l’annuler. Vous ne payez rien\u202f; ce que vous avez versé vous est intégralement remboursé dans les 14 jours.',
      },
      event_changed: {
        subject: 'Changement\u202f: {title}, {day}',
        title: 'L’heure ou le lieu a changé.',
        text: 'Veuillez lire les indications ci-dessous. Si cela ne vous convient plus, annulez sans frais.',
      },
      goes_ahead: {
        subject: 'Confirmé\u202f: {title}, {day}',
        title: 'L’évènement a lieu.',
        text: 'C’est décidé\u202f: nous partons. L’heure et le lieu du rendez-vous figurent ci-dessous.',
      },
      reminder: {
        subject: 'Bientôt\u202f: {title}, {day}',
        title: 'À bientôt dehors.',
        text: 'C’est dans quelques jours. Jetez encore un coup d’œil à la liste du matériel et au lieu de rendez-vous.',
      },
      invoice_asked: {
        subject: 'Facture demandée\u202f: {title}, {day}',
        title: 'Nous regardons votre réservation.',
        text: 'Nous confirmons à la main, dans les 24 heures, autant de places sur facture. D’ici là, elles ne sont pas réservées. Payée en ligne, une place est acquise tout de suite.',
      },
    },
    facts: {
      number: 'Réservation',
      event: 'Sortie',
      when: 'Quand',
      place: 'Lieu',
      meetingPoint: 'Rendez-vous',
      people: 'Personnes',
      total: 'Prix',
      voucher: 'Payé avec un bon',
      paid: 'Payé',
      due: 'Reste à payer',
      fee: 'Frais selon les conditions',
      refund: 'Remboursement',
      refunded: 'Remboursé',
      offeredUntil: 'Gardée jusqu’au',
    },
    open: 'Voir et modifier la réservation',
    invoice: 'La facture vous parvient séparément, payable à 30 jours.',
    minimum:
      'Inscriptions encore nécessaires\u202f: {missing}. Le {day}, nous saurons si la sortie a lieu et vous écrirons.',
    ics: 'Ci-joint, la date à ajouter à votre agenda.',
    reply: 'Des questions\u202f? Répondez simplement à ce message.',
    test: 'Test\u202f: aucun argent n’a circulé.',
  },
  it: {
    greeting: 'Buongiorno',
    news: {
      confirmed: {
        subject: 'Prenotato: {title}, {day}',
        title: 'Il Suo posto è prenotato.',
        text: 'Siamo contenti di accoglierLa. Che cosa portare e dove ci troviamo è scritto qui sotto e sulla pagina della prenotazione.',
      },
      waitlisted: {
        subject: 'Lista d’attesa: {title}, {day}',
        title: 'È in lista d’attesa.',
        text: 'Appena si libera un posto adatto, Le scriviamo. Paga solo allora.',
      },
      offered: {
        subject: 'C’è un posto libero: {title}, {day}',
        title: 'Si è liberato un posto.',
        text: 'È riservato per Lei. Lo accetti sulla pagina della prenotazione; in seguito chiediamo alla prossima persona in lista.',
      },
      offer_lapsed: {
        subject: 'Posto passato ad altri: {title}, {day}',
        title: 'Il posto è passato ad altri.',
        text: 'Non abbiamo ricevuto risposta in tempo. Se desidera ancora aspettare, prenoti di nuovo.',
      },
      changed: {
        subject: 'Modificato: {title}, {day}',
        title: 'La Sua prenotazione è stata modificata.',
        text: 'Ecco come risulta ora.',
      },
      moved: {
        subject: 'Spostato: {title}, {day}',
        title: 'La Sua prenotazione è stata spostata.',
        text: 'Questa è la nuova data. Quella vecchia non vale più.',
      },
      cancelled: {
        subject: 'Annullato: {title}, {day}',
        title: 'La Sua prenotazione è stata annullata.',
        text: 'Il Suo posto è di nuovo libero. Quanto Le spetta viene rimborsato entro 14 giorni.',
      },
      event_cancelled: {
        subject: 'Non si terrà: {title}, {day}',
        title: 'L’evento non si terrà.',
        text: 'Abbiamo dovuto annullarlo. Lei non paga nulla; quanto ha versato Le viene rimborsato per intero entro 14 giorni.',
      },
      event_changed: {
        subject: 'Nuovi dati: {title}, {day}',
        title: 'È cambiata l’ora o il luogo.',
        text: 'La preghiamo di controllare i nuovi dati. Se non vanno più bene, può annullare gratuitamente.',
      },
      goes_ahead: {
        subject: 'Confermato: {title}, {day}',
        title: 'L’evento si svolge.',
        text: 'È deciso: si parte. Quando e dove ci troviamo è scritto qui sotto.',
      },
      reminder: {
        subject: 'Ci siamo quasi: {title}, {day}',
        title: 'A presto, all’aperto.',
        text: 'Si comincia fra pochi giorni. Dia ancora un’occhiata alla lista del materiale e al punto di ritrovo.',
      },
      invoice_asked: {
        subject: 'Fattura richiesta: {title}, {day}',
        title: 'Guardiamo la Sua prenotazione.',
        text: 'Tanti posti con fattura li confermiamo a mano, entro 24 ore. Fino ad allora non sono riservati. Pagando online un posto è subito Suo.',
      },
    },
    facts: {
      number: 'Prenotazione',
      event: 'Evento',
      when: 'Quando',
      place: 'Luogo',
      meetingPoint: 'Ritrovo',
      people: 'Persone',
      total: 'Prezzo',
      voucher: 'Pagato con buono',
      paid: 'Pagato',
      due: 'Ancora da pagare',
      fee: 'Spese secondo le condizioni generali',
      refund: 'Rimborso',
      refunded: 'Rimborsato',
      offeredUntil: 'Riservato fino a',
    },
    open: 'Consultare o modificare la prenotazione',
    invoice: 'La fattura arriva a parte, pagabile entro 30 giorni.',
    minimum: 'Iscrizioni ancora necessarie: {missing}. Decisione: {day}; poi Le scriviamo.',
    ics: 'La data è allegata come file per il calendario.',
    reply: 'Domande? Risponda semplicemente a questo messaggio.',
    test: 'Prova: non è stato versato denaro.',
  },
}
