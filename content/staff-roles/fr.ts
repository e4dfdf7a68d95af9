import type { Messages } from './de.ts'

const fr: Messages = {
  roles: {
    owner: { name: 'Direction', may: 'tout' },
    office: {
      name: 'Bureau',
      may: 'sorties, réservations, demandes, commandes et contenus, sans les prix, les données de l’entreprise, les remboursements et les comptes',
    },
    guide: { name: 'Guide', may: 'les sorties et leurs participants, sans les montants' },
  },
  role: 'Rôle {role}',
  absent: {
    title: 'Cela ne fait pas partie de votre rôle.',
    text: 'Rôle {role} : {may}. S’il vous faut davantage, adressez-vous à la direction.',
    back: 'Aux sorties',
  },
  roster: {
    title: 'Qui vient',
    none: 'Personne n’a encore réservé.',
    phone: 'Téléphone',
    note: 'Remarque',
    staffNote: 'Note interne',
  },
}

export default fr
