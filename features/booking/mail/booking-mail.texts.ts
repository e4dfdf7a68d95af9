import { texts } from '#i18n/texts.ts'

export const bookingMailTexts = texts({
  /** {name} */
  greeting: { de: 'Guten Tag {name}', en: 'Hello {name}', fr: 'Bonjour {name},', it: 'Buongiorno {name}' },
  plainGreeting: { de: 'Guten Tag', en: 'Hello', fr: 'Bonjour,', it: 'Buongiorno' },
  news: {
    confirmed: {
      subject: {
        de: 'Gebucht: {title}, {day}',
        en: 'Booked: {title}, {day}',
        fr: 'Réservation confirmée\u202f: {title}, {day}',
        it: 'Prenotato: {title}, {day}',
      },
      title: {
        one: {
          de: 'Ihr Platz ist gebucht.',
          en: 'Your place is booked.',
          fr: 'Votre place est confirmée.',
          it: 'Il Suo posto è prenotato.',
        },
        other: {
          de: 'Ihre {n} Plätze sind gebucht.',
          en: 'Your {n} places are booked.',
          fr: 'Vos {n} places sont confirmées.',
          it: 'I Suoi {n} posti sono prenotati.',
        },
      },
      text: {
        de: 'Wir freuen uns auf Sie. Wann und wo wir uns treffen, steht unten und auf der Seite Ihrer Buchung.',
        en: 'We look forward to seeing you. When and where we meet is set out below and on your booking page.',
        fr: 'Nous nous réjouissons de vous accueillir. L’heure et le lieu de rendez-vous figurent ci-dessous et sur la page de votre réservation.',
        it: 'La aspettiamo. Quando e dove ci troviamo è indicato qui sotto e sulla pagina della prenotazione.',
      },
    },
    waitlisted: {
      subject: {
        de: 'Warteliste: {title}, {day}',
        en: 'Waiting list: {title}, {day}',
        fr: 'Liste d’attente\u202f: {title}, {day}',
        it: 'Lista d’attesa: {title}, {day}',
      },
      title: {
        de: 'Sie stehen auf der Warteliste.',
        en: 'You’re on the waiting list.',
        fr: 'Vous êtes en liste d’attente.',
        it: 'È in lista d’attesa.',
      },
      text: {
        one: {
          de: 'Sobald ein Platz frei wird und Sie an der Reihe sind, schreiben wir Ihnen. Bezahlen müssen Sie erst dann.',
          en: 'We’ll write as soon as a place comes free and it’s your turn. You only pay then.',
          fr: 'Dès qu’une place se libère et que c’est votre tour, nous vous écrivons. Vous ne payez qu’à ce moment-là.',
          it: 'Appena si libera un posto e tocca a Lei, Le scriviamo. Paga solo allora.',
        },
        other: {
          de: 'Sobald {n} Plätze frei werden und Sie an der Reihe sind, schreiben wir Ihnen. Bezahlen müssen Sie erst dann.',
          en: 'We’ll write as soon as {n} places come free and it’s your turn. You only pay then.',
          fr: 'Dès que {n} places se libèrent et que c’est votre tour, nous vous écrivons. Vous ne payez qu’à ce moment-là.',
          it: 'Appena si liberano {n} posti e tocca a Lei, Le scriviamo. Paga solo allora.',
        },
      },
    },
    offered: {
      subject: {
        one: {
          de: 'Ein Platz ist frei: {title}, {day}',
          en: 'A place is free: {title}, {day}',
          fr: 'Une place est libre\u202f: {title}, {day}',
          it: 'C’è un posto libero: {title}, {day}',
        },
        other: {
          de: '{n} Plätze sind frei: {title}, {day}',
          en: '{n} places are free: {title}, {day}',
          fr: '{n} places sont libres\u202f: {title}, {day}',
          it: 'Ci sono {n} posti liberi: {title}, {day}',
        },
      },
      title: {
        one: {
          de: 'Ein Platz ist frei geworden.',
          en: 'A place has come free.',
          fr: 'Une place s’est libérée.',
          it: 'Si è liberato un posto.',
        },
        other: {
          de: '{n} Plätze sind frei geworden.',
          en: '{n} places have come free.',
          fr: '{n} places se sont libérées.',
          it: 'Si sono liberati {n} posti.',
        },
      },
      text: {
        one: {
          de: 'Er ist für Sie reserviert, bis zum Zeitpunkt, der unten steht. Nehmen Sie ihn auf der Seite Ihrer Buchung an; danach bieten wir ihn der nächsten Anfrage an.',
          en: 'We’re holding it for you until the time below. Accept it on your booking page; after that we offer it to the next in line.',
          fr: 'Elle vous est réservée jusqu’au moment indiqué ci-dessous. Acceptez-la sur la page de votre réservation\u202f; passé ce délai, nous la proposons à la demande suivante.',
          it: 'È riservato per Lei fino al momento indicato qui sotto. Lo accetti sulla pagina della prenotazione; in seguito lo offriamo alla richiesta seguente.',
        },
        other: {
          de: 'Sie sind für Ihre Gruppe reserviert, bis zum Zeitpunkt, der unten steht. Nehmen Sie sie auf der Seite Ihrer Buchung an; danach bieten wir sie der nächsten Anfrage an.',
          en: 'We’re holding them for your group until the time below. Accept them on your booking page; after that we offer them to the next in line.',
          fr: 'Elles sont réservées à votre groupe jusqu’au moment indiqué ci-dessous. Acceptez-les sur la page de votre réservation\u202f; passé ce délai, nous les proposons à la demande suivante.',
          it: 'Sono riservati per il Suo gruppo fino al momento indicato qui sotto. Li accetti sulla pagina della prenotazione; in seguito li offriamo alla richiesta seguente.',
        },
      },
    },
    reserved: {
      subject: {
        de: 'Reserviert: {title}, {day}',
        en: 'Reserved: {title}, {day}',
        fr: 'Réservation provisoire\u202f: {title}, {day}',
        it: 'Riservato: {title}, {day}',
      },
      title: {
        one: {
          de: 'Ein Platz ist für Sie reserviert.',
          en: 'A place is reserved for you.',
          fr: 'Une place vous est réservée.',
          it: 'Un posto è riservato per Lei.',
        },
        other: {
          de: '{n} Plätze sind für Sie reserviert.',
          en: '{n} places are reserved for you.',
          fr: '{n} places vous sont réservées.',
          it: '{n} posti sono riservati per Lei.',
        },
      },
      text: {
        one: {
          de: 'Er ist bis zum Zeitpunkt, der unten steht, für Sie reserviert. Bezahlen Sie bis dahin auf der Seite Ihrer Buchung; danach wird er wieder frei.',
          en: 'We’re holding it for you until the time below. Please pay on your booking page by then; after that it’s free again.',
          fr: 'Elle vous est réservée jusqu’au moment indiqué ci-dessous. Payez d’ici là sur la page de votre réservation\u202f; passé ce délai, elle sera de nouveau libre.',
          it: 'È riservato fino al momento indicato qui sotto. Paghi entro allora sulla pagina della prenotazione; in seguito torna libero.',
        },
        other: {
          de: 'Sie sind bis zum Zeitpunkt, der unten steht, für Sie reserviert. Bezahlen Sie bis dahin auf der Seite Ihrer Buchung; danach werden sie wieder frei.',
          en: 'We’re holding them for you until the time below. Please pay on your booking page by then; after that they’re free again.',
          fr: 'Elles vous sont réservées jusqu’au moment indiqué ci-dessous. Payez d’ici là sur la page de votre réservation\u202f; passé ce délai, elles seront de nouveau libres.',
          it: 'Sono riservati fino al momento indicato qui sotto. Paghi entro allora sulla pagina della prenotazione; in seguito tornano liberi.',
        },
      },
    },
    unpaid: {
      subject: {
        de: 'Noch nicht bezahlt: {title}, {day}',
        en: 'Not paid yet: {title}, {day}',
        fr: 'Pas encore payé\u202f: {title}, {day}',
        it: 'Non ancora pagato: {title}, {day}',
      },
      title: {
        de: 'Sie haben eine offene Buchung.',
        en: 'You have an open booking.',
        fr: 'Vous avez une réservation en attente.',
        it: 'Ha una prenotazione aperta.',
      },
      text: {
        one: {
          de: 'Ihr Platz ist bis zum Zeitpunkt, der unten steht, für Sie reserviert, aber noch nicht bezahlt. Auf der Seite Ihrer Buchung bezahlen Sie ihn oder geben ihn frei. Tun Sie nichts, wird er von selbst wieder frei; es kostet nichts.',
          en: 'Your place is held for you until the time below, but it hasn’t been paid. Pay for it or release it on your booking page. If you do nothing, it becomes free again by itself, at no cost.',
          fr: 'Votre place vous est réservée jusqu’au moment indiqué ci-dessous, mais elle n’est pas encore payée. Payez-la ou libérez-la sur la page de votre réservation. Si vous ne faites rien, elle se libère d’elle-même, sans frais.',
          it: 'Il Suo posto è riservato fino al momento indicato qui sotto, ma non è ancora pagato. Lo paghi o lo liberi sulla pagina della prenotazione. Se non fa nulla, torna libero da sé, senza costi.',
        },
        other: {
          de: 'Ihre {n} Plätze sind bis zum Zeitpunkt, der unten steht, für Sie reserviert, aber noch nicht bezahlt. Auf der Seite Ihrer Buchung bezahlen Sie sie oder geben sie frei. Tun Sie nichts, werden sie von selbst wieder frei; es kostet nichts.',
          en: 'Your {n} places are held for you until the time below, but they haven’t been paid. Pay for them or release them on your booking page. If you do nothing, they become free again by themselves, at no cost.',
          fr: 'Vos {n} places vous sont réservées jusqu’au moment indiqué ci-dessous, mais elles ne sont pas encore payées. Payez-les ou libérez-les sur la page de votre réservation. Si vous ne faites rien, elles se libèrent d’elles-mêmes, sans frais.',
          it: 'I Suoi {n} posti sono riservati fino al momento indicato qui sotto, ma non sono ancora pagati. Li paghi o li liberi sulla pagina della prenotazione. Se non fa nulla, tornano liberi da sé, senza costi.',
        },
      },
    },
    offer_lapsed: {
      subject: {
        de: 'Angebot abgelaufen: {title}, {day}',
        en: 'Offer expired: {title}, {day}',
        fr: 'Proposition échue\u202f: {title}, {day}',
        it: 'Offerta scaduta: {title}, {day}',
      },
      title: {
        de: 'Die Frist für Ihr Angebot ist abgelaufen.',
        en: 'Your offer has expired.',
        fr: 'Le délai de la proposition est passé.',
        it: 'La Sua offerta è scaduta.',
      },
      text: {
        de: 'Sie haben es nicht angenommen; darum ist nichts mehr für Sie reserviert. Kosten entstehen Ihnen keine. Möchten Sie weiter warten, tragen Sie sich neu ein.',
        en: 'You didn’t accept it in time, so nothing is reserved for you any more. There’s nothing to pay. If you’d still like to wait, please join the list again.',
        fr: 'Vous ne l’avez pas acceptée à temps\u202f; rien ne vous est donc plus réservé. Vous n’avez rien à payer. Si vous souhaitez encore attendre, inscrivez-vous à nouveau.',
        it: 'Non è stata accettata in tempo, perciò non è più riservato nulla per Lei. Non c’è nulla da pagare. Se desidera ancora aspettare, si iscriva di nuovo.',
      },
    },
    changed: {
      subject: {
        de: 'Geändert: {title}, {day}',
        en: 'Changed: {title}, {day}',
        fr: 'Réservation modifiée\u202f: {title}, {day}',
        it: 'Modificato: {title}, {day}',
      },
      title: {
        de: 'Ihre Buchung ist geändert.',
        en: 'Your booking has been changed.',
        fr: 'Votre réservation est modifiée.',
        it: 'La Sua prenotazione è stata modificata.',
      },
      text: {
        de: 'So steht sie jetzt bei uns.',
        en: 'This is how it stands now.',
        fr: 'Voici votre réservation, telle qu’elle est enregistrée.',
        it: 'Ecco come risulta ora.',
      },
    },
    moved: {
      subject: {
        de: 'Umgebucht: {title}, {day}',
        en: 'Moved: {title}, {day}',
        fr: 'Nouvelle date\u202f: {title}, {day}',
        it: 'Spostato: {title}, {day}',
      },
      title: {
        de: 'Ihre Buchung ist umgebucht.',
        en: 'Your booking has been moved.',
        fr: 'Votre réservation a changé de date.',
        it: 'La Sua prenotazione è stata spostata.',
      },
      text: {
        de: 'Unten steht der neue Termin. Der alte gilt nicht mehr.',
        en: 'The new date is below. The old one no longer applies.',
        fr: 'Voici la nouvelle date. L’ancienne n’est plus valable.',
        it: 'Qui sotto trova la nuova data. Quella vecchia non è più valida.',
      },
    },
    cancelled: {
      subject: {
        de: 'Storniert: {title}, {day}',
        en: 'Cancelled: {title}, {day}',
        fr: 'Réservation annulée\u202f: {title}, {day}',
        it: 'Annullato: {title}, {day}',
      },
      title: {
        de: 'Ihre Buchung ist storniert.',
        en: 'Your booking has been cancelled.',
        fr: 'Votre réservation est annulée.',
        it: 'La Sua prenotazione è stata annullata.',
      },
      text: {
        de: 'Schade, dass es nicht geht.',
        en: 'We’re sorry you can’t come.',
        fr: 'Nous regrettons que vous ne puissiez pas venir.',
        it: 'Ci dispiace che non possa venire.',
      },
    },
    left_list: {
      subject: {
        de: 'Nicht mehr auf der Warteliste: {title}, {day}',
        en: 'Off the waiting list: {title}, {day}',
        fr: 'Liste d’attente quittée\u202f: {title}, {day}',
        it: 'Fuori dalla lista d’attesa: {title}, {day}',
      },
      title: {
        de: 'Sie stehen nicht mehr auf der Warteliste.',
        en: 'You’re no longer on the waiting list.',
        fr: 'Vous n’êtes plus en liste d’attente.',
        it: 'Non è più in lista d’attesa.',
      },
      text: {
        de: 'Es entstehen Ihnen keine Kosten. Möchten Sie doch kommen, buchen Sie neu. Ist der Termin noch ausgebucht, kommen Sie dort wieder auf die Liste.',
        en: 'There’s nothing to pay. If you’d like to come after all, book again: if the date is still full, you can rejoin the list there.',
        fr: 'Vous n’avez rien à payer. Si vous souhaitez venir quand même, réservez à nouveau\u202f: si la date est toujours complète, vous pourrez vous réinscrire sur la liste d’attente.',
        it: 'Non c’è nulla da pagare. Se vuole comunque venire, prenoti di nuovo: se la data è ancora al completo, può rimettersi in lista d’attesa.',
      },
    },
    event_cancelled: {
      subject: {
        de: 'Findet nicht statt: {title}, {day}',
        en: 'Not going ahead: {title}, {day}',
        fr: 'Date annulée\u202f: {title}, {day}',
        it: 'Non si terrà: {title}, {day}',
      },
      title: {
        de: 'Der Anlass findet nicht statt.',
        en: 'The event isn’t going ahead.',
        fr: 'Cette date n’aura pas lieu.',
        it: 'L’evento non si terrà.',
      },
      text: {
        de: 'Wir mussten ihn absagen. Es entstehen Ihnen keine Kosten. Möchten Sie ein neues Datum, antworten Sie auf diese E-Mail.',
        en: 'We’ve had to call it off. There’s no cost to you. If you’d like a new date, just reply to this e-mail.',
        fr: 'Nous avons dû l’annuler. Vous n’avez rien à payer. Si vous souhaitez une nouvelle date, répondez à cet e-mail.',
        it: 'Abbiamo dovuto annullarlo. Per Lei non ci sono costi. Se desidera una nuova data, risponda a questa e-mail.',
      },
    },
    event_changed: {
      subject: {
        de: 'Neue Angaben: {title}, {day}',
        en: 'New details: {title}, {day}',
        fr: 'Changement\u202f: {title}, {day}',
        it: 'Nuove indicazioni: {title}, {day}',
      },
      title: {
        de: 'Zeit oder Ort haben sich geändert.',
        en: 'The time or the place has changed.',
        fr: 'L’heure ou le lieu a changé.',
        it: 'Nuovo orario o nuovo luogo.',
      },
      text: {
        de: 'Bitte sehen Sie sich die Angaben an. Passt es nicht mehr, stornieren Sie kostenlos.',
        en: 'Please look at the details. If they no longer suit you, you can cancel free of charge.',
        fr: 'Lisez les indications ci-dessous. Si cela ne vous convient plus, vous pouvez annuler sans frais.',
        it: 'Controlli le nuove indicazioni. Se non vanno più bene, può annullare senza spese.',
      },
    },
    goes_ahead: {
      subject: {
        de: 'Findet statt: {title}, {day}',
        en: 'Going ahead: {title}, {day}',
        fr: 'Date confirmée\u202f: {title}, {day}',
        it: 'Confermato: {title}, {day}',
      },
      title: {
        de: 'Der Anlass findet statt.',
        en: 'The event is going ahead.',
        fr: 'La date est confirmée.',
        it: 'L’evento si terrà.',
      },
      text: {
        de: 'Das ist jetzt entschieden. Wann und wo wir uns treffen, steht unten.',
        en: 'That’s now decided. When and where we meet is set out below.',
        fr: 'C’est maintenant décidé. L’heure et le lieu de rendez-vous figurent ci-dessous.',
        it: 'Ora è deciso. Quando e dove ci troviamo è indicato qui sotto.',
      },
    },
    reminder: {
      subject: {
        de: 'Bald ist es so weit: {title}, {day}',
        en: 'Coming up: {title}, {day}',
        fr: 'Bientôt\u202f: {title}, {day}',
        it: 'Ci siamo quasi: {title}, {day}',
      },
      title: {
        de: 'In wenigen Tagen geht es los.',
        en: 'It’s only a few days away.',
        fr: 'C’est dans quelques jours.',
        it: 'Mancano pochi giorni.',
      },
      text: {
        de: 'Wann und wo wir uns treffen, steht unten.',
        en: 'When and where we meet is set out below.',
        fr: 'L’heure et le lieu de rendez-vous figurent ci-dessous.',
        it: 'Quando e dove ci troviamo è indicato qui sotto.',
      },
    },
    invoice_asked: {
      subject: {
        de: 'Rechnung angefragt: {title}, {day}',
        en: 'Invoice requested: {title}, {day}',
        fr: 'Facture demandée\u202f: {title}, {day}',
        it: 'Fattura richiesta: {title}, {day}',
      },
      title: {
        de: 'Wir prüfen Ihre Buchung auf Rechnung.',
        en: 'We’re checking your booking by invoice.',
        fr: 'Nous vérifions votre réservation sur facture.',
        it: 'Verifichiamo la Sua prenotazione con fattura.',
      },
      text: {
        one: {
          de: 'Sie erhalten innert 24 Stunden Bescheid. Bis dahin ist Ihr Platz nicht reserviert. Bezahlen Sie online, ist er sofort gebucht.',
          en: 'You’ll hear from us within 24 hours. Until then your place isn’t reserved. If you pay online, it’s booked at once.',
          fr: 'Vous recevez une réponse dans les 24 heures. D’ici là, votre place n’est pas réservée. Si vous payez en ligne, elle est à vous tout de suite.',
          it: 'Le rispondiamo entro 24 ore. Fino ad allora il Suo posto non è riservato. Se paga online, è subito Suo.',
        },
        other: {
          de: 'Grössere Buchungen auf Rechnung prüfen wir zuerst. Sie erhalten innert 24 Stunden Bescheid. Bis dahin sind Ihre {n} Plätze nicht reserviert. Bezahlen Sie online, sind sie sofort gebucht.',
          en: 'We check larger bookings by invoice first. You’ll hear from us within 24 hours. Until then your {n} places aren’t reserved. If you pay online, they’re booked at once.',
          fr: 'Si une réservation sur facture compte beaucoup de places, nous la vérifions d’abord. Vous recevez une réponse dans les 24 heures. D’ici là, vos {n} places ne sont pas réservées. Si vous payez en ligne, elles sont à vous tout de suite.',
          it: 'Verifichiamo prima le prenotazioni più grandi con fattura. Le rispondiamo entro 24 ore. Fino ad allora i Suoi {n} posti non sono riservati. Se paga online, sono subito Suoi.',
        },
      },
    },
    postponed: {
      subject: {
        de: 'Neues Datum: {title}, {day}',
        en: 'New date: {title}, {day}',
        fr: 'Nouvelle date\u202f: {title}, {day}',
        it: 'Nuova data: {title}, {day}',
      },
      title: {
        de: 'Der Anlass ist verschoben.',
        en: 'The event is postponed.',
        fr: 'La sortie est reportée.',
        it: 'L’uscita è rinviata.',
      },
      text: {
        one: {
          de: 'Wir mussten ihn verschieben. Ihr Platz ist am neuen Datum reserviert. Wählen Sie auf der Seite Ihrer Buchung, was Ihnen passt.',
          en: 'We had to postpone it. Your place is kept on the new date. Choose what suits you on the page of your booking.',
          fr: 'Nous avons dû la reporter. Votre place est réservée à la nouvelle date. Choisissez ce qui vous convient sur la page de votre réservation.',
          it: 'Abbiamo dovuto rinviarla. Il Suo posto è riservato alla nuova data. Scelga ciò che Le va bene sulla pagina della Sua prenotazione.',
        },
        other: {
          de: 'Wir mussten ihn verschieben. Ihre {n} Plätze sind am neuen Datum reserviert. Wählen Sie auf der Seite Ihrer Buchung, was Ihnen passt.',
          en: 'We had to postpone it. Your {n} places are kept on the new date. Choose what suits you on the page of your booking.',
          fr: 'Nous avons dû la reporter. Vos {n} places sont réservées à la nouvelle date. Choisissez ce qui vous convient sur la page de votre réservation.',
          it: 'Abbiamo dovuto rinviarla. I Suoi {n} posti sono riservati alla nuova data. Scelga ciò che Le va bene sulla pagina della Sua prenotazione.',
        },
      },
    },
    called_off: {
      subject: {
        de: 'Findet nicht statt, bitte wählen: {title}, {day}',
        en: 'Called off, please choose: {title}, {day}',
        fr: 'N’a pas lieu, choisissez\u202f: {title}, {day}',
        it: 'Non ha luogo, scelga: {title}, {day}',
      },
      title: {
        de: 'Der Anlass findet nicht statt.',
        en: 'The event isn’t going ahead.',
        fr: 'La sortie n’a pas lieu.',
        it: 'L’uscita non ha luogo.',
      },
      text: {
        de: 'Wir mussten ihn absagen. Was Sie stattdessen erhalten, wählen Sie auf der Seite Ihrer Buchung.',
        en: 'We had to call it off. Choose what you get instead on the page of your booking.',
        fr: 'Nous avons dû l’annuler. Choisissez sur la page de votre réservation ce que vous recevez en échange.',
        it: 'Abbiamo dovuto annullarla. Scelga sulla pagina della Sua prenotazione che cosa ricevere in cambio.',
      },
    },
    choice_reminder: {
      subject: {
        de: 'Bitte wählen Sie: {title}, {day}',
        en: 'Please choose: {title}, {day}',
        fr: 'Merci de choisir\u202f: {title}, {day}',
        it: 'Scelga, per favore: {title}, {day}',
      },
      title: {
        de: 'Wir warten noch auf Ihre Wahl.',
        en: 'We are still waiting for your choice.',
        fr: 'Nous attendons encore votre choix.',
        it: 'Aspettiamo ancora la Sua scelta.',
      },
      text: {
        de: 'Die Frist läuft bald ab. Wählen Sie auf der Seite Ihrer Buchung, was Ihnen passt.',
        en: 'The deadline is close. Choose what suits you on the page of your booking.',
        fr: 'Le délai expire bientôt. Choisissez ce qui vous convient sur la page de votre réservation.',
        it: 'Il termine scade tra poco. Scelga ciò che Le va bene sulla pagina della Sua prenotazione.',
      },
    },
    choice_kept: {
      subject: {
        de: 'Neues Datum bestätigt: {title}, {day}',
        en: 'New date confirmed: {title}, {day}',
        fr: 'Nouvelle date confirmée\u202f: {title}, {day}',
        it: 'Nuova data confermata: {title}, {day}',
      },
      title: {
        one: {
          de: 'Ihr Platz am neuen Datum ist gebucht.',
          en: 'Your place on the new date is booked.',
          fr: 'Votre place à la nouvelle date est réservée.',
          it: 'Il Suo posto alla nuova data è prenotato.',
        },
        other: {
          de: 'Ihre {n} Plätze am neuen Datum sind gebucht.',
          en: 'Your {n} places on the new date are booked.',
          fr: 'Vos {n} places à la nouvelle date sont réservées.',
          it: 'I Suoi {n} posti alla nuova data sono prenotati.',
        },
      },
      text: {
        de: 'Das alte Datum gilt nicht mehr. Wann und wo wir uns treffen, steht unten.',
        en: 'The old date no longer applies. When and where we meet is below.',
        fr: 'L’ancienne date n’est plus valable. L’heure et le lieu de rendez-vous figurent ci-dessous.',
        it: 'La vecchia data non vale più. Quando e dove ci troviamo è scritto sotto.',
      },
    },
    choice_voucher: {
      subject: {
        de: 'Gutschein statt Anlass: {title}, {day}',
        en: 'Voucher instead of the event: {title}, {day}',
        fr: 'Un bon au lieu de la sortie\u202f: {title}, {day}',
        it: 'Buono invece dell’uscita: {title}, {day}',
      },
      title: {
        de: 'Ihre Buchung ist aufgehoben.',
        en: 'Your booking is released.',
        fr: 'Votre réservation est levée.',
        it: 'La Sua prenotazione è sciolta.',
      },
      text: {
        de: 'Sie haben den Gutschein gewählt. Was Sie bezahlt haben, verlieren Sie nicht.',
        en: 'You chose the voucher. You don’t lose what you paid.',
        fr: 'Vous avez choisi le bon. Vous ne perdez rien de ce que vous avez payé.',
        it: 'Ha scelto il buono. Non perde nulla di quanto ha pagato.',
      },
    },
    choice_refund: {
      subject: {
        de: 'Buchung aufgehoben: {title}, {day}',
        en: 'Booking released: {title}, {day}',
        fr: 'Réservation levée\u202f: {title}, {day}',
        it: 'Prenotazione sciolta: {title}, {day}',
      },
      title: {
        de: 'Ihre Buchung ist ohne Kosten aufgehoben.',
        en: 'Your booking is released free of charge.',
        fr: 'Votre réservation est levée sans frais.',
        it: 'La Sua prenotazione è sciolta senza spese.',
      },
      text: {
        de: 'Es entstehen Ihnen keine Kosten. Was Sie bezahlt haben, erhalten Sie zurück.',
        en: 'It costs you nothing. You get back what you paid.',
        fr: 'Cela ne vous coûte rien. Vous récupérez ce que vous avez payé.',
        it: 'Non Le costa nulla. Riceve indietro quanto ha pagato.',
      },
    },
    replaced: {
      subject: {
        de: 'Sie erhalten die Stornogebühr zurück: {title}, {day}',
        en: 'You get the cancellation fee back: {title}, {day}',
        fr: 'Vos frais d’annulation vous reviennent\u202f: {title}, {day}',
        it: 'Riceve indietro le spese di annullamento: {title}, {day}',
      },
      title: {
        de: 'Die Warteliste ist nachgerückt.',
        en: 'The waiting list has filled in for you.',
        fr: 'La liste d’attente a pris le relais.',
        it: 'La lista d’attesa è subentrata.',
      },
      text: {
        de: 'Jemand von der Warteliste ist nachgerückt. Die Stornogebühr dafür entfällt; was wir davon behalten haben, geben wir zurück.',
        en: 'Somebody from the waiting list has moved up. The cancellation fee for that no longer applies; we return what we had kept of it.',
        fr: 'Quelqu’un de la liste d’attente a pris le relais. Les frais d’annulation correspondants tombent\u202f; nous rendons ce que nous avions gardé.',
        it: 'Qualcuno della lista d’attesa è subentrato. Le relative spese di annullamento decadono; restituiamo quanto avevamo trattenuto.',
      },
    },
  },
  /** Text of `invoice_asked` after an offer, whose places stay theirs until it ends. */
  placesHeld: {
    one: {
      de: 'Sie erhalten innert 24 Stunden Bescheid. Bis zum Zeitpunkt, der unten steht, ist Ihr Platz für Sie reserviert, danach nicht mehr. Bezahlen Sie online, ist er sofort gebucht.',
      en: 'You’ll hear from us within 24 hours. We’re holding your place until the time below, but not after that. If you pay online, it’s booked at once.',
      fr: 'Vous recevez une réponse dans les 24 heures. Votre place vous est réservée jusqu’au moment indiqué ci-dessous, mais pas au-delà. Si vous payez en ligne, elle est à vous tout de suite.',
      it: 'Le rispondiamo entro 24 ore. Il Suo posto è riservato per Lei fino al momento indicato qui sotto, ma non oltre. Se paga online, è subito Suo.',
    },
    other: {
      de: 'Grössere Buchungen auf Rechnung prüfen wir zuerst. Sie erhalten innert 24 Stunden Bescheid. Bis zum Zeitpunkt, der unten steht, sind Ihre {n} Plätze für Sie reserviert, danach nicht mehr. Bezahlen Sie online, sind sie sofort gebucht.',
      en: 'We check larger bookings by invoice first. You’ll hear from us within 24 hours. We’re holding your {n} places until the time below, but not after that. If you pay online, they’re booked at once.',
      fr: 'Si une réservation sur facture compte beaucoup de places, nous la vérifions d’abord. Vous recevez une réponse dans les 24 heures. Vos {n} places vous sont réservées jusqu’au moment indiqué ci-dessous, mais pas au-delà. Si vous payez en ligne, elles sont à vous tout de suite.',
      it: 'Verifichiamo prima le prenotazioni più grandi con fattura. Le rispondiamo entro 24 ore. I Suoi {n} posti sono riservati per Lei fino al momento indicato qui sotto, ma non oltre. Se paga online, sono subito Suoi.',
    },
  },
  facts: {
    number: { de: 'Buchung', en: 'Booking', fr: 'Réservation', it: 'Prenotazione' },
    event: { de: 'Anlass', en: 'Event', fr: 'Quoi', it: 'Evento' },
    when: { de: 'Wann', en: 'When', fr: 'Quand', it: 'Quando' },
    place: { de: 'Ort', en: 'Place', fr: 'Lieu', it: 'Luogo' },
    meetingPoint: { de: 'Treffpunkt', en: 'Meeting point', fr: 'Rendez-vous', it: 'Ritrovo' },
    people: { de: 'Personen', en: 'People', fr: 'Personnes', it: 'Persone' },
    names: { de: 'Namen', en: 'Names', fr: 'Noms', it: 'Nomi' },
    total: { de: 'Preis', en: 'Price', fr: 'Prix', it: 'Prezzo' },
    voucher: {
      de: 'Mit Gutschein bezahlt',
      en: 'Paid by voucher',
      fr: 'Payé avec un bon',
      it: 'Pagato con buono',
    },
    paid: { de: 'Bezahlt', en: 'Paid', fr: 'Payé', it: 'Pagato' },
    due: { de: 'Noch zu bezahlen', en: 'Still to pay', fr: 'Reste à payer', it: 'Ancora da pagare' },
    fee: {
      de: 'Stornogebühr (AGB)',
      en: 'Cancellation fee (terms)',
      fr: 'Frais d’annulation',
      it: 'Spese di annullamento',
    },
    refund: { de: 'Wird zurückerstattet', en: 'To be refunded', fr: 'Remboursement', it: 'Da rimborsare' },
    refunded: { de: 'Zurückerstattet', en: 'Refunded', fr: 'Remboursé', it: 'Rimborsato' },
    offeredUntil: { de: 'Reserviert bis', en: 'Held until', fr: 'Réservé jusqu’au', it: 'Riservato fino a' },
  },
  bring: { de: 'Packliste', en: 'Packing list', fr: 'Liste du matériel', it: 'Lista del materiale' },
  /** Follows the text where a packing list does. */
  bringBelow: {
    de: 'Die Packliste finden Sie ebenfalls unten.',
    en: 'The packing list is below too.',
    fr: 'La liste du matériel figure aussi ci-dessous.',
    it: 'Trova qui sotto anche la lista del materiale.',
  },
  open: {
    de: 'Buchung ansehen und ändern',
    en: 'View or change your booking',
    fr: 'Voir et modifier la réservation',
    it: 'Consultare o modificare la prenotazione',
  },
  /** In its place while the places are held and not paid for. */
  payOrRelease: {
    de: 'Bezahlen oder freigeben',
    en: 'Pay or release',
    fr: 'Payer ou libérer',
    it: 'Pagare o liberare',
  },
  /** How what is due is paid: on the day; by transfer, with {account} and {number}, or without the account. */
  door: {
    de: 'Den offenen Betrag bezahlen Sie am Treffpunkt, bar oder mit TWINT.',
    en: 'You pay what is due at the meeting point, in cash or with TWINT.',
    fr: 'Vous payez le montant dû au point de rendez-vous, en espèces ou avec TWINT.',
    it: 'L’importo dovuto si paga al punto di ritrovo, in contanti o con TWINT.',
  },
  transfer: {
    de: 'Bitte überweisen Sie den offenen Betrag vor dem Anlass auf {account}, mit dem Vermerk «Buchung {number}».',
    en: 'Please transfer what is due before the event to {account}, with the note “Booking {number}”.',
    fr: 'Veuillez virer le montant dû avant l’événement sur le compte {account}, avec la mention «\u202fRéservation {number}\u202f».',
    it: 'Versi l’importo dovuto prima dell’evento su {account}, con la causale «Prenotazione {number}».',
  },
  transferLater: {
    de: 'Bitte überweisen Sie den offenen Betrag vor dem Anlass. Die Kontoangaben erhalten Sie von uns separat.',
    en: 'Please transfer what is due before the event. We’ll send you the account details separately.',
    fr: 'Veuillez virer le montant dû avant l’événement. Nous vous enverrons séparément les coordonnées du compte.',
    it: 'Versi l’importo dovuto prima dell’evento. Le coordinate del conto Le arrivano a parte.',
  },
  invoice: {
    de: 'Die Rechnung folgt separat, zahlbar innert 30 Tagen.',
    en: 'The invoice will follow separately, payable within 30 days.',
    fr: 'La facture vous parvient séparément, payable dans les 30 jours.',
    it: 'La fattura arriva a parte, pagabile entro 30 giorni.',
  },
  /** After a cancellation for a fee. */
  ifReplaced: {
    de: 'Rückt jemand von der Warteliste nach, schreiben wir Ihnen und geben die Stornogebühr dafür zurück.',
    en: 'If somebody from the waiting list moves up, we write to you and give back the cancellation fee for it.',
    fr: 'Si quelqu’un de la liste d’attente prend le relais, nous vous écrivons et rendons les frais d’annulation correspondants.',
    it: 'Se qualcuno della lista d’attesa subentra, Le scriviamo e restituiamo le relative spese di annullamento.',
  },
  /** {n}: people; {day} */
  minimum: {
    one: {
      de: 'Es fehlt noch {n} Anmeldung, damit der Anlass stattfindet. Wir entscheiden am {day} und schreiben Ihnen.',
      en: '{n} more person is needed for the event to go ahead. We’ll decide on {day} and write to you.',
      fr: 'Il manque encore {n} inscription pour que la date ait lieu. Nous décidons le {day} et vous écrivons.',
      it: 'Manca ancora {n} iscrizione perché l’evento si svolga. Decidiamo {day} e Le scriviamo.',
    },
    other: {
      de: 'Es fehlen noch {n} Anmeldungen, damit der Anlass stattfindet. Wir entscheiden am {day} und schreiben Ihnen.',
      en: '{n} more people are needed for the event to go ahead. We’ll decide on {day} and write to you.',
      fr: 'Il manque encore {n} inscriptions pour que la date ait lieu. Nous décidons le {day} et vous écrivons.',
      it: 'Mancano ancora {n} iscrizioni perché l’evento si svolga. Decidiamo {day} e Le scriviamo.',
    },
  },
  ics: {
    de: 'Der Termin liegt als Kalenderdatei bei.',
    en: 'A calendar file with the date is attached.',
    fr: 'Ci-joint, la date à ajouter à votre agenda.',
    it: 'La data è allegata come file per il calendario.',
  },
  reply: {
    de: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
    en: 'Questions? Just reply to this e-mail.',
    fr: 'Des questions\u202f? Répondez simplement à cet e-mail.',
    it: 'Domande? Risponda semplicemente a questa e-mail.',
  },
  test: {
    de: 'Test: Es ist kein Geld geflossen.',
    en: 'Test: no money has changed hands.',
    fr: 'Test\u202f: aucun argent n’a circulé.',
    it: 'Prova: non è stato trasferito denaro.',
  },
  /** Link; {day} of the version */
  terms: {
    de: 'AGB, Fassung vom {day}',
    en: 'Terms and conditions of {day}',
    fr: 'Conditions générales du {day}',
    it: 'Condizioni generali (stato: {day})',
  },
})
