import type { BookingMailTexts } from './booking-mail.shape.ts'

export default {
  greeting: 'Buongiorno {name}',
  plainGreeting: 'Buongiorno',
  news: {
    confirmed: {
      subject: 'Prenotato: {title}, {day}',
      title: { one: 'Il Suo posto è prenotato.', other: 'I Suoi {n} posti sono prenotati.' },
      text: 'La aspettiamo. Quando e dove ci troviamo è indicato qui sotto e sulla pagina della prenotazione.',
    },
    waitlisted: {
      subject: 'Lista d’attesa: {title}, {day}',
      title: 'È in lista d’attesa.',
      text: {
        one: 'Appena si libera un posto e tocca a Lei, Le scriviamo. Paga solo allora.',
        other: 'Appena si liberano {n} posti e tocca a Lei, Le scriviamo. Paga solo allora.',
      },
    },
    offered: {
      subject: {
        one: 'C’è un posto libero: {title}, {day}',
        other: 'Ci sono {n} posti liberi: {title}, {day}',
      },
      title: { one: 'Si è liberato un posto.', other: 'Si sono liberati {n} posti.' },
      text: {
        one: 'È riservato per Lei fino al momento indicato qui sotto. Lo accetti sulla pagina della prenotazione; in seguito lo offriamo alla richiesta seguente.',
        other:
          'Sono riservati per il Suo gruppo fino al momento indicato qui sotto. Li accetti sulla pagina della prenotazione; in seguito li offriamo alla richiesta seguente.',
      },
    },
    reserved: {
      subject: 'Riservato: {title}, {day}',
      title: { one: 'Un posto è riservato per Lei.', other: '{n} posti sono riservati per Lei.' },
      text: {
        one: 'È riservato fino al momento indicato qui sotto. Paghi entro allora sulla pagina della prenotazione; in seguito torna libero.',
        other:
          'Sono riservati fino al momento indicato qui sotto. Paghi entro allora sulla pagina della prenotazione; in seguito tornano liberi.',
      },
    },
    unpaid: {
      subject: 'Non ancora pagato: {title}, {day}',
      title: 'Ha una prenotazione aperta.',
      text: {
        one: 'Il Suo posto è riservato fino al momento indicato qui sotto, ma non è ancora pagato. Lo paghi o lo liberi sulla pagina della prenotazione. Se non fa nulla, torna libero da sé, senza costi.',
        other:
          'I Suoi {n} posti sono riservati fino al momento indicato qui sotto, ma non sono ancora pagati. Li paghi o li liberi sulla pagina della prenotazione. Se non fa nulla, tornano liberi da sé, senza costi.',
      },
    },
    offer_lapsed: {
      subject: 'Offerta scaduta: {title}, {day}',
      title: 'La Sua offerta è scaduta.',
      text: 'Non è stata accettata in tempo, perciò non è più riservato nulla per Lei. Non c’è nulla da pagare. Se desidera ancora aspettare, si iscriva di nuovo.',
    },
    changed: {
      subject: 'Modificato: {title}, {day}',
      title: 'La Sua prenotazione è stata modificata.',
      text: 'Ecco come risulta ora.',
    },
    moved: {
      subject: 'Spostato: {title}, {day}',
      title: 'La Sua prenotazione è stata spostata.',
      text: 'Qui sotto trova la nuova data. Quella vecchia non è più valida.',
    },
    cancelled: {
      subject: 'Annullato: {title}, {day}',
      title: 'La Sua prenotazione è stata annullata.',
      text: 'Ci dispiace che non possa venire.',
    },
    left_list: {
      subject: 'Fuori dalla lista d’attesa: {title}, {day}',
      title: 'Non è più in lista d’attesa.',
      text: 'Non c’è nulla da pagare. Se vuole comunque venire, prenoti di nuovo: se la data è ancora al completo, può rimettersi in lista d’attesa.',
    },
    event_cancelled: {
      subject: 'Non si terrà: {title}, {day}',
      title: 'L’evento non si terrà.',
      text: 'Abbiamo dovuto annullarlo. Per Lei non ci sono costi. Se desidera una nuova data, risponda a questa e-mail.',
    },
    event_changed: {
      subject: 'Nuove indicazioni: {title}, {day}',
      title: 'Nuovo orario o nuovo luogo.',
      text: 'Controlli le nuove indicazioni. Se non vanno più bene, può annullare senza spese.',
    },
    goes_ahead: {
      subject: 'Confermato: {title}, {day}',
      title: 'L’evento si terrà.',
      text: 'Ora è deciso. Quando e dove ci troviamo è indicato qui sotto.',
    },
    reminder: {
      subject: 'Ci siamo quasi: {title}, {day}',
      title: 'Mancano pochi giorni.',
      text: 'Quando e dove ci troviamo è indicato qui sotto.',
    },
    invoice_asked: {
      subject: 'Fattura richiesta: {title}, {day}',
      title: 'Verifichiamo la Sua prenotazione con fattura.',
      text: {
        one: 'Le rispondiamo entro 24 ore. Fino ad allora il Suo posto non è riservato. Se paga online, è subito Suo.',
        other:
          'Verifichiamo prima le prenotazioni più grandi con fattura. Le rispondiamo entro 24 ore. Fino ad allora i Suoi {n} posti non sono riservati. Se paga online, sono subito Suoi.',
      },
    },
    postponed: {
      subject: 'Nuova data: {title}, {day}',
      title: 'L’uscita è rinviata.',
      text: {
        one: 'Abbiamo dovuto rinviarla. Il Suo posto è riservato alla nuova data. Scelga ciò che Le va bene sulla pagina della Sua prenotazione.',
        other:
          'Abbiamo dovuto rinviarla. I Suoi {n} posti sono riservati alla nuova data. Scelga ciò che Le va bene sulla pagina della Sua prenotazione.',
      },
    },
    called_off: {
      subject: 'Non ha luogo, scelga: {title}, {day}',
      title: 'L’uscita non ha luogo.',
      text: 'Abbiamo dovuto annullarla. Scelga sulla pagina della Sua prenotazione che cosa ricevere in cambio.',
    },
    choice_reminder: {
      subject: 'Scelga, per favore: {title}, {day}',
      title: 'Aspettiamo ancora la Sua scelta.',
      text: 'Il termine scade tra poco. Scelga ciò che Le va bene sulla pagina della Sua prenotazione.',
    },
    choice_kept: {
      subject: 'Nuova data confermata: {title}, {day}',
      title: {
        one: 'Il Suo posto alla nuova data è prenotato.',
        other: 'I Suoi {n} posti alla nuova data sono prenotati.',
      },
      text: 'La vecchia data non vale più. Quando e dove ci troviamo è scritto sotto.',
    },
    choice_voucher: {
      subject: 'Buono invece dell’uscita: {title}, {day}',
      title: 'La Sua prenotazione è sciolta.',
      text: 'Ha scelto il buono. Non perde nulla di quanto ha pagato.',
    },
    choice_refund: {
      subject: 'Prenotazione sciolta: {title}, {day}',
      title: 'La Sua prenotazione è sciolta senza spese.',
      text: 'Non Le costa nulla. Riceve indietro quanto ha pagato.',
    },
    replaced: {
      subject: 'Riceve indietro le spese di annullamento: {title}, {day}',
      title: 'La lista d’attesa è subentrata.',
      text: 'Qualcuno della lista d’attesa è subentrato. Le relative spese di annullamento decadono; restituiamo quanto avevamo trattenuto.',
    },
  },
  placesHeld: {
    one: 'Le rispondiamo entro 24 ore. Il Suo posto è riservato per Lei fino al momento indicato qui sotto, ma non oltre. Se paga online, è subito Suo.',
    other:
      'Verifichiamo prima le prenotazioni più grandi con fattura. Le rispondiamo entro 24 ore. I Suoi {n} posti sono riservati per Lei fino al momento indicato qui sotto, ma non oltre. Se paga online, sono subito Suoi.',
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
    fee: 'Spese di annullamento',
    refund: 'Da rimborsare',
    refunded: 'Rimborsato',
    offeredUntil: 'Riservato fino a',
  },
  bring: 'Lista del materiale',
  bringBelow: 'Trova qui sotto anche la lista del materiale.',
  open: 'Consultare o modificare la prenotazione',
  payOrRelease: 'Pagare o liberare',
  door: 'L’importo dovuto si paga al punto di ritrovo, in contanti o con TWINT.',
  transfer: 'Versi l’importo dovuto prima dell’evento su {account}, con la causale «Prenotazione {number}».',
  transferLater: 'Versi l’importo dovuto prima dell’evento. Le coordinate del conto Le arrivano a parte.',
  invoice: 'La fattura arriva a parte, pagabile entro 30 giorni.',
  ifReplaced:
    'Se qualcuno della lista d’attesa subentra, Le scriviamo e restituiamo le relative spese di annullamento.',
  minimum: {
    one: 'Manca ancora {n} iscrizione perché l’evento si svolga. Decidiamo {day} e Le scriviamo.',
    other: 'Mancano ancora {n} iscrizioni perché l’evento si svolga. Decidiamo {day} e Le scriviamo.',
  },
  ics: 'La data è allegata come file per il calendario.',
  reply: 'Domande? Risponda semplicemente a questa e-mail.',
  test: 'Prova: non è stato trasferito denaro.',
  terms: 'Condizioni generali (stato: {day})',
} satisfies BookingMailTexts
