import { texts } from '#i18n/texts.ts'

export const quoteMailTexts = texts({
  sent: {
    /** {number} */
    subject: {
      de: 'Ihre Offerte {number}',
      en: 'Your quote {number}',
      fr: 'Votre offre {number}',
      it: 'La Sua offerta {number}',
    },
    title: { de: 'Ihre Offerte', en: 'Your quote', fr: 'Votre offre', it: 'La Sua offerta' },
    /** {total}: with currency; {until}: a day. */
    text: {
      de: 'Gern offerieren wir Ihnen, was unten steht: {total}, verbindlich bis {until}. Auf Ihrer Seite lesen Sie alles, fragen nach und nehmen an.',
      en: 'Here’s what we’re happy to offer you: {total}, binding until {until}. On your page you can read everything, ask questions and accept.',
      fr: 'Voici ce que nous vous proposons volontiers\u202f: {total}, ferme jusqu’au {until}. Sur votre page, vous lisez tout, posez vos questions et acceptez.',
      it: 'Ecco che cosa Le proponiamo volentieri: {total}, vincolante fino al {until}. Sulla Sua pagina legge tutto, fa domande e accetta.',
    },
  },
  moved: {
    subject: {
      de: 'Neues Datum für Ihre Offerte {number}',
      en: 'A new date for your quote {number}',
      fr: 'Nouvelle date pour votre offre {number}',
      it: 'Nuova data per la Sua offerta {number}',
    },
    title: { de: 'Ein neues Datum', en: 'A new date', fr: 'Une nouvelle date', it: 'Una nuova data' },
    text: {
      de: 'Das Datum Ihrer Offerte geht bei uns leider nicht mehr. Das neue steht unten, alles andere bleibt: {total}, verbindlich bis {until}. Passt es Ihnen nicht, wünschen Sie auf Ihrer Seite ein anderes.',
      en: 'Unfortunately the date of your quote is no longer possible for us. The new one is below and everything else stays: {total}, binding until {until}. If it doesn’t suit you, ask for another one on your page.',
      fr: 'La date de votre offre n’est malheureusement plus possible de notre côté. La nouvelle figure ci-dessous, le reste ne change pas\u202f: {total}, ferme jusqu’au {until}. Si elle ne vous convient pas, demandez-en une autre sur votre page.',
      it: 'Purtroppo la data della Sua offerta non ci è più possibile. Quella nuova è qui sotto, il resto rimane: {total}, vincolante fino al {until}. Se non Le va bene, ne chieda un’altra sulla Sua pagina.',
    },
  },
  at_once: {
    subject: {
      de: 'Ihre Offerte {number}',
      en: 'Your quote {number}',
      fr: 'Votre offre {number}',
      it: 'La Sua offerta {number}',
    },
    title: {
      de: 'Ihre Offerte ist da',
      en: 'Your quote is here',
      fr: 'Votre offre est là',
      it: 'La Sua offerta è qui',
    },
    text: {
      de: 'Zu Ihrer Anfrage finden Sie die verbindliche Offerte auf Ihrer Seite, auch als PDF. Nur das Datum bestätigen wir noch; danach nehmen Sie dort an.',
      en: 'You’ll find the binding quote for your request on your page, also as a PDF. We only have to confirm the date; then you can accept it there.',
      fr: 'L’offre ferme à votre demande se trouve sur votre page, aussi en PDF. Il nous reste à confirmer la date\u202f; vous pourrez ensuite l’accepter au même endroit.',
      it: 'L’offerta vincolante alla Sua richiesta si trova sulla Sua pagina, anche in PDF. Dobbiamo solo confermare la data; poi potrà accettarla lì.',
    },
  },
  date_confirmed: {
    subject: {
      de: 'Ihr Datum ist bestätigt: Offerte {number}',
      en: 'Your date is confirmed: quote {number}',
      fr: 'Votre date est confirmée\u202f: offre {number}',
      it: 'La Sua data è confermata: offerta {number}',
    },
    title: {
      de: 'Ihr Datum ist bestätigt',
      en: 'Your date is confirmed',
      fr: 'Votre date est confirmée',
      it: 'La Sua data è confermata',
    },
    text: {
      de: 'Ihr Wunschdatum passt uns. Auf Ihrer Seite können Sie die Offerte jetzt annehmen: {total}, verbindlich bis {until}.',
      en: 'The date you asked for works for us. You can now accept the quote on your page: {total}, binding until {until}.',
      fr: 'La date que vous souhaitez nous convient. Vous pouvez maintenant accepter l’offre sur votre page\u202f: {total}, ferme jusqu’au {until}.',
      it: 'La data che desidera va bene anche a noi. Ora può accettare l’offerta sulla Sua pagina: {total}, vincolante fino al {until}.',
    },
  },
  reminder: {
    subject: {
      de: 'Ihre Offerte {number} gilt noch bis {until}',
      en: 'Your quote {number} is valid until {until}',
      fr: 'Votre offre {number} est valable jusqu’au {until}',
      it: 'La Sua offerta {number} vale fino al {until}',
    },
    title: { de: 'Noch offen', en: 'Still open', fr: 'Encore ouverte', it: 'Ancora aperta' },
    text: {
      de: 'Ihre Offerte über {total} gilt bis {until}. Danach verfällt sie, und ein gehaltenes Datum wird frei.',
      en: 'Your quote for {total} is valid until {until}. After that it lapses, and a date we’re keeping becomes free.',
      fr: 'Votre offre de {total} est valable jusqu’au {until}. Ensuite, elle s’éteint et une date réservée redevient libre.',
      it: 'La Sua offerta di {total} vale fino al {until}. Poi decade e una data riservata torna libera.',
    },
  },
  withdrawn: {
    subject: {
      de: 'Offerte {number} zurückgezogen',
      en: 'Quote {number} withdrawn',
      fr: 'Offre {number} retirée',
      it: 'Offerta {number} ritirata',
    },
    title: { de: 'Zurückgezogen', en: 'Withdrawn', fr: 'Retirée', it: 'Ritirata' },
    text: {
      de: 'Wir haben diese Offerte zurückgezogen; sie lässt sich nicht mehr annehmen. Antworten Sie auf diese E-Mail, wenn Sie eine neue wünschen.',
      en: 'We’ve withdrawn this quote, so it can’t be accepted any more. Reply to this e-mail if you’d like a new one.',
      fr: 'Nous avons retiré cette offre\u202f; elle ne peut plus être acceptée. Répondez à cet e-mail si vous en souhaitez une nouvelle.',
      it: 'Abbiamo ritirato questa offerta; non si può più accettare. Risponda a questa e-mail se ne desidera una nuova.',
    },
  },
  accepted: {
    subject: {
      de: 'Angenommen: Offerte {number}',
      en: 'Accepted: quote {number}',
      fr: 'Acceptée\u202f: offre {number}',
      it: 'Accettata: offerta {number}',
    },
    title: {
      de: 'Danke, das gilt.',
      en: 'Thank you, that’s settled.',
      fr: 'Merci, c’est convenu.',
      it: 'Grazie, è deciso.',
    },
    text: {
      de: 'Sie haben unsere Offerte über {total} angenommen. Die Rechnung folgt per Post oder E-Mail.',
      en: 'You’ve accepted our quote for {total}. The invoice follows by post or e-mail.',
      fr: 'Vous avez accepté notre offre de {total}. La facture suivra par la poste ou par e-mail.',
      it: 'Ha accettato la nostra offerta di {total}. La fattura segue per posta o e-mail.',
    },
  },
  open: { de: 'Offerte ansehen', en: 'See the quote', fr: 'Voir l’offre', it: 'Vedere l’offerta' },
  toBooking: {
    de: 'Zu Ihrem Anlass',
    en: 'To your event',
    fr: 'Vers votre sortie',
    it: 'Vedere la prenotazione',
  },
  attached: {
    de: 'Die Offerte liegt als PDF bei.',
    en: 'The quote is attached as a PDF.',
    fr: 'L’offre est jointe en PDF.',
    it: 'L’offerta è allegata in PDF.',
  },
  answer: {
    de: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
    en: 'Any questions? Just reply to this e-mail.',
    fr: 'Des questions\u202f? Répondez simplement à cet e-mail.',
    it: 'Domande? Risponda semplicemente a questa e-mail.',
  },
})
