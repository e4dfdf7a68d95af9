import { LABELS } from '#content/labels.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  title: { de: 'Preise', en: 'Prices', fr: 'Prix', it: 'Prezzi' },
  lead: {
    de: 'Was Kurse und Team-Events kosten, heute und ab einem späteren Tag. Was gebucht oder offeriert ist, behält seinen Preis.',
    en: 'What courses and team events cost, today and from a later day. Whatever is booked or offered keeps its price.',
    fr: 'Ce que coûtent les stages et les événements d’équipe, aujourd’hui et à partir d’une date ultérieure. Ce qui est réservé ou offert garde son prix.',
    it: 'Quanto costano i corsi e i team event, oggi e da un giorno futuro. Ciò che è prenotato o offerto mantiene il suo prezzo.',
  },
  columns: {
    service: { de: 'Angebot', en: 'Service', fr: 'Prestation', it: 'Offerta' },
    now: { de: 'Preis heute', en: 'Price today', fr: 'Prix aujourd’hui', it: 'Prezzo oggi' },
    planned: { de: 'Geplant', en: 'Planned', fr: 'Prévu', it: 'Previsto' },
  },
  /** {price} */
  perPerson: {
    de: '{price} pro Person',
    en: '{price} per person',
    fr: '{price} par personne',
    it: '{price} a persona',
  },
  /** {price}, {n}: the group's size. */
  flat: {
    de: '{price} bis {n} Personen',
    en: '{price} up to {n} people',
    fr: '{price} jusqu’à {n} personnes',
    it: '{price} fino a {n} persone',
  },
  /** {price}, {from}, {to} */
  bracket: {
    de: '{price} pro Person, {from}–{to} Personen',
    en: '{price} per person, {from}–{to} people',
    fr: '{price} par personne, {from}–{to} personnes',
    it: '{price} a persona, {from}–{to} persone',
  },
  /** {day} */
  since: { de: 'seit {day}', en: 'since {day}', fr: 'depuis le {day}', it: 'dal {day}' },
  from: { de: 'ab {day}', en: 'from {day}', fr: 'dès le {day}', it: 'a partire dal {day}' },
  nothing: { de: 'nichts geplant', en: 'nothing planned', fr: 'rien de prévu', it: 'niente di previsto' },
  change: { de: 'Preis ändern', en: 'Change price', fr: 'Modifier le prix', it: 'Modificare il prezzo' },
  withdraw: { de: 'Zurücknehmen', en: 'Take back', fr: 'Annuler ce prix', it: 'Annullare questo prezzo' },
  withdrawn: {
    de: 'Geplanten Preis zurückgenommen',
    en: 'Planned price taken back',
    fr: 'Prix prévu annulé',
    it: 'Prezzo previsto annullato',
  },
  invoicing: {
    title: {
      de: 'Rechnung von Gruppen',
      en: 'Invoices of groups',
      fr: 'Factures des groupes',
      it: 'Fatture dei gruppi',
    },
    after: { de: 'nach dem Anlass', en: 'after the event', fr: 'après l’événement', it: 'dopo l’evento' },
    /** {percent}, {n}: days. */
    deposit: {
      one: {
        de: 'Anzahlung {percent} % innert {n} Tag nach der Annahme, Rest nach dem Anlass',
        en: 'deposit of {percent}% within {n} day of acceptance, the rest after the event',
        fr: 'acompte de {percent}\u202f% à {n} jour dès l’acceptation, solde après l’événement',
        it: 'acconto del {percent} % entro {n} giorno dall’accettazione, saldo dopo l’evento',
      },
      other: {
        de: 'Anzahlung {percent} % innert {n} Tagen nach der Annahme, Rest nach dem Anlass',
        en: 'deposit of {percent}% within {n} days of acceptance, the rest after the event',
        fr: 'acompte de {percent}\u202f% à {n} jours dès l’acceptation, solde après l’événement',
        it: 'acconto del {percent} % entro {n} giorni dall’accettazione, saldo dopo l’evento',
      },
    },
    change: {
      de: 'Rechnung ändern',
      en: 'Change invoicing',
      fr: 'Modifier la facturation',
      it: 'Modificare la fatturazione',
    },
    wrong: {
      de: 'Bitte eine ganze Zahl eingeben: 1 bis 100 Prozent, 1 bis 60 Tage.',
      en: 'Please enter a whole number: 1 to 100 percent, 1 to 60 days.',
      fr: 'Veuillez saisir un nombre entier\u202f: 1 à 100 pour cent, 1 à 60 jours.',
      it: 'Inserisca un numero intero: da 1 a 100 per cento, da 1 a 60 giorni.',
    },
    dialog: {
      /** {name} */
      title: {
        de: 'Rechnung von Gruppen: {name}',
        en: 'Invoices of groups: {name}',
        fr: 'Factures des groupes\u202f: {name}',
        it: 'Fatture dei gruppi: {name}',
      },
      text: {
        de: 'Gilt für Offerten, die ab jetzt gesendet werden. Was schon gesendet ist, bleibt, wie es dort steht; in jeder Offerte kann es anders sein.',
        en: 'Applies to quotes sent from now on. What has been sent stays as it says; each quote can be different.',
        fr: 'Vaut pour les offres envoyées dès maintenant. Ce qui est déjà envoyé reste tel quel\u202f; chaque offre peut en décider autrement.',
        it: 'Vale per le offerte inviate da adesso. Ciò che è già inviato resta com’è; ogni offerta può prevedere altro.',
      },
      how: {
        de: 'Wann wird verrechnet?',
        en: 'When do you invoice?',
        fr: 'Quand facturez-vous\u202f?',
        it: 'Quando fattura?',
      },
      after: {
        de: 'Alles nach dem Anlass',
        en: 'Everything after the event',
        fr: 'Tout après l’événement',
        it: 'Tutto dopo l’evento',
      },
      deposit: {
        de: 'Anzahlung bei der Annahme, Rest nach dem Anlass',
        en: 'Deposit on acceptance, the rest after the event',
        fr: 'Acompte à l’acceptation, solde après l’événement',
        it: 'Acconto all’accettazione, saldo dopo l’evento',
      },
      percent: {
        de: 'Anzahlung in Prozent',
        en: 'Deposit in percent',
        fr: 'Acompte en pour cent',
        it: 'Acconto in percentuale',
      },
      days: {
        de: 'Tage Zahlungsfrist',
        en: 'Days to pay',
        fr: 'Délai de paiement en jours',
        it: 'Giorni per pagare',
      },
      daysHint: {
        de: 'Ab der Annahme, spätestens bis zum Tag des Anlasses.',
        en: 'From acceptance, by the day of the event at the latest.',
        fr: 'Dès l’acceptation, au plus tard le jour de l’événement.',
        it: 'Dall’accettazione, al più tardi il giorno dell’evento.',
      },
      submit: LABELS.save,
      done: { de: 'Gespeichert', en: 'Saved', fr: 'Enregistré', it: 'Salvato' },
    },
  },
  dialog: {
    /** {name} */
    title: { de: 'Preis: {name}', en: 'Price: {name}', fr: 'Prix\u202f: {name}', it: 'Prezzo: {name}' },
    text: {
      de: 'Der neue Preis steht ab diesem Tag überall auf der Website. Termine mit eigenem Preis und die Gutscheine im Shop ändern sich nicht. Es zählt der Tag der Buchung, nicht der des Kurses.',
      en: 'From that day on, the new price appears everywhere on the website. Dates with a price of their own and the vouchers in the shop don’t change. What counts is the day of booking, not the day of the course.',
      fr: 'Le nouveau prix figure partout sur le site à partir de ce jour. Les dates qui ont leur propre prix et les bons de la boutique ne changent pas. C’est le jour de la réservation qui compte, pas celui du stage.',
      it: 'Da quel giorno il nuovo prezzo appare ovunque sul sito. Le date con un prezzo proprio e i buoni dello shop non cambiano. Conta il giorno della prenotazione, non quello del corso.',
    },
    perPerson: {
      de: 'Pro Person, in CHF',
      en: 'Per person, in CHF',
      fr: 'Par personne, en CHF',
      it: 'A persona, in CHF',
    },
    flat: {
      de: 'Pauschal bis {n} Personen, in CHF',
      en: 'Flat rate up to {n} people, in CHF',
      fr: 'Forfait jusqu’à {n} personnes, en CHF',
      it: 'Forfait fino a {n} persone, in CHF',
    },
    bracket: {
      de: 'Pro Person, {from}–{to} Personen, in CHF',
      en: 'Per person, {from}–{to} people, in CHF',
      fr: 'Par personne, {from}–{to} personnes, en CHF',
      it: 'A persona, {from}–{to} persone, in CHF',
    },
    fromDay: { de: 'Gilt ab', en: 'Valid from', fr: 'Valable dès le', it: 'Valido dal' },
    fromDayHint: {
      de: 'Heute: sofort. An einem späteren Tag: ab Mitternacht. Ein Preis, der für denselben Tag geplant ist, wird ersetzt.',
      en: 'Today: at once. On a later day: from midnight. A price planned for the same day is replaced.',
      fr: 'Aujourd’hui\u202f: tout de suite. Un jour ultérieur\u202f: dès minuit. Un prix déjà prévu pour le même jour est remplacé.',
      it: 'Oggi: subito. In un giorno futuro: da mezzanotte. Un prezzo già previsto per lo stesso giorno viene sostituito.',
    },
    submit: { de: 'Preis speichern', en: 'Save price', fr: 'Enregistrer le prix', it: 'Salvare il prezzo' },
    done: { de: 'Preis gespeichert', en: 'Price saved', fr: 'Prix enregistré', it: 'Prezzo salvato' },
    wrong: {
      de: 'Bitte einen Betrag wie 250 oder 1400.50 eingeben, mindestens 1 Franken.',
      en: 'Please enter an amount such as 250 or 1400.50, at least 1 franc.',
      fr: 'Veuillez saisir un montant comme 250 ou 1400.50, d’au moins 1 franc.',
      it: 'Inserisca un importo come 250 o 1400.50, almeno 1 franco.',
    },
    earlier: { de: 'Frühere Preise', en: 'Earlier prices', fr: 'Prix précédents', it: 'Prezzi precedenti' },
    /** Before the first change. */
    beginning: { de: 'von Anfang an', en: 'from the beginning', fr: 'depuis le début', it: 'dall’inizio' },
  },
  /** Names of audit rows, by the filter of Sicherheit that shows them. */
  audit: {
    content: {
      price_planned: {
        de: 'Preis eines Angebots gesetzt',
        en: 'Price of a service set',
        fr: 'Prix d’une prestation fixé',
        it: 'Prezzo di un’offerta fissato',
      },
      group_invoicing_set: {
        de: 'Anzahlung von Gruppen bei einem Angebot gesetzt',
        en: 'Deposit of a service’s groups set',
        fr: 'Acompte des groupes d’une prestation fixé',
        it: 'Acconto dei gruppi di un’offerta fissato',
      },
      price_withdrawn: {
        de: 'Geplanten Preis zurückgenommen',
        en: 'Planned price taken back',
        fr: 'Prix prévu annulé',
        it: 'Prezzo previsto annullato',
      },
    },
  },
})
