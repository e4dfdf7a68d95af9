import type { BookingMailTexts } from './booking-mail.shape.ts'

export default {
  greeting: 'Bonjour {name},',
  plainGreeting: 'Bonjour,',
  news: {
    confirmed: {
      subject: 'Réservation confirmée\u202f: {title}, {day}',
      title: { one: 'Votre place est confirmée.', other: 'Vos {n} places sont confirmées.' },
      text: 'Nous nous réjouissons de vous accueillir. L’heure et le lieu de rendez-vous figurent ci-dessous et sur la page de votre réservation.',
    },
    waitlisted: {
      subject: 'Liste d’attente\u202f: {title}, {day}',
      title: 'Vous êtes en liste d’attente.',
      text: {
        one: 'Dès qu’une place se libère et que c’est votre tour, nous vous écrivons. Vous ne payez qu’à ce moment-là.',
        other:
          'Dès que {n} places se libèrent et que c’est votre tour, nous vous écrivons. Vous ne payez qu’à ce moment-là.',
      },
    },
    offered: {
      subject: {
        one: 'Une place est libre\u202f: {title}, {day}',
        other: '{n} places sont libres\u202f: {title}, {day}',
      },
      title: { one: 'Une place s’est libérée.', other: '{n} places se sont libérées.' },
      text: {
        one: 'Elle vous est réservée jusqu’au moment indiqué ci-dessous. Acceptez-la sur la page de votre réservation ; passé ce délai, nous la proposons à la demande suivante.',
        other:
          'Elles sont réservées à votre groupe jusqu’au moment indiqué ci-dessous. Acceptez-les sur la page de votre réservation ; passé ce délai, nous les proposons à la demande suivante.',
      },
    },
    reserved: {
      subject: 'Réservation provisoire\u202f: {title}, {day}',
      title: { one: 'Une place vous est réservée.', other: '{n} places vous sont réservées.' },
      text: {
        one: 'Elle vous est réservée jusqu’au moment indiqué ci-dessous. Payez d’ici là sur la page de votre réservation\u202f; passé ce délai, elle sera de nouveau libre.',
        other:
          'Elles vous sont réservées jusqu’au moment indiqué ci-dessous. Payez d’ici là sur la page de votre réservation\u202f; passé ce délai, elles seront de nouveau libres.',
      },
    },
    unpaid: {
      subject: 'Pas encore payé\u202f: {title}, {day}',
      title: 'Vous avez une réservation en attente.',
      text: {
        one: 'Votre place vous est réservée jusqu’au moment indiqué ci-dessous, mais elle n’est pas encore payée. Payez-la ou libérez-la sur la page de votre réservation. Si vous ne faites rien, elle se libère d’elle-même, sans frais.',
        other:
          'Vos {n} places vous sont réservées jusqu’au moment indiqué ci-dessous, mais elles ne sont pas encore payées. Payez-les ou libérez-les sur la page de votre réservation. Si vous ne faites rien, elles se libèrent d’elles-mêmes, sans frais.',
      },
    },
    offer_lapsed: {
      subject: 'Proposition échue : {title}, {day}',
      title: 'Le délai de la proposition est passé.',
      text: 'Vous ne l’avez pas acceptée à temps ; rien ne vous est donc plus réservé. Vous n’avez rien à payer. Si vous souhaitez encore attendre, inscrivez-vous à nouveau.',
    },
    changed: {
      subject: 'Réservation modifiée\u202f: {title}, {day}',
      title: 'Votre réservation est modifiée.',
      text: 'Voici votre réservation, telle qu’elle est enregistrée.',
    },
    moved: {
      subject: 'Nouvelle date\u202f: {title}, {day}',
      title: 'Votre réservation a changé de date.',
      text: 'Voici la nouvelle date. L’ancienne n’est plus valable.',
    },
    cancelled: {
      subject: 'Réservation annulée\u202f: {title}, {day}',
      title: 'Votre réservation est annulée.',
      text: 'Nous regrettons que vous ne puissiez pas venir.',
    },
    left_list: {
      subject: 'Liste d’attente quittée : {title}, {day}',
      title: 'Vous n’êtes plus en liste d’attente.',
      text: 'Vous n’avez rien à payer. Si vous souhaitez venir quand même, réservez à nouveau : si la date est toujours complète, vous pourrez vous réinscrire sur la liste d’attente.',
    },
    event_cancelled: {
      subject: 'Date annulée\u202f: {title}, {day}',
      title: 'Cette date n’aura pas lieu.',
      text: 'Nous avons dû l’annuler. Vous n’avez rien à payer. Si vous souhaitez une nouvelle date, répondez à cet e-mail.',
    },
    event_changed: {
      subject: 'Changement\u202f: {title}, {day}',
      title: 'L’heure ou le lieu a changé.',
      text: 'Lisez les indications ci-dessous. Si cela ne vous convient plus, vous pouvez annuler sans frais.',
    },
    goes_ahead: {
      subject: 'Date confirmée\u202f: {title}, {day}',
      title: 'La date est confirmée.',
      text: 'C’est maintenant décidé. L’heure et le lieu de rendez-vous figurent ci-dessous.',
    },
    reminder: {
      subject: 'Bientôt\u202f: {title}, {day}',
      title: 'C’est dans quelques jours.',
      text: 'L’heure et le lieu de rendez-vous figurent ci-dessous.',
    },
    invoice_asked: {
      subject: 'Facture demandée\u202f: {title}, {day}',
      title: 'Nous vérifions votre réservation sur facture.',
      text: {
        one: 'Vous recevez une réponse dans les 24 heures. D’ici là, votre place n’est pas réservée. Si vous payez en ligne, elle est à vous tout de suite.',
        other:
          'Si une réservation sur facture compte beaucoup de places, nous la vérifions d’abord. Vous recevez une réponse dans les 24 heures. D’ici là, vos {n} places ne sont pas réservées. Si vous payez en ligne, elles sont à vous tout de suite.',
      },
    },
    postponed: {
      subject: 'Nouvelle date\u202f: {title}, {day}',
      title: 'La sortie est reportée.',
      text: {
        one: 'Nous avons dû la reporter. Votre place est réservée à la nouvelle date. Choisissez ce qui vous convient sur la page de votre réservation.',
        other:
          'Nous avons dû la reporter. Vos {n} places sont réservées à la nouvelle date. Choisissez ce qui vous convient sur la page de votre réservation.',
      },
    },
    called_off: {
      subject: 'N’a pas lieu, choisissez\u202f: {title}, {day}',
      title: 'La sortie n’a pas lieu.',
      text: 'Nous avons dû l’annuler. Choisissez sur la page de votre réservation ce que vous recevez en échange.',
    },
    choice_reminder: {
      subject: 'Merci de choisir\u202f: {title}, {day}',
      title: 'Nous attendons encore votre choix.',
      text: 'Le délai expire bientôt. Choisissez ce qui vous convient sur la page de votre réservation.',
    },
    choice_kept: {
      subject: 'Nouvelle date confirmée\u202f: {title}, {day}',
      title: {
        one: 'Votre place à la nouvelle date est réservée.',
        other: 'Vos {n} places à la nouvelle date sont réservées.',
      },
      text: 'L’ancienne date n’est plus valable. L’heure et le lieu de rendez-vous figurent ci-dessous.',
    },
    choice_voucher: {
      subject: 'Un bon au lieu de la sortie\u202f: {title}, {day}',
      title: 'Votre réservation est levée.',
      text: 'Vous avez choisi le bon. Vous ne perdez rien de ce que vous avez payé.',
    },
    choice_refund: {
      subject: 'Réservation levée\u202f: {title}, {day}',
      title: 'Votre réservation est levée sans frais.',
      text: 'Cela ne vous coûte rien. Vous récupérez ce que vous avez payé.',
    },
    replaced: {
      subject: 'Vos frais d’annulation vous reviennent\u202f: {title}, {day}',
      title: 'La liste d’attente a pris le relais.',
      text: 'Quelqu’un de la liste d’attente a pris le relais. Les frais d’annulation correspondants tombent\u202f; nous rendons ce que nous avions gardé.',
    },
  },
  placesHeld: {
    one: 'Vous recevez une réponse dans les 24 heures. Votre place vous est réservée jusqu’au moment indiqué ci-dessous, mais pas au-delà. Si vous payez en ligne, elle est à vous tout de suite.',
    other:
      'Si une réservation sur facture compte beaucoup de places, nous la vérifions d’abord. Vous recevez une réponse dans les 24 heures. Vos {n} places vous sont réservées jusqu’au moment indiqué ci-dessous, mais pas au-delà. Si vous payez en ligne, elles sont à vous tout de suite.',
  },
  facts: {
    number: 'Réservation',
    event: 'Quoi',
    when: 'Quand',
    place: 'Lieu',
    meetingPoint: 'Rendez-vous',
    people: 'Personnes',
    names: 'Noms',
    total: 'Prix',
    voucher: 'Payé avec un bon',
    paid: 'Payé',
    due: 'Reste à payer',
    fee: 'Frais d’annulation',
    refund: 'Remboursement',
    refunded: 'Remboursé',
    offeredUntil: 'Réservé jusqu’au',
  },
  bring: 'Liste du matériel',
  bringBelow: 'La liste du matériel figure aussi ci-dessous.',
  open: 'Voir et modifier la réservation',
  payOrRelease: 'Payer ou libérer',
  door: 'Vous payez le montant dû au point de rendez-vous, en espèces ou avec TWINT.',
  transfer:
    'Veuillez virer le montant dû avant l’événement sur le compte {account}, avec la mention «\u202fRéservation {number}\u202f».',
  transferLater:
    'Veuillez virer le montant dû avant l’événement. Nous vous enverrons séparément les coordonnées du compte.',
  invoice: 'La facture vous parvient séparément, payable dans les 30 jours.',
  ifReplaced:
    'Si quelqu’un de la liste d’attente prend le relais, nous vous écrivons et rendons les frais d’annulation correspondants.',
  minimum: {
    one: 'Il manque encore {n} inscription pour que la date ait lieu. Nous décidons le {day} et vous écrivons.',
    other:
      'Il manque encore {n} inscriptions pour que la date ait lieu. Nous décidons le {day} et vous écrivons.',
  },
  ics: 'Ci-joint, la date à ajouter à votre agenda.',
  reply: 'Des questions\u202f? Répondez simplement à cet e-mail.',
  test: 'Test\u202f: aucun argent n’a circulé.',
  terms: 'Conditions générales du {day}',
} satisfies BookingMailTexts
