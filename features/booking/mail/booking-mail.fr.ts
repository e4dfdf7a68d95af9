import type { BookingMailTexts } from './booking-mail.shape.ts'

export default {
  greeting: 'Bonjour {name},',
  plainGreeting: 'Bonjour,',
  news: {
    confirmed: {
      subject: 'Réservé\u202f: {title}, {day}',
      title: { one: 'Votre place est réservée.', other: 'Vos {n} places sont réservées.' },
      text: 'Nous nous réjouissons de vous accueillir. La liste du matériel et le lieu de rendez-vous figurent ci-dessous et sur la page de votre réservation.',
    },
    waitlisted: {
      subject: 'Liste d’attente\u202f: {title}, {day}',
      title: 'Vous êtes en liste d’attente.',
      text: {
        one: 'Dès qu’une place se libère, nous vous écrivons. Vous ne payez qu’à ce moment-là.',
        other: 'Dès que {n} places se libèrent, nous vous écrivons. Vous ne payez qu’à ce moment-là.',
      },
    },
    offered: {
      subject: {
        one: 'Une place est libre\u202f: {title}, {day}',
        other: '{n} places sont libres\u202f: {title}, {day}',
      },
      title: { one: 'Une place s’est libérée.', other: '{n} places se sont libérées.' },
      text: {
        one: 'Elle est gardée pour vous. Acceptez-la sur la page de votre réservation\u202f; passé le délai, nous la proposons à la personne suivante.',
        other:
          'Elles sont gardées pour votre groupe. Acceptez-les sur la page de votre réservation\u202f; passé le délai, nous les proposons aux personnes suivantes.',
      },
    },
    offer_lapsed: {
      subject: {
        one: 'Place réattribuée\u202f: {title}, {day}',
        other: 'Places réattribuées\u202f: {title}, {day}',
      },
      title: { one: 'La place a été réattribuée.', other: 'Les {n} places ont été réattribuées.' },
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
      text: {
        one: 'Votre place est de nouveau libre.',
        other: 'Vos {n} places sont de nouveau libres.',
      },
    },
    left_list: {
      subject: 'Liste d’attente quittée : {title}, {day}',
      title: 'Vous n’êtes plus en liste d’attente.',
      text: 'Vous ne devez rien. Si vous souhaitez venir quand même, réservez à nouveau : si la date est toujours complète, vous pourrez vous y réinscrire en liste d’attente.',
    },
    event_cancelled: {
      subject: 'Sortie annulée\u202f: {title}, {day}',
      title: 'La sortie n’aura pas lieu.',
      text: 'Nous avons dû l’annuler. Vous ne devez rien.',
    },
    event_changed: {
      subject: 'Changement\u202f: {title}, {day}',
      title: 'L’heure ou le lieu a changé.',
      text: 'Veuillez lire les indications ci-dessous. Si cela ne vous convient plus, annulez sans frais.',
    },
    goes_ahead: {
      subject: 'Confirmé\u202f: {title}, {day}',
      title: 'La sortie a lieu.',
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
      text: {
        one: 'Pour cette place sur facture, nous vérifions avant de confirmer, dans les 24 heures. D’ici là, elle n’est pas réservée. Payée en ligne, elle est à vous tout de suite.',
        other:
          'Pour vos {n} places sur facture, nous vérifions avant de confirmer, dans les 24 heures. D’ici là, elles ne sont pas réservées. Payées en ligne, elles sont à vous tout de suite.',
      },
    },
  },
  facts: {
    number: 'Réservation',
    event: 'Sortie',
    when: 'Quand',
    place: 'Lieu',
    meetingPoint: 'Rendez-vous',
    people: 'Personnes',
    names: 'Noms',
    total: 'Prix',
    voucher: 'Payé avec un bon',
    paid: 'Payé',
    due: 'Reste à payer',
    fee: 'Frais selon les conditions',
    refund: 'Remboursement',
    refunded: 'Remboursé',
    offeredUntil: 'Gardée jusqu’au',
  },
  bring: 'À apporter',
  open: 'Voir et modifier la réservation',
  invoice: 'La facture vous parvient séparément, payable à 30 jours.',
  minimum:
    'Inscriptions encore nécessaires\u202f: {missing}. Le {day}, nous saurons si la sortie a lieu et vous écrirons.',
  ics: 'Ci-joint, la date à ajouter à votre agenda.',
  reply: 'Des questions\u202f? Répondez simplement à ce message.',
  test: 'Test\u202f: aucun argent n’a circulé.',
} satisfies BookingMailTexts
