import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'La carte s’arrête ici – Gratweg',
    description:
      'Erreur 404 : cette page n’existe pas ou n’existe plus. Trois chemins ramènent en terrain connu : l’accueil, l’agenda et le contact.',
  },
  kicker: 'Erreur 404. Coordonnées inconnues.',
  titleLines: ['La carte', 's’arrête ici.'],
  lead: 'La page que vous cherchez se trouve hors de cette feuille. Quand on s’égare, on revient au dernier point connu.',
  meant: 'Vous cherchiez peut-être',
  signs: {
    label: 'Chemins du retour',
    home: 'Cham, accueil',
    homeNote: '418 m',
    calendar: 'Agenda',
    calendarNote: 'toutes les dates',
    contact: 'Contact',
    contactNote: 'une question',
  },
  drawingAlt: 'Le bord d’une feuille de carte : l’itinéraire rouge sort du papier et se perd.',
}

export default fr
