import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'L’équipe – Gratweg',
    description:
      'Deux personnes : la direction, avec un MSc en gestion de projet et un certificat d’instruction en survie, et l’administration.',
  },
  title: 'Deux personnes, un\u00a0bureau, beaucoup de forêt.',
  lead: 'Nous sommes une petite entreprise. Quand vous appelez, vous parlez à la personne qui viendra aussi avec vous.',
  bearing: 'Visée préférée',
  fromCham: '{degrees}° depuis Cham',
  askFor: 'À contacter pour',
  schematic: 'Schématique. Ne sert pas à s’orienter.',
  members: {
    founder: {
      role: 'Fondation et direction',
      training: 'MSc en gestion de projet, certificat d’instruction en survie',
      text: 'Conduit les projets et les stages, et connaît donc les deux sortes de brouillard. Rédige les offres, et se trouve sur place le lundi où tout commence.',
      askFor: 'demandes de projet, contenu des stages et des sorties, sécurité dehors',
      summit: 'Presque plein sud. Avec cette ligne en tête, on rentre de n’importe quelle rive.',
      mapAlt: 'Extrait de carte avec le Rigi Kulm et la visée depuis Cham',
    },
    coFounder: {
      role: 'Cofondation et administration',
      training: 'Dates, réservations, factures, matériel',
      text: 'Rassemble ce qui, sinon, partirait de tous les côtés, et veille à ce que le matériel soit compté à l’aller comme au retour.',
      askFor: 'dates et places libres, factures, bons, commandes',
      summit: 'La montagne d’à côté. Assez proche pour être de retour au téléphone l’après-midi.',
      mapAlt: 'Extrait de carte avec le Zugerberg et la visée depuis Cham',
    },
  },
  work: {
    label: 'À deux',
    title: 'Ce que cela change pour vous',
    paragraphs: [
      'La même personne conduit les projets et les stages. Ce qui ne tient pas dehors, nous ne l’utilisons pas non plus au bureau.',
      'Entre la vente et la réalisation, il n’y a pas de passage de témoin, car il n’y a pas de service de vente. Ce qui est promis au premier entretien, la même personne devra le tenir.',
      'Cela veut dire aussi que notre agenda est parfois plein. Nous le disons alors dès le premier entretien et indiquons la prochaine période libre.',
    ],
    link: 'Ce à quoi nous tenons',
  },
  reach: {
    label: 'Prochaine étape',
    title: 'Comment nous joindre',
    text: 'Au téléphone, vous avez la personne qui n’est pas en forêt. Si nous y sommes les deux, le téléphone n’a pas de réseau non plus. Écrivez-nous alors un e-mail.',
    action: 'Nous contacter',
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
  },
}

export default fr
