import type { BookingMailTexts } from './booking-mail.texts.ts'

export default {
  greeting: 'Bonjour,',
  news: {
    confirmed: {
      subject: 'Réservé\u202f: {title}, {day}',
      title: 'Votre place est réservée.',
      text: 'Nous nous réjouissons de vous accueillir. La liste du matériel et le lieu de rendez-vous figurent ci-dessous et sur la page de votre réservation.',
    },
    waitlisted: {
      subject: 'Liste d’attente\u202f: {title}, {day}',
      title: 'Vous êtes en liste d’attente.',
      text: 'Dès qu’une place qui vous convient se libère, nous vous écrivons. Vous ne payez qu’à ce moment-là.',
    },
    offered: {
      subject: 'Une place est libre\u202f: {title}, {day}',
      title: 'Une place s’est libérée.',
      text: 'Elle est gardée pour vous. Acceptez-la sur la page de votre réservation\u202f; passé le délai, nous la proposons à la personne suivante.',
    },
    offer_lapsed: {
      subject: 'Place réattribuée\u202f: {title}, {day}',
      title: 'La place a été réattribuée.',
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
      text: 'Votre place est de nouveau libre. Ce qui vous revient vous est remboursé dans les 14 jours.',
    },
    left_list: {
      subject: 'Liste d’attente quittée : {title}, {day}',
      title: 'Vous n’êtes plus en liste d’attente.',
      text: 'Vous ne devez rien. Si vous souhaitez venir quand même, réservez à nouveau : si la date est toujours complète, vous pourrez vous y réinscrire en liste d’attente.',
    },
    event_cancelled: {
      subject: 'Sortie annulée\u202f: {title}, {day}',
      title: 'La sortie n’aura pas lieu.',
      text: 'Nous avons dû l’annuler. Vous ne payez rien\u202f; ce que vous avez versé vous est intégralement remboursé dans les 14 jours.',
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
      text: 'Pour autant de places sur facture, nous vérifions avant de confirmer, dans les 24 heures. D’ici là, elles ne sont pas réservées. Payée en ligne, une place est acquise tout de suite.',
    },
  },
  facts: {
    number: 'Réservation',
    event: 'Sortie',
    when: 'Quand',
    place: 'Lieu',
    meetingPoint: 'Rendez-vous',
    people: 'Personnes',
    total: 'Prix',
    voucher: 'Payé avec un bon',
    paid: 'Payé',
    due: 'Reste à payer',
    fee: 'Frais selon les conditions',
    refund: 'Remboursement',
    refunded: 'Remboursé',
    offeredUntil: 'Gardée jusqu’au',
  },
  open: 'Voir et modifier la réservation',
  invoice: 'La facture vous parvient séparément, payable à 30 jours.',
  minimum:
    'Inscriptions encore nécessaires\u202f: {missing}. Le {day}, nous saurons si la sortie a lieu et vous écrirons.',
  ics: 'Ci-joint, la date à ajouter à votre agenda.',
  reply: 'Des questions\u202f? Répondez simplement à ce message.',
  test: 'Test\u202f: aucun argent n’a circulé.',
} satisfies BookingMailTexts
