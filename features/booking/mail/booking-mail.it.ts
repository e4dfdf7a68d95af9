import type { BookingMailTexts } from './booking-mail.shape.ts'

export default {
  greeting: 'Buongiorno {name}',
  plainGreeting: 'Buongiorno',
  news: {
    confirmed: {
      subject: 'Prenotato: {title}, {day}',
      title: { one: 'Il Suo posto è prenotato.', other: 'I Suoi {n} posti sono prenotati.' },
      text: 'L’aspettiamo. Che cosa portare e dove ci troviamo è scritto qui sotto e sulla pagina della prenotazione.',
    },
    waitlisted: {
      subject: 'Lista d’attesa: {title}, {day}',
      title: 'È in lista d’attesa.',
      text: {
        one: 'Appena si libera un posto, Le scriviamo. Si paga solo allora.',
        other: 'Appena si liberano {n} posti, Le scriviamo. Si paga solo allora.',
      },
    },
    offered: {
      subject: {
        one: 'C’è un posto libero: {title}, {day}',
        other: 'Ci sono {n} posti liberi: {title}, {day}',
      },
      title: { one: 'Si è liberato un posto.', other: 'Si sono liberati {n} posti.' },
      text: {
        one: 'È riservato per Lei. Lo accetti sulla pagina della prenotazione; in seguito chiediamo alla prossima persona in lista.',
        other:
          'Sono riservati per il Suo gruppo. Li accetti sulla pagina della prenotazione; in seguito chiediamo alla prossima persona in lista.',
      },
    },
    offer_lapsed: {
      subject: {
        one: 'Posto passato ad altri: {title}, {day}',
        other: 'Posti passati ad altri: {title}, {day}',
      },
      title: { one: 'Il posto è passato ad altri.', other: 'I {n} posti sono passati ad altri.' },
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
      text: {
        one: 'Il Suo posto è di nuovo libero.',
        other: 'I Suoi {n} posti sono di nuovo liberi.',
      },
    },
    left_list: {
      subject: 'Fuori dalla lista d’attesa: {title}, {day}',
      title: 'Non è più in lista d’attesa.',
      text: 'Non deve nulla. Se vuole comunque venire, prenoti di nuovo: se la data è ancora al completo, può rimettersi in lista da lì.',
    },
    event_cancelled: {
      subject: 'Non si terrà: {title}, {day}',
      title: 'L’evento non si terrà.',
      text: 'Abbiamo dovuto annullarlo. Non deve nulla.',
    },
    event_changed: {
      subject: 'Nuovi dati: {title}, {day}',
      title: 'Nuovo orario o nuovo luogo.',
      text: 'La preghiamo di controllare i nuovi dati. Se non vanno più bene, può annullare gratuitamente.',
    },
    goes_ahead: {
      subject: 'Confermato: {title}, {day}',
      title: 'L’evento si terrà.',
      text: 'È deciso: si parte. Quando e dove ci troviamo è scritto qui sotto.',
    },
    reminder: {
      subject: 'Ci siamo quasi: {title}, {day}',
      title: 'A presto, all’aperto.',
      text: 'Si comincia fra pochi giorni. Dia ancora un’occhiata alla lista del materiale e al punto di ritrovo.',
    },
    invoice_asked: {
      subject: 'Fattura richiesta: {title}, {day}',
      title: 'Esaminiamo la Sua prenotazione.',
      text: {
        one: 'Questo posto con fattura lo confermiamo di persona, entro 24 ore. Fino ad allora non è riservato. Pagando online è subito Suo.',
        other:
          'I Suoi {n} posti con fattura li confermiamo di persona, entro 24 ore. Fino ad allora non sono riservati. Pagando online sono subito Suoi.',
      },
    },
  },
  facts: {
    number: 'Prenotazione',
    event: 'Evento',
    when: 'Quando',
    place: 'Luogo',
    meetingPoint: 'Ritrovo',
    people: 'Persone',
    names: 'Nomi',
    total: 'Prezzo',
    voucher: 'Pagato con buono',
    paid: 'Pagato',
    due: 'Ancora da pagare',
    fee: 'Spese secondo le condizioni generali',
    refund: 'Rimborso',
    refunded: 'Rimborsato',
    offeredUntil: 'Riservato fino a',
  },
  bring: 'Da portare',
  open: 'Consultare o modificare la prenotazione',
  invoice: 'La fattura arriva a parte, pagabile entro 30 giorni.',
  minimum: 'Iscrizioni ancora necessarie: {missing}. Decisione: {day}; poi Le scriviamo.',
  ics: 'La data è allegata come file per il calendario.',
  reply: 'Domande? Risponda semplicemente a questo messaggio.',
  test: 'Prova: non è stato trasferito denaro.',
} satisfies BookingMailTexts
