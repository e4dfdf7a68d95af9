import type { Language } from '#i18n/languages.ts'
import type { QuoteNews } from './quote-news.ts'

interface MailText {
  /** {number} */
  subject: string
  title: string
  /** {total}: with currency; {until}: a day. */
  text: string
}

interface Texts extends Record<QuoteNews, MailText> {
  open: string
  toBooking: string
  attached: string
  answer: string
}

export const quoteMailTexts: Record<Language, Texts> = {
  de: {
    sent: {
      subject: 'Ihre Offerte {number}',
      title: 'Ihre Offerte',
      text: 'Gern offerieren wir Ihnen, was unten steht: {total}, verbindlich bis {until}. Auf Ihrer Seite lesen Sie alles, fragen nach und nehmen an.',
    },
    moved: {
      subject: 'Neues Datum für Ihre Offerte {number}',
      title: 'Ein neues Datum',
      text: 'Das Datum Ihrer Offerte geht bei uns leider nicht mehr. Das neue steht unten, alles andere bleibt: {total}, verbindlich bis {until}. Passt es Ihnen nicht, wünschen Sie auf Ihrer Seite ein anderes.',
    },
    at_once: {
      subject: 'Ihre Offerte {number}',
      title: 'Ihre Offerte ist da',
      text: 'Zu Ihrer Anfrage finden Sie die verbindliche Offerte auf Ihrer Seite, auch als PDF. Nur das Datum bestätigen wir noch; danach nehmen Sie dort an.',
    },
    date_confirmed: {
      subject: 'Ihr Datum ist bestätigt: Offerte {number}',
      title: 'Ihr Datum ist bestätigt',
      text: 'Ihr Wunschdatum passt uns. Auf Ihrer Seite können Sie die Offerte jetzt annehmen: {total}, verbindlich bis {until}.',
    },
    reminder: {
      subject: 'Ihre Offerte {number} gilt noch bis {until}',
      title: 'Noch offen',
      text: 'Ihre Offerte über {total} gilt bis {until}. Danach verfällt sie, und ein gehaltenes Datum wird frei.',
    },
    withdrawn: {
      subject: 'Offerte {number} zurückgezogen',
      title: 'Zurückgezogen',
      text: 'Wir haben diese Offerte zurückgezogen; sie lässt sich nicht mehr annehmen. Antworten Sie auf diese E-Mail, wenn Sie eine neue wünschen.',
    },
    accepted: {
      subject: 'Angenommen: Offerte {number}',
      title: 'Danke, das gilt.',
      text: 'Sie haben unsere Offerte über {total} angenommen. Die Rechnung folgt per Post oder E-Mail.',
    },
    open: 'Offerte ansehen',
    toBooking: 'Zu Ihrem Anlass',
    attached: 'Die Offerte liegt als PDF bei.',
    answer: 'Fragen? Antworten Sie einfach auf diese E-Mail.',
  },
  en: {
    sent: {
      subject: 'Your quote {number}',
      title: 'Your quote',
      text: 'Here’s what we’re happy to offer you: {total}, binding until {until}. On your page you can read everything, ask questions and accept.',
    },
    moved: {
      subject: 'A new date for your quote {number}',
      title: 'A new date',
      text: 'Unfortunately the date of your quote is no longer possible for us. The new one is below and everything else stays: {total}, binding until {until}. If it doesn’t suit you, ask for another one on your page.',
    },
    at_once: {
      subject: 'Your quote {number}',
      title: 'Your quote is here',
      text: 'You’ll find the binding quote for your request on your page, also as a PDF. We only have to confirm the date; then you can accept it there.',
    },
    date_confirmed: {
      subject: 'Your date is confirmed: quote {number}',
      title: 'Your date is confirmed',
      text: 'The date you asked for works for us. You can now accept the quote on your page: {total}, binding until {until}.',
    },
    reminder: {
      subject: 'Your quote {number} is valid until {until}',
      title: 'Still open',
      text: 'Your quote for {total} is valid until {until}. After that it lapses, and a date we’re keeping becomes free.',
    },
    withdrawn: {
      subject: 'Quote {number} withdrawn',
      title: 'Withdrawn',
      text: 'We’ve withdrawn this quote, so it can’t be accepted any more. Reply to this e-mail if you’d like a new one.',
    },
    accepted: {
      subject: 'Accepted: quote {number}',
      title: 'Thank you, that’s settled.',
      text: 'You’ve accepted our quote for {total}. The invoice follows by post or e-mail.',
    },
    open: 'See the quote',
    toBooking: 'To your event',
    attached: 'The quote is attached as a PDF.',
    answer: 'Any questions? Just reply to this e-mail.',
  },
  fr: {
    sent: {
      subject: 'Votre offre {number}',
      title: 'Votre offre',
      text: 'Voici ce que nous vous proposons volontiers\u202f: {total}, ferme jusqu’au {until}. Sur votre page, vous lisez tout, posez vos questions et acceptez.',
    },
    moved: {
      subject: 'Nouvelle date pour votre offre {number}',
      title: 'Une nouvelle date',
      text: 'La date de votre offre n’est malheureusement plus possible de notre côté. La nouvelle figure ci-dessous, le reste ne change pas\u202f: {total}, ferme jusqu’au {until}. Si elle ne vous convient pas, demandez-en une autre sur votre page.',
    },
    at_once: {
      subject: 'Votre offre {number}',
      title: 'Votre offre est là',
      text: 'L’offre ferme à votre demande se trouve sur votre page, aussi en PDF. Il nous reste à confirmer la date\u202f; vous pourrez ensuite l’accepter au même endroit.',
    },
    date_confirmed: {
      subject: 'Votre date est confirmée\u202f: offre {number}',
      title: 'Votre date est confirmée',
      text: 'La date que vous souhaitez nous convient. Vous pouvez maintenant accepter l’offre sur votre page\u202f: {total}, ferme jusqu’au {until}.',
    },
    reminder: {
      subject: 'Votre offre {number} est valable jusqu’au {until}',
      title: 'Encore ouverte',
      text: 'Votre offre de {total} est valable jusqu’au {until}. Ensuite, elle s’éteint et une date réservée redevient libre.',
    },
    withdrawn: {
      subject: 'Offre {number} retirée',
      title: 'Retirée',
      text: 'Nous avons retiré cette offre\u202f; elle ne peut plus être acceptée. Répondez à cet e-mail si vous en souhaitez une nouvelle.',
    },
    accepted: {
      subject: 'Acceptée\u202f: offre {number}',
      title: 'Merci, c’est convenu.',
      text: 'Vous avez accepté notre offre de {total}. La facture suivra par la poste ou par e-mail.',
    },
    open: 'Voir l’offre',
    toBooking: 'Vers votre sortie',
    attached: 'L’offre est jointe en PDF.',
    answer: 'Des questions\u202f? Répondez simplement à cet e-mail.',
  },
  it: {
    sent: {
      subject: 'La Sua offerta {number}',
      title: 'La Sua offerta',
      text: 'Ecco che cosa Le proponiamo volentieri: {total}, vincolante fino al {until}. Sulla Sua pagina legge tutto, fa domande e accetta.',
    },
    moved: {
      subject: 'Nuova data per la Sua offerta {number}',
      title: 'Una nuova data',
      text: 'Purtroppo la data della Sua offerta non ci è più possibile. Quella nuova è qui sotto, il resto rimane: {total}, vincolante fino al {until}. Se non Le va bene, ne chieda un’altra sulla Sua pagina.',
    },
    at_once: {
      subject: 'La Sua offerta {number}',
      title: 'La Sua offerta è qui',
      text: 'L’offerta vincolante alla Sua richiesta si trova sulla Sua pagina, anche in PDF. Dobbiamo solo confermare la data; poi potrà accettarla lì.',
    },
    date_confirmed: {
      subject: 'La Sua data è confermata: offerta {number}',
      title: 'La Sua data è confermata',
      text: 'La data che desidera va bene anche a noi. Ora può accettare l’offerta sulla Sua pagina: {total}, vincolante fino al {until}.',
    },
    reminder: {
      subject: 'La Sua offerta {number} vale fino al {until}',
      title: 'Ancora aperta',
      text: 'La Sua offerta di {total} vale fino al {until}. Poi decade e una data riservata torna libera.',
    },
    withdrawn: {
      subject: 'Offerta {number} ritirata',
      title: 'Ritirata',
      text: 'Abbiamo ritirato questa offerta; non si può più accettare. Risponda a questa e-mail se ne desidera una nuova.',
    },
    accepted: {
      subject: 'Accettata: offerta {number}',
      title: 'Grazie, è deciso.',
      text: 'Ha accettato la nostra offerta di {total}. La fattura segue per posta o e-mail.',
    },
    open: 'Vedere l’offerta',
    toBooking: 'Vedere la prenotazione',
    attached: 'L’offerta è allegata in PDF.',
    answer: 'Domande? Risponda semplicemente a questa e-mail.',
  },
}
