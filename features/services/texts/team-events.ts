import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Team-Events in der Natur am Zugersee – Gratweg',
      en: 'Team events outdoors around Lake Zug – Gratweg',
      fr: 'Sorties d’équipe en pleine nature – Gratweg',
      it: 'Uscite per team nella natura – Gratweg',
    },
    description: {
      de: 'Team-Events im Wald und am Wasser am Zugersee, 4 Stunden bis 1½ Tage, an Ihrem Wunschdatum. Bis 12 Personen pauschal ab {francs:team-events-from}.',
      en: 'Team events in the woods and by the water around Lake Zug, 4 hours to 1½ days, on your date. Flat rates from {francs:team-events-from} for up to 12 people.',
      fr: 'Sorties d’équipe autour du lac de Zoug, de 4 heures à 1½ jour, à la date de votre choix. Forfait dès {francs:team-events-from} jusqu’à 12 personnes.',
      it: 'Uscite per team attorno al lago di Zugo, da 4 ore a 1½ giorni, nella data che preferisce. Fino a 12 persone, forfait da {francs:team-events-from}.',
    },
  },
  title: {
    de: 'Team-Events in der Natur',
    en: 'Team events outdoors',
    fr: 'Sorties d’équipe en pleine nature',
    it: 'Uscite per team nella natura',
  },
  lead: {
    de: 'Für Teams und Unternehmen: Anlässe im Wald und am Wasser rund um den Zugersee, an Ihrem Wunschdatum. 4 Stunden bis 1½ Tage, je nach Anlass bis 20 oder 30 Personen. Bis 12 Personen pauschal ab {francs:team-events-from}.',
    en: 'For teams and companies: events in the woods and by the water around Lake Zug, on your date. 4 hours to 1½ days, for up to 20 or 30 people depending on the event. Flat rates from {francs:team-events-from} for up to 12 people.',
    fr: 'Pour les équipes et les entreprises : des sorties en forêt et au bord de l’eau autour du lac de Zoug, à la date de votre choix. De 4 heures à 1½ jour, selon la sortie jusqu’à 20 ou 30 personnes. Forfait dès {francs:team-events-from} jusqu’à 12 personnes.',
    it: 'Per team e aziende: uscite nel bosco e in riva all’acqua attorno al lago di Zugo, nella data che preferisce. Da 4 ore a 1½ giorni, a seconda dell’uscita fino a 20 o 30 persone. Fino a 12 persone, forfait da {francs:team-events-from}.',
  },
  sign: {
    label: {
      de: 'Termin anfragen',
      en: 'Request a date',
      fr: 'Demander une date',
      it: 'Richiedere una data',
    },
    condition: {
      de: 'bis 12 Personen',
      en: 'up to 12 people',
      fr: 'jusqu’à 12 personnes',
      it: 'fino a 12 persone',
    },
    note: {
      de: 'ab {francs:team-events-from}',
      en: 'from {francs:team-events-from}',
      fr: 'dès {francs:team-events-from}',
      it: 'da {francs:team-events-from}',
    },
  },
  events: {
    'back-to-the-roots': {
      title: {
        de: 'Back to the Roots',
        en: 'Back to the Roots',
        fr: 'Back to the Roots',
        it: 'Back to the Roots',
      },
      alt: {
        de: 'Drei Bäume stehen einzeln über der Erde, darunter bilden ihre Wurzeln ein einziges Netz',
        en: 'Three trees stand apart above the ground; below it their roots form a single net',
        fr: 'Trois arbres isolés au-dessus du sol ; dessous, leurs racines forment un seul réseau',
        it: 'Tre alberi separati sopra il terreno; sotto, le loro radici formano un’unica rete',
      },
    },
    'feuer-und-fokus': {
      title: { de: 'Feuer & Fokus', en: 'Feuer & Fokus', fr: 'Feuer & Fokus', it: 'Feuer & Fokus' },
      alt: {
        de: 'Lagerfeuer, gezeichnet als Wärmekarte mit Isolinien',
        en: 'Campfire, drawn as a heat map with isolines',
        fr: 'Feu de camp dessiné comme une carte de chaleur, en isolignes',
        it: 'Falò disegnato come una mappa del calore, a isolinee',
      },
    },
    orientierungspunkt: {
      title: {
        de: 'Orientierungs\u00adpunkt',
        en: 'Orientierungs\u00adpunkt',
        fr: 'Orientierungs\u00adpunkt',
        it: 'Orientierungs\u00adpunkt',
      },
      alt: {
        de: 'Orientierungslaufkarte mit Start, fünf Posten und Ziel',
        en: 'Orienteering map with start, five controls and finish',
        fr: 'Carte de course d’orientation avec départ, cinq postes et arrivée',
        it: 'Carta da corsa d’orientamento con partenza, cinque punti e arrivo',
      },
    },
    'shelter-bau': {
      title: { de: 'Shelter-Bau', en: 'Shelter-Bau', fr: 'Shelter-Bau', it: 'Shelter-Bau' },
      alt: {
        de: 'Blick aus einem Unterstand aus geflochtenen Ästen auf Hügel und tiefe Sonne',
        en: 'View from a shelter of woven branches onto hills and a low sun',
        fr: 'Vue depuis un abri de branches tressées sur des collines et un soleil bas',
        it: 'Vista da un riparo di rami intrecciati su colline e un sole basso',
      },
    },
    'wasser-und-willenskraft': {
      title: {
        de: 'Wasser & Willens\u00adkraft',
        en: 'Wasser & Willens\u00adkraft',
        fr: 'Wasser & Willens\u00adkraft',
        it: 'Wasser & Willens\u00adkraft',
      },
      alt: {
        de: 'Stromlinien um Steine in einem Fluss',
        en: 'Streamlines around stones in a river',
        fr: 'Lignes de courant autour des pierres d’une rivière',
        it: 'Linee di corrente attorno ai sassi di un fiume',
      },
    },
    'survival-mindset': {
      title: {
        de: 'Survival Mindset',
        en: 'Survival Mindset',
        fr: 'Survival Mindset',
        it: 'Survival Mindset',
      },
      alt: {
        de: 'Ein Sturmwirbel aus feinen Linien, in der ruhigen Mitte eine gelbe Raute',
        en: 'A whirling storm of fine lines, a yellow rhombus in its calm centre',
        fr: 'Un tourbillon de lignes fines et, au centre, dans le calme, un losange jaune',
        it: 'Un vortice di linee sottili, nel centro calmo un rombo giallo',
      },
    },
  },
  goals: {
    title: {
      de: 'Welcher Anlass für welches Ziel?',
      en: 'Which event for which goal?',
      fr: 'Quelle sortie pour quel objectif ?',
      it: 'Quale uscita per quale obiettivo?',
    },
    goal: { de: 'Ihr Ziel', en: 'Your goal', fr: 'Votre objectif', it: 'Il Suo obiettivo' },
    event: { de: 'Anlass', en: 'Team event', fr: 'Sortie', it: 'Uscita' },
    people: { de: '{n} Personen', en: '{n} people', fr: '{n} personnes', it: '{n} persone' },
    quote: { de: 'Offerte', en: 'Quote', fr: 'Offre', it: 'Offerta' },
    note: {
      de: 'Endpreise für die ganze Gruppe. Ab 13 Personen gilt ein Preis pro Person; darum kann eine Gruppe von 13 günstiger sein als eine von 12. «Offerte»: Für Gruppen über dem Maximum des Anlasses rechnen wir einzeln.',
      en: 'Final prices for the whole group. For 13 people or more we charge per person, so 13 can cost less than 12. “Quote”: for groups above an event’s maximum we work out a price for you.',
      fr: 'Prix finaux pour tout le groupe. Dès 13 personnes, le prix se compte par personne ; un groupe de 13 peut donc payer moins qu’un groupe de 12. « Offre » : au-delà du maximum d’une sortie, nous calculons un prix pour vous.',
      it: 'Prezzi finali per tutto il gruppo. Da 13 persone in su il prezzo è a persona; un gruppo di 13 può quindi pagare meno di uno di 12. «Offerta»: oltre il massimo di un’uscita calcoliamo un prezzo su misura.',
    },
  },
  steps: {
    rule: { de: 'So geht es', en: 'How it works', fr: 'Comment cela se passe', it: 'Come funziona' },
    title: {
      de: 'In drei Schritten zu Ihrem Tag',
      en: 'Three steps to your day',
      fr: 'Trois étapes jusqu’à votre journée',
      it: 'La Sua giornata in tre passi',
    },
    items: [
      {
        title: { de: 'Anfragen', en: 'Request', fr: 'Demander', it: 'Richiedere' },
        text: {
          de: 'Sie wählen Anlass, Wunschdatum und Anzahl Personen und sehen den Preis sofort. {rule:noObligation}',
          en: 'Choose an event, a date and the number of people, and see the price straight away. {rule:noObligation}',
          fr: 'Vous choisissez la sortie, la date et le nombre de personnes ; le prix s’affiche aussitôt. {rule:noObligation}',
          it: 'Sceglie l’uscita, la data e il numero di persone e vede subito il prezzo. {rule:noObligation}',
        },
      },
      {
        title: { de: 'Bestätigen', en: 'Confirm', fr: 'Confirmer', it: 'Confermare' },
        text: {
          de: '{rule:answer} Passt alles, bestätigen wir Datum, Ort und Preis per E-Mail.',
          en: '{rule:answer} If everything works out, we confirm date, place and price by e-mail.',
          fr: '{rule:answer} Si tout convient, nous confirmons la date, le lieu et le prix par e-mail.',
          it: '{rule:answer} Se tutto è a posto, confermiamo data, luogo e prezzo per e-mail.',
        },
      },
      {
        title: { de: 'Hingehen', en: 'Go', fr: 'Venir', it: 'Partire' },
        text: {
          de: 'Packliste und Treffpunkt haben Sie per E-Mail. Bei Unwetterwarnung: neues Datum oder Geld zurück.',
          en: 'You have the packing list and the meeting point by e-mail. Severe weather warning: new date or your money back.',
          fr: 'Vous avez reçu la liste du matériel et le lieu de rendez-vous par e-mail. En cas d’alerte météo : nouvelle date ou remboursement.',
          it: 'Ha già ricevuto per e-mail la lista del materiale e il ritrovo. In caso di allerta meteo: nuova data o rimborso.',
        },
      },
    ],
  },
  dates: {
    rule: { de: 'Einzelplätze', en: 'Single places', fr: 'Places individuelles', it: 'Posti singoli' },
    title: {
      de: 'Zuerst selber ausprobieren',
      en: 'Try an event yourself first',
      fr: 'Essayer d’abord soi-même',
      it: 'Provare prima da sé',
    },
    text: {
      de: 'An diesen Terminen buchen Sie einzelne Plätze in einer gemischten Gruppe. Für Ihr ganzes Team fragen Sie auf der Seite des Anlasses einen eigenen Termin an.',
      en: 'On these dates you book single places in a mixed group. For your whole team, request a date of your own on the event’s page.',
      fr: 'À ces dates, vous réservez des places individuelles dans un groupe mixte. Pour toute votre équipe, proposez votre propre date sur la page de la sortie.',
      it: 'In queste date si prenotano posti singoli in un gruppo misto. Per tutto il team propone Lei una data sulla pagina dell’uscita.',
    },
    none: {
      de: 'Zurzeit ist kein öffentlicher Termin ausgeschrieben.',
      en: 'No public dates are scheduled at present.',
      fr: 'Pour l’instant, aucune date publique n’est prévue.',
      it: 'Al momento non ci sono date pubbliche.',
    },
    calendar: {
      de: 'Alle Termine ansehen',
      en: 'See all dates',
      fr: 'Voir toutes les dates',
      it: 'Vedere tutte le date',
    },
  },
})
