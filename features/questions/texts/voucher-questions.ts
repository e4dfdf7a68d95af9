import { texts } from '#i18n/texts.ts'

export default texts({
  items: {
    erhalten: {
      question: {
        de: 'Wie und wann erhalte ich den Gutschein?',
        en: 'How and when do I get the voucher?',
        fr: 'Comment et quand le bon m’est-il envoyé ?',
        it: 'Come e quando ricevo il buono?',
      },
      answer: {
        de: '{rule:voucherDelivery} Sie können ihn weiterleiten oder auf eine Seite A4 ausdrucken. Mit der Post verschicken wir keine Gutscheine.',
        en: '{rule:voucherDelivery} You can forward it or print it on a sheet of A4. We don’t send vouchers by post.',
        fr: '{rule:voucherDelivery} Vous pouvez le transférer ou l’imprimer sur une page A4. Nous n’envoyons pas de bons par la poste.',
        it: '{rule:voucherDelivery} Può inoltrarlo o stamparlo su una pagina A4. Non spediamo buoni per posta.',
      },
    },
    gueltig: {
      question: {
        de: 'Wie lange ist er gültig?',
        en: 'How long is it valid?',
        fr: 'Combien de temps est-il valable ?',
        it: 'Per quanto tempo è valido?',
      },
      answer: {
        de: '{rule:voucherValidity}',
        en: '{rule:voucherValidity}',
        fr: '{rule:voucherValidity}',
        it: '{rule:voucherValidity}',
      },
    },
    wofuer: {
      question: {
        de: 'Wofür gilt er?',
        en: 'What’s it good for?',
        fr: 'À quoi sert-il ?',
        it: 'Per che cosa è valido?',
      },
      answer: {
        de: '{rule:voucherUse} Ein Kursgutschein gilt für den genannten Kurs und eine Person, auch wenn der Kurs inzwischen mehr kostet.',
        en: '{rule:voucherUse} A course voucher is good for the course it names and for one person, even if the course costs more by then.',
        fr: '{rule:voucherUse} Un bon pour un stage est valable pour le stage indiqué et pour une personne, même si le prix du stage a augmenté entre-temps.',
        it: '{rule:voucherUse} Un buono per un corso è valido per il corso indicato e per una persona, anche se nel frattempo il corso costa di più.',
      },
    },
    einloesen: {
      question: {
        de: 'Wie löst man ihn ein?',
        en: 'How is it redeemed?',
        fr: 'Comment l’utiliser ?',
        it: 'Come si usa?',
      },
      answer: {
        de: 'Beim [Buchen](/buchen) gibt man den Code ein, bevor man bezahlt. Der Betrag wird sofort abgezogen; ist der Preis höher, bezahlt man die Differenz. Pro Buchung gilt ein Gutschein. Für Waren gibt man ihn im Warenkorb ein.',
        en: 'By entering the code when [booking](/buchen), before paying. The amount is deducted at once; if the price is higher, you pay the difference. You can use one voucher per booking. For goods, enter it in the cart.',
        fr: 'Au moment de [réserver](/buchen), on saisit le code avant de payer. Le montant est déduit aussitôt ; si le prix est plus élevé, on paie la différence. Un seul bon par réservation. Pour des articles, on le saisit dans le panier.',
        it: 'Al momento di [prenotare](/buchen) si inserisce il codice, prima di pagare. L’importo viene dedotto subito; se il prezzo è più alto, si paga la differenza. Per ogni prenotazione si usa un solo buono. Per gli articoli si inserisce nel carrello.',
      },
    },
    datum: {
      question: {
        de: 'Muss ich das Datum schon kennen?',
        en: 'Do I need to know the date already?',
        fr: 'Faut-il déjà connaître la date ?',
        it: 'Devo già conoscere la data?',
      },
      answer: {
        de: 'Nein. Das Datum wählt die Person, die den Gutschein bekommt. Alle Termine stehen im [Event-Kalender](/event-kalender).',
        en: 'No. The person who receives the voucher chooses the date. All dates are in the [event calendar](/event-kalender).',
        fr: 'Non. La personne qui reçoit le bon choisit la date. Toutes les dates figurent dans l’[agenda](/event-kalender).',
        it: 'No. La data la sceglie chi riceve il buono. Tutte le date sono nel [calendario](/event-kalender).',
      },
    },
    passend: {
      question: {
        de: 'Welcher Kurs passt, und ab welchem Alter?',
        en: 'Which course is right, and from what age?',
        fr: 'Quel stage choisir, et dès quel âge ?',
        it: 'Quale corso scegliere, e da che età?',
      },
      answer: {
        de: 'Aufbruch ist für alle ab 16 Jahren, ohne Vorkenntnisse. Durchhaltevermögen und Klarer Kompass sind ab 18 Jahren und verlangen mehr Kondition und erste Erfahrung draussen, Klarer Kompass auch Nächte im Freien. Für Kinder sind die Kurse nicht gedacht. Sind Sie unsicher, nehmen Sie einen Wertgutschein: Damit wählt die beschenkte Person selber.',
        en: 'Aufbruch (Setting Out) is for anyone aged 16 or over, with no experience needed. Durchhaltevermögen (Endurance) and Klarer Kompass (Clear Compass) are for ages 18 and over and call for more fitness and some experience outdoors; for Klarer Kompass you should also have spent nights outdoors before. The courses aren’t designed for children. If you aren’t sure, choose a gift voucher for an amount: the recipient then picks the course.',
        fr: 'Aufbruch (Départ) s’adresse à tout le monde dès 16 ans, sans expérience. Durchhaltevermögen (Endurance) et Klarer Kompass (Boussole claire) sont ouverts dès 18 ans et demandent plus de condition et une première expérience dehors, Klarer Kompass aussi des nuits en plein air. Les stages ne sont pas conçus pour les enfants. En cas de doute, prenez un bon d’achat : la personne qui le reçoit choisit elle-même.',
        it: 'Aufbruch (Partenza) è per tutti dai 16 anni, senza esperienza. Durchhaltevermögen (Tenacia) e Klarer Kompass (Bussola chiara) sono dai 18 anni e richiedono più preparazione fisica e una prima esperienza all’aperto, Klarer Kompass anche notti all’aperto. I corsi non sono pensati per bambini. Nel dubbio prenda un buono acquisto: sceglie poi chi lo riceve.',
      },
    },
    weitergeben: {
      question: {
        de: 'Kann ich ihn weitergeben oder für einen anderen Kurs einlösen?',
        en: 'Can I pass it on, or use it for another course?',
        fr: 'Puis-je le transmettre, ou l’utiliser pour un autre stage ?',
        it: 'Posso cederlo, o usarlo per un altro corso?',
      },
      answer: {
        de: 'Weitergeben ja: Wer den Code hat, kann damit buchen. Ein Kursgutschein gilt nur für den Kurs, der darauf steht; ein Wertgutschein für jeden Kurs, jedes Team-Event und Waren im Shop.',
        en: 'You can pass it on: anyone who has the code can book with it. A course voucher is good only for the course printed on it; a voucher for an amount is good for any course, any team event and goods in the shop.',
        fr: 'Le transmettre, oui : toute personne qui a le code peut réserver. Un bon pour un stage n’est valable que pour le stage indiqué ; un bon d’achat, pour tous les stages, toutes les sorties d’équipe et les articles de la boutique.',
        it: 'Cederlo sì: chi ha il codice può prenotare. Un buono per un corso è valido solo per il corso indicato; un buono acquisto, per ogni corso, ogni uscita per team e gli articoli dello shop.',
      },
    },
    verloren: {
      question: {
        de: 'Was, wenn der Gutschein verloren geht?',
        en: 'What if the voucher gets lost?',
        fr: 'Que faire si le bon est perdu ?',
        it: 'E se il buono va perso?',
      },
      answer: {
        de: 'Er steckt als PDF in der E-Mail zu Ihrer Bestellung. Finden Sie sie nicht mehr, schreiben Sie uns von der Adresse, mit der Sie bestellt haben. Hüten Sie den Code wie Bargeld: Wer ihn kennt, kann ihn einlösen.',
        en: 'It’s attached as a PDF to the e-mail about your order. If you can’t find that e-mail, write to us from the address you ordered with. Look after the code as you would cash: anyone who knows it can redeem it.',
        fr: 'Il est joint en PDF à l’e-mail de votre commande. Si vous ne retrouvez pas cet e-mail, écrivez-nous depuis l’adresse utilisée pour la commande. Gardez le code comme de l’argent liquide : toute personne qui le connaît peut l’utiliser.',
        it: 'È allegato in PDF all’e-mail del Suo ordine. Se non la trova più, ci scriva dall’indirizzo con cui ha ordinato. Custodisca il codice come denaro contante: chi lo conosce può usarlo.',
      },
    },
    rueckgabe: {
      question: {
        de: 'Kann ich einen Gutschein zurückgeben oder auszahlen lassen?',
        en: 'Can I return a voucher or have it paid out?',
        fr: 'Puis-je rendre un bon ou me le faire rembourser ?',
        it: 'Posso restituire un buono o farmelo convertire in denaro?',
      },
      answer: {
        de: 'Nein. Gutscheine zahlen wir nicht aus, und ein allgemeines Rückgaberecht gibt es im Schweizer Recht für Käufe im Internet nicht. Haben Sie sich vertan, schreiben Sie uns, bevor der Gutschein eingelöst ist.',
        en: 'No. We don’t pay vouchers out, and Swiss law gives no general right to return what you buy online. If you’ve made a mistake, write to us before the voucher is redeemed.',
        fr: 'Non. Nous ne remboursons pas les bons, et le droit suisse ne prévoit pas de droit général de retour pour les achats en ligne. Si vous vous êtes trompé de bon, écrivez-nous avant qu’il soit utilisé.',
        it: 'No. I buoni non vengono convertiti in denaro, e il diritto svizzero non prevede un diritto generale di revoca per gli acquisti online. Se ha preso il buono sbagliato, ci scriva prima che venga usato.',
      },
    },
    absage: {
      question: {
        de: 'Was geschieht mit dem Gutschein, wenn ein Kurs nicht stattfindet oder ich storniere?',
        en: 'What happens to the voucher if a course is called off or I cancel?',
        fr: 'Que devient le bon si un stage n’a pas lieu ou si j’annule ?',
        it: 'Che cosa succede al buono se un corso non si svolge o se annullo?',
      },
      answer: {
        de: 'Sagen wir ab, gilt der Gutschein wieder im alten Umfang, oder Sie wählen ein neues Datum. Stornieren Sie bis {figure:freeDays} Tage vor Beginn, ist der ganze Betrag wieder auf dem Gutschein. Seine Gültigkeit verlängert sich dadurch nicht.',
        en: 'If we call the course off, the voucher is valid again in full, or you choose a new date. If you cancel up to {figure:freeDays} days before the start, the full amount goes back onto the voucher. This doesn’t extend its validity.',
        fr: 'Si nous annulons, le bon retrouve toute sa valeur, ou vous choisissez une nouvelle date. Si vous annulez jusqu’à {figure:freeDays} jours avant le début, tout le montant revient sur le bon. Sa validité n’en est pas prolongée.',
        it: 'Se annulliamo noi, il buono torna valido per intero, oppure sceglie una nuova data. Se annulla fino a {figure:freeDays} giorni prima dell’inizio, tutto l’importo torna sul buono. La sua validità non si allunga per questo.',
      },
    },
  },
})
