import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'L’équipe – Gratweg',
    description:
      'Deux personnes\u202f: la direction, avec un MSc en gestion de projet et un certificat d’instruction en survie, et l’administration.',
  },
  title: 'Deux personnes, à vos côtés du début à la fin',
  lead: 'La personne qui rédige votre offre dirige aussi votre projet ou votre sortie. L’autre s’occupe des dates, des réservations et du matériel.',
  bearing: 'Visée préférée',
  fromCham: '{summit}, {degrees}° depuis Cham',
  qualifications: 'Formation',
  languages: 'Langues',
  experience: 'Expérience',
  since: 'depuis {year}',
  profile: 'Parcours',
  askFor: 'À contacter pour',
  schematic: 'Cartes schématiques. Ne servent pas à s’orienter.',
  instructors: 'Encadre aussi',
  members: {
    founder: {
      role: 'Fondation et direction',
      training: 'MSc en gestion de projet et certificat d’instruction en survie',
      text: 'Dirige les projets, les stages et les sorties d’équipe, rédige les offres et se trouve sur place dès le premier jour.',
      askFor: 'demandes de projet, contenu des stages et des sorties, sécurité en extérieur',
      mapAlt: 'Carte du lac de Zoug avec la visée depuis Cham, plein sud vers le Rigi Kulm',
    },
    coFounder: {
      role: 'Cofondation et administration',
      training: 'Dates, réservations, factures, matériel',
      text: 'Veille à ce que les dates soient justes, que les factures arrivent et que le matériel soit compté au départ comme au retour.',
      askFor: 'dates et places libres, factures, bons cadeaux, commandes',
      mapAlt: 'Carte du lac de Zoug avec la visée depuis Cham, au sud-est vers le Zugerberg',
    },
  },
  work: {
    label: 'À deux',
    title: 'Ce que cela change pour vous',
    items: [
      {
        title: 'Pas de passage de témoin',
        text: 'Ce qui est promis au premier entretien, la même personne le tient. Il n’y a pas de service de vente entre les deux.',
      },
      {
        title: 'Un oui ou un non clair',
        text: 'Si notre agenda est plein, nous le disons tout de suite et indiquons la prochaine période libre.',
      },
      {
        title: 'Les mêmes règles dedans et dehors',
        text: 'Notre manière de diriger et de décider tient en sept courts chapitres, sur la page Philosophie.',
      },
    ],
    link: 'Ce à quoi nous tenons',
  },
  reach: {
    label: 'Prochaine étape',
    title: 'Comment nous joindre',
    text: 'Par téléphone pendant les heures d’ouverture. Si nous encadrons un stage, écrivez-nous. {rule:answer}',
    action: 'Nous contacter',
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
  },
}

export default fr
