import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Projets, stages de survie, sorties d’équipe – Gratweg',
    description:
      'Projets et programmes numériques, stages de survie en trois niveaux et sorties d’équipe en pleine nature. À Cham, au bord du lac de Zoug.',
  },
  hero: {
    titleLines: ['Le plan est la carte.', 'Diriger, c’est le terrain.'],
    lead: 'Nous dirigeons des projets et des programmes numériques. Et nous enseignons dehors ce qui compte au bureau : décider, tenir, garder le cap.',
    panoramaAlt:
      'Panorama depuis Cham vers le sud : le Zugerberg, le Wildspitz, le Rigi et les Alpes derrière le lac de Zoug',
    signpostLabel: 'Poteau indicateur vers nos offres',
    place: 'Cham',
    altitude: '418 m',
  },
  services: {
    waypointLabel: 'Offres',
    place: 'Zugerberg',
    altitude: '1039 m',
    title: 'Trois chemins, un but : garder la main quand la visibilité baisse.',
    planned: 'prévu',
    walked: 'parcouru',
    items: {
      projectManagement: {
        title: 'Gestion de projet',
        text: 'Des projets numériques, du mandat à la passation. Avec un plan qui tient même quand le terrain change.',
        link: 'Voir la gestion de projet',
        alt: 'Carte du lac de Zoug : le chemin prévu est droit, le chemin parcouru est sinueux',
      },
      survivalTraining: {
        title: 'Stages de survie',
        text: 'Trois niveaux, du premier feu à votre propre itinéraire. De 1 à 2½ jours, dès {price:survival-from} par personne.',
        link: 'Voir les trois niveaux',
        alt: 'Bivouac près du feu, sous les étoiles qui tournent',
      },
      teamEvents: {
        title: 'Sorties d’équipe',
        text: 'Six sorties en forêt et au bord de l’eau. Une équipe, une tâche, pas de réseau.',
        link: 'Voir les six sorties',
        alt: 'Lignes de courant autour des pierres d’une rivière',
      },
    },
  },
  about: {
    waypointLabel: 'Qui nous sommes',
    place: 'Wildspitz',
    altitude: '1580 m',
    title: 'La carte et le terrain',
    lead: 'Diriger un projet, c’est travailler avec des hypothèses : délais, budgets, responsabilités. Voilà la carte. Elle sert jusqu’au premier brouillard.',
    text: 'Dehors, nous travaillons ce qui ne figure sur aucune carte : choisir le pas suivant, ménager ses forces, garder un groupe soudé. Nous connaissons l’un et l’autre : la rigueur du projet et le calme du terrain.',
    quote: '« Quand on sait où l’on est, pas besoin de hausser le ton. »',
    mapAlt:
      'Carte schématique du lac de Zoug avec la boucle Cham, Zugerberg, Wildspitz, Rigi Kulm, Immensee, Cham',
    caption: 'Cette page est une boucle autour du lac de Zoug : six étapes, puis retour à Cham.',
    schematic: 'Schématique. Ne sert pas à s’orienter.',
  },
  band: {
    kicker: 'Prochain stage',
    placesLeft: { one: 'encore {n} place', other: 'encore {n} places' },
    firstStep: {
      kicker: 'Le premier pas',
      duration: 'Durée',
      length: '1 jour',
      unit: 'par personne',
      action: 'Voir le stage',
    },
  },
  events: {
    waypointLabel: 'Dates',
    place: 'Rigi Kulm',
    altitude: '1797 m',
    title: 'Prochaines dates',
    columns: {
      date: 'Date',
      mark: 'Balise',
      name: 'Sortie',
      place: 'Lieu et heure',
      price: 'Prix',
      left: 'Places',
    },
    empty: 'Aucune sortie publique n’est prévue pour le moment. Revenez bientôt.',
    failed: 'L’agenda n’a pas pu être chargé. Veuillez réessayer plus tard.',
    ask: 'Proposer une date',
    link: 'Tout l’agenda',
  },
  news: {
    waypointLabel: 'Actualités',
    place: 'Rive d’Immensee',
    altitude: '413 m',
    title: 'Extraits du carnet',
    link: 'Toutes les notes',
  },
  contact: {
    waypointLabel: 'Contact',
    place: 'Cham',
    altitude: '418 m',
    title: 'Où voulez-⁠vous aller ?',
    lead: 'Écrivez-nous deux phrases : où vous en êtes et où vous voulez aller.',
    actions: { mail: 'Écrire un e-mail', book: 'Réserver dans la boutique' },
  },
}

export default fr
