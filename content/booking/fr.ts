import type { Words } from './de.ts'

const fr: Words = {
  meta: {
    title: 'Réserver une place – Gratweg',
    description:
      'Réserver une place de stage ou une sortie d’équipe : indiquer le stage, choisir une date, recevoir la confirmation par e-mail.',
  },
  title: 'Réserver une place',
  lead: 'Indiquez-nous le stage ou la sortie, la date et le nombre de personnes. La réservation vaut dès que nous l’avons confirmée par e-mail.',
  drawingAlt: 'Panorama depuis Cham vers le sud, par-dessus le lac de Zoug, jusqu’au Rigi et aux Alpes',
  facts: [
    {
      label: 'Aufbruch',
      value: '1 jour, CHF 200.00 par personne',
    },
    {
      label: 'Durchhaltevermögen',
      value: '2 jours avec bivouac, CHF 250.00 par personne',
    },
    {
      label: 'Klarer Kompass',
      value: '2½ jours, CHF 300.00 par personne',
    },
    {
      label: 'Sorties d’équipe',
      value: 'forfait jusqu’à 12 personnes, dès CHF 1 400.00',
    },
  ],
  sections: [
    {
      title: 'Comment réserver',
      paragraphs: [
        'Choisissez une date dans l’agenda ou proposez-en une pour votre groupe.',
        'Indiquez-nous le stage, la date et le nombre de personnes. Nous vérifions les places et confirmons par e-mail.',
        'En cas d’alerte à la tempête ou à l’orage, nous reportons. Vous gardez votre place.',
      ],
    },
  ],
  actions: [
    {
      label: 'Demander une place',
      to: '/kontakt',
    },
    {
      label: 'Voir l’agenda',
      to: '/event-kalender',
    },
    {
      label: 'Offrir un bon cadeau',
      to: '/shop',
    },
  ],
}

export default fr
