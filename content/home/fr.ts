import type { Words } from './de.ts'

const fr: Words = {
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
    title: 'Trois chemins, un but : rester capable d’agir quand la visibilité baisse.',
    planned: 'prévu',
    walked: 'parcouru',
    items: {
      projectManagement: {
        title: 'Gestion de projet',
        text: 'Des projets numériques, du mandat à la remise. Avec un plan qui tient encore quand le terrain change.',
        link: 'Voir la gestion de projet',
        alt: 'Carte du lac de Zoug : le chemin prévu est droit, le chemin parcouru est sinueux',
      },
      survivalTraining: {
        title: 'Stages de survie',
        text: 'Trois niveaux, du premier feu à votre propre itinéraire. De 1 à 2½ jours, dès CHF 200.00 par personne.',
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
    lead: 'Diriger un projet, c’est travailler avec des hypothèses : délais, budgets, responsabilités. C’est la carte. Elle est utile jusqu’à l’arrivée du brouillard.',
    text: 'Dehors, nous exerçons ce qui ne figure sur aucune carte : choisir le prochain pas, répartir ses forces, garder un groupe ensemble. Nous connaissons les deux : l’ordre du projet et le calme du terrain.',
    quote: '« Qui sait où il se trouve n’a pas besoin de hausser le ton. »',
    mapAlt:
      'Carte schématique du lac de Zoug avec la boucle Cham, Zugerberg, Wildspitz, Rigi Kulm, Immensee, Cham',
    caption: 'Cette page est une boucle autour du lac de Zoug : six étapes, puis retour à Cham.',
    schematic: 'Schématique. Ne pas utiliser pour la navigation.',
  },
  band: {
    kicker: 'Le premier pas',
    title: 'Aufbruch',
    text: '1 jour, CHF 200.00 par personne',
    action: 'Voir les dates',
  },
  events: {
    waypointLabel: 'Stages',
    place: 'Rigi Kulm',
    altitude: '1797 m',
    title: 'Durée et prix en un coup d’œil',
    columns: { mark: 'Sentier', name: 'Offre', duration: 'Durée', price: 'Prix' },
    rows: {
      aufbruch: { name: 'Aufbruch', duration: '1 jour', price: 'CHF 200.00', unit: 'par personne' },
      durchhaltevermoegen: {
        name: 'Durchhalte\u00advermögen',
        duration: '2 jours avec bivouac',
        price: 'CHF 250.00',
        unit: 'par personne',
      },
      'klarer-kompass': {
        name: 'Klarer Kompass',
        duration: '2½ jours',
        price: 'CHF 300.00',
        unit: 'par personne',
      },
      'feuer-und-fokus': {
        name: 'Feuer & Fokus',
        duration: '1 jour',
        price: 'CHF 2 600.00',
        unit: 'forfait jusqu’à 12 personnes',
      },
    },
    link: 'Voir l’agenda',
  },
  news: {
    waypointLabel: 'Notes',
    place: 'Rive d’Immensee',
    altitude: '413 m',
    title: 'Extraits du carnet',
    items: [
      {
        title: 'Pourquoi nous tenons nos séances de suivi debout',
        text: 'Debout, on va plus vite à l’essentiel. Quand il fait froid, encore un peu plus vite.',
      },
      {
        title: 'Du feu sans briquet : quatre erreurs que presque tout le monde fait',
        text: 'Trop tôt, trop grand, trop humide, trop impatient. Les projets ratent leur départ pour les quatre mêmes raisons.',
      },
      {
        title: 'Des bons cadeaux à imprimer',
        text: 'Ils arrivent en PDF par e-mail après le paiement et sont valables dix ans.',
      },
    ],
  },
  contact: {
    waypointLabel: 'Contact',
    place: 'Cham',
    altitude: '418 m',
    title: 'Où voulez-⁠vous aller ?',
    lead: 'Écrivez-nous deux phrases : où vous en êtes et où vous voulez aller. Nous répondons aux demandes de projet dans les 24 heures.',
    actions: { mail: 'Écrire un e-mail', call: 'Appeler', book: 'Réserver dans la boutique' },
  },
}

export default fr
